import type { Instance } from '../../../contract/instance.ts'
import { isOffered, locationsOf, salaryBandsOf } from '../../../contract/offers.ts'
import type { PersonalAnswers } from '../../../contract/personalQuestions.ts'
import { selectInputs } from '../../../calculator/state/selectInputs.ts'
import type { Family } from '../../../calculator/rules/family.ts'
import type { ClientYear } from '../../../clients/clients.ts'
import type { Model } from '../../../engine/Model.ts'
import { restoreModel, type Answers } from './Answers.ts'
import { calculateRanking, type Ranking } from '../../../engine/calculateRanking.ts'
import { withDefaultAnswers } from './withDefaultAnswers.ts'

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
