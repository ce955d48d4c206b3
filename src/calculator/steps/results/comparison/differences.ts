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

export interface CostComparison {
  plan: PlanCosts
  other: PlanCosts
  cost: Difference
  /** In a worst-case year; null if the API does not send both worst cases. */
  worst: Difference | null
}

/** What a plan costs, compared with another one. */
export function compareCosts(plan: PlanCosts, other: PlanCosts): CostComparison {
  const { worstCase } = plan
  const worst =
    worstCase != null && other.worstCase != null ? differenceBetween(worstCase, other.worstCase) : null
  return { plan, other, cost: differenceBetween(plan.totalCost, other.totalCost), worst }
}

export interface TradeOff {
  /** What the plan takes from the paychecks. */
  paychecks: Difference
  /** What is left to pay for care after the company's money. */
  care: Difference
  hasCompanyMoney: boolean
}

/** What a plan takes from the paychecks, and what it leaves to pay for care, compared with another one. */
export function compareParts(plan: PlanCosts, other: PlanCosts): TradeOff {
  const compare = (sum: (costs: PlanCosts) => number) => differenceBetween(sum(plan), sum(other))
  return {
    paychecks: compare(
      ({ payrollDeduction, surchargeTotal }) => Math.round(payrollDeduction) + Math.round(surchargeTotal),
    ),
    care: compare(
      ({ outOfPocketExpenses, hsaFunds }) => Math.round(outOfPocketExpenses) - Math.round(hsaFunds),
    ),
    hasCompanyMoney: [plan, other].some(({ hsaFunds }) => Math.round(hsaFunds) !== 0),
  }
}
