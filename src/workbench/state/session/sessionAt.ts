import type { StepName } from '../../../calculator/rules/steps.ts'
import type { Instance } from '../../../contract/instance.ts'
import type { Client, ClientYear } from '../../../clients/clients.ts'
import { answersForCase, type Case } from './Case.ts'
import { offeredAnswers, type Answers, withDefaultAnswers, mergeAnswers, restoreModel } from './Answers.ts'
import { selectYear, type SavedSession } from './SavedSession.ts'
import type { SimulationKind } from './Simulation.ts'
import { isOffered, locationsOf, salaryBandsOf } from '../../../contract/offers.ts'
import type { PersonalAnswers } from '../../../contract/personalQuestions.ts'
import { selectInputs } from '../../../calculator/state/selectInputs.ts'
import type { Family } from '../../../contract/family.ts'
import type { Model } from '../../../engine/Model.ts'
import { calculateRanking, type Ranking } from '../../../engine/calculateRanking.ts'

/** The session moved to a step, with default answers where the visitor has given none. */
export function sessionAtStep(step: StepName, client: Client, session: SavedSession): SavedSession {
  const { instance } = selectYear(client, session.year)
  const answers = withDefaultAnswers(instance, session.answers)
  return { ...session, step, isStarted: true, answers: addAnswers(session, instance, answers) }
}

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

const specialResults = {
  savingsOverride: ({ savingsDidOverride }: Ranking) => savingsDidOverride,
  contributionLimit: (estimate: Ranking) => estimate.contributionLimit !== null,
}

/** A result for which the calculator shows an additional notice. */
export type SpecialResult = keyof typeof specialResults

const families: Family[] = [
  { spouse: false, children: 0 },
  { spouse: true, children: 0 },
  { spouse: false, children: 1 },
  { spouse: false, children: 2 },
  { spouse: true, children: 2 },
]

/** Finds answers that produce the result, as close as possible to the given ones; null if there are none. */
export function findAnswersFor(
  wanted: SpecialResult,
  { instance, model }: ClientYear,
  given: Answers | null,
): Answers | null {
  const defaults = withDefaultAnswers(instance, given)
  const savingsStyles = [defaults.personal.savingsStyle, ...instance.savingsStyles.map(({ id }) => id)]
  const scenarios = [defaults.scenario, ...instance.scenarios.map(({ id }) => id)]
  for (const employment of findEmployments(instance, model, defaults.personal)) {
    for (const savingsStyle of instance.features.savings ? savingsStyles : [null]) {
      for (const family of [defaults.family, ...families]) {
        for (const scenario of scenarios) {
          const personal = { ...defaults.personal, ...employment, savingsStyle }
          const answers = { ...defaults, family, scenario, personal }
          const inputs = selectInputs(restoreModel(instance, answers), instance)
          if (specialResults[wanted](calculateRanking(model, inputs))) return answers
        }
      }
    }
  }
  return null
}

type Employment = Pick<PersonalAnswers, 'location' | 'salaryBand'>

/** The given location and salary band, and one more for every other list of plans that employees are offered. */
function findEmployments(instance: Instance, { document }: Model, given: Employment): Employment[] {
  const offeredKeys = (employment: Employment) =>
    document.plans.flatMap((plan) => (isOffered(plan, employment) ? [plan.key] : []))
  const all = locationsOf(instance).flatMap((location) =>
    salaryBandsOf(instance).map((salaryBand) => ({ location, salaryBand })),
  )
  const distinct = new Map([...all, given].map((one) => [JSON.stringify(offeredKeys(one)), one]))
  return [given, ...[...distinct.values()].filter((one) => one !== given)]
}
