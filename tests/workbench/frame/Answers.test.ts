import { produce } from 'immer'
import { expect, it } from 'vitest'
import { initialModel } from '../../../src/calculator/state/model.ts'
import { createReducer, type Event } from '../../../src/calculator/state/reducer.ts'
import { selectInputs } from '../../../src/calculator/state/selectInputs.ts'
import { answersOf, modelWith, offeredAnswers } from '../../../src/workbench/frame/Answers.ts'
import { instanceOf } from './clients.ts'

const instance = instanceOf('lakeshore')
const zeroes = instance.services.map(() => 0)
const acknowledged = { personal: true, coverage: true, scenario: false }
const model = after(
  {
    type: 'personalChanged',
    personal: { salaryBand: '40-80', location: 'boise', savingsStyle: instance.savingsStyles[0]!.id },
  },
  { type: 'familyChanged', family: { spouse: true, children: 2 } },
  { type: 'surchargesChanged', surcharges: instance.surcharges.map((_, index) => index === 0) },
  { type: 'customUsesTyped', typedUses: zeroes.with(1, 4) },
  { type: 'customScenarioConfirmed', uses: zeroes.with(1, 4) },
)
const answers = answersOf(model, instance, acknowledged)

function after(...events: Event[]) {
  return produce(initialModel(instance), (draft) => {
    for (const event of events) createReducer(instance)(draft, event)
  })
}

it('gives the same model again for the same client', () => {
  expect(modelWith(instance, answers)).toEqual(model)
  expect(offeredAnswers(instance, answers)).toEqual(answers)
})

it('survives being written down', () => {
  const written = JSON.parse(JSON.stringify(answers)) as typeof answers
  expect(modelWith(instance, written)).toEqual(model)
  expect(offeredAnswers(instance, written)).toEqual(answers)
})

it('follows services and surcharges to where they now stand', () => {
  const turned = {
    ...instance,
    services: instance.services.toReversed(),
    surcharges: instance.surcharges.toReversed(),
  }
  const moved = modelWith(turned, answers)
  expect(moved.typedUses).toEqual(model.typedUses.toReversed())
  expect(moved.surcharges).toEqual(model.surcharges.toReversed())
  expect(
    selectInputs(moved, turned).customScenario?.find(({ id }) => id === instance.services[1]!.id)?.uses,
  ).toBe(4)
})

it.each([
  [
    'a location that is gone',
    { locations: instance.locations.slice(1) },
    { personal: { ...model.personal, location: null } },
  ],
  [
    'a question that is no longer asked',
    { features: { ...instance.features, savings: false } },
    { personal: { ...model.personal, savingsStyle: null } },
  ],
  [
    'a custom scenario that is not offered',
    { features: { ...instance.features, customScenario: false } },
    { scenario: null, customScenario: null },
  ],
])('drops %s, and nothing else', (_, change, dropped) => {
  const changed = { ...instance, ...change }
  const offered = modelWith(changed, answers)
  const { scenario, customScenario } = selectInputs(offered, changed)
  expect({ ...offered, scenario, customScenario }).toMatchObject({ family: model.family, ...dropped })
  expect(offeredAnswers(changed, answers).acknowledged).toEqual(acknowledged)
})
