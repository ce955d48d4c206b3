import type { Plan } from '../contract/plans.ts'
import { roundHalfAway, type Cents } from './money.ts'
import { HouseholdYear, payClaims, type Expenses, type OnPaid } from './payClaims.ts'
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
  /** The total of a year that reaches the out-of-pocket maximum. */
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
  orders: readonly ArrayLike<number>[],
  onPaid?: OnPaid,
): PlanCost {
  const { plan, maximumExcludesCopays } = priced.plan
  const { limits, payroll, surchargeTotal, account, maxExpenses } = terms
  let expenses = 0
  let net = 0
  let worstNet = 0
  let reachedMaximum = false
  let lowest = Infinity
  let highest = -Infinity
  const year = new HouseholdYear(priced, limits)
  for (const order of orders) {
    payClaims(year, order, onPaid)
    const { expenses: paid, hasReachedMaximum } = year
    const worst = atMaximum(paid, maxExpenses, maximumExcludesCopays)
    expenses += paid.total
    const paidNet = paid.total - countedMoney(account, paid)
    net += paidNet
    lowest = Math.min(lowest, paidNet)
    highest = Math.max(highest, paidNet)
    worstNet += worst.total - countedMoney(account, worst)
    reachedMaximum ||= hasReachedMaximum
  }
  // Both the expenses and the net amount are rounded means, so that a plan that never costs more is never a cent more
  // expensive.
  const outOfPocket = roundHalfAway(expenses / orders.length)
  const netExpenses = roundHalfAway(net / orders.length)
  const charges = payroll + surchargeTotal
  return {
    plan,
    outOfPocket,
    accountMoney: outOfPocket - netExpenses,
    payroll,
    surchargeTotal,
    total: netExpenses + charges,
    worstCase: roundHalfAway(worstNet / orders.length) + charges,
    reachedMaximum,
    dependsOnOrder: lowest < highest,
  }
}

/** The year's expenses if it reached the maximum: the maximum, plus what does not count toward it. */
function atMaximum(paid: Expenses, maxExpenses: Cents, excludesCopays: boolean): Expenses {
  const { copays, notCovered } = paid
  return { total: maxExpenses + notCovered + (excludesCopays ? copays : 0), copays, notCovered }
}
