import type { Instance } from '../../../contract/instance.ts'
import type { ExpenseLine, Outputs, PlanCosts } from '../../../contract/outputs.ts'
import { sumsTo } from '../../rules/expenses.ts'
import { formatMoney } from '../../rules/formatMoney.ts'
import { write } from '../../texts/messages.ts'
import { stepTexts } from '../../texts/stepTexts.ts'

/** Whether the employee's savings style decided the best plan. */
export function isSavingsOverride({ savingsDidOverride }: Outputs, { features }: Instance) {
  return features.savings && savingsDidOverride
}

/** The plans and their keys, in ascending order of their estimates. The best plan comes before others that cost as much. */
export function cheapestFirst({ plans, bestPlan }: Outputs): [key: string, plan: PlanCosts][] {
  return Object.entries(plans).toSorted(
    ([key, one], [, other]) => one.totalCost - other.totalCost || (key === bestPlan ? -1 : 0),
  )
}

export function bestPlanCosts({ plans, bestPlan }: Outputs): PlanCosts {
  return plans[bestPlan]!
}

/** The key of the plan that the best plan is compared with; null if there is no other plan. */
export function nextBestPlan(outputs: Outputs, instance: Instance): string | null {
  const { bestPlan, runnerUp, comparedWith } = outputs
  const named = isSavingsOverride(outputs, instance) ? (comparedWith ?? runnerUp) : runnerUp
  const cheapestOther = cheapestFirst(outputs).find(([key]) => key !== bestPlan)
  return named ?? cheapestOther?.[0] ?? null
}

/** What the paychecks of the year pay, with surcharges and credits. */
export function paychecksOf({ payrollDeduction, surchargeTotal }: PlanCosts): number {
  return payrollDeduction + surchargeTotal
}

/** Whether a year's costs have no limit, because copays go on above the maximum. Such a plan has no worst case. */
export function hasNoLimit({ facts }: PlanCosts) {
  return facts?.maximumExcludesCopays ?? false
}

/** The lines that explain a plan's expenses. Empty if the API sent none, or if they do not sum to the expenses. */
export function explanationLines({ explanation, outOfPocketExpenses }: PlanCosts): ExpenseLine[] {
  return explanation && sumsTo(explanation, outOfPocketExpenses) ? explanation : []
}

/** The part of a plan's costs that compares it with other plans. */
type PlanRank = Pick<PlanCosts, 'displayName' | 'totalCost' | 'dominatedBy'>

/** The name of a plan that never costs more than this one. Null if there is none, or if it costs more in this result. */
export function dominatingPlanName({ plans }: { plans: Record<string, PlanRank> }, key: string) {
  const { dominatedBy, totalCost } = plans[key]!
  if (dominatedBy == null || dominatedBy === key || !Object.hasOwn(plans, dominatedBy)) return null
  const other = plans[dominatedBy]!
  return other.totalCost > totalCost ? null : other.displayName
}

/** The sentences before the best plan's name and before its figures, and the announcement of the plan. */
export function resultHeadline(outputs: Outputs, instance: Instance) {
  const texts = stepTexts.results
  const isOverride = isSavingsOverride(outputs, instance)
  // Savings of $0 are not mentioned.
  const kind = isOverride && outputs.potentialSavings >= 0.5 ? 'savings' : 'best'
  const values = {
    amount: formatMoney(outputs.potentialSavings),
    plan: bestPlanCosts(outputs).displayName,
  }
  return {
    text: write(texts[kind], values),
    basis: isOverride ? texts.savingsBasis : texts.bestBasis,
    announcement: texts.found[kind](values),
  }
}
