import fc from 'fast-check'
import { produce } from 'immer'
import { expect, it } from 'vitest'
import { parseInputs } from '../../../src/contract/inputs.ts'
import type { Instance } from '../../../src/contract/instance.ts'
import { ApiError } from '../../../src/calculator/api/ApiError.ts'
import { stepShownAt } from '../../../src/calculator/rules/paths.ts'
import { questionsOf } from '../../../src/calculator/rules/personal.ts'
import { isReachable, steps } from '../../../src/calculator/rules/steps.ts'
import { initialModel } from '../../../src/calculator/state/model.ts'
import { reduce, type Event } from '../../../src/calculator/state/reducer.ts'
import { inputsOf } from '../../../src/calculator/state/inputs.ts'
import { progressOf } from '../../../src/calculator/state/selectors.ts'
import { anyInstance } from '../instances.ts'

const year = fc.constantFrom(null, 2028)

/** Any event, most of them sensible for the client. */
function anyEvent(instance: Instance): fc.Arbitrary<Event> {
  const oneOf = <T>(list: { id: T }[]) => fc.constantFrom(...list.map(({ id }) => id), 'unheard of')
  return fc.oneof(
    fc.record({ type: fc.constant('instanceRequested' as const), year }),
    fc.record({
      type: fc.constant('instanceLoaded' as const),
      year,
      instance: fc.oneof(fc.constant(instance), anyInstance),
    }),
    fc.record({
      type: fc.constant('instanceFailed' as const),
      year,
      error: fc.constant(new ApiError('network')),
    }),
    fc.record({
      type: fc.constant('stepAcknowledged' as const),
      step: fc.constantFrom('home' as const, 'personal' as const, 'coverage' as const, 'scenario' as const),
    }),
    fc.record({
      type: fc.constant('personalChanged' as const),
      personal: fc.record(
        {
          salaryBand: oneOf(instance.salaryBands),
          location: oneOf(instance.locations),
          savingsStyle: oneOf(instance.savingsStyles),
        },
        { requiredKeys: [] },
      ),
    }),
    fc.record({
      type: fc.constant('familyChanged' as const),
      family: fc.record({ spouse: fc.boolean(), children: fc.integer({ min: -3, max: 12 }) }),
    }),
    fc.record({
      type: fc.constant('scenarioChosen' as const),
      scenario: oneOf([...instance.scenarios, { id: 'custom' }]),
    }),
    fc.record({ type: fc.constant('surchargesChanged' as const), surcharges: fc.array(fc.boolean()) }),
    fc.record({
      type: fc.constant('customUsesTyped' as const),
      typedUses: fc.array(fc.oneof(fc.nat(9999), fc.string())),
    }),
    fc.record({ type: fc.constant('customScenarioConfirmed' as const), uses: fc.array(fc.nat(9999)) }),
    fc.record({ type: fc.constant('calculationCleared' as const) }),
  )
}

const anyVisit = anyInstance.chain((instance) =>
  fc.array(anyEvent(instance), { maxLength: 40 }).map((events) => ({
    instance,
    events: [{ type: 'instanceLoaded', year: null, instance } as const, ...events],
  })),
)

function modelAfter(events: readonly Event[]) {
  return events.reduce((model, event) => produce(model, (draft) => reduce(draft, event)), initialModel)
}

it('shows no step that is not reachable, whatever has happened', () => {
  fc.assert(
    fc.property(
      anyVisit,
      fc.constantFrom('/', '/elsewhere', ...steps.map((step) => `/${step}`)),
      ({ events }, path) => {
        const model = modelAfter(events)
        if (model.instance.status !== 'ready') return
        const progress = progressOf(model)
        const shown = stepShownAt(path, progress)
        if (shown === null) return
        expect(isReachable(shown, progress)).toBe(true)
        const earlier = steps
          .slice(0, steps.indexOf(shown))
          .filter((step) => step !== 'personal' || progress.isPersonalIncluded)
        for (const step of earlier) expect(model.acknowledged).toMatchObject({ [step]: true })
        if (shown === 'coverage' || shown === 'scenario' || shown === 'results')
          for (const { answer } of questionsOf(model.instance.value))
            expect(model.personal[answer]).not.toBeNull()
        if (shown === 'results') expect(model.scenario).not.toBeNull()
      },
    ),
    { numRuns: 1000 },
  )
})

it('posts only what fits the contract and what the client offers, whatever has happened', () => {
  fc.assert(
    fc.property(anyVisit, ({ events }) => {
      const model = modelAfter(events)
      if (model.instance.status !== 'ready') return
      const { scenarios, features, services, surcharges } = model.instance.value
      const inputs = parseInputs(JSON.parse(JSON.stringify(inputsOf(model))))
      const offered = [null, ...scenarios.map(({ id }) => id), ...(features.customScenario ? ['custom'] : [])]
      expect(offered).toContain(inputs.scenario)
      expect(inputs.customScenario === null).toBe(inputs.scenario !== 'custom')
      expect(inputs.customScenario?.map(({ id }) => id) ?? []).toEqual(
        inputs.scenario === 'custom' ? services.map(({ id }) => id) : [],
      )
      expect(new Set(Object.keys(inputs.surcharges))).toEqual(new Set(surcharges.map(({ id }) => String(id))))
      for (const { answer, list } of questionsOf(model.instance.value))
        expect([null, ...list(model.instance.value).map(({ id }) => id)]).toContain(inputs[answer])
    }),
    { numRuns: 1000 },
  )
})
