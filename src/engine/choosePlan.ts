import type { Confidence } from '../contract/outputs.ts'
import type { Cents } from './money.ts'
import type { PlanCost } from './planCost.ts'

/** The recommended plan. */
export interface Choice {
  best: PlanCost
  /** Whether the savings style led to a more expensive plan than the cheapest. */
  didOverride: boolean
  /**
   * What choosing the best plan can save: after an override, in the worst case compared with the cheapest plan; otherwise
   * in the expected year compared with the most expensive plan. null if that is nothing.
   */
  savings: { comparedWith: PlanCost; amount: Cents } | null
}

/** Smaller savings are $0 in whole dollars. */
const minSavings: Cents = 50

/**
 * Chooses the plan with the lowest total; of equal totals, the first key by code unit.
 * @param avoidsOwnMoney whether the employee prefers a plan without an account to fund. Such a plan is chosen instead of
 * the cheapest if it saves at least as much in the worst case as it costs more in the expected year, and if no other plan
 * is better in the expected year and in the worst case. A cheapest plan without a worst case stays the best one.
 */
export function choosePlan(costs: PlanCost[], avoidsOwnMoney: boolean): Choice {
  const cheapest = findCheapest(costs)
  const best = avoidsOwnMoney ? findWithoutOwnMoney(costs, cheapest) : cheapest
  const didOverride = best.total > cheapest.total
  const comparedWith = didOverride ? cheapest : findMostExpensive(costs)
  const amount = didOverride ? cheapest.worstCase - best.worstCase : comparedWith.total - best.total
  return {
    best,
    didOverride,
    savings: amount >= minSavings ? { comparedWith, amount } : null,
  }
}

/** The cheapest plan without an account to fund; the cheapest plan of all if none is worth its higher cost. */
function findWithoutOwnMoney(costs: PlanCost[], cheapest: PlanCost): PlanCost {
  const candidates = costs.filter(
    (cost) =>
      !cost.plan.account?.needsOwnMoney &&
      (cost.total === cheapest.total || savesMoreThanItCosts(cost, cheapest)) &&
      !costs.some(({ total, worstCase }) => total < cost.total && worstCase <= cost.worstCase),
  )
  return candidates.length > 0 ? findCheapest(candidates) : cheapest
}

/** Whether a plan saves at least as much in the worst case as it costs more in the expected year. False without worst cases. */
function savesMoreThanItCosts(cost: PlanCost, cheapest: PlanCost): boolean {
  const savings = cheapest.worstCase - cost.worstCase
  return Number.isFinite(savings) && savings >= minSavings && savings >= cost.total - cheapest.total
}

/** The plan with the lowest total; of equal totals, the first key by code unit. */
export function findCheapest(costs: PlanCost[]): PlanCost {
  return costs.reduce((best, cost) =>
    cost.total < best.total || (cost.total === best.total && cost.plan.key < best.plan.key) ? cost : best,
  )
}

function findMostExpensive(costs: PlanCost[]): PlanCost {
  return costs.reduce((worst, cost) =>
    cost.total > worst.total || (cost.total === worst.total && cost.plan.key < worst.plan.key) ? cost : worst,
  )
}

/**
 * How sure it is that the best plan is the cheapest.
 * `clear`: the runner-up costs at least $250 more, and the best plan is the cheapest in at least 80% of simulated years.
 * `even`: the runner-up costs less than $100 more, and the best plan is the cheapest in less than two thirds of the years.
 * `close`: anything between.
 * @param cheapestIn the share of simulated years in which the best plan is the cheapest.
 */
export function confidence(
  best: Pick<PlanCost, 'total'>,
  runnerUp: Pick<PlanCost, 'total'>,
  cheapestIn: number,
): Confidence {
  const gap = runnerUp.total - best.total
  if (gap >= 250_00 && cheapestIn >= 0.8) return 'clear'
  return gap < 100_00 && cheapestIn < 2 / 3 ? 'even' : 'close'
}
