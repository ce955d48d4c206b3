import { questionsOf } from '../rules/personal.ts'
import type { Progress } from '../rules/steps.ts'
import type { Model } from './model.ts'
import type { Session } from './Session.ts'

interface Answers {
  personal: Partial<Model['personal']>
  scenario: Model['scenario']
}

const noAnswers: Answers = { personal: {}, scenario: null }

/** Returns what decides which steps are reachable. */
export function selectProgress(
  { instance, acknowledged }: Pick<Session, 'instance' | 'acknowledged'>,
  { personal, scenario }: Answers = noAnswers,
): Progress {
  const questions = questionsOf(instance)
  return {
    isPersonalIncluded: questions.length > 0,
    isPersonalComplete: questions.every(({ answer }) => (personal[answer] ?? null) !== null),
    isScenarioChosen: scenario !== null,
    acknowledged,
  }
}
