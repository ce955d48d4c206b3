import userEvent from '@testing-library/user-event'
import { render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { formatMoney } from '../../../../src/calculator/rules/formatMoney.ts'
import {
  calculate,
  type Calculated,
  type CalculationName,
  type CalculationRequest,
} from '../../../../src/workbench/panels/calculation.ts'
import { ValuePanel } from '../../../../src/workbench/panels/value/ValuePanel.tsx'
import type { Model } from '../../../../src/workbench/state/model.ts'
import { useDispatch, WorkbenchProvider } from '../../../../src/workbench/state/WorkbenchProvider.tsx'
import { openClient } from '../../openClient.ts'
import type { PlansDocument } from '../../../../src/contract/plans.ts'
import { planValue } from '../../../../src/workbench/panels/value/planValue.ts'
import { changesOf, relativeChange, reviewClient } from '../../../../src/workbench/panels/value/review.ts'
import { sampleClient, sampleYear } from '../../state/session/sampleClients.ts'

/** Answers at once, in the same thread. */
class InlineWorker extends EventTarget {
  terminate() {}
  postMessage(request: CalculationRequest | null) {
    const data: Calculated<CalculationName> | null = request && calculate(request)
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })))
  }
}

beforeEach(() => {
  vi.stubGlobal('Worker', InlineWorker)
})

async function open(model: Model, more?: ReactNode) {
  render(
    <WorkbenchProvider initial={model}>
      <ValuePanel />
      {more}
    </WorkbenchProvider>,
  )
  await screen.findAllByRole('table')
}

const table = (name: RegExp) => screen.getByRole('table', { name })
const row = (inTable: RegExp, name: RegExp | string) =>
  within(table(inTable)).getByRole('row', { name: name instanceof RegExp ? name : new RegExp(`^${name}`) })

it('shows the figures of the review in tables', async () => {
  const model = openClient('pelican')
  await open(model)
  const response = calculate({
    ...model.lastValid!,
    name: 'review',
    year: null,
    previous: null,
    answers: null,
  }) as Calculated<'review'>
  if (response.status !== 'ready') throw new Error(response.error)
  const { value } = response.value
  const costs = within(table(/^Average cost of a year/))
    .getAllByRole('row')
    .slice(1)
  expect(
    costs.map((each) =>
      within(each)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual(value.plans.map(({ tiers }) => tiers.map(({ total }) => formatMoney(total))))
  for (const header of screen.getAllByRole('rowheader'))
    expect(header).toHaveAttribute('scope', expect.stringMatching(/^row/))
})

it('shows the share of care and the parts of the cost for the chosen coverage', async () => {
  await open(openClient('fernhill'))
  const before = row(/^What the average cost/, 'Core Plan').textContent
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Coverage' }), 'family')
  const shares = table(/^Share of care that each plan pays, family/)
  expect(shares).toHaveTextContent('The other columns are about these scenarios')
  expect(row(/^What the average cost consists of, family/, 'Core Plan').textContent).not.toBe(before)
})

it('shows the actuarial value beside each plan, and what company money adds', async () => {
  await open(openClient('fernhill'))
  const [core, consumer] = ['Core Plan', 'Consumer Plan'].map((name) => row(/^Share of care/, name))
  expect(within(core!).getAllByRole('cell')[0]).toHaveTextContent(/^about 90% \(Platinum\)$/)
  expect(within(consumer!).getAllByRole('cell')[0]).toHaveTextContent(
    /^about 83% \(between Gold and Platinum\)87% with company money$/,
  )
})

it('compares with the year before, if there is one, and with any other year', async () => {
  await open(openClient('marlow', '2028/plans.json'))
  expect(screen.getByRole('combobox', { name: 'Changes from' })).toHaveValue('2027')
  const payroll = within(table(/^Changes from 2027 to 2028/)).getAllByRole('row', { name: /payroll/ })[0]!
  expect(payroll).toHaveTextContent('+6%$336 → $356')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Changes from' }), 'no other year')
  expect(screen.queryByRole('table', { name: /^Changes/ })).toBeNull()
})

it('compares with a later year only if it is chosen', async () => {
  await open(openClient('marlow'))
  expect(screen.queryByRole('table', { name: /^Changes/ })).toBeNull()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Changes from' }), '2028')
  expect(table(/^Changes from 2028 to 2027/)).toHaveTextContent('−5.7%')
})

it('says that years with other numbers of months are not comparable', async () => {
  await open(openClient('quillon'))
  expect(table(/^Changes from 2026 to 2027/)).toHaveTextContent(
    '2026 covers 6 months and 2027 covers 12. Payroll is compared for 12 months, costs are not.',
  )
})

it('has no choice of a year for a client with one year', async () => {
  await open(openClient('fernhill'))
  expect(screen.queryByRole('combobox', { name: 'Changes from' })).toBeNull()
})

it('shows no figures of the client before while those of the next one are calculated', async () => {
  const [before, next] = [openClient('pelican'), openClient('fernhill')]
  function OpenNext() {
    const dispatch = useDispatch()
    const openNext = () => {
      dispatch({ type: 'clientChosen', client: 'fernhill' })
      dispatch({ type: 'clientLoaded', ...next.lastValid!, error: null })
    }
    return (
      <button type="button" onClick={openNext}>
        Open the next client
      </button>
    )
  }
  await open({ ...before, files: { ...before.files, ...next.files } }, <OpenNext />)
  vi.spyOn(InlineWorker.prototype, 'postMessage').mockImplementation(() => {})
  await userEvent.click(screen.getByRole('button', { name: 'Open the next client' }))
  expect(screen.getByText('Calculating…')).toBeVisible()
})

it('asks for fixes while there are no valid files', () => {
  render(
    <WorkbenchProvider initial={{ ...openClient('fernhill'), lastValid: null, clientError: 'No plans.' }}>
      <ValuePanel />
    </WorkbenchProvider>,
  )
  expect(screen.getByText('Fix the problems to see what the plans are worth.')).toBeVisible()
})

const marlow = sampleClient('marlow')
const [current, next] = [marlow.current, marlow.years.get(2028)!].map((year) => planValue(year, null))

it('compares payroll and the mean cost of all scenarios by tier', () => {
  for (const plan of next!.plans)
    for (const change of changesOf('payroll', plan, current!, next!))
      expect(relativeChange(change!)).toBeCloseTo(0.06, 3)
  const saver = next!.plans.find(({ name }) => name.startsWith('Saver'))!
  expect(changesOf('payroll', saver, current!, next!)[0]).toEqual({ before: 336, after: 356.16 })
  expect(changesOf('total', next!.plans[0]!, current!, next!)[0]).toEqual({
    before: current!.plans[0]!.tiers[0]!.total,
    after: next!.plans[0]!.tiers[0]!.total,
  })
})

it('has no change of a tier that only one year has', () => {
  const year = sampleYear('marlow', ({ instance }) => {
    instance.features.singleChild = true
  })
  const single = planValue(year, null)
  const changes = changesOf('total', single.plans[0]!, current!, single)
  expect(changes[single.tiers.indexOf('EK')]).toBeNull()
  expect(changes[single.tiers.indexOf('EC')]).not.toBeNull()
})

it('compares payroll for whole years if one covers fewer months', () => {
  const quillon = sampleClient('quillon')
  const [before, after] = [quillon.years.get(2026)!, quillon.current].map((year) => planValue(year, null))
  for (const plan of after!.plans)
    for (const change of changesOf('payroll', plan, before!, after!)) expect(relativeChange(change!)).toBe(0)
})

it('reports a payroll amount that changes much more than most', () => {
  const findingsAfter = (change: (plans: PlansDocument) => void) => {
    const year = sampleYear('marlow', ({ instance, plans }) => {
      instance.client.planYear = 2028
      change(plans)
    })
    const client = { ...marlow, years: new Map(marlow.years).set(2028, year) }
    return reviewClient(client, year, null, null).findings
  }
  const raised = findingsAfter(({ plans }) => {
    for (const { perPay } of plans[0]!.payroll) if (perPay) perPay.EF *= 2
  })
  const finding = `${current!.plans[0]!.name}, family: payroll changes by +100%, most others by about 0%.`
  expect(raised).toContain(finding)
  expect(findingsAfter(() => {})).toEqual([])
})

it.each([
  [100, 106, 0.06],
  [100, 90, -0.1],
  [0, 0, 0],
  [0, 50, null],
  [-100, -50, 0.5],
])('The relative change from %d to %d is %s', (before, after, expected) => {
  expect(relativeChange({ before, after })).toBe(expected)
})
