import type { Outputs, ScenarioCosts } from '../../../../contract/outputs.ts'
import { formatMoney } from '../../../rules/formatMoney.ts'
import { cheapestFirst } from '../outputs.ts'

/** Dollars by plan key. */
export type TotalCosts = ScenarioCosts['totalCosts']

export interface PlanColumn {
  key: string
  name: string
}

/** The plans of a table or chart, cheapest first. */
export function planColumns(outputs: Outputs): PlanColumn[] {
  return cheapestFirst(outputs).map(([key, { displayName }]) => ({ key, name: displayName }))
}

/** Whether no plan costs less, in whole dollars. */
export function isCheapest(key: string, totalCosts: TotalCosts, plans: PlanColumn[]) {
  const lowest = Math.min(...plans.map((plan) => totalCosts[plan.key]!))
  return formatMoney(totalCosts[key]!) === formatMoney(lowest)
}
