import type { Plan } from '../../contract/plans.ts'
import { type Finding, type PlansRule, toRules, type Findings } from '../LinterRule.ts'
import { checkEachPlan } from './payments.ts'
import { isTypical, typicalLimit } from './typicalAmounts.ts'
import { formatDollars } from './wording.ts'
import { applicableLimits, type ApplicableLimits, type LegalLimits } from './irsLimits.ts'
import { checkHsaPlans } from './preventiveCareRules.ts'

/** Deductibles and out-of-pocket maximums outside their legal limits. */
export const legalLimitRules = toRules<PlansRule>('warning', {
  'hdhp-deductible': {
    title: 'An HSA plan meets the IRS minimum deductible for its year.',
    why: 'A plan below the minimum is not an HDHP, so employees may not pay into its HSA.',
    fails: '"account": { "type": "HSA", … }, "deductible": { "individual": 500, … }',
    passes: '"deductible": { "individual": 1700, … }',
    check: checkLimits(({ deductible: { individual, family, kind }, ...plan }, pointer, limits) =>
      [
        // The next rule checks embedded individual deductibles.
        {
          name: 'individual',
          amount: kind === 'embedded' ? Infinity : individual,
          bound: limits.hdhpDeductible.self,
        },
        { name: 'family', amount: family, bound: limits.hdhpDeductible.family },
      ]
        .filter(({ amount, bound }) => isHsaPlan(plan) && amount < bound && isTypical(typicalLimit, amount))
        .map(({ name, amount, bound }) => ({
          pointer: `${pointer}/deductible/${name}`,
          message: `A plan with an HSA must have a deductible of at least ${formatDollars(bound)} for ${name === 'family' ? 'a family' : 'one person'} ${inYear(limits)}, but this is ${formatDollars(amount)}.`,
          help: `Raise it to ${formatDollars(bound)} or more, or give the plan another account.`,
        })),
    ),
  },
  'embedded-deductible': {
    title: 'With an HSA, an embedded individual deductible is not below the minimum family deductible.',
    why: 'The plan may not pay for one person of a family before the minimum family deductible.',
    fails: '"deductible": { "individual": 1700, "family": 3400, "kind": "embedded" }',
    passes: '"deductible": { "individual": 3400, "family": 6800, "kind": "embedded" }',
    check: checkLimits(({ deductible: { individual, kind }, ...plan }, pointer, limits) => {
      const { self, family } = limits.hdhpDeductible
      return (
        isHsaPlan(plan) &&
        kind === 'embedded' &&
        individual < family &&
        isTypical(typicalLimit, individual) && {
          pointer: `${pointer}/deductible/individual`,
          message: `With an HSA, an embedded deductible must be at least ${formatDollars(family)} for each person ${inYear(limits)}, but this is ${formatDollars(individual)}.`,
          help: `Raise it to ${formatDollars(family)} or more, or make the deductible aggregate${individual < self ? ` and raise it to ${formatDollars(self)} or more` : ''}.`,
        }
      )
    }),
  },
  'hsa-before-deductible': {
    title: 'An HSA plan covers only preventive care and telehealth before the deductible.',
    why: 'Other coverage before the deductible makes employees ineligible for an HSA.',
    fails: '{ "service": "primary", "payment": { "copay": 25 } }',
    passes: '{ "service": "primary", "payment": { "deductible": true, "copay": 25 } }',
    check: checkHsaPlans,
  },
  'hdhp-maximum': {
    title: "An HSA plan's out-of-pocket maximum is within the IRS limit for its year.",
    why: 'A plan above the limit is not an HDHP, so employees may not pay into its HSA.',
    fails: '"outOfPocketMaximum": { "individual": 9500, … }',
    passes: '"outOfPocketMaximum": { "individual": 8500, … }',
    check: checkLimits(
      (plan, pointer, limits) =>
        isHsaPlan(plan) && checkMaximum(plan, pointer, limits, limits.hdhpMaximum, 'A plan with an HSA'),
    ),
  },
  'aca-maximum': {
    title: "A plan's out-of-pocket maximum is within the ACA limit for its year.",
    why: 'By law, out-of-pocket maximums may not be above the limit for the year.',
    fails: '"outOfPocketMaximum": { "individual": 15000, … }',
    passes: '"outOfPocketMaximum": { "individual": 9000, … }',
    check: checkLimits(
      (plan, pointer, limits) =>
        !isHsaPlan(plan) &&
        checkMaximum(plan, pointer, limits, limits.acaMaximum, 'Under the Affordable Care Act, a plan'),
    ),
  },
})

/** Checks each plan against the legal limits of the plan year, if they are known. */
function checkLimits(
  checkPlan: (plan: Plan, pointer: string, limits: ApplicableLimits) => Findings,
): PlansRule['check'] {
  return ({ instance: { client }, plans: { plans } }) => {
    const limits = applicableLimits(client.planYear)
    return limits && checkEachPlan(plans, (plan, pointer) => checkPlan(plan, pointer, limits))
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
): Finding[] {
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
