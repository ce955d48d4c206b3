import type { Plan } from '../contract/plans.ts'
import type { ExpectedYear } from './expectedYear.ts'
import { highestExpenses } from './limits.ts'
import { roundHalfAway, type Cents } from './money.ts'
import { HouseholdYear, payClaims, type OnPaid } from './payClaims.ts'
import { noLimit, type PaymentRule } from './payment.ts'
import { countedMoney, type OfferedPlan } from './planTerms.ts'
import type { PricedClaims } from './priceClaims.ts'
import type { ResolvedInputs } from './resolveInputs.ts'

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
  expected: Pick<ExpectedYear, 'uses' | 'orders' | 'highestUses'>,
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
  for (const [index, order] of orders.entries()) {
    payClaims(year, order, index, onPaid)
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
 * does not pay, are as many as in the simulated year with the most of them, and all of its care can be at providers with a
 * maximum of their own. Therefore, no estimate and no simulated year costs more. Infinity if copays go on above the
 * maximum.
 */
function worstCase(
  { allowed, persons }: ResolvedInputs,
  { modelPlan, terms }: OfferedPlan,
  { uses, highestUses }: Pick<ExpectedYear, 'uses' | 'highestUses'>,
): Cents {
  if (modelPlan.maximumExcludesCopays) return Infinity
  const { account, limits, maxExpenses, payroll, surchargeTotal } = terms
  const { others } = modelPlan
  const care = others.map(() => 0)
  let notCovered = 0
  let copays = 0
  for (let index = 0; index < uses.length; index++) {
    const { serviceIndex } = uses[index]!
    const rule = modelPlan.rules[serviceIndex]!
    if (rule.coveredUses === noLimit && !account.excludesCopays && others.length === 0) continue
    const highest = highestUses()[index]!
    let fewestCovered = rule.coveredUses
    let mostCovered = rule.coveredUses
    let copay = copayOfUse(rule)
    for (let other = 0; other < others.length; other++) {
      const { shares, rules } = others[other]!
      const otherRule = rules[serviceIndex]!
      fewestCovered = Math.min(fewestCovered, otherRule.coveredUses)
      mostCovered = Math.max(mostCovered, otherRule.coveredUses)
      copay = Math.max(copay, copayOfUse(otherRule))
      if (shares[serviceIndex]! > 0) care[other]! += highest * allowed[serviceIndex]!
    }
    notCovered += Math.max(0, highest - fewestCovered) * allowed[serviceIndex]!
    copays += Math.min(highest, mostCovered) * copay
  }
  const counted = limits.others.reduce(
    (sum, { maximum }, other) => sum + Math.min(care[other]!, highestExpenses(maximum, persons.length)),
    maxExpenses,
  )
  const expenses = { total: counted + notCovered, copays: Math.min(copays, counted), notCovered }
  return expenses.total - countedMoney(account, expenses) + payroll + surchargeTotal
}

/** The highest copay of one use. */
function copayOfUse({ copay, firstCopay, priceUntilDeductible }: PaymentRule): Cents {
  return Math.max(copay, firstCopay, priceUntilDeductible ?? 0)
}
