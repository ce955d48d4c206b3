import { produce } from 'immer'
import { customScenarioId } from '../../contract/customScenarioId.ts'
import type { Id, Instance } from '../../contract/instance.ts'
import type { Family } from '../../calculator/rules/family.ts'
import type { PersonalAnswer } from '../../calculator/rules/personal.ts'
import { emptyModel, type Model, type TypedUses } from '../../calculator/state/model.ts'
import { reduce, type Event } from '../../calculator/state/reducer.ts'

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
  acknowledged: Model['acknowledged']
}

export function answersOf({ instance, customScenario, typedUses, surcharges, ...model }: Model): Answers {
  const { personal, family, scenario, acknowledged } = model
  return {
    personal,
    family,
    scenario,
    customUses: (customScenario ?? []).map(({ id, uses }) => [id, uses]),
    typedUses: instance.services.map(({ id }, index) => [id, typedUses[index] ?? 0]),
    surcharges: instance.surcharges.filter((_, index) => surcharges[index]).map(({ id }) => id),
    acknowledged,
  }
}

/** The answers as far as this instance offers them: the calculator's own reducer passes over the rest. */
export function modelWith(instance: Instance, answers: Answers | null): Model {
  if (!answers) return emptyModel(instance)
  return produce(emptyModel(instance), (draft) => {
    for (const event of eventsOf(instance, answers)) reduce(draft, event)
  })
}

function eventsOf({ services, surcharges }: Instance, answers: Answers): Event[] {
  const [typed, custom] = [new Map(answers.typedUses), new Map(answers.customUses)]
  const { personal, family, scenario, acknowledged } = answers
  return [
    { type: 'personalChanged', personal },
    { type: 'familyChanged', family },
    { type: 'customUsesTyped', typedUses: services.map(({ id }) => typed.get(id) ?? 0) },
    { type: 'surchargesChanged', surcharges: surcharges.map(({ id }) => answers.surcharges.includes(id)) },
    ...chosen(scenario, () => services.map(({ id }) => custom.get(id) ?? 0)),
    ...(['personal', 'coverage', 'scenario'] as const)
      .filter((step) => acknowledged[step])
      .map((step): Event => ({ type: 'stepAcknowledged', step })),
  ]
}

function chosen(scenario: Id | null, uses: () => number[]): Event[] {
  if (scenario === null) return []
  if (scenario === customScenarioId) return [{ type: 'customScenarioConfirmed', uses: uses() }]
  return [{ type: 'scenarioChosen', scenario }]
}
