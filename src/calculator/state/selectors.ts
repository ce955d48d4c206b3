import type { CalculationInputs } from '../../contract/inputs.ts'
import type { Instance } from '../../contract/instance.ts'
import { coverageCode } from '../rules/coverage.ts'
import { questionsOf } from '../rules/personal.ts'
import type { Progress } from '../rules/steps.ts'
import type { Model } from './model.ts'

/**
 * The client's instance.
 * @throws Error before it has loaded; the shell shows no step until then
 */
export function instanceOf({ instance }: Model): Instance {
  if (instance.status !== 'ready') throw new Error('No instance has loaded yet')
  return instance.value
}

/** What decides which steps are open. */
export function progressOf(model: Model): Progress {
  const questions = questionsOf(instanceOf(model))
  return {
    isPersonalIncluded: questions.length > 0,
    isPersonalComplete: questions.every(({ answer }) => model.personal[answer] !== null),
    isScenarioChosen: model.scenario !== null,
    acknowledged: model.acknowledged,
  }
}

/** The tier that the family needs. */
export function coverageOf(model: Model) {
  return coverageCode(model.family, instanceOf(model).features.singleChild)
}

/** The body of a calculation. */
export function inputsOf(model: Model): CalculationInputs {
  const { surcharges } = instanceOf(model)
  return {
    coverage: coverageOf(model),
    scenario: model.scenario,
    customScenario: model.customScenario,
    surcharges: Object.fromEntries(surcharges.map(({ id }, index) => [id, model.surcharges[index] ?? false])),
    ...model.personal,
  }
}
