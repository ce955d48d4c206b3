import type { Plan } from '../contract/plans.ts'
import { roundHalfAway, type Cents } from './money.ts'
import { HouseholdYear, payClaims, type OnPaid } from './payClaims.ts'
import { countedMoney, type PlanTerms } from './planTerms.ts'
import type { PricedClaims } from './priceClaims.ts'

/** total = outOfPocket − accountMoney + payroll + surchargeTotal, to the cent. */
export interface PlanCost {
  plan: Plan
  outOfPocket: Cents
  /** The company's money that counts. */
  accountMoney: Cents
  payroll: Cents
  surchargeTotal: Cents
  total: Cents
  /** The total of a year that reaches the maximum. Infinity if there is no limit. */
  worstCase: Cents
  /** Whether a maximum reduced a claim in at least one order. */
  reachedMaximum: boolean
  /** Whether the orders have different totals. */
  dependsOnOrder: boolean
}

/** What a year costs under one plan: the mean over orders of its claims. */
export function planCost(
  priced: PricedClaims,
  terms: PlanTerms,
  worstCase: Cents,
  orders: readonly ArrayLike<number>[],
  onPaid?: OnPaid,
): PlanCost {
  const { limits, payroll, surchargeTotal, account } = terms
  let expenses = 0
  let net = 0
  let reachedMaximum = false
  let lowest = Infinity
  let highest = -Infinity
  const year = new HouseholdYear(priced, limits)
  for (const order of orders) {
    payClaims(year, order, onPaid)
    const { expenses: paid, hasReachedMaximum } = year
    expenses += paid.total
    const paidNet = paid.total - countedMoney(account, paid)
    net += paidNet
    lowest = Math.min(lowest, paidNet)
    highest = Math.max(highest, paidNet)
    reachedMaximum ||= hasReachedMaximum
  }
  // Both the expenses and the net amount are rounded means, so that a plan that never costs more is never a cent more
  // expensive.
  const outOfPocket = roundHalfAway(expenses / orders.length)
  const netExpenses = roundHalfAway(net / orders.length)
  const charges = payroll + surchargeTotal
  return {
    plan: priced.plan.plan,
    outOfPocket,
    accountMoney: outOfPocket - netExpenses,
    payroll,
    surchargeTotal,
    total: netExpenses + charges,
    worstCase,
    reachedMaximum,
    dependsOnOrder: lowest < highest,
  }
}
