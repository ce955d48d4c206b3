import { dollarsBetween } from '../../../calculator/steps/results/comparison/differences.ts'
import { customScenarioId } from '../../../contract/customScenarioId.ts'
import type { CalculationInputs, CoverageCode } from '../../../contract/inputs.ts'
import type { Id } from '../../../contract/instance.ts'
import { isOffered } from '../../../contract/offers.ts'
import { tiersOf } from '../../../contract/tiers.ts'
import { selectInputs } from '../../../calculator/state/selectInputs.ts'
import type { ClientYear } from '../../../clients/clients.ts'
import { calculateRanking, type RankedPlan, type Ranking } from '../../../engine/calculateRanking.ts'
import { restoreModel, type Answers, withDefaultAnswers } from '../../state/session/Answers.ts'
import { answersForCase, type Case } from '../../state/session/Case.ts'

/** The best plan for every scenario and tier, with the same answers to all other questions. */
export interface PlanMatrix {
  tiers: CoverageCode[]
  rows: { scenario: Id; name: string; cells: Ranking[] }[]
  /** In the order of the file. */
  plans: { key: string; name: string; isOffered: boolean }[]
}

/** The part of a ranking that orders the plans. */
interface TotalCosts extends Pick<Ranking, 'bestPlan'> {
  plans: Record<string, Pick<RankedPlan, 'totalCost'>>
}

/** The indexes of a cell's row and tier. */
export type CellIndex = [row: number, column: number]

/** @param given the visitor's answers; defaults replace missing ones */
export function createPlanMatrix(year: ClientYear, given: Answers | null): PlanMatrix {
  const { instance, model } = year
  const { personal, scenario } = withDefaultAnswers(instance, given)
  const tiers = tiersOf(instance)
  const scenarios: { scenario: Id; name: string }[] = [
    ...instance.scenarios.map(({ id, display }) => ({ scenario: id, name: display })),
    ...(scenario === customScenarioId
      ? [{ scenario: customScenarioId, name: 'Customized in the calculator' }]
      : []),
  ]
  return {
    tiers,
    rows: scenarios.map((row) => ({
      ...row,
      cells: tiers.map((tier) =>
        calculateRanking(model, inputsForCase(year, given, { scenario: row.scenario, tier })),
      ),
    })),
    plans: model.document.plans.map((plan) => ({
      key: plan.key,
      name: plan.displayName,
      isOffered: isOffered(plan, personal),
    })),
  }
}

/** The request of the calculator for a case. */
export function inputsForCase(year: ClientYear, given: Answers | null, selected: Case): CalculationInputs {
  return selectInputs(restoreModel(year.instance, answersForCase(year, given, selected)), year.instance)
}

/** The cell of a case; null if the matrix does not have its scenario or tier. */
export function findCell({ rows, tiers }: PlanMatrix, { scenario, tier }: Case): CellIndex | null {
  const row = rows.findIndex((each) => each.scenario === scenario)
  const column = tiers.indexOf(tier)
  return row < 0 || column < 0 ? null : [row, column]
}

/** The best plan's key, followed by the keys of the plans that cost the same to the cent. */
export function bestPlanKeys({ plans, bestPlan }: TotalCosts): string[] {
  const ties = Object.keys(plans).filter(
    (key) => key !== bestPlan && cents(plans[key]!) === cents(plans[bestPlan]!),
  )
  return [bestPlan, ...ties]
}

/**
 * The cheapest of the plans that are not the best, and how much more it costs, in whole dollars as the calculator shows
 * it; null if there is none.
 */
export function findRunnerUp(ranking: TotalCosts): { key: string; margin: number } | null {
  const { plans, bestPlan } = ranking
  const best = new Set(bestPlanKeys(ranking))
  const [key] = Object.keys(plans)
    .filter((each) => !best.has(each))
    .toSorted((a, b) => plans[a]!.totalCost - plans[b]!.totalCost)
  if (key === undefined) return null
  return { key, margin: dollarsBetween(plans[key]!.totalCost, plans[bestPlan]!.totalCost) }
}

/** A plan's label in the matrix: A to Z in the order of the file, then 27, 28, and so on. */
export function planLabel(index: number): string {
  const letterCount = 26
  return index < letterCount ? String.fromCharCode(65 + index) : String(index + 1)
}

function cents({ totalCost }: Pick<RankedPlan, 'totalCost'>) {
  return Math.round(totalCost * 100)
}
