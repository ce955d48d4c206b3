import type { PlanCosts } from '../../../../contract/outputs.ts'
import { formatMoney } from '../../../rules/formatMoney.ts'

export interface Difference {
  direction: 'more' | 'less' | 'same'
  /** The formatted difference, without a sign. */
  amount: string
}

/** How much higher an amount is than another, in whole dollars, as both are shown. */
export function dollarsBetween(amount: number, other: number): number {
  return Math.round(amount) - Math.round(other)
}

/** The difference between two amounts as they are shown, in whole dollars. */
export function differenceBetween(amount: number, other: number): Difference {
  const dollars = dollarsBetween(amount, other)
  const direction = dollars === 0 ? 'same' : dollars > 0 ? 'more' : 'less'
  return { direction, amount: formatMoney(Math.abs(dollars)) }
}

/** What a plan costs, compared with another one. In a worst-case year, null if the API does not send both. */
export function compareCosts(plan: PlanCosts, other: PlanCosts) {
  return {
    cost: differenceBetween(plan.totalCost, other.totalCost),
    worst:
      plan.worstCase != null && other.worstCase != null
        ? differenceBetween(plan.worstCase, other.worstCase)
        : null,
  }
}

/** What a plan takes from the paychecks, and what it leaves to pay for care, compared with another one. */
export function compareParts(plan: PlanCosts, other: PlanCosts) {
  const compare = (sum: (costs: PlanCosts) => number) => differenceBetween(sum(plan), sum(other))
  return {
    paychecks: compare(
      ({ payrollDeduction, surchargeTotal }) => Math.round(payrollDeduction) + Math.round(surchargeTotal),
    ),
    /** After the company's money. */
    care: compare(
      ({ outOfPocketExpenses, hsaFunds }) => Math.round(outOfPocketExpenses) - Math.round(hsaFunds),
    ),
    hasCompanyMoney: [plan, other].some(({ hsaFunds }) => Math.round(hsaFunds) !== 0),
  }
}
