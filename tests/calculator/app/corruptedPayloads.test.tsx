import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { Fragment } from 'react'
import { fc } from '../../kit/fc.ts'
import { isFullRun } from '../../kit/fullRun.ts'
import { expect, it, vi } from 'vitest'
import { setResponse } from '../../server.ts'
import { anyInstance, instanceWith } from '../instances.ts'
import { choose, press, visit, withService } from '../visit.tsx'

withService()

const outputs = {
  plans: {
    saver: {
      displayName: 'Saver',
      outOfPocketExpenses: 36,
      hsaFunds: 2,
      payrollDeduction: 3,
      surchargeTotal: 4,
      totalCost: 5,
      worstCase: 8,
      dominatedBy: 'saver',
      lineItems: [
        { service: 'visit', deductible: [11], copay: [12], coinsurance: [13], amountOverMaximum: [14] },
      ],
    },
  },
  bestPlan: 'saver',
  potentialSavings: 6,
  savingsDidOverride: true,
  contributionLimit: { accountType: 'HSA', limit: 7, catchUp: { age: 55, amount: 15 } },
  assumptions: {
    locationFactor: 1.16,
    persons: [{ role: 'child', number: 1 }],
    services: [{ id: 'visit', name: 'Visit', uses: 9, allowedAmount: 18, usesByPerson: [9] }],
    claimOrder: ['The most expensive comes first.'],
  },
}

const unexpectedValues = fc.oneof(
  fc.constantFrom(
    null,
    '',
    0,
    -1,
    1e308,
    -0.5,
    true,
    [],
    {},
    '__proto__',
    'custom',
    '<b>&amp;',
    'x'.repeat(5000),
  ),
  fc.jsonValue({ maxDepth: 2 }),
)

type Json = Record<string, unknown>

/** The document with an unexpected value at one path, or without the value at that path. */
function corrupted(document: object): fc.Arbitrary<unknown> {
  const paths = pathsIn(document)
  return fc
    .tuple(fc.constantFrom(...paths), fc.option(unexpectedValues, { nil: undefined }))
    .map(([path, value]) => {
      const copy = structuredClone(document) as Json
      const parent = path.slice(0, -1).reduce<Json>((part, key) => part[key] as Json, copy)
      if (value === undefined) delete parent[path.at(-1)!]
      else parent[path.at(-1)!] = value
      return copy
    })
}

function pathsIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => [
    [key],
    ...pathsIn(part).map((rest) => [key, ...rest]),
  ])
}

/** Goes as far as the calculator allows, and checks every screen on the way. */
async function walk() {
  const { container } = visit('/', undefined, Fragment)
  for (let step = 0; step < 6; step++) {
    await waitFor(() => expect(container.querySelector('h1')).not.toBeNull())
    await waitFor(() => expect(container.querySelector('.searching')).toBeNull())
    choose(0)
    const radio = container.querySelector('input[type="radio"]')
    if (radio) fireEvent.click(radio)
    else if (screen.queryByText('Customize')) {
      await press('Customize')
      await press('Use Custom Scenario')
      await press('Use it with no care')
    }
    for (const summary of container.querySelectorAll('.disclosure > summary')) fireEvent.click(summary)
    expect(container.textContent).not.toMatch(/NaN|undefined|\[object/)
    const go = screen.queryByText("Let's go") ?? screen.queryByText('Next')
    if (!go) break
    expect(go).toBeEnabled()
    fireEvent.click(go)
  }
  expect(container.querySelector('h1')!.textContent).toMatch(/^(Your results|Not Available)$/)
  expect(container.querySelector('.best-plan, [role="alert"]')).not.toBeNull()
  for (const [message] of vi.mocked(console.error).mock.calls)
    expect(message).toMatch(/^mediplan\/(instance|calculate): The (instance|result) does not fit its schema/)
  vi.mocked(console.error).mockClear()
  cleanup()
}

const plain = fc.constant(instanceWith({ features: {}, surcharges: [] }))

it.each<[string, fc.Arbitrary<unknown>, fc.Arbitrary<unknown>]>([
  ['any instance that fits its schema', anyInstance, fc.constant(outputs)],
  ['a corrupted instance', corrupted(instanceWith()), fc.constant(outputs)],
  ['a corrupted result', plain, corrupted(outputs)],
])('reaches a result, or a failure with a next step, with %s', async (_, instances, results) => {
  vi.mocked(console.error).mockImplementation(() => undefined)
  await fc.assert(
    fc.asyncProperty(instances, results, async (instance, result) => {
      setResponse('instance', instance)
      setResponse('calculate', result)
      await walk()
    }),
    // Few runs, because each one walks through the whole application.
    { numRuns: isFullRun ? 300 : 3, endOnFailure: true },
  )
})
