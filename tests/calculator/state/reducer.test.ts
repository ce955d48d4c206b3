import { produce } from 'immer'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../src/calculator/api/ApiError.ts'
import { initialModel, type Model } from '../../../src/calculator/state/model.ts'
import { reduce, type Event } from '../../../src/calculator/state/reducer.ts'
import { inputsOf } from '../../../src/calculator/state/inputs.ts'
import { instanceWith } from '../instances.ts'

function after(events: Event[], model: Model = initialModel) {
  return events.reduce((current, event) => produce(current, (draft) => reduce(draft, event)), model)
}

const loaded = after([{ type: 'instanceLoaded', year: null, instance: instanceWith() }])

describe('loading', () => {
  it('takes the answer for the year asked for last, and no other', () => {
    const model = after([
      { type: 'instanceRequested', year: 2027 },
      { type: 'instanceRequested', year: 2028 },
      { type: 'instanceLoaded', year: 2027, instance: instanceWith() },
      { type: 'instanceFailed', year: 2027, error: new ApiError('network') },
    ])
    expect(model.instance.status).toBe('loading')
    const done = after([{ type: 'instanceLoaded', year: 2028, instance: instanceWith() }], model)
    expect(done.instance.status).toBe('ready')
    expect(done.year).toBe(2028)
  })

  it('starts the custom uses and the surcharges anew, and keeps answers that still make sense', () => {
    const answered = after(
      [
        { type: 'personalChanged', personal: { location: '0', salaryBand: 'a.b/c d', savingsStyle: 'none' } },
        { type: 'familyChanged', family: { spouse: true, children: 2 } },
        { type: 'scenarioChosen', scenario: 2 },
        { type: 'surchargesChanged', surcharges: [true, true] },
        { type: 'customUsesTyped', typedUses: [4, 'x'] },
        { type: 'stepAcknowledged', step: 'home' },
      ],
      loaded,
    )
    const next = instanceWith({
      locations: [{ id: '0', name: 'Nampa' }],
      salaryBands: [{ id: 1, name: 'All' }],
    })
    expect(after([{ type: 'instanceLoaded', year: null, instance: next }], answered)).toMatchObject({
      personal: { location: '0', salaryBand: null, savingsStyle: 'none' },
      family: { spouse: true, children: 2 },
      scenario: 2,
      surcharges: [false, false],
      typedUses: [0, 0],
      acknowledged: { home: true },
    })
  })

  it('drops a custom scenario with the uses that it was made of', () => {
    const custom = after([{ type: 'customScenarioConfirmed', uses: [1, 2] }], loaded)
    const model = after([{ type: 'instanceLoaded', year: null, instance: instanceWith() }], custom)
    expect(model.scenario).toBeNull()
    expect(model.customScenario).toBeNull()
  })
})

describe('answers', () => {
  it('are kept as they came, of the same type', () => {
    const model = after(
      [
        { type: 'personalChanged', personal: { location: 0 } },
        { type: 'scenarioChosen', scenario: 2 },
        { type: 'surchargesChanged', surcharges: [false, true] },
      ],
      loaded,
    )
    expect(inputsOf(model)).toEqual({
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
    const model = after([{ type: 'familyChanged', family: { spouse: false, children } }], loaded)
    expect(model.family.children).toBe(kept)
  })

  it.each<Event>([
    { type: 'scenarioChosen', scenario: 'unheard of' },
    { type: 'scenarioChosen', scenario: 'custom' },
    { type: 'scenarioChosen', scenario: '2' },
    { type: 'personalChanged', personal: { location: 'unheard of' } },
    { type: 'personalChanged', personal: { salaryBand: null } },
  ])('that the client does not offer change nothing: %j', (event) => {
    expect(after([event], loaded)).toEqual(loaded)
  })

  it('do not count before the instance is there', () => {
    expect(after([{ type: 'stepAcknowledged', step: 'home' }])).toEqual(initialModel)
  })

  it('stay when a question is left out of a change', () => {
    const model = after(
      [
        { type: 'personalChanged', personal: { location: 0 } },
        { type: 'personalChanged', personal: { savingsStyle: 'none' } },
      ],
      loaded,
    )
    expect(model.personal).toEqual({ location: 0, savingsStyle: 'none', salaryBand: null })
  })
})

describe('the custom scenario', () => {
  it('attaches the uses of each service', () => {
    const model = after([{ type: 'customScenarioConfirmed', uses: [3, 12] }], loaded)
    expect(inputsOf(model)).toMatchObject({
      scenario: 'custom',
      customScenario: [
        { id: 'visit', name: 'Primary care visit', uses: 3 },
        { id: 0, name: 'Generic drug', uses: 12 },
      ],
    })
  })

  it('is cleared when another scenario is chosen, but what was typed stays', () => {
    const model = after(
      [
        { type: 'customUsesTyped', typedUses: [3, 12] },
        { type: 'customScenarioConfirmed', uses: [3, 12] },
        { type: 'scenarioChosen', scenario: 'quiet' },
      ],
      loaded,
    )
    expect(model.customScenario).toBeNull()
    expect(model.typedUses).toEqual([3, 12])
  })

  it('does not change with what is typed after it was confirmed', () => {
    const model = after(
      [
        { type: 'customScenarioConfirmed', uses: [3, 12] },
        { type: 'customUsesTyped', typedUses: ['x', 1] },
      ],
      loaded,
    )
    expect(model.customScenario?.map(({ uses }) => uses)).toEqual([3, 12])
  })

  it('cannot be chosen for a client that does not have it', () => {
    const plain = instanceWith({ features: {} })
    const model = after([
      { type: 'instanceLoaded', year: null, instance: plain },
      { type: 'customScenarioConfirmed', uses: [3, 12] },
    ])
    expect(model.scenario).toBeNull()
  })
})
