import { customScenarioId } from '../../contract/customScenarioId.ts'
import type { Id, Instance } from '../../contract/instance.ts'
import { maxChildren, type Baby, type Family } from '../../contract/family.ts'
import { questionsOf } from '../../contract/personalQuestions.ts'
import { maxUses, noUses } from './customUses.ts'
import type { AccountInputs } from './accountInputs.ts'
import { initialModel, type Answers, type Model, type Result, type TypedUses } from './model.ts'
import { asksAboutBaby } from './selectInputs.ts'
import type { Loading } from './useRequest.ts'

export type Event =
  | { type: 'personalChanged'; personal: Partial<Model['personal']> }
  | { type: 'familyChanged'; family: Family }
  | { type: 'scenarioChosen'; scenario: Id }
  | { type: 'surchargesChanged'; surcharges: boolean[] }
  | { type: 'babyChanged'; baby: Baby }
  | { type: 'currentPlanChosen'; plan: Model['currentPlan'] }
  | { type: 'customUsesTyped'; typedUses: TypedUses[] }
  | { type: 'customScenarioConfirmed'; uses: number[] }
  | { type: 'answersReplaced'; answers: Answers }
  | { type: 'calculationChanged'; calculation: Loading<Result> }
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
      case 'babyChanged':
        if (asksAboutBaby(instance)) model.baby = event.baby
        return
      case 'currentPlanChosen':
        model.currentPlan = event.plan
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
        if (event.calculation.status === 'ready') addResult(model, event.calculation.value)
        else model.calculation = event.calculation
        return
      case 'accountInputsChanged':
        model.accountInputs = event.inputs
    }
  }
}

function addResult(model: Model, result: Result) {
  if (model.latest && model.latest.inputs !== result.inputs) model.previous = model.latest.outputs
  model.latest = result
  model.calculation = { status: 'ready', value: result.outputs }
}
