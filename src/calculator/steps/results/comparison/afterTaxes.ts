import { wholeDollars } from '../../../rules/formatMoney.ts'
import type { PlanFact } from '../facts.ts'
import { differenceBetween, type Difference } from './differences.ts'

export interface ComparedPlan extends PlanFact {
  /** What the plan costs less its tax savings, also compared with the best plan. Null if taxes are not counted. */
  afterTaxes: { total: number; difference: Difference } | null
}

/**
 * The plans in ascending order of their costs after tax savings.
 * @param savings whole dollars by plan key; null if taxes are not counted.
 */
export function comparedPlans(plans: PlanFact[], savings: Map<string, number> | null): ComparedPlan[] {
  if (!savings) return plans.map((plan) => ({ ...plan, afterTaxes: null }))
  const totalOf = ({ key, costs }: PlanFact) => wholeDollars(costs.totalCost) - savings.get(key)!
  const best = plans.find(({ isBest }) => isBest)!
  return plans
    .map((plan) => ({
      ...plan,
      afterTaxes: { total: totalOf(plan), difference: differenceBetween(totalOf(plan), totalOf(best)) },
    }))
    .toSorted((one, other) => one.afterTaxes.total - other.afterTaxes.total)
}
