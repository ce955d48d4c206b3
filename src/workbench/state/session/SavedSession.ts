import { isReachable, steps, type StepName } from '../../../calculator/rules/steps.ts'
import { selectProgress } from '../../../calculator/state/Session.ts'
import type { Instance } from '../../../contract/instance.ts'
import type { Client, ClientYear } from '../../../clients/clients.ts'
import { mergeAnswers, offeredAnswers, withDefaultAnswers, type Answers } from './Answers.ts'
import { answersForCase, type Case } from './Case.ts'

/** A calculator session that can be saved and resumed. */
export interface SavedSession {
  /** The step that the visitor chose last, which may be unreachable in this version of the client. */
  step: StepName
  isStarted: boolean
  answers: Answers | null
}

export const newSession: SavedSession = { step: 'home', isStarted: false, answers: null }

/** The session without the step and answers that this version of the client does not have. */
export function resumeSession({ instance }: ClientYear, session: SavedSession): SavedSession {
  const answers = offeredAnswers(instance, session.answers)
  return { ...session, step: lastReachableStep(session.step, instance, answers, session.isStarted), answers }
}

/** A plan year of the client; the current one if there is none. */
export function selectYear(client: Client, year: string | null): ClientYear {
  return (year === null ? null : client.years.get(Number(year))) ?? client.current
}

/** The wanted step, or the last reachable step before it. */
export function lastReachableStep(
  wanted: StepName,
  instance: Instance,
  answers: Answers,
  isStarted: boolean,
): StepName {
  const acknowledged = { home: isStarted, ...answers.acknowledged }
  const progress = selectProgress({ instance, acknowledged }, answers)
  const upToWanted = steps.slice(0, steps.indexOf(wanted) + 1)
  return upToWanted.findLast((step) => isReachable(step, progress)) ?? 'home'
}

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
