import { questionsOf } from '../../contract/personalQuestions.ts'
import type { Progress } from '../rules/steps.ts'
import type { Model } from './model.ts'
import type { Session } from './Session.ts'

/**
 * Returns what decides which steps are reachable.
 * @param answers omitted before the visitor can answer anything
 */
export function selectProgress(
  { instance, acknowledged }: Pick<Session, 'instance' | 'acknowledged'>,
  answers?: Pick<Model, 'personal' | 'scenario'>,
): Progress {
  const questions = questionsOf(instance)
  return {
    isPersonalIncluded: questions.length > 0,
    isPersonalComplete: questions.every(({ answer }) => answers?.personal[answer] != null),
    isScenarioChosen: answers?.scenario != null,
    acknowledged,
  }
}
