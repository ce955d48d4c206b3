import type { StepName } from '../../calculator/rules/steps.ts'
import type { Client } from '../../clients/clients.ts'
import { offeredAnswers, type Answers } from './Answers.ts'
import { openStep } from './withDefaultAnswers.ts'

/** A visit as it can be kept and gone on with. */
export interface SavedSession {
  /** The step that the visitor has gone to. */
  step: StepName
  isStarted: boolean
  /** The year previewed; null for the standard instance. */
  year: string | null
  answers: Answers | null
}

export const newSession: SavedSession = { step: 'home', isStarted: false, year: null, answers: null }

/** A visit as far as this version of the client allows it. */
export function continued(client: Client, visit: SavedSession): SavedSession {
  const year = visit.year !== null && client.years.has(Number(visit.year)) ? visit.year : null
  const { instance } = yearOf(client, year)
  const answers = offeredAnswers(instance, visit.answers)
  return { ...visit, year, step: openStep(visit.step, instance, answers, visit.isStarted), answers }
}

export function yearOf(client: Client, year: string | null) {
  return (year === null ? null : client.years.get(Number(year))) ?? client.current
}
