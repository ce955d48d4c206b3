import type { Outputs } from '../../../../contract/outputs.ts'
import { differenceBetween } from '../comparison/differences.ts'
import { bestPlanCosts } from '../outputs.ts'

/** How the estimated annual cost of the best plan differs from an earlier result, which may be in another language. */
export function costChange(before: Outputs, now: Outputs) {
  const earlier = bestPlanCosts(before)
  return {
    ...differenceBetween(bestPlanCosts(now).totalCost, earlier.totalCost),
    /** Null if the best plan is the same. */
    planBefore:
      before.bestPlan === now.bestPlan ? null : (nameIn(now, before.bestPlan) ?? earlier.displayName),
  }
}

/** Undefined if the result does not have the plan. */
function nameIn({ plans }: Outputs, key: string) {
  return Object.hasOwn(plans, key) ? plans[key]!.displayName : undefined
}
