import { produce } from 'immer'
import { customScenarioId } from '../../contract/customScenarioId.ts'
import type { Id, Instance } from '../../contract/instance.ts'
import type { Family } from '../../calculator/rules/family.ts'
import type { PersonalAnswer } from '../../calculator/rules/personal.ts'
import { emptyModel, type Model, type TypedUses } from '../../calculator/state/model.ts'
import { reduce, type Event } from '../../calculator/state/reducer.ts'

/** The calculator's answers, stored by ID so that they apply to any version of the client. */
export interface Answers {
  personal: Record<PersonalAnswer, Id | null>
  family: Family
  /** A scenario ID, or "custom". */
  scenario: Id | null
  /** The uses in the confirmed custom scenario, by service. */
  customUses: [Id, number][]
  /** The uses typed into the custom scenario's fields, by service. */
  typedUses: [Id, TypedUses][]
  /** The surcharges that apply. */
  surcharges: Id[]
  acknowledged: Model['acknowledged']
}

export function selectAnswers({ instance, customScenario, typedUses, surcharges, ...model }: Model): Answers {
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

/** The calculator's model with these answers. The calculator's reducer ignores answers this instance does not offer. */
export function restoreModel(instance: Instance, answers: Answers | null): Model {
  if (!answers) return emptyModel(instance)
  return produce(emptyModel(instance), (draft) => {
    for (const event of toEvents(instance, answers)) reduce(draft, event)
  })
}

function toEvents({ services, surcharges }: Instance, answers: Answers): Event[] {
  const [typed, custom] = [new Map(answers.typedUses), new Map(answers.customUses)]
  const { personal, family, scenario, acknowledged } = answers
  return [
    { type: 'personalChanged', personal },
    { type: 'familyChanged', family },
    { type: 'customUsesTyped', typedUses: services.map(({ id }) => typed.get(id) ?? 0) },
    { type: 'surchargesChanged', surcharges: surcharges.map(({ id }) => answers.surcharges.includes(id)) },
    ...scenarioEvents(scenario, () => services.map(({ id }) => custom.get(id) ?? 0)),
    ...(['personal', 'coverage', 'scenario'] as const)
      .filter((step) => acknowledged[step])
      .map((step): Event => ({ type: 'stepAcknowledged', step })),
  ]
}

function scenarioEvents(scenario: Id | null, customUses: () => number[]): Event[] {
  if (scenario === null) return []
  if (scenario === customScenarioId) return [{ type: 'customScenarioConfirmed', uses: customUses() }]
  return [{ type: 'scenarioChosen', scenario }]
}
