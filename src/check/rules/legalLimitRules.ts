import type { Limit, Plan } from '../../contract/plans.ts'
import { type Finding, type PlansRule, toRules, type Findings } from '../LinterRule.ts'
import { checkEachPlan } from './payments.ts'
import { isTypical, typicalLimit } from './typicalAmounts.ts'
import { formatDollars } from './wording.ts'
import { contributionLimit, irsLimits, type LegalLimits } from './irsLimits.ts'

/** Limits that US law sets for the plan year. Years whose limits are not known are not checked. */
export const legalLimitRules = toRules<PlansRule>('warning', {
  'hdhp-deductible': {
    title: 'An HSA plan meets the IRS minimum deductible for its year.',
    why: 'A plan below the minimum is not an HDHP, so employees may not pay into its HSA.',
    fails: '"account": { "type": "HSA", … }, "deductible": { "individual": 500, … }',
    passes: '"deductible": { "individual": 1700, … }',
    check: checkLimits(({ account, deductible }, pointer, { hdhpDeductible: { self, family } }, year) => {
      const { kind, individual, person } = deductible
      // With an embedded deductible, the plan may pay for one person of a family before the family deductible.
      const isForPersons = kind === 'embedded' && person === undefined
      const orPerson = individual >= self ? `add 'person' for a family ("person": ${family}), ` : ''
      const minimums = [
        ['individual', individual, isForPersons ? family : self],
        ['person', kind === 'embedded' ? person : undefined, family],
        ['family', deductible.family, family],
      ] as const
      return minimums
        .filter(([, amount = Infinity, minimum]) => account?.type === 'HSA' && amount < minimum)
        .map(([name, amount, minimum]) => ({
          pointer: `${pointer}/deductible/${name}`,
          message: `With an HSA, the ${name} amount of an ${kind} deductible must be at least ${formatDollars(minimum)} in ${year}, but this is ${formatDollars(amount!)}.`,
          help: `Raise it to ${formatDollars(minimum)} or more, ${name === 'individual' && isForPersons ? `${orPerson}make the deductible aggregate, ` : ''}or give the plan another account.`,
        }))
    }),
  },
  'hdhp-maximum': {
    title: "An HSA plan's out-of-pocket maximum is within the IRS limit for its year.",
    why: 'A plan above the limit is not an HDHP, so employees may not pay into its HSA.',
    fails: '"outOfPocketMaximum": { "individual": 9500, … }',
    passes: '"outOfPocketMaximum": { "individual": 8500, … }',
    check: checkLimits(
      (plan, pointer, { hdhpMaximum }, year) =>
        plan.account?.type === 'HSA' &&
        checkMaximum(plan, pointer, hdhpMaximum, `The IRS limit for a plan with an HSA in ${year}`, [
          'individual',
          'family',
        ]),
    ),
  },
  'aca-maximum': {
    title: "A plan's out-of-pocket maximum is within the ACA limit for its year.",
    fails: '"outOfPocketMaximum": { "individual": 15000, … }',
    passes: '"outOfPocketMaximum": { "individual": 9000, … }',
    // The IRS limit is lower, but not for a person of a family.
    check: checkLimits((plan, pointer, { acaMaximum }, year) =>
      checkMaximum(plan, pointer, acaMaximum, `The limit of the Affordable Care Act in ${year}`, [
        ...(plan.account?.type === 'HSA' ? [] : (['individual', 'family'] as const)),
        'person',
      ]),
    ),
  },
  'self-only-cap': {
    title: 'The self-only cap is the ACA limit for the plan year.',
    why: 'The cap on each person is set by law for each year.',
    fails: '"selfOnlyCap": 8000',
    passes: '"selfOnlyCap": 12000',
    check: ({ instance: { client }, plans: { selfOnlyCap, plans } }) => {
      const limit = irsLimits(client.planYear)?.acaMaximum.self
      if (limit === undefined || selfOnlyCap === limit) return []
      // One person of a family can reach an aggregate maximum. One cap fixes all plans.
      const index = plans.findIndex(
        ({ outOfPocketMaximum: { kind, family } }) => kind === 'aggregate' && family > limit,
      )
      const isMissing = selfOnlyCap === undefined
      const amount = selfOnlyCap ?? plans[index]?.outOfPocketMaximum.family
      return (
        amount !== undefined && {
          pointer: isMissing ? `/plans/${index}/outOfPocketMaximum/kind` : '/selfOnlyCap',
          message: `The ACA limit for one person is ${formatDollars(limit)} in ${client.planYear}, but ${isMissing ? 'with this maximum one person in a family can pay' : 'this is'} ${formatDollars(amount)}.`,
          help: `Write ${limit} as 'selfOnlyCap' (at the top of the file).`,
        }
      )
    },
  },
  'contribution-limit': {
    title: 'Contribution limits match the published ones.',
    why: 'The results show employees how much they may pay in.',
    fails: '{ "year": 2026, "account": "HSA", "self": 440, … }',
    passes: '{ "year": 2026, "account": "HSA", "self": 4400, … }',
    check: ({ plans: { contributionLimits } }) =>
      contributionLimits.map((limit, index) =>
        (['self', 'family'] as const).map((name) => {
          const published = contributionLimit(limit.year, limit.account)?.[name]
          return (
            published !== undefined &&
            published !== limit[name] && {
              pointer: `/contributionLimits/${index}/${name}`,
              message: `The ${limit.account} limit is ${formatDollars(published)} in ${limit.year}, but this is ${formatDollars(limit[name])}.`,
              help: `Write ${published}.`,
            }
          )
        }),
      ),
  },
  'contribution-limit-missing': {
    title: 'Every account has its contribution limit for the plan year, once it is published.',
    fails: '"contributionLimits": []',
    passes: '"contributionLimits": [{ "year": 2026, "account": "HSA", "self": 4400, "family": 8750 }]',
    check: ({ instance: { client }, plans: { contributionLimits, plans } }) => {
      const { planYear: year } = client
      return (['HSA', 'FSA'] as const).map((type) => {
        const published = contributionLimit(year, type)
        return (
          published &&
          plans.some(({ account }) => account?.type === type) &&
          !contributionLimits.some((limit) => limit.year === year && limit.account === type) && {
            pointer: '/contributionLimits',
            message: `A plan has an ${type}, but its limit for ${year} is missing, so the results do not show how much employees may pay in.`,
            help: `Add the limit of ${year} (${JSON.stringify({ year, account: type, ...published })}).`,
          }
        )
      })
    },
  },
})

/** Checks each plan against the legal limits of the plan year, if they are known. */
function checkLimits(
  checkPlan: (plan: Plan, pointer: string, limits: LegalLimits, year: number) => Findings,
): PlansRule['check'] {
  return ({ instance: { client }, plans: { plans } }) => {
    const limits = irsLimits(client.planYear)
    return (
      limits && checkEachPlan(plans, (plan, pointer) => checkPlan(plan, pointer, limits, client.planYear))
    )
  }
}

/** By law, all maximums of a plan together are within the limit. Another rule reports atypical amounts. */
function checkMaximum(
  { outOfPocketMaximum, drugMaximum }: Plan,
  pointer: string,
  limit: LegalLimits['acaMaximum'],
  limitName: string,
  names: readonly ('individual' | 'family' | 'person')[],
): Finding[] {
  const amountOf = (maximum: Limit | undefined, name: (typeof names)[number]) =>
    maximum?.[name] ?? maximum?.individual ?? 0
  return names
    .filter((name) => outOfPocketMaximum[name] !== undefined)
    .map((name) => ({
      name,
      amount: amountOf(outOfPocketMaximum, name) + amountOf(drugMaximum, name),
      ...(name === 'family'
        ? { bound: limit.family, who: 'a family' }
        : { bound: limit.self, who: 'one person' }),
    }))
    .filter(({ amount, bound }) => amount > bound && isTypical(typicalLimit, amount))
    .map(({ name, amount, bound, who }) => ({
      pointer: `${pointer}/outOfPocketMaximum/${name}`,
      message: `${limitName} is ${formatDollars(bound)} for ${who}, but ${drugMaximum ? 'with the drug maximum, ' : ''}this is ${formatDollars(amount)}.`,
      help: `Lower ${drugMaximum ? 'one of the two, so that they add up' : 'it'} to ${formatDollars(bound)} or less.`,
    }))
}
