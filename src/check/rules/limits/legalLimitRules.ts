import type { Plan } from '../../../contract/plans.ts'
import type { UnlocatedDiagnostic } from '../../UnlocatedDiagnostic.ts'
import { checkEachPlan } from '../checkEachPlan.ts'
import type { PlansRule } from '../Rule.ts'
import { isTypical, typicalLimit } from '../typicalAmounts.ts'
import { formatDollars } from '../wording.ts'
import { hsaBeforeDeductible } from './hsaBeforeDeductible.ts'
import { applicableLimits, type ApplicableLimits, type LegalLimits } from './irsLimits.ts'

/** Deductibles and out-of-pocket maximums outside their legal limits. */
export const legalLimitRules: readonly PlansRule[] = [
  legalLimitRule(
    'hdhp-deductible',
    'An HSA plan meets the IRS minimum deductible for its year.',
    ({ deductible: { individual, family, kind }, ...plan }, pointer, { hdhpDeductible: min, ...limits }) =>
      [
        // The next rule checks embedded individual deductibles.
        { name: 'individual', amount: kind === 'embedded' ? Infinity : individual, bound: min.self },
        { name: 'family', amount: family, bound: min.family },
      ]
        .filter(({ amount, bound }) => isHsaPlan(plan) && amount < bound && isTypical(typicalLimit, amount))
        .map(({ name, amount, bound }) => ({
          pointer: `${pointer}/deductible/${name}`,
          message: `A plan with an HSA must have a deductible of at least ${formatDollars(bound)} for ${name === 'family' ? 'a family' : 'one person'} ${inYear(limits)}, but this is ${formatDollars(amount)}.`,
          help: `Raise it to ${formatDollars(bound)} or more, or give the plan another account.`,
        })),
  ),
  legalLimitRule(
    'embedded-deductible',
    'With an HSA, an embedded individual deductible is not below the minimum family deductible.',
    (
      { deductible: { individual, kind }, ...plan },
      pointer,
      { hdhpDeductible: { self, family }, ...limits },
    ) =>
      isHsaPlan(plan) && kind === 'embedded' && individual < family && isTypical(typicalLimit, individual)
        ? [
            {
              pointer: `${pointer}/deductible/individual`,
              message: `With an HSA, an embedded deductible must be at least ${formatDollars(family)} for each person ${inYear(limits)}, but this is ${formatDollars(individual)}.`,
              help: `Raise it to ${formatDollars(family)} or more, or make the deductible aggregate${individual < self ? ` and raise it to ${formatDollars(self)} or more` : ''}.`,
            },
          ]
        : [],
  ),
  hsaBeforeDeductible,
  legalLimitRule(
    'hdhp-maximum',
    "An HSA plan's out-of-pocket maximum is within the IRS limit for its year.",
    (plan, pointer, limits) =>
      isHsaPlan(plan) ? checkMaximum(plan, pointer, limits, limits.hdhpMaximum, 'A plan with an HSA') : [],
  ),
  legalLimitRule(
    'aca-maximum',
    "A plan's out-of-pocket maximum is within the ACA limit for its year.",
    (plan, pointer, limits) =>
      isHsaPlan(plan)
        ? []
        : checkMaximum(plan, pointer, limits, limits.acaMaximum, 'Under the Affordable Care Act, a plan'),
  ),
]

type CheckPlan = (plan: Plan, pointer: string, limits: ApplicableLimits) => UnlocatedDiagnostic[]

/** A rule that checks each plan against the legal limits of the plan year. */
function legalLimitRule(code: string, title: string, checkPlan: CheckPlan): PlansRule {
  return {
    code,
    severity: 'warning',
    title,
    check: ({ instance: { client }, plans: { plans } }) => {
      const limits = applicableLimits(client.planYear)
      return limits ? checkEachPlan(plans, (plan, pointer) => checkPlan(plan, pointer, limits)) : []
    },
  }
}

type LimitYear = Pick<ApplicableLimits, 'year' | 'isPublished'>

/** For example 'in 2026'. Says so if the limits of the plan year are not published. */
export function inYear({ year, isPublished }: LimitYear): string {
  return isPublished ? `in ${year}` : `in ${year}, the last year with known limits`
}

export function lowerTo({ isPublished }: LimitYear, bound: number): string {
  return isPublished
    ? `Lower it to ${formatDollars(bound)} or less.`
    : 'Lower it to the limit published for the plan year, or less.'
}

function lowerSumTo({ isPublished }: LimitYear, bound: number): string {
  return isPublished
    ? `Lower one of the two, so that they add up to ${formatDollars(bound)} or less.`
    : 'Lower one of the two, so that they add up to the limit published for the plan year, or less.'
}

function isHsaPlan({ account }: Pick<Plan, 'account'>) {
  return account?.type === 'HSA'
}

function checkMaximum(
  { outOfPocketMaximum, drugMaximum }: Plan,
  pointer: string,
  limits: ApplicableLimits,
  bounds: LegalLimits['acaMaximum'],
  subject: string,
): UnlocatedDiagnostic[] {
  // By law, all maximums of a plan together are within the limit.
  const sum = (name: 'individual' | 'family') => outOfPocketMaximum[name] + (drugMaximum?.[name] ?? 0)
  const isSum = drugMaximum !== undefined
  const both = [
    { name: 'individual', amount: sum('individual'), bound: bounds.self, who: 'one person' },
    { name: 'family', amount: sum('family'), bound: bounds.family, who: 'a family' },
  ]
  return both
    .filter(({ amount, bound }) => amount > bound * limits.growth && isTypical(typicalLimit, amount))
    .map(({ name, amount, bound, who }) => ({
      pointer: `${pointer}/outOfPocketMaximum/${name}`,
      message: `${subject} may have an out-of-pocket maximum of at most ${formatDollars(bound)} for ${who} ${inYear(limits)}, but ${isSum ? 'with the drug maximum, ' : ''}this is ${formatDollars(amount)}.`,
      help: isSum ? lowerSumTo(limits, bound) : lowerTo(limits, bound),
    }))
}
