import { original } from 'immer'
import { customScenarioId } from '../../contract/customScenarioId.ts'
import type { Id } from '../../contract/instance.ts'
import type { Outputs } from '../../contract/outputs.ts'
import type { ApiError } from '../api/ApiError.ts'
import { maxChildren, type Family } from '../rules/family.ts'
import { questionsOf } from '../rules/personal.ts'
import type { Model, TypedUses } from './model.ts'

export type Event =
  | { type: 'stepAcknowledged'; step: keyof Model['acknowledged'] }
  | { type: 'personalChanged'; personal: Partial<Model['personal']> }
  | { type: 'familyChanged'; family: Family }
  | { type: 'scenarioChosen'; scenario: Id }
  | { type: 'surchargesChanged'; surcharges: boolean[] }
  | { type: 'customUsesTyped'; typedUses: TypedUses[] }
  | { type: 'customScenarioConfirmed'; uses: number[] }
  | { type: 'calculationCleared' }
  | { type: 'calculationSucceeded'; outputs: Outputs }
  | { type: 'calculationFailed'; error: ApiError }

/** Applies an event to a draft of the model. Answers that the client does not offer change nothing. */
export function reduce(model: Model, event: Event) {
  // The instance itself, not immer's draft of it: a walk through 10,000 drafted locations takes 10 ms.
  const instance = original(model.instance) ?? model.instance
  switch (event.type) {
    case 'stepAcknowledged':
      model.acknowledged[event.step] = true
      return
    case 'personalChanged':
      for (const { answer, list } of questionsOf(instance)) {
        const id = event.personal[answer] ?? null
        const isNew = id !== model.personal[answer]
        if (isNew && list(instance).some((option) => option.id === id)) model.personal[answer] = id
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
      model.scenario = customScenarioId
      model.customScenario = instance.services.map(({ id, name }, index) => ({
        id,
        name,
        uses: event.uses[index] ?? 0,
      }))
      return
    case 'calculationCleared':
      model.calculation = { status: 'loading' }
      return
    case 'calculationSucceeded':
      model.calculation = { status: 'ready', value: event.outputs }
      return
    case 'calculationFailed':
      model.calculation = { status: 'failed', error: event.error }
  }
}
