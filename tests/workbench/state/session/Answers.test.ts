import { produce } from 'immer'
import { expect, it } from 'vitest'
import { initialModel } from '../../../../src/calculator/state/model.ts'
import { createReducer, type Event } from '../../../../src/calculator/state/reducer.ts'
import type { Id } from '../../../../src/contract/instance.ts'
import { noPersonalAnswers } from '../../../../src/contract/personalQuestions.ts'
import { selectInputs } from '../../../../src/calculator/state/selectInputs.ts'
import {
  describeAnswers,
  selectAnswers,
  restoreModel,
  offeredAnswers,
  type Answers,
  withDefaultAnswers,
  mergeAnswers,
} from '../../../../src/workbench/state/session/Answers.ts'
import { sampleInstance } from './sampleClients.ts'
import { lastReachableStep } from '../../../../src/workbench/state/session/SavedSession.ts'

const instance = sampleInstance('lakeshore')
const zeroes = instance.services.map(() => 0)
const acknowledged = { personal: true, coverage: true, scenario: false }
const model = after(
  {
    type: 'personalChanged',
    personal: { salaryBand: '40-80', location: 'boise', savingsStyle: instance.savingsStyles[0]!.id },
  },
  { type: 'familyChanged', family: { spouse: true, children: 2 } },
  { type: 'surchargesChanged', surcharges: instance.surcharges.map((_, index) => index === 0) },
  { type: 'babyChanged', baby: { isCovered: false, month: 5 } },
  { type: 'customUsesTyped', typedUses: zeroes.with(1, 4) },
  { type: 'customScenarioConfirmed', uses: zeroes.with(1, 4) },
)
const answers = selectAnswers(model, instance, acknowledged)

/** The key of a service's uses by a person. */
function keyOfUses(id: Id, person = 0) {
  return JSON.stringify([id, person])
}

function after(...events: Event[]) {
  return produce(initialModel(instance), (draft) => {
    for (const event of events) createReducer(instance)(draft, event)
  })
}

it('restores the same model for the same client, after serialization', () => {
  const parsed = JSON.parse(JSON.stringify(answers)) as typeof answers
  expect(restoreModel(instance, parsed)).toEqual(model)
  expect(offeredAnswers(instance, parsed)).toEqual(answers)
})

it('follows services and surcharges to their new positions', () => {
  const reordered = {
    ...instance,
    services: instance.services.toReversed(),
    surcharges: instance.surcharges.toReversed(),
  }
  const restored = restoreModel(reordered, answers)
  expect(restored.typedUses).toEqual(model.typedUses.toReversed())
  expect(restored.surcharges).toEqual(model.surcharges.toReversed())
  expect(
    selectInputs(restored, reordered).customScenario?.find(({ id }) => id === instance.services[1]!.id)?.uses,
  ).toBe(4)
})

it('restores the uses of each person, covered or not', () => {
  const client = sampleInstance('lakeshore', { features: { ...instance.features, customPerPerson: true } })
  const initial = initialModel(client)
  const uses = initial.customUses.map((_, index) => index % 7)
  const confirmed = produce(initial, (draft) => {
    createReducer(client)(draft, { type: 'customUsesTyped', typedUses: ['two', ...uses.slice(1)] })
    createReducer(client)(draft, { type: 'customScenarioConfirmed', uses })
  })
  const saved = selectAnswers(confirmed, client, acknowledged)
  const persons = [4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0]
  const { id } = client.services[1]!
  expect(saved.typedUses).toMatchObject(
    Object.fromEntries(persons.map((count, person) => [keyOfUses(id, person), count])),
  )
  expect(restoreModel(client, JSON.parse(JSON.stringify(saved)) as typeof saved)).toEqual(confirmed)
  // The first number stays if the client no longer asks for each person.
  expect(restoreModel(instance, saved).customUses).toEqual(
    instance.services.map((_, index) => (index * 11) % 7),
  )
})

it.each([
  [
    'a question that is no longer asked',
    { features: { ...instance.features, savings: false } },
    { personal: { ...model.personal, savingsStyle: null } },
  ],
  [
    'a custom scenario that is no longer offered',
    { features: { ...instance.features, customScenario: false } },
    { scenario: null, customScenario: null },
  ],
])('drops %s, and nothing else', (_, change, dropped) => {
  const changed = { ...instance, ...change }
  const offered = restoreModel(changed, answers)
  const { scenario, customScenario } = selectInputs(offered, changed)
  expect({ ...offered, scenario, customScenario }).toMatchObject({ family: model.family, ...dropped })
  expect(offeredAnswers(changed, answers).acknowledged).toEqual(acknowledged)
})

const [service, other] = instance.services.map(({ id }) => id)
const [surcharge] = instance.surcharges.map(({ id }) => JSON.stringify(id))
const saved: Answers = {
  ...withDefaultAnswers(instance, null),
  scenario: 'custom',
  customUses: { [keyOfUses(service!)]: 3 },
  typedUses: { [keyOfUses(service!)]: 4 },
  surcharges: { [surcharge!]: true },
}
const offeredBy = (change: object) => offeredAnswers(sampleInstance('lakeshore', change), saved)
const without = (...flags: string[]) => ({
  features: { ...instance.features, ...Object.fromEntries(flags.map((flag) => [flag, false])) },
})

it.each([
  ['questions', without('locations', 'salaryBands', 'savings')],
  ['the custom scenario', without('customScenario')],
  ['a service', { services: instance.services.slice(1) }],
])('keeps saved answers that a version without %s does not offer', (_, change) => {
  const offered = offeredBy(change)
  expect(offered).not.toEqual(offeredAnswers(instance, saved))
  expect(mergeAnswers(saved, offered, offered)).toBe(saved)
  const changed = mergeAnswers(saved, offered, { ...offered, family: { spouse: true, children: 1 } })
  expect(changed).toEqual({ ...saved, family: { spouse: true, children: 1 } })
})

it.each<[string, Partial<Answers>, Partial<Answers>]>([
  ['a scenario', { scenario: 'baby' }, {}],
  ['no surcharge', { surcharges: { [surcharge!]: false } }, {}],
  [
    'uses',
    { typedUses: { [keyOfUses(other!)]: 9 } },
    { typedUses: { [keyOfUses(service!)]: 4, [keyOfUses(other!)]: 9 } },
  ],
  ['an acknowledged step', { acknowledged: { ...saved.acknowledged, coverage: false } }, {}],
  ['a month of birth', { baby: { isCovered: true, month: 5 } }, {}],
  ['no answers to the questions', { personal: noPersonalAnswers }, {}],
])('replaces saved answers with %s', (_, answered, expected) => {
  const merged = mergeAnswers(saved, saved, { ...saved, ...answered })
  expect(merged).toEqual({ ...saved, ...answered, ...expected })
})

it('keeps a surcharge and the uses of other persons that a version of the client does not offer', () => {
  const [first, second] = [keyOfUses(service!), keyOfUses(service!, 1)]
  const all: Answers = { ...saved, surcharges: { '"hidden"': true }, typedUses: { [first]: 4, [second]: 3 } }
  const offered: Answers = { ...all, surcharges: { '"tobacco"': false }, typedUses: { [first]: 4 } }
  const answered: Answers = { ...offered, surcharges: { '"tobacco"': true }, typedUses: { [first]: 9 } }
  const merged = mergeAnswers(all, offered, answered)
  expect(merged).toMatchObject({
    surcharges: { '"hidden"': true, '"tobacco"': true },
    typedUses: { [first]: 9, [second]: 3 },
  })
})

it('there is nothing to save before the first answer', () => {
  const empty = offeredAnswers(instance, null)
  expect(mergeAnswers(null, empty, empty)).toBeNull()
  expect(mergeAnswers(null, empty, { ...empty, scenario: 'baby' })).toEqual({ ...empty, scenario: 'baby' })
})

it('describes the month of birth, only for a client that prices the baby', () => {
  const expected = { ...saved, baby: { isCovered: true, month: 5 } }
  expect(describeAnswers(instance, expected)).toContain('Baby due in May')
  expect(describeAnswers(sampleInstance('lakeshore', without('household')), expected)).not.toContain(
    'Baby due in May',
  )
})

it.each(['lakeshore', 'fernhill'])('default answers make every step of %s reachable', (client) => {
  const own = sampleInstance(client)
  const defaults = offeredAnswers(own, withDefaultAnswers(own, null))
  expect(lastReachableStep('results', own, defaults, true)).toBe('results')
})

it('the default scenario is the custom one if there is no other', () => {
  const own = sampleInstance('lakeshore', { scenarios: [] })
  expect(withDefaultAnswers(own, null).scenario).toBe('custom')
})
