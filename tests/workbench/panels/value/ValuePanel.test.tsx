import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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
import { WorkbenchProvider } from '../../../../src/workbench/state/WorkbenchProvider.tsx'
import { openClient } from '../../openClient.ts'

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

async function open(model: Model) {
  render(
    <WorkbenchProvider initial={model}>
      <ValuePanel />
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
  expect(table(/^Share of care that each plan pays, family/)).toHaveTextContent(
    'This is not an actuarial value',
  )
  expect(row(/^What the average cost consists of, family/, 'Core Plan').textContent).not.toBe(before)
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

it('asks for fixes while there are no valid files', () => {
  render(
    <WorkbenchProvider initial={{ ...openClient('fernhill'), lastValid: null, clientError: 'No plans.' }}>
      <ValuePanel />
    </WorkbenchProvider>,
  )
  expect(screen.getByText('Fix the problems to see what the plans are worth.')).toBeVisible()
})
