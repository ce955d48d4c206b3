import type { Instance } from '../../contract/instance.ts'
import { questionsOf } from '../rules/personal.ts'
import type { Progress } from '../rules/steps.ts'
import type { Model } from './model.ts'

type Answers = Pick<Model, 'instance' | 'scenario' | 'acknowledged'> & {
  personal: Partial<Model['personal']>
}

/**
 * What decides which steps are open.
 * @param isStarted whether the home step is acknowledged
 */
export function progressOf(
  { instance, personal, scenario, acknowledged }: Answers,
  isStarted: boolean,
): Progress {
  const questions = questionsOf(instance)
  return {
    isPersonalIncluded: questions.length > 0,
    isPersonalComplete: questions.every(({ answer }) => (personal[answer] ?? null) !== null),
    isScenarioChosen: scenario !== null,
    acknowledged: { home: isStarted, ...acknowledged },
  }
}

/** The progress before anything is answered. */
export function initialProgress(instance: Instance, isStarted: boolean): Progress {
  const acknowledged = { personal: false, coverage: false, scenario: false }
  return progressOf({ instance, personal: {}, scenario: null, acknowledged }, isStarted)
}
