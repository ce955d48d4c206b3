import { isEqual } from '../../../compare/isEqual.ts'
import { produce } from 'immer'
import { customScenarioId } from '../../../contract/customScenarioId.ts'
import { surchargeStatement } from '../../../contract/applicableInputs.ts'
import type { Id, Instance } from '../../../contract/instance.ts'
import type { Baby, Family } from '../../../contract/family.ts'
import { type PersonalAnswers, questionsOf } from '../../../contract/personalQuestions.ts'
import { formatMonth } from '../../../calculator/rules/formatDate.ts'
import type { Acknowledged } from '../../../calculator/rules/steps.ts'
import { usesPerService } from '../../../calculator/state/customUses.ts'
import { initialModel, type Model, type TypedUses } from '../../../calculator/state/model.ts'
import { createReducer, type Event } from '../../../calculator/state/reducer.ts'
import { asksAboutBaby } from '../../../calculator/state/selectInputs.ts'
import { optionsOf } from '../../../contract/optionsOf.ts'

/**
 * The calculator's answers by ID instead of index, so that they apply to any version of the client. Uses and surcharges have
 * the JSON of IDs as keys, which distinguishes 7 from "7", and is no name of Object.prototype.
 */
export interface Answers {
  personal: PersonalAnswers
  family: Family
  /** A scenario ID, or "custom". */
  scenario: Id | null
  /** The uses in the confirmed custom scenario, by service and index of the person. */
  customUses: Record<string, number>
  /** The uses typed into the custom scenario's fields, by service and index of the person. */
  typedUses: Record<string, TypedUses>
  /** Whether each surcharge applies. */
  surcharges: Record<string, boolean>
  baby: Baby
  acknowledged: Omit<Acknowledged, 'home'>
}

export function selectAnswers(
  { personal, family, scenario, customUses, typedUses, surcharges, baby }: Model,
  instance: Instance,
  acknowledged: Answers['acknowledged'],
): Answers {
  const byUse = <Uses>(uses: Uses[]) =>
    Object.fromEntries(keysOfUses(instance).map((key, index) => [key, uses[index]!]))
  return {
    personal,
    family,
    scenario,
    customUses: scenario === customScenarioId ? byUse(customUses) : {},
    typedUses: byUse(typedUses),
    surcharges: Object.fromEntries(
      instance.surcharges.map(({ id }, index) => [keyOfSurcharge(id), surcharges[index]!]),
    ),
    baby,
    acknowledged,
  }
}

/** The calculator's model with these answers. Ignores answers that this instance does not offer. */
export function restoreModel(instance: Instance, answers: Answers | null): Model {
  if (!answers) return initialModel(instance)
  const { personal, family, scenario, customUses, typedUses, baby } = answers
  const keys = keysOfUses(instance)
  const events: Event[] = [
    { type: 'personalChanged', personal },
    { type: 'familyChanged', family },
    { type: 'customUsesTyped', typedUses: keys.map((key) => typedUses[key] ?? 0) },
    { type: 'surchargesChanged', surcharges: instance.surcharges.map(({ id }) => isOn(answers, id)) },
    { type: 'babyChanged', baby },
  ]
  if (scenario === customScenarioId)
    events.push({ type: 'customScenarioConfirmed', uses: keys.map((key) => customUses[key] ?? 0) })
  else if (scenario !== null) events.push({ type: 'scenarioChosen', scenario })
  const reduce = createReducer(instance)
  return produce(initialModel(instance), (draft) => {
    for (const event of events) reduce(draft, event)
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

/** The keys of the uses, in the order of the model. */
function keysOfUses(instance: Instance): string[] {
  return instance.services.flatMap(({ id }) =>
    Array.from({ length: usesPerService(instance) }, (_, person) => JSON.stringify([id, person])),
  )
}

/** The key of a surcharge in {@link Answers}. */
export function keyOfSurcharge(id: Id): string {
  return JSON.stringify(id)
}

function isOn({ surcharges }: Pick<Answers, 'surcharges'>, surcharge: Id): boolean {
  return surcharges[keyOfSurcharge(surcharge)] ?? false
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

/** The texts of the personal answers, the surcharges, and the month of birth that a calculation uses. */
export function describeAnswers(instance: Instance, given: Answers | null): string[] {
  const answers = withDefaultAnswers(instance, given)
  const personalTexts = questionsOf(instance).flatMap(
    (question) =>
      optionsOf(instance, question).find(({ id }) => id === answers.personal[question.answer])?.text ?? [],
  )
  const statements = instance.surcharges
    .filter(({ id }) => isOn(answers, id))
    .map((surcharge) => surchargeStatement(surcharge, answers.family))
  const { month } = answers.baby
  const birth = asksAboutBaby(instance) && month !== null ? [`Baby due in ${formatMonth(month)}`] : []
  return [...personalTexts, ...statements, ...birth]
}

/**
 * Adds what changed between the offered answers `before` and `after` to the saved answers. Answers that this version of
 * the client does not offer stay saved. Returns `saved` itself if nothing changed.
 */
export function mergeAnswers(saved: Answers | null, before: Answers, after: Answers): Answers | null {
  if (isEqual(before, after)) return saved
  const all = saved ?? before
  return {
    scenario: before.scenario === after.scenario ? all.scenario : after.scenario,
    personal: mergeEntries(all.personal, before.personal, after.personal),
    family: mergeEntries(all.family, before.family, after.family),
    customUses: mergeEntries(all.customUses, before.customUses, after.customUses),
    typedUses: mergeEntries(all.typedUses, before.typedUses, after.typedUses),
    surcharges: mergeEntries(all.surcharges, before.surcharges, after.surcharges),
    baby: mergeEntries(all.baby, before.baby, after.baby),
    acknowledged: mergeEntries(all.acknowledged, before.acknowledged, after.acknowledged),
  }
}

function mergeEntries<T extends object>(saved: T, before: T, after: T): T {
  const known = new Map(Object.entries(before))
  const changed = Object.entries(after).filter(([name, value]) => known.get(name) !== value)
  return { ...saved, ...Object.fromEntries(changed) }
}
