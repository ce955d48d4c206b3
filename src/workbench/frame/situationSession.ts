import type { StepName } from '../../calculator/rules/steps.ts'
import type { Instance } from '../../contract/instance.ts'
import type { Client } from '../../clients/clients.ts'
import { offeredAnswers, type Answers } from './Answers.ts'
import { withChanges } from './givenAnswers.ts'
import { answersLeadingTo } from './outstanding.ts'
import { withDefaultAnswers } from './withDefaultAnswers.ts'
import type { SituationKind } from './situations.ts'
import { yearOf, type SavedSession } from './session.ts'

/** The visit gone on with on a step, with likely answers where there are none. */
export function visitAt(step: StepName, client: Client, visit: SavedSession): SavedSession {
  const { instance } = yearOf(client, visit.year)
  return {
    ...visit,
    step,
    isStarted: true,
    answers: given(visit, instance, withDefaultAnswers(instance, visit.answers)),
  }
}

/** The visit with which a situation comes about. @throws RangeError where this client has no such situation. */
export function visitIn(kind: SituationKind, client: Client, visit: SavedSession): SavedSession {
  if (kind === 'previewYear') return { ...visit, year: previewYear(client) }
  if (kind !== 'savingsOverride' && kind !== 'contributionLimit') return { ...visit, year: null }
  const answers = answersLeadingTo(kind, client.current, visit.answers)
  if (!answers) throw new RangeError('With these plans, no answers lead there.')
  const { instance } = client.current
  return { step: 'results', isStarted: true, year: null, answers: given(visit, instance, answers) }
}

/** What the visitor has answered for other versions of the client stays beside what leads there. */
function given({ answers }: SavedSession, instance: Instance, leading: Answers) {
  return withChanges(answers, offeredAnswers(instance, answers), leading)
}

function previewYear({ years, current }: Client) {
  const year = [...years.keys()].find((each) => each !== current.instance.client.planYear)
  if (year === undefined) throw new RangeError('This client has no other year to preview.')
  return String(year)
}
