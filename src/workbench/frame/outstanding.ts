import type { CalculationInputs } from '../../contract/inputs.ts'
import type { Outputs } from '../../contract/outputs.ts'
import { parseOutputs } from '../../contract/outputs.ts'
import { selectInputs } from '../../calculator/state/selectInputs.ts'
import type { Family } from '../../calculator/rules/family.ts'
import type { ClientYear } from '../../clients/clients.ts'
import { calculate } from '../../engine/calculate.ts'
import { modelWith, type Answers } from './Answers.ts'
import { withDefaultAnswers } from './withDefaultAnswers.ts'

/** Results that say more than usual. */
const outstanding = {
  savingsOverride: ({ savingsDidOverride }: Outputs) => savingsDidOverride,
  contributionLimit: ({ contributionLimit }: Outputs) => contributionLimit !== null,
}

export type OutstandingResult = keyof typeof outstanding

const families: Family[] = [
  { spouse: false, children: 0 },
  { spouse: true, children: 0 },
  { spouse: false, children: 1 },
  { spouse: false, children: 2 },
  { spouse: true, children: 2 },
]

/** Answers of this client that lead to such a result, near to those given; null where none do. */
export function answersLeadingTo(
  wanted: OutstandingResult,
  { instance, model }: ClientYear,
  given: Answers | null,
): Answers | null {
  const likely = withDefaultAnswers(instance, given)
  const savingsStyles = [likely.personal.savingsStyle, ...instance.savingsStyles.map(({ id }) => id)]
  const scenarios = [likely.scenario, ...instance.scenarios.map(({ id }) => id)]
  for (const savingsStyle of instance.features.savings ? savingsStyles : [null]) {
    for (const family of [likely.family, ...families]) {
      for (const scenario of scenarios) {
        const answers = { ...likely, family, scenario, personal: { ...likely.personal, savingsStyle } }
        const inputs: CalculationInputs = selectInputs(modelWith(instance, answers), instance)
        if (outstanding[wanted](parseOutputs(calculate(model, inputs)))) return answers
      }
    }
  }
  return null
}
