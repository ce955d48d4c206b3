import { customScenarioId } from '../../../contract/customScenarioId.ts'
import type { Family } from '../../../contract/family.ts'
import type { Id, Instance } from '../../../contract/instance.ts'
import type { Outputs } from '../../../contract/outputs.ts'
import type { Model } from '../../state/model.ts'
import type { TotalCosts } from './years/costsOfPlans.ts'

export interface ScenarioFact {
  id: Id
  /** null for the custom scenario. */
  name: string | null
  isChosen: boolean
  /** The person whom the scenario adds, if the estimate does not cover such a person. */
  leavesOut: 'child' | 'spouse' | null
  /** Whether the estimate has a baby that the other scenarios do not have. */
  hasBaby: boolean
  totalCosts: TotalCosts
}

export type Warning =
  | { kind: 'babyNotCovered' | 'childNotCovered' | 'spouseNotCovered' }
  | { kind: 'coveredMonths'; count: number }

export type AnswersOfResult = Pick<Model, 'family' | 'scenario' | 'baby' | 'currentPlan'>

/** The scenarios whose costs the API sent, in its order, without those that are not in the instance. */
export function scenarioFacts(
  { scenarios }: Outputs,
  { scenarios: definitions, features }: Instance,
  { scenario: chosen, family, baby }: AnswersOfResult,
): ScenarioFact[] {
  return scenarios.flatMap(({ scenario: id, totalCosts }) => {
    const definition = definitions.find((each) => each.id === id)
    if (!definition && id !== customScenarioId) return []
    const coversBaby = features.household && baby.isCovered
    return {
      id,
      name: definition?.display ?? null,
      isChosen: id === chosen,
      leavesOut: uncoveredPerson(definition?.adds, family, coversBaby),
      hasBaby: definition?.adds === 'child' && family.children === 0 && coversBaby,
      totalCosts,
    }
  })
}

/** Ignores other values, which an instance may have. */
function uncoveredPerson(added: unknown, { spouse, children }: Family, coversBaby: boolean) {
  if (added === 'child' && children === 0 && !coversBaby) return 'child'
  if (added === 'spouse' && !spouse) return 'spouse'
  return null
}

export function warnings(
  { assumptions }: Outputs,
  { features }: Instance,
  { baby }: AnswersOfResult,
  scenarios: ScenarioFact[],
): Warning[] {
  const leavesOut = scenarios.find(({ isChosen }) => isChosen)?.leavesOut
  const coveredMonths = assumptions?.coveredMonths ?? 12
  return [
    ...(leavesOut === 'child'
      ? [{ kind: features.household && !baby.isCovered ? 'babyNotCovered' : 'childNotCovered' } as const]
      : []),
    ...(leavesOut === 'spouse' ? [{ kind: 'spouseNotCovered' } as const] : []),
    ...(coveredMonths < 12 ? [{ kind: 'coveredMonths', count: coveredMonths } as const] : []),
  ]
}

export function otherHousehold(
  { assumptions }: Outputs,
  { spouse, children }: Family,
  scenarios: ScenarioFact[],
) {
  const { persons = [] } = assumptions ?? {}
  const hasBaby = scenarios.some((scenario) => scenario.isChosen && scenario.hasBaby)
  const covered = (spouse ? 2 : 1) + children + (hasBaby ? 1 : 0)
  return persons.length === 0 || persons.length === covered ? null : { priced: persons.length, covered }
}
