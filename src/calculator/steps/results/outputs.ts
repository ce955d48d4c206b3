import type { Instance } from '../../../contract/instance.ts'
import type { Outputs, PlanCosts } from '../../../contract/outputs.ts'
import { money } from '../../rules/money.ts'

/** Whether the best plan is the savings style's, rather than the cheapest. */
export function isSteeredBySavings({ savingsDidOverride }: Outputs, { features }: Instance) {
  return features.savings && savingsDidOverride
}

/** The best plan's costs. */
export function planOf({ plans, bestPlan }: Outputs): PlanCosts {
  return plans[bestPlan]!
}

/** Whether the answer tells more of the best plan than its costs. */
export function isBestPlanExplained(outputs: Outputs) {
  const { worstCase, explanation } = planOf(outputs)
  return worstCase != null || Boolean(explanation?.length)
}

/** What leads to the best plan's name, and from there to its figures. A saving of nothing is not told. */
export function leadInOf(outputs: Outputs, instance: Instance) {
  const isSteered = isSteeredBySavings(outputs, instance)
  return {
    text:
      isSteered && outputs.potentialSavings >= 0.5
        ? `Based on what you've told us, you could save around ${money(outputs.potentialSavings)} by choosing the:`
        : "Based on what you've told us, the best plan for you may be the:",
    basis: isSteered ? 'This is based on your savings style and may cost you:' : 'This is based on:',
  }
}
