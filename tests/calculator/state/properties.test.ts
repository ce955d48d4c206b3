import { fc } from '../../kit/fc.ts'
import { produce } from 'immer'
import { expect, it } from 'vitest'
import { surchargeApplies } from '../../../src/contract/applicableInputs.ts'
import { parseInputs } from '../../../src/contract/inputs.ts'
import type { Instance } from '../../../src/contract/instance.ts'
import { reachableStepAt } from '../../../src/calculator/rules/paths.ts'
import { questionsOf } from '../../../src/contract/personalQuestions.ts'
import { isReachable, steps } from '../../../src/calculator/rules/steps.ts'
import { initialModel } from '../../../src/calculator/state/model.ts'
import { createReducer, type Event } from '../../../src/calculator/state/reducer.ts'
import { selectInputs } from '../../../src/calculator/state/selectInputs.ts'
import { selectProgress } from '../../../src/calculator/state/Session.ts'
import { validateInputs } from '../../../src/service/validateInputs.ts'
import { anyInstance } from '../instances.ts'
import { anyAcknowledged, anyEvent } from './events.ts'

/** A client, the steps acknowledged, and any events. */
const anySession = anyInstance.chain((instance) =>
  fc.record({
    instance: fc.constant(instance),
    acknowledged: anyAcknowledged,
    events: fc.array(anyEvent(instance), { maxLength: 40 }),
  }),
)

function modelAfter(instance: Instance, events: Event[]) {
  const reduce = createReducer(instance)
  return events.reduce(
    (model, event) => produce(model, (draft) => reduce(draft, event)),
    initialModel(instance),
  )
}

it('shows only reachable steps after any events', () => {
  fc.assert(
    fc.property(
      anySession,
      fc.constantFrom('/', '/elsewhere', ...steps.map((step) => `/${step}`)),
      ({ instance, acknowledged, events }, path) => {
        const model = modelAfter(instance, events)
        const progress = selectProgress({ instance, acknowledged }, model)
        const shown = reachableStepAt(path, progress)
        if (shown === null) return
        expect(isReachable(shown, progress)).toBe(true)
        const earlier = steps
          .slice(0, steps.indexOf(shown))
          .filter((step) => step !== 'personal' || progress.isPersonalIncluded)
        for (const step of earlier) expect(progress.acknowledged).toMatchObject({ [step]: true })
        if (shown === 'coverage' || shown === 'scenario' || shown === 'results')
          for (const { answer } of questionsOf(instance)) expect(model.personal[answer]).not.toBeNull()
        if (shown === 'results') expect(model.scenario).not.toBeNull()
      },
    ),
  )
})

it('posts inputs that match the contract and the options of the client after any events', () => {
  fc.assert(
    fc.property(anySession, ({ instance, events }) => {
      const model = modelAfter(instance, events)
      const { scenarios, features, services, surcharges } = instance
      const inputs = parseInputs(JSON.parse(JSON.stringify(selectInputs(model, instance))))
      const offered = [null, ...scenarios.map(({ id }) => id), ...(features.customScenario ? ['custom'] : [])]
      expect(offered).toContain(inputs.scenario)
      expect(inputs.customScenario === null).toBe(inputs.scenario !== 'custom')
      expect(inputs.customScenario?.map(({ id }) => id) ?? []).toEqual(
        inputs.scenario === 'custom' ? services.map(({ id }) => id) : [],
      )
      expect(new Set(Object.keys(inputs.surcharges))).toEqual(new Set(surcharges.map(({ id }) => String(id))))
      // The other issues are missing answers.
      const issues = validateInputs(instance, inputs).map(({ pointer }) => pointer)
      expect(issues.filter((pointer) => /^\/(coverage|customScenario|persons|surch)/.test(pointer))).toEqual(
        [],
      )
      for (const surcharge of surcharges.filter((each) => !surchargeApplies(each, inputs.coverage)))
        expect(inputs.surcharges[surcharge.id]).toBe(false)
      for (const { answer, list } of questionsOf(instance))
        expect([null, ...instance[list].map(({ id }) => id)]).toContain(inputs[answer])
    }),
  )
})
