import type { Outputs, PlanCosts } from '../../../../contract/outputs.ts'
import { bestPlanCosts, dominatingPlanName, hasNoLimit } from '../outputs.ts'
import { differenceBetween } from './differences.ts'

const amounts = {
  totalCost: ({ totalCost }: PlanCosts) => totalCost,
  worstCase: (plan: PlanCosts) => (hasNoLimit(plan) ? Infinity : plan.worstCase),
  paychecks: ({ payrollDeduction }: PlanCosts) => payrollDeduction,
}

export type SortOrder = keyof typeof amounts

/** The amounts that plans can be sorted by: those that every plan has, and that differ. */
export function sortOrders({ plans }: Outputs): SortOrder[] {
  return (Object.keys(amounts) as SortOrder[]).filter((order) => {
    const values = Object.values(plans).map(amounts[order])
    return !values.includes(null) && !values.includes(undefined) && new Set(values).size > 1
  })
}

export interface ComparedPlan {
  key: string
  plan: PlanCosts
  isBest: boolean
  /** Whether it has the lowest estimate although another plan is the best one. */
  isLowest: boolean
  dominatingPlan: string | null
}

/** The plans in ascending order of an amount; among equals, the best plan is first. */
export function comparedPlans(outputs: Outputs, order: SortOrder): ComparedPlan[] {
  const { plans, bestPlan } = outputs
  const lowest = Math.min(...Object.values(plans).map(amounts.totalCost))
  const isBestLowest = differenceBetween(bestPlanCosts(outputs).totalCost, lowest).direction === 'same'
  return Object.entries(plans)
    .map(([key, plan]) => ({
      key,
      plan,
      isBest: key === bestPlan,
      isLowest: !isBestLowest && plan.totalCost === lowest,
      dominatingPlan: dominatingPlanName(outputs, key),
    }))
    .toSorted(
      (a, b) =>
        (amounts[order](a.plan) ?? 0) - (amounts[order](b.plan) ?? 0) || Number(b.isBest) - Number(a.isBest),
    )
}

/** How many payroll deductions a year has; null if the API does not say, or if it is not the same for every plan. */
export function paycheckCount({ plans }: Outputs): number | null {
  const [count, ...others] = new Set(Object.values(plans).map(({ facts }) => facts?.payroll?.deductions))
  return count !== undefined && count > 1 && others.length === 0 ? count : null
}
