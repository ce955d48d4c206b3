import { expect, type Page } from '@playwright/test'
import type { Outputs } from '../../../src/contract/outputs.ts'

/** Expects the results screen to show the best plan and its four costs. */
export async function expectBestPlan(page: Page, { plans, bestPlan }: Outputs, hasSurcharges: boolean) {
  const best = plans[bestPlan]!
  await expect(page.getByRole('heading', { level: 2, name: best.displayName })).toBeVisible()
  const payroll = best.payrollDeduction + (hasSurcharges ? best.surchargeTotal : 0)
  await expect(page.getByRole('term')).toContainText([
    'OUT-OF-POCKET EXPENSES',
    'HSA FUNDS FROM COMPANY',
    hasSurcharges ? 'PAYROLL DEDUCTION & CHARGES' : 'ANNUAL PAYROLL DEDUCTION',
    'ESTIMATED ANNUAL COSTS',
  ])
  const amounts = [best.outOfPocketExpenses, best.hsaFunds, payroll, best.totalCost]
  await expect(page.getByRole('definition')).toHaveText(amounts.map(formatDollars))
}

/** Formats whole US dollars as the calculator does. */
export function formatDollars(amount: number) {
  const sign = Math.round(amount) < 0 ? '−' : ''
  return `${sign}$${Math.abs(Math.round(amount)).toLocaleString('en-US')}`
}
