import { irsLimits, lawOf } from '../law/irsLimits.ts'
import { dollars } from './dollars.ts'
import type { Plan } from '../../contract/plans.ts'
import type { PlansRule } from './Rule.ts'

type Law = NonNullable<ReturnType<typeof lawOf>>

/** The law's figures as the document has them. */
export const publishedLimitRules: readonly PlansRule[] = [
  {
    code: 'self-only-cap',
    severity: 'warning',
    title: "The self-only cap is the ACA's for the plan year.",
    check: ({ instance: { client }, plans: { selfOnlyCap, plans } }) => {
      const law = lawOf(client.planYear)
      if (!law) return []
      if (selfOnlyCap === undefined) return missingCap(plans, law)
      const { acaMaximum, year, isPublished, growth } = law
      const isRight = isPublished ? selfOnlyCap === acaMaximum.self : selfOnlyCap <= acaMaximum.self * growth
      if (isRight) return []
      const known = isPublished ? '' : ', the last year whose figures are known here'
      return [
        {
          pointer: '/selfOnlyCap',
          message: `The law's cap on one person is ${dollars(acaMaximum.self)} in ${year}${known}, but this is ${dollars(selfOnlyCap)}.`,
          help: isPublished ? `Write ${acaMaximum.self}.` : `Write what is published for ${client.planYear}.`,
        },
      ]
    },
  },
  {
    code: 'contribution-limit',
    severity: 'warning',
    title: 'Contribution limits match the published ones.',
    check: ({ plans: { contributionLimits } }) =>
      contributionLimits.flatMap(({ year, account, self, family }, place) =>
        [
          { name: 'self', amount: self, published: publishedLimit(year, account, 'self') },
          { name: 'family', amount: family, published: publishedLimit(year, account, 'family') },
        ].flatMap(({ name, amount, published }) =>
          published === undefined || published === amount
            ? []
            : [
                {
                  pointer: `/contributionLimits/${place}/${name}`,
                  message: `The ${account} limit is ${dollars(published)} in ${year}, but this is ${dollars(amount)}.`,
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
      const accounts = new Set(
        plans.flatMap(({ account }) => (account && account.type !== 'HRA' ? [account.type] : [])),
      )
      return [...accounts]
        .filter((type) => publishedLimit(planYear, type, 'self') !== undefined)
        .filter(
          (type) => !contributionLimits.some(({ year, account }) => year === planYear && account === type),
        )
        .map((type) => ({
          pointer: '/contributionLimits',
          message: `A plan has an ${type}, but its limit for ${planYear} is missing, so employees are not told how much they may pay in.`,
          help: `Add ${JSON.stringify({ year: planYear, account: type, self: publishedLimit(planYear, type, 'self'), family: publishedLimit(planYear, type, 'family') })}.`,
        }))
    },
  },
]

/** Told of the first plan alone that lets one person of a family pay more than the law does: the cap is for all. */
function missingCap(plans: readonly Plan[], { acaMaximum, year, growth }: Law) {
  const place = plans.findIndex(
    ({ outOfPocketMaximum: { kind, family } }) => kind === 'aggregate' && family > acaMaximum.self * growth,
  )
  const family = plans[place]?.outOfPocketMaximum.family
  if (family === undefined) return []
  return [
    {
      pointer: `/plans/${place}/outOfPocketMaximum/kind`,
      message: `The law's cap on one person is ${dollars(acaMaximum.self)} in ${year}, but this maximum lets one person of a family pay ${dollars(family)}.`,
      help: `Write "selfOnlyCap": ${acaMaximum.self} at the top of the file.`,
    },
  ]
}

/** Undefined where nothing is published. An FSA is one person's, whoever is covered. */
function publishedLimit(
  year: number,
  account: 'HSA' | 'FSA',
  coverage: 'self' | 'family',
): number | undefined {
  const law = irsLimits(year)
  return account === 'HSA' ? law?.hsa[coverage] : law?.fsa
}
