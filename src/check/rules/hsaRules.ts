import type { Plan } from '../../contract/plans.ts'
import { beforeDeductible } from './beforeDeductible.ts'
import { dollars } from './dollars.ts'
import { inYear, lawRule, overMaximum } from './lawRule.ts'
import type { PlansRule } from './Rule.ts'
import { isWithin, typicalLimit } from './typicalAmounts.ts'

/** What the law asks of a plan with a health savings account. */
export const hsaRules: readonly PlansRule[] = [
  lawRule(
    'hdhp-deductible',
    'An HSA plan meets the IRS minimum deductible for its year.',
    ({ deductible: { individual, family, kind }, ...plan }, path, { hdhpDeductible: least, ...law }) =>
      [
        // What one person of a family has to pay first decides where it is embedded; that has a rule of its own.
        { name: 'individual', amount: kind === 'embedded' ? Infinity : individual, bound: least.self },
        { name: 'family', amount: family, bound: least.family },
      ]
        .filter(({ amount, bound }) => isHsaPlan(plan) && amount < bound && isWithin(typicalLimit, amount))
        .map(({ name, amount, bound }) => ({
          pointer: `${path}/deductible/${name}`,
          message: `A plan with an HSA must have a deductible of at least ${dollars(bound)} for ${name === 'family' ? 'a family' : 'one person'} ${inYear(law)}, but this is ${dollars(amount)}.`,
          help: `Raise it to ${dollars(bound)} or more, or give the plan another account.`,
        })),
  ),
  lawRule(
    'embedded-deductible',
    'With an HSA, an embedded individual deductible is not below the minimum family deductible.',
    ({ deductible: { individual, kind }, ...plan }, path, { hdhpDeductible: { self, family }, ...law }) =>
      isHsaPlan(plan) && kind === 'embedded' && individual < family && isWithin(typicalLimit, individual)
        ? [
            {
              pointer: `${path}/deductible/individual`,
              message: `With an HSA, an embedded deductible must be at least ${dollars(family)} for each person ${inYear(law)}, but this is ${dollars(individual)}.`,
              help: `Raise it to ${dollars(family)} or more, or make the deductible aggregate${individual < self ? ` and raise it to ${dollars(self)} or more` : ''}.`,
            },
          ]
        : [],
  ),
  beforeDeductible,
  lawRule(
    'hdhp-maximum',
    "An HSA plan's out-of-pocket maximum is within the IRS limit for its year.",
    (plan, path, law) =>
      isHsaPlan(plan) ? overMaximum(plan, path, law, law.hdhpMaximum, 'A plan with an HSA') : [],
  ),
]

export function isHsaPlan({ account }: Pick<Plan, 'account'>): boolean {
  return account?.type === 'HSA'
}
