import { produce } from 'immer'
import { describe, expect, it } from 'vitest'
import { initialModel, type Model } from '../../../src/calculator/state/model.ts'
import { createReducer, type Event } from '../../../src/calculator/state/reducer.ts'
import { selectInputs } from '../../../src/calculator/state/selectInputs.ts'
import { instanceWith } from '../instances.ts'

const instance = instanceWith()
const empty = initialModel(instance)

function after(events: Event[], model: Model = empty, client = instance) {
  const reduce = createReducer(client)
  return events.reduce((current, event) => produce(current, (draft) => reduce(draft, event)), model)
}

it('starts with every service at 0 uses and every surcharge off', () => {
  expect(empty).toMatchObject({ typedUses: [0, 0], surcharges: [false, false], scenario: null })
  expect(selectInputs(empty, instance).coverage).toBe('EE')
})

describe('Answers', () => {
  it('keep their value and type', () => {
    const model = after([
      { type: 'personalChanged', personal: { location: 0 } },
      { type: 'scenarioChosen', scenario: 2 },
      { type: 'surchargesChanged', surcharges: [false, true] },
    ])
    expect(selectInputs(model, instance)).toEqual({
      coverage: 'EE',
      scenario: 2,
      customScenario: null,
      surcharges: { tobacco: false, constructor: true },
      location: 0,
      salaryBand: null,
      savingsStyle: null,
    })
  })

  it.each([
    [-1, 0],
    [0, 0],
    [9, 9],
    [10, 9],
    [2.9, 2],
  ])('clamp %d children to %i', (children, kept) => {
    const model = after([{ type: 'familyChanged', family: { spouse: false, children } }])
    expect(model.family.children).toBe(kept)
  })

  it.each<Event>([
    { type: 'scenarioChosen', scenario: 'unknown' },
    { type: 'scenarioChosen', scenario: 'custom' },
    { type: 'scenarioChosen', scenario: '2' },
    { type: 'personalChanged', personal: { location: 'unknown' } },
    { type: 'personalChanged', personal: { salaryBand: null } },
  ])('are ignored if the client does not offer them: %j', (event) => {
    expect(after([event])).toEqual(empty)
  })

  it('stay if a change omits their question', () => {
    const model = after([
      { type: 'personalChanged', personal: { location: 0 } },
      { type: 'personalChanged', personal: { savingsStyle: 'none' } },
    ])
    expect(model.personal).toEqual({ location: 0, savingsStyle: 'none', salaryBand: null })
  })
})

describe('The custom scenario', () => {
  it('attaches the uses of each service', () => {
    const model = after([{ type: 'customScenarioConfirmed', uses: [3, 12] }])
    expect(selectInputs(model, instance)).toMatchObject({
      scenario: 'custom',
      customScenario: [
        { id: 'visit', name: 'Primary care visit', uses: 3 },
        { id: 0, name: 'Generic drug', uses: 12 },
      ],
    })
  })

  it('is not posted with another scenario, but keeps its rows', () => {
    const model = after([
      { type: 'customUsesTyped', typedUses: [3, 12] },
      { type: 'customScenarioConfirmed', uses: [3, 12] },
      { type: 'scenarioChosen', scenario: 'quiet' },
    ])
    expect(selectInputs(model, instance).customScenario).toBeNull()
    expect(model.typedUses).toEqual([3, 12])
  })

  it('keeps the confirmed uses when others are typed later', () => {
    const model = after([
      { type: 'customScenarioConfirmed', uses: [3, 12] },
      { type: 'customUsesTyped', typedUses: ['x', 1] },
    ])
    expect(selectInputs(model, instance).customScenario?.map(({ uses }) => uses)).toEqual([3, 12])
  })

  it('cannot be confirmed if the client does not offer it', () => {
    const plain = instanceWith({ features: {} })
    const model = after([{ type: 'customScenarioConfirmed', uses: [3, 12] }], initialModel(plain), plain)
    expect(model.scenario).toBeNull()
  })
})
