import { questionsOf } from '../../contract/personalQuestions.ts'
import type { Progress } from '../rules/steps.ts'
import type { Model } from './model.ts'
import type { Session } from './Session.ts'

/** @param answers omitted until the module of the steps has loaded */
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
