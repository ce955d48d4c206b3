import type { PlanCosts } from '../../../../contract/outputs.ts'
import { roundToSum } from '../../../rules/roundToSum.ts'

const names = ['paychecks', 'charges', 'care', 'company'] as const

export interface CostPart {
  name: (typeof names)[number]
  /** Dollars; what reduces the cost is negative. */
  amount: number
}

/**
 * What a plan's total consists of; surcharges and company money only if there are any. Amounts of a paycheck are whole
 * dollars that sum to the rounded total; those of a year are the figures of the best plan and of the table.
 * @param divisor 1 for a year, or the number of paychecks.
 */
export function costParts(plan: PlanCosts, divisor: number): CostPart[] {
  const { payrollDeduction, surchargeTotal, outOfPocketExpenses, hsaFunds } = plan
  const yearly = [payrollDeduction, surchargeTotal, outOfPocketExpenses, -hsaFunds]
  const total = yearly.reduce((sum, amount) => sum + amount)
  const amounts = yearly.map((amount) => amount / divisor)
  const shown = divisor > 1 ? roundToSum(amounts, Math.round(total / divisor)) : amounts
  return names
    .map((name, index) => ({ name, amount: shown[index]! }))
    .filter((_, index) => yearly[index] !== 0 || index % 2 === 0)
}
