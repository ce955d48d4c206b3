import type { Plan } from '../../../contract/plans.ts'
import { checkEachPlan } from '../checkEachPlan.ts'
import type { PlansRule } from '../Rule.ts'
import { isTypical, typicalLimit } from '../typicalAmounts.ts'
import { formatDollars } from '../wording.ts'

const limitNames = ['deductible', 'outOfPocketMaximum'] as const satisfies (keyof Plan)[]

/** Deductibles and out-of-pocket maximums that contradict each other. */
export const limitRules: readonly PlansRule[] = [
  {
    code: 'deductible-over-maximum',
    severity: 'warning',
    title: 'A deductible is not above the out-of-pocket maximum.',
    check: ({ plans }) =>
      checkEachPlan(plans.plans, ({ deductible, outOfPocketMaximum }, pointer) =>
        (['individual', 'family'] as const)
          .filter((name) => isHigher(deductible[name], outOfPocketMaximum[name]))
          .map((name) => ({
            pointer: `${pointer}/deductible/${name}`,
            message: `The deductible (${formatDollars(deductible[name])}) is above the out-of-pocket maximum (${formatDollars(outOfPocketMaximum[name])}), so nobody reaches it.`,
            help: 'Lower the deductible, or raise the maximum.',
          })),
      ),
  },
  {
    code: 'individual-over-family',
    severity: 'warning',
    title: 'An individual limit is not above the family limit.',
    check: ({ plans }) =>
      checkEachPlan(plans.plans, (plan, pointer) =>
        limitNames
          .filter((name) => isHigher(plan[name].individual, plan[name].family))
          .map((name) => ({
            pointer: `${pointer}/${name}/individual`,
            message: `The limit for one person (${formatDollars(plan[name].individual)}) is above the limit for the family (${formatDollars(plan[name].family)}).`,
            help: 'Check whether the two amounts are swapped.',
          })),
      ),
  },
]

/** Another rule reports atypical amounts, and they do not show that the other amount is wrong. */
function isHigher(amount: number, other: number) {
  return amount > other && isTypical(typicalLimit, amount) && isTypical(typicalLimit, other)
}
