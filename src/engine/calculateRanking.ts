import type { CalculationInputs } from '../contract/inputs.ts'
import type { ContributionLimit, PlanCostsPayload } from '../contract/outputs.ts'
import { choosePlan } from './choosePlan.ts'
import { contributionLimit } from './contributionLimit.ts'
import { findDominators } from './findDominators.ts'
import { createExpectedYear, priceHouseholdClaims } from './expectedYear.ts'
import type { Model } from './Model.ts'
import { toDollars } from './money.ts'
import { planCost, type PlanCost } from './planCost.ts'
import { careCost, resolveInputs } from './resolveInputs.ts'

/** The fields of a result that rank the offered plans, in dollars. */
export interface Ranking {
  plans: Record<string, RankedPlan>
  bestPlan: string
  /** The price of all care in the year: the plan's share and the member's together. */
  careCost: number
  savingsDidOverride: boolean
  contributionLimit: ContributionLimit | null
}

export type RankedPlan = Pick<
  PlanCostsPayload,
  | 'displayName'
  | 'payrollDeduction'
  | 'surchargeTotal'
  | 'outOfPocketExpenses'
  | 'hsaFunds'
  | 'totalCost'
  | 'dominatedBy'
>

/**
 * Calculates the same costs and best plan as `calculate`, ten times as fast: without simulated years, other scenarios,
 * the cost curve, and line items.
 * @throws RangeError if the inputs name something that the document does not have.
 */
export function calculateRanking(model: Model, inputs: CalculationInputs): Ranking {
  const resolved = resolveInputs(model, inputs)
  const year = createExpectedYear(resolved)
  const costs = resolved.offered.map((plan) =>
    planCost(resolved, plan, priceHouseholdClaims(resolved, plan.modelPlan, year), year),
  )
  const dominators = findDominators(resolved.offered, resolved.persons.length)
  const { best, didOverride } = choosePlan(costs, resolved.avoidsOwnMoney)
  return {
    plans: Object.fromEntries(
      costs.map((cost, index) => [cost.plan.key, toRankedPlan(cost, dominators[index]!)]),
    ),
    bestPlan: best.plan.key,
    careCost: toDollars(careCost(resolved)),
    savingsDidOverride: didOverride,
    contributionLimit: contributionLimit(model, best.plan, resolved.employee),
  }
}

function toRankedPlan(cost: PlanCost, dominatedBy: string | null): RankedPlan {
  return {
    displayName: cost.plan.displayName,
    payrollDeduction: toDollars(cost.payroll),
    surchargeTotal: toDollars(cost.surchargeTotal),
    outOfPocketExpenses: toDollars(cost.outOfPocket),
    hsaFunds: toDollars(cost.accountMoney),
    totalCost: toDollars(cost.total),
    dominatedBy,
  }
}
