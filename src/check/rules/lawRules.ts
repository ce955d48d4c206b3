import type { Plan } from '../../contract/plans.ts'
import { lawFigures, type LawFigures } from '../law/lawFigures.ts'
import { dollars } from './dollars.ts'
import type { DocumentFault, PlansRule } from './Rule.ts'
import { usualLimit } from './usualAmounts.ts'

/** What the law of the plan year asks of a plan. A year whose figures are not published is passed over. */
export const lawRules: readonly PlansRule[] = [
  lawRule(
    'hdhp-deductible',
    'A plan with an HSA has at least the least deductible of its year.',
    (plan, path, law, year) =>
      isHsaPlan(plan)
        ? bothBounds(plan.deductible, law.hdhpDeductible, (amount, bound) => amount < bound).map(
            ({ bound, name, amount }) => ({
              pointer: `${path}/deductible/${name}`,
              message: `A plan with an HSA has a deductible of at least ${dollars(bound)} ${coverage[name]} in ${year}, and this is ${dollars(amount)}.`,
              mend: `Raise it to ${dollars(bound)} or more, or give the plan another account.`,
            }),
          )
        : [],
  ),
  lawRule(
    'embedded-deductible',
    'In a family with an HSA nobody is past the deductible below the least of a family.',
    ({ deductible, ...plan }, path, { hdhpDeductible: { self, family } }, year) =>
      isHsaPlan(plan) &&
      deductible.kind === 'embedded' &&
      deductible.individual >= self &&
      deductible.individual < family
        ? [
            {
              pointer: `${path}/deductible/individual`,
              message: `With an HSA, an embedded deductible is at least ${dollars(family)} for each person in ${year}, and this is ${dollars(deductible.individual)}.`,
              mend: `Raise it to ${dollars(family)} or more, or make the deductible aggregate.`,
            },
          ]
        : [],
  ),
  lawRule(
    'hdhp-maximum',
    'A plan with an HSA has at most the highest out-of-pocket maximum of its year.',
    (plan, path, law, year) =>
      isHsaPlan(plan) ? overMaximum(plan, path, law.hdhpMaximum, 'A plan with an HSA', year) : [],
  ),
  lawRule(
    'aca-maximum',
    'A plan has at most the highest out-of-pocket maximum of its year.',
    (plan, path, law, year) =>
      isHsaPlan(plan)
        ? []
        : overMaximum(plan, path, law.acaMaximum, 'Under the Affordable Care Act a plan', year),
  ),
  lawRule(
    'hsa-money',
    'The company pays no more into an HSA than may come into it.',
    ({ account }, path, { hsa }, year) =>
      account?.type !== 'HSA'
        ? []
        : Object.entries(account.companyMoney)
            .map(([tier, money]) => ({ tier, money, limit: tier === 'EE' ? hsa.self : hsa.family }))
            .filter(({ money, limit }) => money > limit)
            .map(({ tier, money, limit }) => ({
              pointer: `${path}/account/companyMoney/${tier}`,
              message: `No more than ${dollars(limit)} may come into an HSA in ${year}, and the company pays ${dollars(money)}.`,
              mend: `Write what the company pays in a year, ${dollars(limit)} at most.`,
            })),
  ),
]

type CheckPlan = (plan: Plan, path: string, law: LawFigures, year: number) => DocumentFault[]

function lawRule(code: string, title: string, checkPlan: CheckPlan): PlansRule {
  return {
    code,
    severity: 'warning',
    title,
    check: ({ instance: { client }, plans: { plans } }) => {
      const law = lawFigures(client.planYear)
      return law
        ? plans.flatMap((plan, place) => checkPlan(plan, `/plans/${place}`, law, client.planYear))
        : []
    },
  }
}

const coverage = { individual: 'for one person', family: 'for a family' }

function isHsaPlan({ account }: Pick<Plan, 'account'>) {
  return account?.type === 'HSA'
}

function overMaximum(
  plan: Plan,
  path: string,
  bounds: LawFigures['acaMaximum'],
  whose: string,
  year: number,
): DocumentFault[] {
  return bothBounds(
    plan.outOfPocketMaximum,
    bounds,
    (amount, bound) => amount > bound && amount <= usualLimit.most,
  ).map(({ bound, name, amount }) => ({
    pointer: `${path}/outOfPocketMaximum/${name}`,
    message: `${whose} has a maximum of at most ${dollars(bound)} ${coverage[name]} in ${year}, and this is ${dollars(amount)}.`,
    mend: `Lower it to ${dollars(bound)} or less.`,
  }))
}

/** The amounts of a limit that break their bounds. */
function bothBounds(
  { individual, family }: Plan['deductible'],
  bounds: LawFigures['acaMaximum'],
  breaks: (amount: number, bound: number) => boolean,
) {
  const both = [
    { name: 'individual', amount: individual, bound: bounds.self },
    { name: 'family', amount: family, bound: bounds.family },
  ] as const
  return both.filter(({ amount, bound }) => breaks(amount, bound))
}
