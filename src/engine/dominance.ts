import type { Plan } from '../contract/plans.ts'
import type { HouseholdLimit, HouseholdLimits } from './limits.ts'
import type { Cents } from './money.ts'
import type { PaymentRule } from './payment.ts'

/** How a plan pays each service, by service index. */
interface PlanPayments {
  plan: Plan
  rules: PaymentRule[]
}

/** The terms of a plan that do not depend on the services used. */
export interface FixedTerms {
  limits: HouseholdLimits
  payroll: Cents
  /** The company's whole payment into the account. */
  companyMoney: Cents
  /** The cost of a year without care, without surcharges. */
  minCost: Cents
  /** The cost of a year that reaches the out-of-pocket maximum, without surcharges. */
  maxCost: Cents
}

/** The terms of a plan for a tier and a salary band. */
export interface PlanTerms extends FixedTerms {
  /** The key of a plan that never costs more, whatever services are used. */
  dominatedBy: string | null
}

/**
 * For each plan, the key of a plan that never costs more, whatever services are used; null if the terms of no plan
 * prove that. If there are several, it is the first key. If two plans dominate each other, the first key dominates.
 * @param terms by plan index.
 */
export function findDominators(plans: PlanPayments[], terms: FixedTerms[]): (string | null)[] {
  const byKey = plans
    .map((payments, index) => ({ payments, terms: terms[index]!, key: payments.plan.key }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
  const dominators = new Map(
    byKey.map((plan, index) => [
      plan.payments,
      byKey.find(
        (other, otherIndex) =>
          other !== plan && dominates(other, plan) && (otherIndex < index || !dominates(plan, other)),
      )?.key,
    ]),
  )
  return plans.map((plan) => dominators.get(plan) ?? null)
}

interface ComparedPlan {
  payments: PlanPayments
  terms: FixedTerms
}

/** A plan dominates if its worst year costs no more than the other plan's best year, or if none of its terms is worse. */
function dominates(plan: ComparedPlan, other: ComparedPlan) {
  return (
    plan.terms.maxCost <= other.terms.minCost ||
    (isLessOrEqual(fixedAmounts(plan.terms), fixedAmounts(other.terms)) &&
      paysNoLess(plan.payments, other.payments))
  )
}

function fixedAmounts({ minCost, payroll, companyMoney, limits }: FixedTerms) {
  const { deductible, drugDeductible, maximum } = limits
  const both = ({ person, household }: HouseholdLimit) => [person, household]
  return [minCost, payroll - companyMoney, ...both(deductible), drugDeductible, ...both(maximum)]
}

/**
 * Whether a plan pays at least as much for every service. Its deductible must apply to the same services as the other
 * plan's, or to none: a deductible that skips one service falls on another one, which may cost the member more.
 */
function paysNoLess(plan: PlanPayments, other: PlanPayments) {
  const kinds = new Set(plan.rules.map(({ deductible }) => deductible))
  return plan.rules.every((rule, index) => {
    const otherRule = other.rules[index]!
    const hasNoSuchDeductible = rule.deductible === 'none' && !kinds.has(otherRule.deductible)
    return (
      (rule.deductible === otherRule.deductible || hasNoSuchDeductible) &&
      isLessOrEqual(ruleAmounts(rule), ruleAmounts(otherRule))
    )
  })
}

function ruleAmounts({ copay, copayDays, coinsurance, coinsuranceMaximum }: PaymentRule) {
  return [copay, copayDays, coinsurance, coinsuranceMaximum]
}

function isLessOrEqual(amounts: number[], others: number[]) {
  return amounts.every((amount, index) => amount <= others[index]!)
}
