import { customScenarioId } from '../contract/customScenarioId.ts'
import type { CalculationInputs } from '../contract/inputs.ts'
import type { ScenarioCosts } from '../contract/outputs.ts'
import { choosePlan } from './choosePlan.ts'
import {
  createExpectedYear,
  createOppositeYear,
  priceHouseholdClaims,
  type ExpectedYear,
} from './expectedYear.ts'
import { toDollars } from './money.ts'
import { planCost, type PlanCost } from './planCost.ts'
import { careCost, resolveInputs, type ResolvedInputs } from './resolveInputs.ts'

/**
 * What every scenario costs under every offered plan, one plan at each step: those of the document, and the custom
 * one if the employee chose it.
 * @param chosenCosts the costs of the chosen scenario.
 */
export function* scenarioCosts(
  resolved: ResolvedInputs,
  inputs: CalculationInputs,
  chosenCosts: PlanCost[],
): Generator<void, ScenarioCosts[]> {
  const { scenario: chosen } = inputs
  const rows: ScenarioCosts[] = []
  for (const { id: scenario } of resolved.model.document.scenarios) {
    yield
    if (scenario === chosen) {
      rows.push(toRow(resolved, scenario, chosenCosts))
      continue
    }
    const other = resolveInputs(resolved.model, { ...inputs, scenario })
    rows.push(toRow(other, scenario, yield* expectedCosts(other)))
  }
  if (chosen === customScenarioId) rows.push(toRow(resolved, chosen, chosenCosts))
  return rows
}

/**
 * The costs under every offered plan. If the year costs the same in opposite orders, that is the cost. Otherwise it is the
 * mean of as many orders as the estimate has, so that it stays the same when the employee chooses the scenario.
 */
export function* expectedCosts(resolved: ResolvedInputs): Generator<void, PlanCost[]> {
  const opposite = createOppositeYear(resolved)
  let all: ExpectedYear | undefined
  const costs: PlanCost[] = []
  for (const plan of resolved.offered) {
    yield
    const costIn = (year: typeof opposite) =>
      planCost(resolved, plan, priceHouseholdClaims(resolved, plan.modelPlan, year), year)
    // Opposite orders do not say at which providers claims are.
    const cost = plan.modelPlan.others.length > 0 ? null : costIn(opposite)
    costs.push(cost && !cost.dependsOnOrder ? cost : costIn((all ??= createExpectedYear(resolved))))
  }
  return costs
}

function toRow(
  resolved: ResolvedInputs,
  scenario: ScenarioCosts['scenario'],
  costs: PlanCost[],
): ScenarioCosts {
  return {
    scenario,
    care: toDollars(careCost(resolved)),
    totalCosts: Object.fromEntries(costs.map(({ plan, total }) => [plan.key, toDollars(total)])),
    bestPlan: choosePlan(costs, resolved.avoidsOwnMoney).best.plan.key,
  }
}
