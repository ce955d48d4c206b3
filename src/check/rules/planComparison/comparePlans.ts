import type { CalculationInputs } from '../../../contract/inputs.ts'
import type { Instance } from '../../../contract/instance.ts'
import type { Plan } from '../../../contract/plans.ts'
import { calculateCosts, dominatingPlans, offeredPlanCosts } from '../../../engine/calculateRanking.ts'
import { createClaimOrders } from '../../../engine/claimOrders.ts'
import { expectedUses, toClaims } from '../../../engine/claims.ts'
import type { Model } from '../../../engine/Model.ts'
import { resolveInputs } from '../../../engine/resolveInputs.ts'
import { sampleCare, sampleEmployees } from './sampleInputs.ts'

/** How the plans of a client compare over sample years. Plans are identified by their keys. */
export interface PlanComparison {
  /** The plans that are dominated wherever they are offered, in every tier, with the plans that dominate them. */
  dominated: Map<string, Set<string>>
  /** The other plans that are not the cheapest in any sample year. */
  neverBest: Map<string, CheaperPlan>
}

/** The cheapest plan of the year in which another plan comes closest to it. */
interface CheaperPlan {
  key: string
  /** Cents a year. */
  difference: number
}

export function comparePlans(instance: Instance, model: Model): PlanComparison {
  const employees = [...sampleEmployees(instance, model.document)]
  const { dominated, undominated } = findDominated(model, employees)
  return { dominated, neverBest: findNeverBest(instance, model, employees, undominated) }
}

/** Leaves out plans that are not offered. */
function findDominated(model: Model, employees: readonly CalculationInputs[]) {
  const dominated = new Map<string, Set<string>>()
  const undominated = new Set<string>()
  for (const inputs of employees) {
    if (undominated.size === model.plans.length) break
    for (const [key, dominator] of dominatingPlans(model, inputs))
      if (dominator === null) undominated.add(key)
      else dominated.set(key, (dominated.get(key) ?? new Set()).add(dominator))
  }
  for (const key of undominated) dominated.delete(key)
  return { dominated, undominated }
}

/** More employees take more time and hardly find more plans that are the cheapest. */
const maxWithoutCare = 400
const maxWithCare = 20

function findNeverBest(
  instance: Instance,
  model: Model,
  employees: readonly CalculationInputs[],
  candidates: ReadonlySet<string>,
): PlanComparison['neverBest'] {
  const neverBest = new Set(candidates)
  const closest: PlanComparison['neverBest'] = new Map()
  const doSomeAvoidOwnMoney = model.document.savingsStyles.some(({ avoidsOwnMoney }) => avoidsOwnMoney)
  for (const costs of sampleYears(instance, model, employees)) {
    const { plan: best, total: least } = cheapestOf(costs)
    for (const { plan, total } of costs) {
      const difference = total - least
      if (difference === 0) neverBest.delete(plan.key)
      if (difference < (closest.get(plan.key)?.difference ?? Infinity))
        closest.set(plan.key, { key: best.key, difference })
    }
    const withoutOwnMoney = costs.filter(({ plan }) => !plan.account?.needsOwnMoney)
    if (doSomeAvoidOwnMoney && withoutOwnMoney.length > 0)
      neverBest.delete(cheapestOf(withoutOwnMoney).plan.key)
    if (neverBest.size === 0) break
  }
  return new Map([...closest].filter(([key]) => neverBest.has(key)))
}

interface YearCost {
  plan: Plan
  /** Cents. */
  total: number
}

/** The costs of the offered plans in years without care, at the out-of-pocket maximum, and with a mix of care. */
function* sampleYears(
  instance: Instance,
  model: Model,
  employees: readonly CalculationInputs[],
): Generator<readonly YearCost[]> {
  for (const inputs of sampleEvenly(employees, maxWithoutCare)) {
    const costs = calculateCosts(model, inputs)
    yield costs
    yield costs.map(({ plan, worstCase }) => ({ plan, total: worstCase }))
  }
  for (const care of sampleCare(instance, model.document))
    for (const inputs of sampleEvenly(employees, maxWithCare))
      yield costsWithCare(model, { ...inputs, ...care })
}

/** Two orders of claims are enough: only the ranking of the plans matters, and each order is possible. */
function costsWithCare(model: Model, inputs: CalculationInputs) {
  const resolved = resolveInputs(model, inputs)
  const uses = expectedUses(model, resolved.persons)
  const claims = uses.flatMap((each) => toClaims(each, each.uses))
  return offeredPlanCosts(resolved, { uses, claims, ...createClaimOrders(model, claims, 2) })
}

function cheapestOf(costs: readonly YearCost[]): YearCost {
  return costs.reduce((best, cost) => (cost.total < best.total ? cost : best))
}

/** At most this many items of a list, evenly spaced. */
function sampleEvenly<T>(list: readonly T[], count: number): readonly T[] {
  if (list.length <= count) return list
  return Array.from({ length: count }, (_, index) => list[Math.floor((index * list.length) / count)]!)
}
