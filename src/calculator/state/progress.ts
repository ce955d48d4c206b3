import type { Instance } from '../../contract/instance.ts'
import { questionsOf } from '../rules/personal.ts'
import type { Progress } from '../rules/steps.ts'
import type { Model } from './model.ts'

/**
 * What decides which steps are open.
 * @param isStarted whether the home step is acknowledged
 */
export function progressOf(model: Model, isStarted: boolean): Progress {
  const questions = questionsOf(model.instance)
  return {
    isPersonalIncluded: questions.length > 0,
    isPersonalComplete: questions.every(({ answer }) => model.personal[answer] !== null),
    isScenarioChosen: model.scenario !== null,
    acknowledged: { home: isStarted, ...model.acknowledged },
  }
}

/** The progress before there is a model: nothing is answered yet. */
export function initialProgress(instance: Instance, isStarted: boolean): Progress {
  return {
    isPersonalIncluded: questionsOf(instance).length > 0,
    isPersonalComplete: false,
    isScenarioChosen: false,
    acknowledged: { home: isStarted, personal: false, coverage: false, scenario: false },
  }
}
