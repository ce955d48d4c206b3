import { original } from 'immer'
import type { Id, Instance } from '../../contract/instance.ts'
import type { Outputs } from '../../contract/outputs.ts'
import type { ApiError } from '../api/ApiError.ts'
import { maxChildren, type Family } from '../rules/family.ts'
import { personalQuestions, questionsOf } from '../rules/personal.ts'
import type { Acknowledged } from '../rules/steps.ts'
import type { Model, TypedUses } from './model.ts'

export type Event =
  | { type: 'instanceRequested'; year: number | null }
  | { type: 'instanceLoaded'; year: number | null; instance: Instance }
  | { type: 'instanceFailed'; year: number | null; error: ApiError }
  | { type: 'stepAcknowledged'; step: keyof Acknowledged }
  | { type: 'personalChanged'; personal: Partial<Model['personal']> }
  | { type: 'familyChanged'; family: Family }
  | { type: 'scenarioChosen'; scenario: Id }
  | { type: 'surchargesChanged'; surcharges: boolean[] }
  | { type: 'customUsesTyped'; typedUses: TypedUses[] }
  | { type: 'customScenarioConfirmed'; uses: number[] }
  | { type: 'calculationCleared' }
  | { type: 'calculationSucceeded'; outputs: Outputs }
  | { type: 'calculationFailed'; error: ApiError }

/** Applies an event to a draft of the model. Events that make no sense for the client change nothing. */
export function reduce(model: Model, event: Event) {
  switch (event.type) {
    case 'instanceRequested':
      model.year = event.year
      model.instance = { status: 'loading' }
      return
    case 'instanceLoaded':
      // A late answer for another year must not replace a newer one.
      if (event.year === model.year) receive(model, event.instance)
      return
    case 'instanceFailed':
      if (event.year === model.year) model.instance = { status: 'failed', error: event.error }
      return
    case 'calculationCleared':
      model.calculation = { status: 'loading' }
      return
    case 'calculationSucceeded':
      model.calculation = { status: 'ready', value: event.outputs }
      return
    case 'calculationFailed':
      model.calculation = { status: 'failed', error: event.error }
      return
    case 'stepAcknowledged':
    case 'personalChanged':
    case 'familyChanged':
    case 'scenarioChosen':
    case 'surchargesChanged':
    case 'customUsesTyped':
    case 'customScenarioConfirmed':
      // The instance itself, not immer's draft of it: a walk through 10,000 drafted locations takes 10 ms.
      if (model.instance.status === 'ready') answer(model, original(model.instance.value)!, event)
  }
}

type Answer = Exclude<Event, { type: `instance${string}` | `calculation${string}` }>

function answer(model: Model, instance: Instance, event: Answer) {
  switch (event.type) {
    case 'stepAcknowledged':
      model.acknowledged[event.step] = true
      return
    case 'personalChanged':
      for (const { answer: name, list } of questionsOf(instance)) {
        const id = event.personal[name] ?? null
        const isNew = id !== model.personal[name]
        if (isNew && list(instance).some((option) => option.id === id)) model.personal[name] = id
      }
      return
    case 'familyChanged':
      model.family = {
        spouse: event.family.spouse,
        children: Math.min(Math.max(Math.trunc(event.family.children), 0), maxChildren),
      }
      return
    case 'scenarioChosen':
      if (!instance.scenarios.some(({ id }) => id === event.scenario)) return
      model.scenario = event.scenario
      model.customScenario = null
      return
    case 'surchargesChanged':
      model.surcharges = instance.surcharges.map((_, index) => event.surcharges[index] ?? false)
      return
    case 'customUsesTyped':
      model.typedUses = instance.services.map((_, index) => event.typedUses[index] ?? 0)
      return
    case 'customScenarioConfirmed':
      if (!instance.features.customScenario) return
      model.scenario = 'custom'
      model.customScenario = instance.services.map(({ id, name }, index) => ({
        id,
        name,
        uses: event.uses[index] ?? 0,
      }))
  }
}

/** Answers stay where they still make sense; the custom uses and the surcharges start anew. */
function receive(model: Model, instance: Instance) {
  model.instance = { status: 'ready', value: instance }
  model.typedUses = instance.services.map(() => 0)
  model.surcharges = instance.surcharges.map(() => false)
  model.customScenario = null
  if (!instance.scenarios.some(({ id }) => id === model.scenario)) model.scenario = null
  for (const { flag, answer: name, list } of personalQuestions) {
    const isOffered = list(instance).some(({ id }) => id === model.personal[name])
    if (!instance.features[flag] || !isOffered) model.personal[name] = null
  }
}
