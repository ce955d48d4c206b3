import type { HouseholdLimit, HouseholdLimits } from './limits.ts'
import type { ModelPlan } from './Model.ts'
import { noLimit, type PaymentRule } from './payment.ts'
import type { OfferedPlan } from './planTerms.ts'

/**
 * For each plan, the key of a plan that never costs more, whatever services are used and in whatever order; null if the
 * terms of no plan prove that. If there are several, it is the first key. If two plans dominate each other, the first
 * key dominates.
 * @param persons how many persons are covered.
 */
export function findDominators(offered: OfferedPlan[], persons: number): (string | null)[] {
  const byKey = offered.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  const dominators = new Map(
    byKey.map((plan, index) => [
      plan,
      byKey.find(
        (other, otherIndex) =>
          dominates(other, plan, persons) && (otherIndex < index || !dominates(plan, other, persons)),
      ),
    ]),
  )
  return offered.map((plan) => {
    const dominator = dominators.get(plan)
    return dominator ? keyOf(dominator) : null
  })
}

function keyOf({ modelPlan }: OfferedPlan): string {
  return modelPlan.plan.key
}

/**
 * A plan dominates if its most expensive year costs no more than the other plan's cheapest year, or if none of its
 * terms is worse.
 */
function dominates(plan: OfferedPlan, other: OfferedPlan, persons: number) {
  return (
    highestCost(plan) <= lowestCost(other) ||
    (lowestCost(plan) <= lowestCost(other) &&
      costWithoutMoneyLeft(plan) <= costWithoutMoneyLeft(other) &&
      !plan.terms.account.excludesCopays &&
      hasNoHigherLimits(plan, other, persons) &&
      paysNoLess(plan.modelPlan, other.modelPlan))
  )
}

/** The cost of a year without care. */
function lowestCost({ terms: { payroll, surchargeTotal, account } }: OfferedPlan) {
  return payroll + surchargeTotal - (account.isCapped ? 0 : account.money)
}

/** The cost of the most expensive year; Infinity if some care does not count toward the maximum. */
function highestCost({ modelPlan, terms }: OfferedPlan) {
  const { payroll, surchargeTotal, account, maxExpenses } = terms
  if (
    modelPlan.maximumExcludesCopays ||
    modelPlan.others.length > 0 ||
    modelPlan.rules.some(hasUncoveredUses)
  )
    return Infinity
  const money = account.isCapped ? Math.min(account.money, maxExpenses) : account.money
  return payroll + surchargeTotal + maxExpenses - (account.excludesCopays ? 0 : money)
}

function hasUncoveredUses({ coveredUses }: PaymentRule) {
  return coveredUses < noLimit
}

/** What a year costs apart from expenses if they use up the company's money. */
function costWithoutMoneyLeft({ terms: { payroll, surchargeTotal, account } }: OfferedPlan) {
  return payroll + surchargeTotal - account.money
}

function hasNoHigherLimits(plan: OfferedPlan, other: OfferedPlan, persons: number) {
  return (
    Object.values(isNoHigher).every((isLimitNoHigher) =>
      isLimitNoHigher(plan.terms.limits, other.terms.limits, persons),
    ) &&
    (!plan.modelPlan.maximumExcludesCopays || other.modelPlan.maximumExcludesCopays)
  )
}

type Comparison = (limits: HouseholdLimits, others: HouseholdLimits, persons: number) => boolean

/** For each limit, whether a plan's is no higher than another plan's. */
const isNoHigher: Record<keyof HouseholdLimits, Comparison> = {
  deductible: (limits, others, persons) =>
    isNoHigherDeductible(limits.deductible, others.deductible, persons),
  drugDeductible: (limits, others, persons) =>
    isNoHigherDeductible(limits.drugDeductible, others.drugDeductible, persons),
  maximum: (limits, others) => isNoHigherMaximum(limits.maximum, others.maximum),
  drugMaximum: ({ drugMaximum: limit }, { drugMaximum: other }) =>
    limit && other ? isNoHigherMaximum(limit, other) : limit === other,
  others: ({ others: own }, { others }) => own.length === 0 && others.length === 0,
}

/**
 * Whether a deductible never makes a household's year more expensive than another one, in any order of claims. A lower
 * amount per person is not enough if the family's limit applies: another person, who may have less coinsurance after
 * it, then pays the difference.
 */
function isNoHigherDeductible(limit: HouseholdLimit, other: HouseholdLimit, persons: number) {
  const [person, otherPerson] = [effectivePersonLimit(limit), effectivePersonLimit(other)]
  return (
    Math.min(limit.person, limit.household) === 0 ||
    (person === otherPerson && limit.household <= other.household) ||
    (person === Infinity && limit.household <= Math.min(other.person, other.household)) ||
    (limit.person <= other.person && other.household >= persons * other.person)
  )
}

/** A person's limit that is not below the household's has no effect. */
function effectivePersonLimit({ person, household }: HouseholdLimit) {
  return person < household ? person : Infinity
}

function isNoHigherMaximum(limit: HouseholdLimit, other: HouseholdLimit) {
  return limit.person <= other.person && limit.household <= other.household
}

/**
 * Whether a plan pays at least as much for every service. Its deductible must apply to the same services as the other
 * plan's, or to none: if a deductible does not apply to one service, more of it is left for another one, which may cost the member more.
 */
function paysNoLess(plan: ModelPlan, other: ModelPlan) {
  const kinds = new Set(plan.rules.map(({ deductible }) => deductible))
  return plan.rules.every((rule, index) => {
    const otherRule = other.rules[index]!
    const hasNoSuchDeductible = rule.deductible === 'none' && !kinds.has(otherRule.deductible)
    return (
      (rule.deductible === otherRule.deductible || hasNoSuchDeductible) &&
      rule.priceUntilDeductible === null &&
      otherRule.priceUntilDeductible === null &&
      (rule.copayFirst === otherRule.copayFirst || rule.deductible === 'none' || rule.copay === 0) &&
      rule.firstUses === otherRule.firstUses &&
      rule.sharesFirstUses === otherRule.sharesFirstUses &&
      (otherRule.copayWaivedWith === null || rule.copayWaivedWith === otherRule.copayWaivedWith) &&
      rule.coveredUses >= otherRule.coveredUses &&
      ruleAmounts.every((name) => rule[name] <= otherRule[name])
    )
  })
}

/** The terms of a payment that make a year more expensive if they are higher. */
const ruleAmounts = [
  'copay',
  'copayDays',
  'coinsurance',
  'coinsuranceMinimum',
  'coinsuranceMaximum',
  'firstCopay',
] as const
