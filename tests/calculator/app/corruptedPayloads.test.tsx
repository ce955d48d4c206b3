import { cleanup, screen, waitFor } from '@testing-library/react'
import { fc } from '../../kit/fc.ts'
import { isFullRun } from '../../kit/fullRun.ts'
import { expect, it, vi } from 'vitest'
import { setResponse } from '../../server.ts'
import { anyInstance, instanceWith } from '../instances.ts'
import { visit, withService } from '../visit.tsx'

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

/** Goes as far as the calculator allows, and checks every screen on the way. Returns the title of the last one. */
async function walk() {
  const { user, container } = visit()
  for (let step = 0; step < 6; step++) {
    await waitFor(() => expect(container.querySelector('h1')).not.toBeNull())
    await waitFor(() =>
      expect(screen.queryByText('Finding your best plan…', { ignore: '.visually-hidden' })).toBeNull(),
    )
    expect(container.textContent).not.toMatch(/NaN|undefined|\[object/)
    for (const select of screen.queryAllByRole('combobox'))
      await user.selectOptions(
        select,
        [...select.querySelectorAll('option')].find((option) => !option.disabled)!,
      )
    const radio = screen.queryAllByRole('radio')[0]
    if (radio) await user.click(radio)
    const customize = screen.queryByRole('button', { name: 'Customize' })
    if (customize && !radio) {
      await user.click(customize)
      // The second press confirms that all uses are 0.
      await user.click(screen.getByRole('button', { name: 'Use Custom Scenario' }))
      await user.click(screen.getByRole('button', { name: 'Use Custom Scenario' }))
    }
    for (const summary of container.querySelectorAll('.disclosure > summary')) await user.click(summary)
    expect(container.textContent).not.toMatch(/NaN|undefined|\[object/)
    const go =
      screen.queryByRole('button', { name: "Let's go" }) ?? screen.queryByRole('button', { name: 'Next' })
    if (!go) break
    expect(go).toBeEnabled()
    await user.click(go)
  }
  const end = screen.getByRole('heading', { level: 1 }).textContent
  expect(end).toMatch(/^(Your results|Not Available)$/)
  expect(container.querySelector('.best-plan, [role="alert"]')).not.toBeNull()
  return end
}

function expectOnlySchemaErrors() {
  for (const [message] of vi.mocked(console.error).mock.calls)
    expect(message).toMatch(/^mediplan\/(instance|calculate): The (instance|result) does not fit its schema/)
  vi.mocked(console.error).mockClear()
}

/** Few runs, because each one walks through the whole application. */
const numRuns = isFullRun ? 300 : 12

async function expectToReachEnd(payloads: fc.Arbitrary<[instance: unknown, result: unknown]>) {
  vi.mocked(console.error).mockImplementation(() => undefined)
  await fc.assert(
    fc.asyncProperty(payloads, async ([instance, result]) => {
      setResponse('instance', instance)
      setResponse('calculate', result)
      await walk()
      expectOnlySchemaErrors()
      cleanup()
    }),
    { numRuns, endOnFailure: true },
  )
}

it('reaches a result for every instance that fits its schema', async () => {
  await expectToReachEnd(fc.tuple(anyInstance, fc.constant(outputs)))
})

it('reaches a result or "Not Available" with a corrupted instance', async () => {
  await expectToReachEnd(fc.tuple(corrupted(instanceWith()), fc.constant(outputs)))
})

it('shows figures, or a failure with a next step, with a corrupted result', async () => {
  await expectToReachEnd(
    fc.tuple(fc.constant(instanceWith({ features: {}, surcharges: [] })), corrupted(outputs)),
  )
})
