import type { Outputs } from '../../../../contract/outputs.ts'
import { formatMoney } from '../../../rules/formatMoney.ts'
import { bestPlanCosts } from '../outputs.ts'

/** How the estimated annual cost of the best plan differs from an earlier result. */
export function costChange(before: Outputs, now: Outputs) {
  const earlier = bestPlanCosts(before)
  // The difference of the amounts on the screen.
  const difference = Math.round(bestPlanCosts(now).totalCost) - Math.round(earlier.totalCost)
  return {
    direction: difference === 0 ? 'same' : difference < 0 ? 'less' : 'more',
    amount: formatMoney(Math.abs(difference)),
    /** Null if the best plan is the same. */
    planBefore: before.bestPlan === now.bestPlan ? null : earlier.displayName,
  } as const
}
