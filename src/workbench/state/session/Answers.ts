import { isEqual } from '../compare/isEqual.ts'
import { produce } from 'immer'
import { customScenarioId } from '../../../contract/customScenarioId.ts'
import type { Id, Instance } from '../../../contract/instance.ts'
import type { Family } from '../../../contract/family.ts'
import { type PersonalAnswers, questionsOf } from '../../../contract/personalQuestions.ts'
import type { Acknowledged } from '../../../calculator/rules/steps.ts'
import { usesPerService } from '../../../calculator/state/customUses.ts'
import { initialModel, type Model, type TypedUses } from '../../../calculator/state/model.ts'
import { createReducer, type Event } from '../../../calculator/state/reducer.ts'
import { optionsOf } from '../../../contract/optionsOf.ts'

/** The calculator's answers by ID instead of index, so that they apply to any version of the client. */
export interface Answers {
  personal: PersonalAnswers
  family: Family
  /** A scenario ID, or "custom". */
  scenario: Id | null
  /** The uses in the confirmed custom scenario, by service. */
  customUses: ServiceUses<number>[]
  /** The uses typed into the custom scenario's fields, by service. */
  typedUses: ServiceUses<TypedUses>[]
  surcharges: Id[]
  acknowledged: Omit<Acknowledged, 'home'>
}

/** A service's id, followed by the uses of the household or of each person. */
type ServiceUses<Uses> = [Id, ...Uses[]]

export function selectAnswers(
  { personal, family, scenario, customUses, typedUses, surcharges }: Model,
  instance: Instance,
  acknowledged: Answers['acknowledged'],
): Answers {
  return {
    personal,
    family,
    scenario,
    customUses: scenario === customScenarioId ? toServiceUses(instance, customUses) : [],
    typedUses: toServiceUses(instance, typedUses),
    surcharges: instance.surcharges.filter((_, index) => surcharges[index]).map(({ id }) => id),
    acknowledged,
  }
}

/** The calculator's model with these answers. Ignores answers that this instance does not offer. */
export function restoreModel(instance: Instance, answers: Answers | null): Model {
  if (!answers) return initialModel(instance)
  const reduce = createReducer(instance)
  return produce(initialModel(instance), (draft) => {
    for (const event of toEvents(instance, answers)) reduce(draft, event)
  })
}

/** The answers without those that this instance does not offer. */
export function offeredAnswers(instance: Instance, answers: Answers | null): Answers {
  return selectAnswers(
    restoreModel(instance, answers),
    instance,
    answers?.acknowledged ?? nothingAcknowledged,
  )
}

export const nothingAcknowledged = { personal: false, coverage: false, scenario: false }

function toServiceUses<Uses>(instance: Instance, uses: Uses[]): ServiceUses<Uses>[] {
  const length = usesPerService(instance)
  return instance.services.map(({ id }, index) => [id, ...uses.slice(index * length, (index + 1) * length)])
}

function fromServiceUses<Uses>(instance: Instance, rows: ServiceUses<Uses>[]): (Uses | 0)[] {
  const usesById = byService(rows)
  return instance.services.flatMap(({ id }) =>
    Array.from({ length: usesPerService(instance) }, (_, index) => usesById.get(id)?.[index] ?? 0),
  )
}

function toEvents(instance: Instance, answers: Answers): Event[] {
  const { personal, family, scenario, customUses, typedUses } = answers
  return [
    { type: 'personalChanged', personal },
    { type: 'familyChanged', family },
    { type: 'customUsesTyped', typedUses: fromServiceUses(instance, typedUses) },
    {
      type: 'surchargesChanged',
      surcharges: instance.surcharges.map(({ id }) => answers.surcharges.includes(id)),
    },
    ...scenarioEvents(scenario, () => fromServiceUses(instance, customUses)),
  ]
}

function scenarioEvents(scenario: Id | null, customUses: () => number[]): Event[] {
  if (scenario === null) return []
  if (scenario === customScenarioId) return [{ type: 'customScenarioConfirmed', uses: customUses() }]
  return [{ type: 'scenarioChosen', scenario }]
}

/** The given answers, with a default for each missing answer, so that every step is reachable. */
export function withDefaultAnswers(instance: Instance, given: Answers | null): Answers {
  const answers = offeredAnswers(instance, given)
  const personal = questionsOf(instance).map(({ answer, list }) => [
    answer,
    answers.personal[answer] ?? instance[list][0]?.id ?? null,
  ])
  return {
    ...answers,
    personal: { ...answers.personal, ...Object.fromEntries(personal) },
    scenario: answers.scenario ?? defaultScenario(instance),
    acknowledged: { personal: true, coverage: true, scenario: true },
  }
}

/** The second scenario: the first is often a year without care. */
function defaultScenario({ scenarios, features }: Instance) {
  return (scenarios[1] ?? scenarios[0])?.id ?? (features.customScenario ? customScenarioId : null)
}

/** The texts of the personal answers and the surcharges that a calculation uses. */
export function describeAnswers(instance: Instance, given: Answers | null): string[] {
  const { personal, surcharges } = withDefaultAnswers(instance, given)
  const personalTexts = questionsOf(instance).flatMap(
    (question) =>
      optionsOf(instance, question).find(({ id }) => id === personal[question.answer])?.text ?? [],
  )
  const statements = instance.surcharges
    .filter(({ id }) => surcharges.includes(id))
    .map(({ statement }) => statement)
  return [...personalTexts, ...statements]
}

/**
 * Adds what changed between the offered answers `before` and `after` to the saved answers. Answers that this version of
 * the client does not offer stay saved. Returns `saved` itself if nothing changed.
 */
export function mergeAnswers(saved: Answers | null, before: Answers, after: Answers): Answers | null {
  if (isEqual(before, after)) return saved
  const all = saved ?? before
  return {
    ...all,
    ...changedEntries(before, after),
    customUses: mergeUses(all.customUses, before.customUses, after.customUses),
    typedUses: mergeUses(all.typedUses, before.typedUses, after.typedUses),
    surcharges: [
      ...all.surcharges.filter((id) => after.surcharges.includes(id) || !before.surcharges.includes(id)),
      ...after.surcharges.filter((id) => !all.surcharges.includes(id)),
    ],
    personal: { ...all.personal, ...changedEntries(before.personal, after.personal) },
    acknowledged: { ...all.acknowledged, ...changedEntries(before.acknowledged, after.acknowledged) },
  }
}

function changedEntries<T extends object>(before: T, after: T): Partial<T> {
  const known = new Map(Object.entries(before))
  const changed = Object.entries(after).filter(([name, value]) => !isEqual(known.get(name), value))
  return Object.fromEntries(changed) as Partial<T>
}

function mergeUses<Uses>(
  all: ServiceUses<Uses>[],
  before: ServiceUses<Uses>[],
  after: ServiceUses<Uses>[],
): ServiceUses<Uses>[] {
  const known = byService(before)
  const merged = byService(all)
  for (const [id, ...uses] of after) {
    if (isEqual(uses, known.get(id))) continue
    // Without the uses of each person, a version of the client offers only the first.
    merged.set(id, [...uses, ...(merged.get(id) ?? []).slice(uses.length)])
  }
  return Array.from(merged, ([id, uses]) => [id, ...uses])
}

function byService<Uses>(rows: ServiceUses<Uses>[]) {
  return new Map(rows.map(([id, ...uses]) => [id, uses]))
}
