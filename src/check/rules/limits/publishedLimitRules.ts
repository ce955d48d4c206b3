import type { Plan } from '../../../contract/plans.ts'
import type { PlansRule } from '../Rule.ts'
import { formatDollars } from '../wording.ts'
import { applicableLimits, contributionLimit, type ApplicableLimits } from './irsLimits.ts'
import { inYear } from './legalLimitRules.ts'

/** Legal limits that plans.json itself contains. */
export const publishedLimitRules: readonly PlansRule[] = [
  {
    code: 'self-only-cap',
    severity: 'warning',
    title: 'The self-only cap is the ACA limit for the plan year.',
    check: ({ instance: { client }, plans: { selfOnlyCap, plans } }) => {
      const limits = applicableLimits(client.planYear)
      if (!limits) return []
      if (selfOnlyCap === undefined) return checkMissingCap(plans, limits)
      const { acaMaximum, isPublished, growth } = limits
      const isCorrect = isPublished
        ? selfOnlyCap === acaMaximum.self
        : selfOnlyCap <= acaMaximum.self * growth
      if (isCorrect) return []
      return [
        {
          pointer: '/selfOnlyCap',
          message: `The ACA limit for one person is ${formatDollars(acaMaximum.self)} ${inYear(limits)}, but this is ${formatDollars(selfOnlyCap)}.`,
          help: isPublished
            ? `Write ${acaMaximum.self}.`
            : `Write the limit published for ${client.planYear}.`,
        },
      ]
    },
  },
  {
    code: 'contribution-limit',
    severity: 'warning',
    title: 'Contribution limits match the published ones.',
    check: ({ plans: { contributionLimits } }) =>
      contributionLimits.flatMap(({ year, account, self, family }, index) =>
        [
          { name: 'self', amount: self, published: contributionLimit(year, account)?.self },
          { name: 'family', amount: family, published: contributionLimit(year, account)?.family },
        ].flatMap(({ name, amount, published }) =>
          published === undefined || published === amount
            ? []
            : [
                {
                  pointer: `/contributionLimits/${index}/${name}`,
                  message: `The ${account} limit is ${formatDollars(published)} in ${year}, but this is ${formatDollars(amount)}.`,
                  help: `Write ${published}.`,
                },
              ],
        ),
      ),
  },
  {
    code: 'contribution-limit-missing',
    severity: 'warning',
    title: 'Every account has its contribution limit for the plan year, once it is published.',
    check: ({ instance: { client }, plans: { contributionLimits, plans } }) => {
      const { planYear } = client
      const types = new Set(
        plans.flatMap(({ account }) => (account && account.type !== 'HRA' ? [account.type] : [])),
      )
      return [...types]
        .filter((type) => contributionLimit(planYear, type)?.self !== undefined)
        .filter(
          (type) => !contributionLimits.some(({ year, account }) => year === planYear && account === type),
        )
        .map((type) => ({
          pointer: '/contributionLimits',
          message: `A plan has an ${type}, but its limit for ${planYear} is missing, so the results do not show how much employees may pay in.`,
          help: `Add ${JSON.stringify({ year: planYear, account: type, self: contributionLimit(planYear, type)?.self, family: contributionLimit(planYear, type)?.family })}.`,
        }))
    },
  },
]

/** Reports the first plan that lets one person in a family pay more than the limit. One cap fixes all plans. */
function checkMissingCap(plans: readonly Plan[], { acaMaximum, year, growth }: ApplicableLimits) {
  const index = plans.findIndex(
    ({ outOfPocketMaximum: { kind, family } }) => kind === 'aggregate' && family > acaMaximum.self * growth,
  )
  const family = plans[index]?.outOfPocketMaximum.family
  if (family === undefined) return []
  return [
    {
      pointer: `/plans/${index}/outOfPocketMaximum/kind`,
      message: `The ACA limit for one person is ${formatDollars(acaMaximum.self)} in ${year}, but with this maximum one person in a family can pay ${formatDollars(family)}.`,
      help: `Write "selfOnlyCap": ${acaMaximum.self} at the top of the file.`,
    },
  ]
}
