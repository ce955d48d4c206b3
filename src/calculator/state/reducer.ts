import { customScenarioId } from '../../contract/customScenarioId.ts'
import type { Id, Instance } from '../../contract/instance.ts'
import type { Outputs } from '../../contract/outputs.ts'
import { maxChildren, type Family } from '../../contract/family.ts'
import { questionsOf } from '../../contract/personalQuestions.ts'
import { maxUses, noUses } from './customUses.ts'
import type { AccountInputs } from './accountInputs.ts'
import { initialModel, type Answers, type Model, type TypedUses } from './model.ts'
import { selectInputs } from './selectInputs.ts'

export type Event =
  | { type: 'personalChanged'; personal: Partial<Model['personal']> }
  | { type: 'familyChanged'; family: Family }
  | { type: 'scenarioChosen'; scenario: Id }
  | { type: 'surchargesChanged'; surcharges: boolean[] }
  | { type: 'customUsesTyped'; typedUses: TypedUses[] }
  | { type: 'customScenarioConfirmed'; uses: number[] }
  | { type: 'answersReplaced'; answers: Answers }
  | { type: 'calculationChanged'; calculation: Model['calculation'] }
  | { type: 'accountInputsChanged'; inputs: AccountInputs }

/** Creates an immer reducer that ignores answers the client does not offer. */
export function createReducer(instance: Instance) {
  return (model: Model, event: Event) => {
    switch (event.type) {
      case 'personalChanged':
        for (const { answer, list } of questionsOf(instance)) {
          const id = event.personal[answer] ?? null
          const isNew = id !== model.personal[answer]
          if (isNew && instance[list].some((option) => option.id === id)) model.personal[answer] = id
        }
        return
      case 'familyChanged':
        model.family = {
          spouse: event.family.spouse,
          children: Math.min(Math.max(Math.trunc(event.family.children), 0), maxChildren),
        }
        return
      case 'scenarioChosen':
        if (instance.scenarios.some(({ id }) => id === event.scenario)) model.scenario = event.scenario
        return
      case 'surchargesChanged':
        model.surcharges = instance.surcharges.map((_, index) => event.surcharges[index] ?? false)
        return
      case 'customUsesTyped':
        model.typedUses = noUses(instance).map((_, index) => event.typedUses[index] ?? 0)
        return
      case 'customScenarioConfirmed':
        if (!instance.features.customScenario) return
        model.scenario = customScenarioId
        model.customUses = noUses(instance).map((_, index) =>
          Math.min(event.uses[index] ?? 0, maxUses(instance)),
        )
        return
      case 'answersReplaced':
        // New results are not compared with those of the replaced answers.
        Object.assign(model, initialModel(instance), event.answers)
        return
      case 'calculationChanged':
        model.calculation = event.calculation
        if (event.calculation.status === 'ready') addResult(model, instance, event.calculation.value)
        return
      case 'accountInputsChanged':
        model.accountInputs = event.inputs
    }
  }
}

function addResult(model: Model, instance: Instance, outputs: Outputs) {
  // Names depend on the language.
  const inputs = JSON.stringify(selectInputs(model, instance), (property, value: unknown) =>
    property === 'name' ? undefined : value,
  )
  if (model.latest && model.latest.inputs !== inputs) model.previous = model.latest.outputs
  model.latest = { inputs, outputs }
}
