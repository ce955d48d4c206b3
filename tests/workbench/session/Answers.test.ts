import { produce } from 'immer'
import { expect, it } from 'vitest'
import { emptyModel } from '../../../src/calculator/state/model.ts'
import { reduce, type Event } from '../../../src/calculator/state/reducer.ts'
import { selectAnswers, restoreModel } from '../../../src/workbench/session/Answers.ts'
import { instanceOf } from './clients.ts'

const instance = instanceOf('lakeshore')
const zeroes = instance.services.map(() => 0)
const answered = after(
  {
    type: 'personalChanged',
    personal: { salaryBand: '40-80', location: 'boise', savingsStyle: instance.savingsStyles[0]!.id },
  },
  { type: 'stepAcknowledged', step: 'personal' },
  { type: 'familyChanged', family: { spouse: true, children: 2 } },
  { type: 'stepAcknowledged', step: 'coverage' },
  { type: 'surchargesChanged', surcharges: instance.surcharges.map((_, index) => index === 0) },
  { type: 'customUsesTyped', typedUses: zeroes.with(1, 4) },
  { type: 'customScenarioConfirmed', uses: zeroes.with(1, 4) },
)

function after(...events: Event[]) {
  return produce(emptyModel(instance), (draft) => {
    for (const event of events) reduce(draft, event)
  })
}

it('restores the same model for the same client', () => {
  expect(restoreModel(instance, selectAnswers(answered))).toEqual(answered)
})

it('survives serialization', () => {
  const parsed = JSON.parse(JSON.stringify(selectAnswers(answered))) as ReturnType<typeof selectAnswers>
  expect(restoreModel(instance, parsed)).toEqual(answered)
})

it('follows services and surcharges to their new positions', () => {
  const reordered = {
    ...instance,
    services: instance.services.toReversed(),
    surcharges: instance.surcharges.toReversed(),
  }
  const model = restoreModel(reordered, selectAnswers(answered))
  expect(model.typedUses).toEqual(answered.typedUses.toReversed())
  expect(model.surcharges).toEqual(answered.surcharges.toReversed())
  expect(model.customScenario?.find(({ id }) => id === instance.services[1]!.id)?.uses).toBe(4)
})

it.each([
  [
    'a location that no longer exists',
    { locations: instance.locations.slice(1) },
    { personal: { ...answered.personal, location: null } },
  ],
  [
    'a question that is no longer asked',
    { features: { ...instance.features, savings: false } },
    { personal: { ...answered.personal, savingsStyle: null } },
  ],
  [
    'a custom scenario that is no longer offered',
    { features: { ...instance.features, customScenario: false } },
    { scenario: null, customScenario: null },
  ],
])('drops only %s', (_, change, dropped) => {
  const model = restoreModel({ ...instance, ...change }, selectAnswers(answered))
  expect(model).toMatchObject({ family: answered.family, acknowledged: answered.acknowledged, ...dropped })
})
