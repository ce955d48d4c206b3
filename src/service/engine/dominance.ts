import type { Plan, PlansDocument } from '../../contract/plans.ts'
import type { Bounds, Limits } from './limits.ts'
import type { DeductibleKind, PaymentRule } from './payment.ts'

/** How a plan pays each service, by the service's place. */
interface PlanPayments {
  plan: Plan
  rules: PaymentRule[]
}

/** What a plan asks for and gives in a year whatever is used, in cents. */
export interface PlanTerms {
  key: string
  limits: Limits
  payroll: number
  /** All that the company pays into the account. */
  companyMoney: number
}

type Setting = PlansDocument['accountMoney']

/** Another plan under which every service is paid no worse: only such a one can cost less whatever is used. */
export interface Rival {
  /** The plan's place. */
  place: number
  /** Whether they pay every service alike. */
  isMutual: boolean
}

/** The rivals of a plan, in the order of their keys. */
export function rivalsOf(plan: PlanPayments, all: PlanPayments[]): Rival[] {
  return all
    .map((other, place) => ({ other, place }))
    .filter(({ other }) => other !== plan && isPaidNoWorse(other, plan))
    .toSorted((a, b) => (a.other.plan.key < b.other.plan.key ? -1 : 1))
    .map(({ other, place }) => ({ place, isMutual: isPaidNoWorse(plan, other) }))
}

/**
 * The key of a plan that costs no more than this one whatever is used in the year; null when the terms of none
 * prove it. Of several it is the first key; of two plans that are alike in all the first key dominates.
 * @param all the terms of every plan, by the plan's place.
 */
export function dominatorOf(
  terms: PlanTerms,
  rivals: Rival[],
  all: PlanTerms[],
  setting: Setting,
): string | null {
  const dominator = rivals.find(({ place, isMutual }) => {
    const rival = all[place]!
    const isAlike = isMutual && isNoDearer(terms, rival, setting)
    return isNoDearer(rival, terms, setting) && (!isAlike || rival.key < terms.key)
  })
  return dominator ? all[dominator.place]!.key : null
}

/** Whether limits and fixed costs are no higher. */
function isNoDearer(terms: PlanTerms, other: PlanTerms, setting: Setting) {
  return (
    isLessOrEqual(fixedCosts(terms, setting), fixedCosts(other, setting)) &&
    isLessOrEqual(figuresOf(terms.limits), figuresOf(other.limits))
  )
}

/** With money that is capped at the expenses, a year without care costs the payroll, and a dear one has all of the money. */
function fixedCosts({ payroll, companyMoney }: PlanTerms, setting: Setting) {
  return setting === 'capped' ? [payroll, payroll - companyMoney] : [payroll - companyMoney]
}

function figuresOf({ deductible, drugDeductible, maximum }: Limits) {
  const both = ({ person, together }: Bounds) => [person, together]
  return [...both(deductible), drugDeductible, ...both(maximum)]
}

/**
 * Whether every service is paid no worse. A deductible must apply to the same services under both plans, or to
 * none: left out for one service only, it falls on another one, which may cost the member more.
 */
function isPaidNoWorse(plan: PlanPayments, other: PlanPayments) {
  const kinds = new Set<DeductibleKind>(plan.rules.map(({ deductible }) => deductible))
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
