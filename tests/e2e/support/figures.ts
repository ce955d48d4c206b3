import { expect, type Page } from '@playwright/test'
import type { Outputs } from '../../../src/contract/outputs.ts'
import type { Call } from './calls.ts'

/** What the API answered to a calculation. */
export async function outputsOf(call: Call | undefined): Promise<Outputs> {
  const response = await call?.request.response()
  return (await response?.json()) as Outputs
}

/** The four figures on the results screen are those of the answer. */
export async function expectFigures(page: Page, { plans, bestPlan }: Outputs, hasSurcharges: boolean) {
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
  await expect(page.getByRole('definition')).toHaveText(amounts.map(dollars))
}

/** US dollars as the visitor reads them. */
export function dollars(amount: number) {
  const sign = Math.round(amount) < 0 ? '−' : ''
  return `${sign}$${Math.abs(Math.round(amount)).toLocaleString('en-US')}`
}
