import type { Instance } from '../../../contract/instance.ts'
import type { ExpenseLine, Outputs, PlanCosts } from '../../../contract/outputs.ts'
import { comeTo } from '../../rules/expenses.ts'
import { money } from '../../rules/money.ts'

/** Whether the best plan is the savings style's, rather than the cheapest. */
export function isSavingsOverride({ savingsDidOverride }: Outputs, { features }: Instance) {
  return features.savings && savingsDidOverride
}

/** The best plan's costs. */
export function planOf({ plans, bestPlan }: Outputs): PlanCosts {
  return plans[bestPlan]!
}

/** Whether the answer tells more of the best plan than its costs. */
export function isBestPlanExplained(outputs: Outputs) {
  const best = planOf(outputs)
  return (
    best.worstCase != null ||
    neverDearerThan(outputs, outputs.bestPlan) !== null ||
    explanationOf(best).length > 0
  )
}

/** Where a plan's expenses come from; no lines where the answer has none, or ones that come to something else. */
export function explanationOf({ explanation, outOfPocketExpenses }: PlanCosts): ExpenseLine[] {
  return explanation && comeTo(explanation, outOfPocketExpenses) ? explanation : []
}

/** The name of a plan that costs no more than another whatever happens; null for none, or one that costs more now. */
export function neverDearerThan({ plans }: Outputs, key: string) {
  const { dominatedBy, totalCost } = plans[key]!
  if (dominatedBy == null || dominatedBy === key || !Object.hasOwn(plans, dominatedBy)) return null
  const other = plans[dominatedBy]!
  return other.totalCost > totalCost ? null : other.displayName
}

/** What leads to the best plan's name, and from there to its figures. A saving of nothing is not told. */
export function resultHeadline(outputs: Outputs, instance: Instance) {
  const isSteered = isSavingsOverride(outputs, instance)
  return {
    text:
      isSteered && outputs.potentialSavings >= 0.5
        ? `Based on what you've told us, you could save around ${money(outputs.potentialSavings)} by choosing the:`
        : "Based on what you've told us, the best plan for you may be the:",
    basis: isSteered ? 'This is based on your savings style and may cost you:' : 'This is based on:',
  }
}
