import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import { formatMoney } from '../../../src/calculator/rules/formatMoney.ts'
import type { Outputs, PlanCosts } from '../../../src/contract/outputs.ts'
import type { ClientPart } from './clientParts.ts'

/** Expects the results to show all figures of the service, and surcharges only if the client has some. */
export function expectResults(on: ReadonlySet<ClientPart>, outputs: Outputs) {
  const best = outputs.plans[outputs.bestPlan]!
  const isOverride = on.has('savings') && outputs.savingsDidOverride
  expect(screen.getByRole('heading', { level: 2, name: best.displayName })).toBeVisible()
  expect(
    screen.getByText(isOverride ? /^This is based on your savings style/ : 'This is based on:'),
  ).toBeVisible()
  expectFigures(on, best)
  expectTable(on, outputs, isOverride ? 'Fits your savings style' : 'Best for you')
}

function expectFigures(on: ReadonlySet<ClientPart>, best: PlanCosts) {
  const hasCharges = on.has('surcharges')
  const payroll = best.payrollDeduction + (hasCharges ? best.surchargeTotal : 0)
  const titles = [
    'OUT-OF-POCKET EXPENSES',
    'HSA FUNDS FROM COMPANY',
    hasCharges ? 'PAYROLL DEDUCTION & CHARGES' : 'ANNUAL PAYROLL DEDUCTION',
    'ESTIMATED ANNUAL COSTS',
  ]
  // The sign in the sum precedes the title.
  expect(textsOf(screen.getAllByRole('term'))).toEqual(
    titles.map((title) => expect.stringMatching(`${title}$`)),
  )
  expect(textsOf(screen.getAllByRole('definition'))).toEqual(
    [best.outOfPocketExpenses, best.hsaFunds, payroll, best.totalCost].map(formatMoney),
  )
}

function expectTable(on: ReadonlySet<ClientPart>, { plans, bestPlan }: Outputs, badge: string) {
  const columns = Object.entries(amounts).filter(([title]) => title !== charges || on.has('surcharges'))
  const cheapestFirst = Object.entries(plans).toSorted(([, a], [, b]) => a.totalCost - b.totalCost)
  const table = document.querySelector('table.plans-table')!
  expect(textsOf(table.querySelectorAll(':scope > thead th'))).toEqual([
    'Plan',
    ...columns.map(([title]) => title),
  ])
  const rows = [...table.querySelectorAll(':scope > tbody > tr:first-child')]
  expect(rows.map((row) => textsOf(row.querySelectorAll('bdi')).at(0))).toEqual(
    cheapestFirst.map(([, { displayName }]) => displayName),
  )
  expect(rows.map((row) => textsOf(row.querySelectorAll('td')))).toEqual(
    cheapestFirst.map(([, plan]) => columns.map(([, amount]) => formatAmount(plan[amount]))),
  )
  const index = cheapestFirst.findIndex(([key]) => key === bestPlan)
  expect(rows[index]).toHaveTextContent(badge)
}

const charges = 'Surcharges and Credits'

/** The column titles of the table, in order. */
const amounts = {
  'Out-of-pocket Expenses': 'outOfPocketExpenses',
  'HSA Funds': 'hsaFunds',
  [charges]: 'surchargeTotal',
  'Annual Payroll Deduction': 'payrollDeduction',
  'Estimated Annual Cost': 'totalCost',
  'Worst Case': 'worstCase',
} as const satisfies Record<string, keyof PlanCosts>

/** A worst case without an amount has no limit. */
function formatAmount(amount: number | null | undefined) {
  return amount == null ? 'no limit' : formatMoney(amount)
}

function textsOf(elements: Iterable<Element>) {
  return Array.from(elements, ({ textContent }) => textContent)
}
