import { customScenarioId } from '../../../../contract/customScenarioId.ts'
import type { Instance } from '../../../../contract/instance.ts'
import type { Outputs } from '../../../../contract/outputs.ts'
import type { Family } from '../../../rules/family.ts'
import type { Model } from '../../../state/model.ts'
import type { TotalCosts } from './costsOfPlans.ts'

export interface ScenarioRow {
  /** null for the custom scenario. */
  name: string | null
  isChosen: boolean
  /** The person whom the scenario adds, if the family does not cover such a person. */
  leavesOut: 'child' | 'spouse' | null
  totalCosts: TotalCosts
}

/** The scenarios whose costs the API sent, in its order, without those that are not in the instance. */
export function scenarioRows(
  { scenarios }: Outputs,
  instance: Instance,
  { scenario: chosen, family }: Pick<Model, 'scenario' | 'family'>,
): ScenarioRow[] {
  return scenarios.flatMap(({ scenario: id, totalCosts }) => {
    const definition = instance.scenarios.find((each) => each.id === id)
    if (!definition && id !== customScenarioId) return []
    return {
      name: definition?.display ?? null,
      isChosen: id === chosen,
      leavesOut: uncoveredPerson(definition?.addsPerson, family),
      totalCosts,
    }
  })
}

/** Ignores other values, which an instance may have. */
function uncoveredPerson(added: unknown, { spouse, children }: Family) {
  if (added === 'child' && children === 0) return 'child'
  if (added === 'spouse' && !spouse) return 'spouse'
  return null
}
