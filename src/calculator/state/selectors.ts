import type { Instance } from '../../contract/instance.ts'
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
