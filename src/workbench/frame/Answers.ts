import { produce } from 'immer'
import type { Id, Instance } from '../../contract/instance.ts'
import type { Family } from '../../calculator/rules/family.ts'
import type { PersonalAnswer } from '../../calculator/rules/personal.ts'
import type { Acknowledged } from '../../calculator/rules/steps.ts'
import { initialModel, type Model, type TypedUses } from '../../calculator/state/model.ts'
import { createReducer, type Event } from '../../calculator/state/reducer.ts'

/** What a visitor has answered, told by ids, so that it can be asked of another version of the client. */
export interface Answers {
  personal: Record<PersonalAnswer, Id | null>
  family: Family
  /** The id of a scenario, or the word custom. */
  scenario: Id | null
  /** The uses with which the custom scenario was confirmed, by service. */
  customUses: [Id, number][]
  /** What stands in the rows of the custom scenario, by service. */
  typedUses: [Id, TypedUses][]
  /** The surcharges that apply. */
  surcharges: Id[]
  acknowledged: Omit<Acknowledged, 'home'>
}

export function answersOf(
  { personal, family, scenario, customUses, typedUses, surcharges }: Model,
  instance: Instance,
  acknowledged: Answers['acknowledged'],
): Answers {
  return {
    personal,
    family,
    scenario,
    customUses:
      scenario === 'custom' ? instance.services.map(({ id }, index) => [id, customUses[index] ?? 0]) : [],
    typedUses: instance.services.map(({ id }, index) => [id, typedUses[index] ?? 0]),
    surcharges: instance.surcharges.filter((_, index) => surcharges[index]).map(({ id }) => id),
    acknowledged,
  }
}

/** The answers as far as this instance offers them: the calculator's own reducer passes over the rest. */
export function modelWith(instance: Instance, answers: Answers | null): Model {
  if (!answers) return initialModel(instance)
  const reduce = createReducer(instance)
  return produce(initialModel(instance), (draft) => {
    for (const event of eventsOf(instance, answers)) reduce(draft, event)
  })
}

/** The answers as far as this instance offers them. */
export function offeredAnswers(instance: Instance, answers: Answers | null): Answers {
  return answersOf(modelWith(instance, answers), instance, answers?.acknowledged ?? noSteps)
}

export const noSteps = { personal: false, coverage: false, scenario: false }

function eventsOf({ services, surcharges }: Instance, answers: Answers): Event[] {
  const [typed, custom] = [new Map(answers.typedUses), new Map(answers.customUses)]
  const { personal, family, scenario } = answers
  return [
    { type: 'personalChanged', personal },
    { type: 'familyChanged', family },
    { type: 'customUsesTyped', typedUses: services.map(({ id }) => typed.get(id) ?? 0) },
    { type: 'surchargesChanged', surcharges: surcharges.map(({ id }) => answers.surcharges.includes(id)) },
    ...chosen(scenario, () => services.map(({ id }) => custom.get(id) ?? 0)),
  ]
}

function chosen(scenario: Id | null, uses: () => number[]): Event[] {
  if (scenario === null) return []
  if (scenario === 'custom') return [{ type: 'customScenarioConfirmed', uses: uses() }]
  return [{ type: 'scenarioChosen', scenario }]
}
