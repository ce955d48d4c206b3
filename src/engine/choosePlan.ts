import type { Cents } from './money.ts'
import type { PlanCost } from './planCost.ts'

interface Choice {
  chosen: PlanCost
  /** Whether steering led to a dearer plan than the cheapest. */
  didOverride: boolean
  /** What the chosen plan saves against the dearest. */
  savings: Cents
}

/**
 * The best plan: the least total; of equal totals, the key that comes first by code unit.
 * @param avoidsOwnMoney leaves out accounts that one must fill oneself, as long as a plan remains.
 */
export function choosePlan(costs: PlanCost[], avoidsOwnMoney: boolean): Choice {
  const suitable = avoidsOwnMoney ? costs.filter(({ plan }) => !plan.account?.needsOwnMoney) : costs
  const cheapest = leastTotal(costs)
  const chosen = suitable.length > 0 ? leastTotal(suitable) : cheapest
  const dearest = Math.max(...costs.map(({ total }) => total))
  return { chosen, didOverride: chosen.total > cheapest.total, savings: dearest - chosen.total }
}

function leastTotal(costs: PlanCost[]): PlanCost {
  return costs.reduce((best, cost) =>
    cost.total < best.total || (cost.total === best.total && cost.plan.key < best.plan.key) ? cost : best,
  )
}
