import type { Plan } from '../../contract/plans.ts'
import { lawOf, type LawFigures, type LawOfYear } from '../law/lawFigures.ts'
import { dollars } from './dollars.ts'
import type { DocumentFault, PlansRule } from './Rule.ts'
import { usualLimit } from './usualAmounts.ts'

/** What the law of the plan year asks of a plan; before its figures are published, what that of the last year asks. */
export const lawRules: readonly PlansRule[] = [
  lawRule(
    'hdhp-deductible',
    'A plan with an HSA has at least the least deductible of its year.',
    (plan, path, law) =>
      isHsaPlan(plan)
        ? bothBounds(plan.deductible, law.hdhpDeductible, (amount, bound) => amount < bound).map(
            ({ bound, name, amount }) => ({
              pointer: `${path}/deductible/${name}`,
              message: `A plan with an HSA has a deductible of at least ${dollars(bound)} ${coverage[name]} ${inYear(law)}, and this is ${dollars(amount)}.`,
              mend: `Raise it to ${dollars(bound)} or more, or give the plan another account.`,
            }),
          )
        : [],
  ),
  lawRule(
    'embedded-deductible',
    'In a family with an HSA nobody is past the deductible below the least of a family.',
    ({ deductible, ...plan }, path, { hdhpDeductible: { self, family }, ...law }) =>
      isHsaPlan(plan) &&
      deductible.kind === 'embedded' &&
      deductible.individual >= self &&
      deductible.individual < family
        ? [
            {
              pointer: `${path}/deductible/individual`,
              message: `With an HSA, an embedded deductible is at least ${dollars(family)} for each person ${inYear(law)}, and this is ${dollars(deductible.individual)}.`,
              mend: `Raise it to ${dollars(family)} or more, or make the deductible aggregate.`,
            },
          ]
        : [],
  ),
  lawRule(
    'hdhp-maximum',
    'A plan with an HSA has at most the highest out-of-pocket maximum of its year.',
    (plan, path, law) =>
      isHsaPlan(plan) ? overMaximum(plan, path, law, law.hdhpMaximum, 'A plan with an HSA') : [],
  ),
  lawRule(
    'aca-maximum',
    'A plan has at most the highest out-of-pocket maximum of its year.',
    (plan, path, law) =>
      isHsaPlan(plan)
        ? []
        : overMaximum(plan, path, law, law.acaMaximum, 'Under the Affordable Care Act a plan'),
  ),
  lawRule(
    'hsa-money',
    'The company pays no more into an HSA than may come into it.',
    ({ account }, path, { hsa, ...law }) =>
      account?.type !== 'HSA'
        ? []
        : Object.entries(account.companyMoney)
            .map(([tier, money]) => ({ tier, money, limit: tier === 'EE' ? hsa.self : hsa.family }))
            .filter(({ money, limit }) => money > limit * law.growth)
            .map(({ tier, money, limit }) => ({
              pointer: `${path}/account/companyMoney/${tier}`,
              message: `No more than ${dollars(limit)} may come into an HSA ${inYear(law)}, and the company pays ${dollars(money)}.`,
              mend: `Write what the company pays in a year, ${most(law, limit)}.`,
            })),
  ),
]

type CheckPlan = (plan: Plan, path: string, law: LawOfYear) => DocumentFault[]

function lawRule(code: string, title: string, checkPlan: CheckPlan): PlansRule {
  return {
    code,
    severity: 'warning',
    title,
    check: ({ instance: { client }, plans: { plans } }) => {
      const law = lawOf(client.planYear)
      return law ? plans.flatMap((plan, place) => checkPlan(plan, `/plans/${place}`, law)) : []
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
  law: LawOfYear,
  bounds: LawFigures['acaMaximum'],
  whose: string,
): DocumentFault[] {
  return bothBounds(
    plan.outOfPocketMaximum,
    bounds,
    (amount, bound) => amount > bound * law.growth && amount <= usualLimit.most,
  ).map(({ bound, name, amount }) => ({
    pointer: `${path}/outOfPocketMaximum/${name}`,
    message: `${whose} has a maximum of at most ${dollars(bound)} ${coverage[name]} ${inYear(law)}, and this is ${dollars(amount)}.`,
    mend: `Write ${most(law, bound)}.`,
  }))
}

type Year = Pick<LawOfYear, 'year' | 'isPublished'>

function inYear({ year, isPublished }: Year) {
  return isPublished ? `in ${year}` : `in ${year}, the last year whose figures are known here`
}

function most({ isPublished }: Year, bound: number) {
  return isPublished ? `${dollars(bound)} at most` : 'what is published for the plan year, at most'
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
