import type { StepName } from '../../../calculator/rules/steps.ts'
import type { ClientYear } from '../../../clients/clients.ts'
import { mergeAnswers, offeredAnswers, withDefaultAnswers, type Answers } from './Answers.ts'
import { answersForCase, type Case } from './Case.ts'
import type { SavedSession } from './SavedSession.ts'

/** The session moved to a step, with default answers where the visitor has given none. */
export function sessionAtStep(step: StepName, year: ClientYear, session: SavedSession): SavedSession {
  return moveTo(step, year, session, withDefaultAnswers(year.instance, session.answers))
}

/** The session moved to the results of a case. */
export function sessionAtCase(shown: Case, year: ClientYear, session: SavedSession): SavedSession {
  return moveTo('results', year, session, answersForCase(year, session.answers, shown))
}

/** Keeps saved answers that this version of the client does not offer. */
function moveTo(step: StepName, { instance }: ClientYear, { answers }: SavedSession, added: Answers) {
  const merged = mergeAnswers(answers, offeredAnswers(instance, answers), added)
  return { step, isStarted: true, answers: merged }
}
