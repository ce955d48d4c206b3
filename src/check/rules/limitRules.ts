import type { Plan } from '../../contract/plans.ts'
import { dollars } from './dollars.ts'
import { eachPlan } from './eachPlan.ts'
import type { PlansRule } from './Rule.ts'
import { isWithin, typicalLimit } from './typicalAmounts.ts'

/** How the deductible and the maximum of a plan stand to each other. */
export const limitRules: readonly PlansRule[] = [
  {
    code: 'deductible-over-maximum',
    severity: 'warning',
    title: 'A deductible is not above the out-of-pocket maximum.',
    check: ({ plans }) =>
      eachPlan(plans.plans, ({ deductible, outOfPocketMaximum }, path) =>
        (['individual', 'family'] as const)
          .filter((name) => isHigher(deductible[name], outOfPocketMaximum[name]))
          .map((name) => ({
            pointer: `${path}/deductible/${name}`,
            message: `The deductible of ${dollars(deductible[name])} is never reached: the maximum is ${dollars(outOfPocketMaximum[name])}.`,
            help: 'Write a deductible that is no higher than the maximum.',
          })),
      ),
  },
  {
    code: 'individual-over-family',
    severity: 'warning',
    title: 'An individual limit is not above the family limit.',
    check: ({ plans }) =>
      eachPlan(plans.plans, (plan, path) =>
        limitNames
          .filter((name) => isHigher(plan[name].individual, plan[name].family))
          .map((name) => ({
            pointer: `${path}/${name}/individual`,
            message: `One person has a limit of ${dollars(plan[name].individual)}, but the whole family only ${dollars(plan[name].family)}.`,
            help: 'Check whether the two amounts are swapped.',
          })),
      ),
  },
]

const limitNames = ['deductible', 'outOfPocketMaximum'] as const satisfies (keyof Plan)[]

/** An amount that is odd by itself is told as such, and says nothing of the one beside it. */
function isHigher(one: number, other: number) {
  return one > other && isWithin(typicalLimit, one) && isWithin(typicalLimit, other)
}
