import type { CalculationInputs, CoverageCode } from '../../../contract/inputs.ts'
import type { Id } from '../../../contract/instance.ts'
import { parseOutputs, type Outputs } from '../../../contract/outputs.ts'
import { tiersOf } from '../../../contract/tiers.ts'
import { selectInputs } from '../../../calculator/state/selectInputs.ts'
import type { ClientYear } from '../../../clients/clients.ts'
import { calculate } from '../../../engine/calculate.ts'
import { modelWith, type Answers } from '../../frame/Answers.ts'
import { withDefaultAnswers } from '../../frame/withDefaultAnswers.ts'

/** The results of every scenario for every tier, with the same answers to everything else. */
export interface LineUp {
  tiers: CoverageCode[]
  rows: { scenario: Id; name: string; cells: Outputs[] }[]
  /** The plans by their keys, in the order of the file. */
  plans: { key: string; name: string }[]
}

/**
 * Lays a client's plans open.
 * @param given what the visitor has answered; likely answers stand for the rest
 */
export function lineUpOf({ instance, model }: ClientYear, given: Answers | null): LineUp {
  const answered = modelWith(instance, withDefaultAnswers(instance, given))
  const { customScenario, ...inputs } = selectInputs(answered, instance)
  const tiers = tiersOf(instance)
  const scenarios = instance.scenarios.map(({ id, display }) => ({ scenario: id, name: display, uses: null }))
  const own = { scenario: 'custom', name: 'Customized in the calculator', uses: customScenario }
  const offered: Row[] = customScenario ? [...scenarios, own] : scenarios
  return {
    tiers,
    rows: offered.map(({ scenario, name, uses }) => ({
      scenario,
      name,
      cells: tiers.map((coverage) =>
        parseOutputs(calculate(model, { ...inputs, coverage, scenario, customScenario: uses })),
      ),
    })),
    plans: model.document.plans.map(({ key, displayName }) => ({ key, name: displayName })),
  }
}

interface Row {
  scenario: Id
  name: string
  uses: CalculationInputs['customScenario']
}
