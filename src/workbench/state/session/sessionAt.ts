import type { StepName } from '../../../calculator/rules/steps.ts'
import type { Instance } from '../../../contract/instance.ts'
import type { Client } from '../../../clients/clients.ts'
import { answersForCase, type Case } from './Case.ts'
import { offeredAnswers, type Answers } from './Answers.ts'
import { findAnswersFor } from './findAnswersFor.ts'
import { mergeAnswers } from './mergeAnswers.ts'
import { selectYear, type SavedSession } from './SavedSession.ts'
import type { SimulationKind } from './Simulation.ts'
import { withDefaultAnswers } from './withDefaultAnswers.ts'

/** The session moved to a step, with default answers where the visitor has given none. */
export function sessionAtStep(step: StepName, client: Client, session: SavedSession): SavedSession {
  const { instance } = selectYear(client, session.year)
  const answers = withDefaultAnswers(instance, session.answers)
  return { ...session, step, isStarted: true, answers: addAnswers(session, instance, answers) }
}

/** The session moved to the results of a case. */
export function sessionAtCase(shown: Case, client: Client, session: SavedSession): SavedSession {
  const year = selectYear(client, session.year)
  const answers = answersForCase(year, session.answers, shown)
  return {
    ...session,
    step: 'results',
    isStarted: true,
    answers: addAnswers(session, year.instance, answers),
  }
}

/**
 * The session moved to the step, year, and answers that a simulation needs.
 * @param openYear the preview year to show if the simulation needs no other; null for the current one
 * @throws RangeError with a message for the user if this client does not support the simulation
 */
export function sessionAtSimulation(
  kind: SimulationKind,
  client: Client,
  session: SavedSession,
  openYear: string | null,
): SavedSession {
  if (kind === 'previewYear') return { ...session, year: findPreviewYear(client) }
  if (kind !== 'savingsOverride' && kind !== 'contributionLimit') return { ...session, year: openYear }
  const year = selectYear(client, openYear)
  const answers = findAnswersFor(kind, year, session.answers)
  if (!answers) throw new RangeError('With these plans, no answers lead to this result.')
  return {
    step: 'results',
    isStarted: true,
    year: openYear,
    answers: addAnswers(session, year.instance, answers),
  }
}

/** Keeps saved answers that this version of the client does not offer. */
function addAnswers({ answers }: SavedSession, instance: Instance, added: Answers) {
  return mergeAnswers(answers, offeredAnswers(instance, answers), added)
}

function findPreviewYear({ years, current }: Client) {
  const year = [...years.keys()].find((each) => each !== current.instance.client.planYear)
  if (year === undefined) throw new RangeError('This client has no other year to preview.')
  return String(year)
}
