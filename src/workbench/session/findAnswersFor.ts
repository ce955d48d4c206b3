import type { CalculationInputs } from '../../contract/inputs.ts'
import type { Outputs } from '../../contract/outputs.ts'
import { parseOutputs } from '../../contract/outputs.ts'
import { selectInputs } from '../../calculator/state/selectInputs.ts'
import type { Family } from '../../calculator/rules/family.ts'
import type { ClientYear } from '../../clients/clients.ts'
import { calculate } from '../../engine/calculate.ts'
import { restoreModel, type Answers } from './Answers.ts'
import { withDefaultAnswers } from './withDefaultAnswers.ts'

const specialResults = {
  savingsOverride: ({ savingsDidOverride }: Outputs) => savingsDidOverride,
  contributionLimit: ({ contributionLimit }: Outputs) => contributionLimit !== null,
}

/** A result for which the calculator shows an additional notice. */
export type SpecialResult = keyof typeof specialResults

const families: Family[] = [
  { spouse: false, children: 0 },
  { spouse: true, children: 0 },
  { spouse: false, children: 1 },
  { spouse: false, children: 2 },
  { spouse: true, children: 2 },
]

/** Finds answers that produce the result, as close as possible to the given ones; null if there are none. */
export function findAnswersFor(
  wanted: SpecialResult,
  { instance, model }: ClientYear,
  given: Answers | null,
): Answers | null {
  const defaults = withDefaultAnswers(instance, given)
  const savingsStyles = [defaults.personal.savingsStyle, ...instance.savingsStyles.map(({ id }) => id)]
  const scenarios = [defaults.scenario, ...instance.scenarios.map(({ id }) => id)]
  for (const savingsStyle of instance.features.savings ? savingsStyles : [null]) {
    for (const family of [defaults.family, ...families]) {
      for (const scenario of scenarios) {
        const answers = { ...defaults, family, scenario, personal: { ...defaults.personal, savingsStyle } }
        const inputs: CalculationInputs = selectInputs(restoreModel(instance, answers), instance)
        if (specialResults[wanted](parseOutputs(calculate(model, inputs)))) return answers
      }
    }
  }
  return null
}
