import { customScenarioId } from '../../../contract/customScenarioId.ts'
import type { CalculationInputs, CoverageCode } from '../../../contract/inputs.ts'
import type { Id, Instance } from '../../../contract/instance.ts'
import { isOffered } from '../../../contract/offers.ts'
import { tiersOf } from '../../../contract/tiers.ts'
import { coverageCode } from '../../../calculator/rules/coverage.ts'
import { maxChildren, type Family } from '../../../calculator/rules/family.ts'
import { selectInputs } from '../../../calculator/state/selectInputs.ts'
import type { ClientYear } from '../../../clients/clients.ts'
import type { Model } from '../../../engine/Model.ts'
import { restoreModel, type Answers } from '../../session/Answers.ts'
import { calculateRanking, type Ranking } from '../../../engine/calculateRanking.ts'
import { withDefaultAnswers } from '../../session/withDefaultAnswers.ts'

/** The best plan for every scenario and tier, with the same answers to all other questions. */
export interface PlanMatrix {
  tiers: CoverageCode[]
  rows: { scenario: Id; name: string; cells: Cell[] }[]
  /** In the order of the file. */
  plans: { key: string; name: string; isOffered: boolean }[]
}

export interface Cell extends Ranking {
  /** For the other figures of the result, which would take too long to calculate for every cell. */
  inputs: CalculationInputs
}

/** The indexes of a cell's row and tier. */
export type CellIndex = [row: number, column: number]

/** @param given the visitor's answers; defaults replace missing ones */
export function createPlanMatrix({ instance, model }: ClientYear, given: Answers | null): PlanMatrix {
  const answers = withDefaultAnswers(instance, given)
  const { personal, scenario, family } = answers
  const tiers = tiersOf(instance)
  const standard = instance.scenarios.map(({ id, display }) => ({ scenario: id, name: display }))
  const custom = { scenario: customScenarioId, name: 'Customized in the calculator' }
  const scenarios: Pick<PlanMatrix['rows'][number], 'scenario' | 'name'>[] =
    scenario === customScenarioId ? [...standard, custom] : standard
  const inputsFor = (row: Id, tier: CoverageCode) => {
    const answered = { ...answers, scenario: row, family: familyFor(tier, family, instance, model) }
    return selectInputs(restoreModel(instance, answered), instance)
  }
  return {
    tiers,
    rows: scenarios.map((row) => ({
      ...row,
      cells: tiers.map((tier) => {
        const inputs = inputsFor(row.scenario, tier)
        return { ...calculateRanking(model, inputs), inputs }
      }),
    })),
    plans: model.document.plans.map((plan) => ({
      key: plan.key,
      name: plan.displayName,
      isOffered: isOffered(plan, personal),
    })),
  }
}

/** The visitor's family if it needs this tier; otherwise the persons that the plans assume for the tier. */
function familyFor(tier: CoverageCode, family: Family, { features }: Instance, { document }: Model): Family {
  if (coverageCode(family, features.singleChild) === tier) return family
  const spouse = tier === 'ES' || tier === 'EF'
  if (tier === 'EE' || tier === 'ES') return { spouse, children: 0 }
  const fewest = tier === 'EC' && features.singleChild ? 2 : 1
  const most = tier === 'EK' ? 1 : maxChildren
  return { spouse, children: Math.min(Math.max(document.persons[tier].children, fewest), most) }
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
export function bestPlanKeys({ plans, bestPlan }: Ranking): string[] {
  const cents = (key: string) => Math.round(plans[key]!.totalCost * 100)
  const ties = Object.keys(plans).filter((key) => key !== bestPlan && cents(key) === cents(bestPlan))
  return [bestPlan, ...ties]
}

/** A plan's label in the matrix: A to Z in the order of the file, then 27, 28, and so on. */
export function planLabel(index: number): string {
  const letterCount = 26
  return index < letterCount ? String.fromCharCode(65 + index) : String(index + 1)
}
