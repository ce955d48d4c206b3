import type { Plan } from '../contract/plans.ts'
import { sampleSizes, type ExpectedYear } from './expectedYear.ts'
import { roundHalfAway, type Cents } from './money.ts'
import { HouseholdYear, payClaims, type OnPaid } from './payClaims.ts'
import { noLimit } from './payment.ts'
import { countedMoney, type OfferedPlan } from './planTerms.ts'
import type { PricedClaims } from './priceClaims.ts'
import type { ResolvedInputs } from './resolveInputs.ts'
import { highestUses } from './simulateYears.ts'

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

/** What a year costs under one plan: the mean over the orders of its priced claims. */
export function planCost(
  resolved: ResolvedInputs,
  offered: OfferedPlan,
  priced: PricedClaims,
  expected: Pick<ExpectedYear, 'uses' | 'claims' | 'orders'>,
  onPaid?: OnPaid,
): PlanCost {
  const { limits, payroll, surchargeTotal, account } = offered.terms
  const { orders } = expected
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
    worstCase: worstCase(resolved, offered, expected),
    reachedMaximum,
    dependsOnOrder: lowest < highest,
  }
}

/**
 * The total of a year whose care reaches the out-of-pocket maximum. Uses that are not covered, and copays that the account
 * does not pay, are as many as in the simulated year with the most of them. Therefore, no estimate and no simulated year
 * costs more. Infinity if copays go on above the maximum.
 */
function worstCase(
  { model, allowed, offered }: ResolvedInputs,
  { modelPlan, terms }: OfferedPlan,
  { uses, claims }: Pick<ExpectedYear, 'uses' | 'claims'>,
): Cents {
  if (modelPlan.maximumExcludesCopays) return Infinity
  const { account, maxExpenses, payroll, surchargeTotal } = terms
  const { years } = sampleSizes(claims.length, offered.length)
  let notCovered = 0
  let copays = 0
  for (const each of uses) {
    const { coveredUses, copay, firstCopay, priceUntilDeductible } = modelPlan.rules[each.serviceIndex]!
    if (coveredUses === noLimit && !account.excludesCopays) continue
    const highest = highestUses(model, each, years)
    const covered = Math.min(highest, coveredUses)
    notCovered += (highest - covered) * allowed[each.serviceIndex]!
    copays += covered * Math.max(copay, firstCopay, priceUntilDeductible ?? 0)
  }
  const expenses = { total: maxExpenses + notCovered, copays: Math.min(copays, maxExpenses), notCovered }
  return expenses.total - countedMoney(account, expenses) + payroll + surchargeTotal
}
