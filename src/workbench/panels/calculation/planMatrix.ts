import { customScenarioId } from '../../../contract/customScenarioId.ts'
import type { CalculationInputs, CoverageCode } from '../../../contract/inputs.ts'
import type { Id, Instance } from '../../../contract/instance.ts'
import { parseOutputs, type Outputs } from '../../../contract/outputs.ts'
import { tiersOf } from '../../../contract/tiers.ts'
import { coverageCode } from '../../../calculator/rules/coverage.ts'
import { selectInputs } from '../../../calculator/state/selectInputs.ts'
import type { ClientYear } from '../../../clients/clients.ts'
import { calculate } from '../../../engine/calculate.ts'
import { restoreModel, type Answers } from '../../session/Answers.ts'
import { withDefaultAnswers } from '../../session/withDefaultAnswers.ts'

/** The results for every scenario and tier, with the same answers to all other questions. */
export interface PlanMatrix {
  tiers: CoverageCode[]
  rows: { scenario: Id; name: string; cells: Outputs[] }[]
  /** In the order of the file. */
  plans: { key: string; name: string }[]
}

/** The indexes of a cell's row and tier. */
export type CellIndex = [row: number, column: number]

/** @param given the visitor's answers; defaults replace missing ones */
export function createPlanMatrix({ instance, model }: ClientYear, given: Answers | null): PlanMatrix {
  const answered = restoreModel(instance, withDefaultAnswers(instance, given))
  const { customScenario, ...inputs } = selectInputs(answered, instance)
  const tiers = tiersOf(instance)
  const standard = instance.scenarios.map(({ id, display }) => ({ scenario: id, name: display, uses: null }))
  const custom = { scenario: customScenarioId, name: 'Customized in the calculator', uses: customScenario }
  const scenarios: ScenarioRow[] = customScenario ? [...standard, custom] : standard
  return {
    tiers,
    rows: scenarios.map(({ scenario, name, uses }) => ({
      scenario,
      name,
      cells: tiers.map((coverage) =>
        parseOutputs(calculate(model, { ...inputs, coverage, scenario, customScenario: uses })),
      ),
    })),
    plans: model.document.plans.map(({ key, displayName }) => ({ key, name: displayName })),
  }
}

interface ScenarioRow {
  scenario: Id
  name: string
  uses: CalculationInputs['customScenario']
}

/** The cell of the visitor's answers, with defaults for missing ones. */
export function findCurrentCell(
  { rows, tiers }: PlanMatrix,
  instance: Instance,
  given: Answers | null,
): CellIndex {
  const { scenario, family } = withDefaultAnswers(instance, given)
  const row = rows.findIndex((each) => each.scenario === scenario)
  const column = tiers.indexOf(coverageCode(family, instance.features.singleChild))
  return [Math.max(row, 0), Math.max(column, 0)]
}

/** The best plan's key, followed by the keys of the plans that cost the same to the cent. */
export function bestPlanKeys({ plans, bestPlan }: Outputs): string[] {
  const cents = (key: string) => Math.round(plans[key]!.totalCost * 100)
  const ties = Object.keys(plans).filter((key) => key !== bestPlan && cents(key) === cents(bestPlan))
  return [bestPlan, ...ties]
}

/** A plan's label in the matrix: A to Z in the order of the file, then 27, 28, and so on. */
export function planLabel(index: number): string {
  const letterCount = 26
  return index < letterCount ? String.fromCharCode(65 + index) : String(index + 1)
}
