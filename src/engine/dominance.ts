import type { Plan } from '../contract/plans.ts'
import type { Bounds, Limits } from './limits.ts'
import type { Cents } from './money.ts'
import type { PaymentRule } from './payment.ts'

/** How a plan pays each service, by the service's place. */
interface PlanPayments {
  plan: Plan
  rules: PaymentRule[]
}

/** What a plan asks for and gives whatever is used. */
export interface FixedTerms {
  limits: Limits
  payroll: Cents
  /** All that the company pays into the account. */
  companyMoney: Cents
  /** What a year without any care costs, and one that reaches the out-of-pocket maximum; surcharges apart. */
  least: Cents
  most: Cents
}

/**
 * For each plan the key of one that costs no more whatever is used in the year; null where the terms of none prove
 * it. Of several it is the first key; of two plans that dominate each other the first key does.
 * @param terms by the plan's place.
 */
export function dominatorsOf(plans: PlanPayments[], terms: FixedTerms[]): (string | null)[] {
  const ranked = plans
    .map((payments, place) => ({ payments, terms: terms[place]!, key: payments.plan.key }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
  const found = new Map(
    ranked.map((plan, rank) => [
      plan.payments,
      ranked.find(
        (other, otherRank) =>
          other !== plan && dominates(other, plan) && (otherRank < rank || !dominates(plan, other)),
      )?.key,
    ]),
  )
  return plans.map((plan) => found.get(plan) ?? null)
}

interface Contestant {
  payments: PlanPayments
  terms: FixedTerms
}

/** Its worst year is no dearer than the best of the other; or each of its terms is no worse. */
function dominates(plan: Contestant, other: Contestant) {
  return (
    plan.terms.most <= other.terms.least ||
    (isLessOrEqual(figuresOf(plan.terms), figuresOf(other.terms)) &&
      isPaidNoWorse(plan.payments, other.payments))
  )
}

/** A year without care, the payroll less all of the company's money, and the limits. */
function figuresOf({ least, payroll, companyMoney, limits }: FixedTerms) {
  const { deductible, drugDeductible, maximum }: Limits = limits
  const both = ({ person, together }: Bounds) => [person, together]
  return [least, payroll - companyMoney, ...both(deductible), drugDeductible, ...both(maximum)]
}

/**
 * Whether every service is paid no worse. A deductible must apply to the same services under both plans, or to
 * none: left out for one service only, it falls on another one, which may cost the member more.
 */
function isPaidNoWorse(plan: PlanPayments, other: PlanPayments) {
  const kinds = new Set(plan.rules.map(({ deductible }) => deductible))
  return plan.rules.every((rule, place) => {
    const otherRule = other.rules[place]!
    const isNowhere = rule.deductible === 'none' && !kinds.has(otherRule.deductible)
    return (
      (rule.deductible === otherRule.deductible || isNowhere) &&
      isLessOrEqual(partsOf(rule), partsOf(otherRule))
    )
  })
}

function partsOf({ copay, copayDays, coinsurance, coinsuranceMaximum }: PaymentRule) {
  return [copay, copayDays, coinsurance, coinsuranceMaximum]
}

function isLessOrEqual(figures: number[], others: number[]) {
  return figures.every((figure, index) => figure <= others[index]!)
}
