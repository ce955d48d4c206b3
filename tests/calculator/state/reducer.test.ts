import { produce } from 'immer'
import { describe, expect, it } from 'vitest'
import { hasAnswers, initialModel, type Model } from '../../../src/calculator/state/model.ts'
import type { Outputs } from '../../../src/contract/outputs.ts'
import { createReducer, type Event } from '../../../src/calculator/state/reducer.ts'
import {
  selectInputs,
  selectInputsKey,
  selectIsUpdating,
} from '../../../src/calculator/state/selectInputs.ts'
import { noPersonalAnswers, questionsOf } from '../../../src/contract/personalQuestions.ts'
import { validateInputs } from '../../../src/service/validateInputs.ts'
import { instanceWith, anyInstance } from '../instances.ts'
import { fc } from '../../kit/fc.ts'
import { applicableSurcharges } from '../../../src/contract/applicableInputs.ts'
import { parseInputs } from '../../../src/contract/inputs.ts'
import { reachableStepAt } from '../../../src/calculator/rules/paths.ts'
import { isReachable, steps } from '../../../src/calculator/rules/steps.ts'
import { selectProgress } from '../../../src/calculator/state/Session.ts'
import { anyAcknowledged, anyEvent } from './events.ts'
import { presetUses } from '../../../src/calculator/state/customUses.ts'

const instance = instanceWith()
const empty = initialModel(instance)

function after(events: Event[], client = instance, model: Model = initialModel(client)) {
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
      ...noPersonalAnswers,
      location: 0,
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
    expect(model.personal).toEqual({ ...noPersonalAnswers, location: 0, savingsStyle: 'none' })
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
    const model = after([{ type: 'customScenarioConfirmed', uses: [3, 12] }], plain)
    expect(model.scenario).toBeNull()
  })
})

describe('The custom scenario of a client that asks for the uses of each person', () => {
  const client = instanceWith({ features: { customScenario: true, customPerPerson: true }, surcharges: [] })
  const familyOf = (spouse: boolean, children: number): Event => ({
    type: 'familyChanged',
    family: { spouse, children },
  })
  /** For each service, the uses of the employee, the spouse, and nine children. */
  const uses = [
    [4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 5],
    [12, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0],
  ].flat()
  const confirmed: Event = { type: 'customScenarioConfirmed', uses }
  const afterAll = (...events: Event[]) => after(events, client)
  const you = { role: 'subscriber', number: 1 }
  const spouse = { role: 'spouse', number: 1 }
  const child = (number: number) => ({ role: 'child', number })

  it.each([
    [false, 0, [you], [[4], [12]]],
    [
      true,
      1,
      [you, spouse, child(1)],
      [
        [4, 3, 2],
        [12, 0, 0],
      ],
    ],
  ])('with spouse: %s and %d children, posts the uses of the persons covered', (...row) => {
    const [hasSpouse, children, persons, [visits, drugs]] = row
    const inputs = selectInputs(afterAll(confirmed, familyOf(hasSpouse, children)), client)
    const sum = (own: number[] = []) => own.reduce((total, one) => total + one, 0)
    expect(inputs.persons).toEqual(persons)
    expect(inputs.customScenario).toEqual([
      { id: 'visit', name: 'Primary care visit', uses: sum(visits), usesByPerson: visits },
      { id: 0, name: 'Generic drug', uses: sum(drugs), usesByPerson: drugs },
    ])
    expect(validateInputs(client, inputs)).toEqual([])
  })

  it('posts the uses of a removed child when the child is covered again', () => {
    const before = selectInputs(afterAll(familyOf(true, 2), confirmed), client)
    const model = afterAll(familyOf(true, 2), confirmed, familyOf(true, 0), familyOf(true, 2))
    expect(selectInputs(model, client)).toEqual(before)
  })

  it('posts no persons with another scenario', () => {
    const inputs = selectInputs(afterAll(confirmed, { type: 'scenarioChosen', scenario: 'quiet' }), client)
    expect(inputs).not.toHaveProperty('persons')
    expect(inputs.customScenario).toBeNull()
  })

  it('never posts more than 9,999 uses of a service', () => {
    const most = { ...confirmed, uses: uses.map(() => 9999) }
    const inputs = selectInputs(afterAll(familyOf(true, 9), most), client)
    expect(inputs.customScenario?.map((row) => row.uses)).toEqual([9900, 9900])
  })
})

describe('A surcharge that applies to some tiers', () => {
  const client = instanceWith({
    features: {},
    surcharges: [
      { id: 'tobacco', statement: 'I use tobacco', appliesTo: null },
      { id: 'spouse', statement: 'My spouse has other coverage', appliesTo: ['ES', 'EF'] },
    ],
  })
  const chosen: Event = { type: 'surchargesChanged', surcharges: [false, true] }

  it.each([
    [{ spouse: false, children: 0 }, false],
    [{ spouse: true, children: 0 }, true],
    [{ spouse: false, children: 2 }, false],
    [{ spouse: true, children: 1 }, true],
  ])('is posted as chosen only in these tiers: for %j, %s', (family, spouse) => {
    const events: Event[] = [chosen, { type: 'familyChanged', family }]
    const { surcharges } = selectInputs(after(events, client), client)
    expect(surcharges).toEqual({ tobacco: false, spouse })
  })
})

describe('The household', () => {
  const scenarios = [
    { id: 'usual', display: 'A usual year' },
    { id: 'baby', display: 'A baby', adds: 'child' },
  ]
  const clientWith = (features: object, change: object = {}) =>
    instanceWith({
      features: { customScenario: true, singleChild: true, ...features },
      scenarios,
      surcharges: [{ id: 'spouse', statement: 'My spouse has other coverage', appliesTo: ['EF'] }],
      ...change,
    })
  const exact = clientWith({ household: true })
  const familyOf = (spouse: boolean, children: number): Event => ({
    type: 'familyChanged',
    family: { spouse, children },
  })
  const expecting: Event = { type: 'scenarioChosen', scenario: 'baby' }
  const usual: Event = { type: 'scenarioChosen', scenario: 'usual' }
  const custom: Event = { type: 'customScenarioConfirmed', uses: [1, 0] }
  const born = (isCovered: boolean, month: number | null = null): Event => ({
    type: 'babyChanged',
    baby: { isCovered, month },
  })
  const covered = { isCovered: true, month: null }

  it.each<[name: string, events: Event[], coverage: string, children: number, baby: object]>([
    ['a baby of a single person', [expecting], 'EK', 0, covered],
    ['a baby of a couple', [familyOf(true, 0), expecting], 'EF', 0, covered],
    ['a baby in May', [expecting, born(true, 5)], 'EK', 0, { isCovered: true, month: 5 }],
    ['a baby on another plan', [expecting, born(false)], 'EE', 0, { isCovered: false, month: null }],
    ['a baby among the children', [born(false), familyOf(false, 2), expecting], 'EC', 2, covered],
    ['another scenario', [familyOf(true, 0), expecting, usual], 'ES', 0, covered],
    ['the custom scenario', [expecting, custom], 'EE', 0, covered],
  ])('is posted with %s', (_, events, coverage, children, baby) => {
    const inputs = selectInputs(after(events, exact), exact)
    expect(inputs).toMatchObject({ coverage, household: { children, baby } })
  })

  it('decides which surcharges apply, with a covered baby in any scenario', () => {
    const chosen: Event = { type: 'surchargesChanged', surcharges: [true] }
    const inputs = (...events: Event[]) =>
      selectInputs(after([familyOf(true, 0), chosen, ...events], exact), exact)
    expect(inputs(expecting).surcharges).toEqual({ spouse: true })
    expect(inputs(usual).surcharges).toEqual({ spouse: true })
    expect(inputs(born(false), usual).surcharges).toEqual({ spouse: false })
  })

  it('has no baby if no scenario adds a child', () => {
    const client = clientWith({ household: true }, { scenarios: [scenarios[0]] })
    const inputs = selectInputs(after([familyOf(true, 3), born(false)], client), client)
    expect(inputs).toMatchObject({ coverage: 'EF', household: { spouse: true, children: 3 } })
    expect(inputs.household).not.toHaveProperty('baby')
  })

  it('is not posted, and no baby is covered, if the client does not price it', () => {
    const client = clientWith({})
    const inputs = selectInputs(after([expecting, born(true, 5)], client), client)
    expect(inputs.coverage).toBe('EE')
    expect(inputs).not.toHaveProperty('household')
  })
})

describe('A result', () => {
  const outputs = (bestPlan: string) => ({ bestPlan }) as Outputs
  const ready = (bestPlan: string, answers: Partial<Model> = {}, client = instance): Event => ({
    type: 'calculationChanged',
    calculation: {
      status: 'ready',
      value: { inputs: selectInputsKey({ ...empty, ...answers }, client), outputs: outputs(bestPlan) },
    },
  })
  const loading: Event = { type: 'calculationChanged', calculation: { status: 'loading' } }
  const couple = { family: { spouse: true, children: 0 } }
  const covered: Event = { type: 'familyChanged', ...couple }

  it('follows the one with other answers', () => {
    expect(after([ready('a')]).previous).toBeNull()
    expect(after([ready('a'), loading, covered]).previous).toBeNull()
    expect(after([ready('a'), loading, covered, ready('b', couple)]).previous).toEqual(outputs('a'))
  })

  it('does not follow one with the same answers', () => {
    const typed: Event = { type: 'customUsesTyped', typedUses: [1, 2] }
    expect(after([ready('a'), loading, typed, ready('a')]).previous).toBeNull()
    expect(
      after([ready('a'), loading, covered, ready('b', couple), loading, ready('b', couple)]).previous,
    ).toEqual(outputs('a'))
  })

  it('in another language does not follow the one with the same custom scenario', () => {
    const services = instance.services.map((service) => ({ ...service, name: `ES ${service.name}` }))
    const spanish = { ...instance, services }
    const custom = after([{ type: 'customScenarioConfirmed', uses: [3, 12] }])
    const model = after([ready('a', custom), loading], instance, custom)
    const inSpanish = after([ready('a', custom, spanish)], spanish, model)
    expect(inSpanish.previous).toBeNull()
    const changed = ready('b', { ...custom, ...couple }, spanish)
    expect(after([covered, changed], spanish, inSpanish).previous).toEqual(outputs('a'))
  })

  it.each<[string, Event]>([
    ['a spouse', covered],
    ['custom uses', { type: 'customScenarioConfirmed', uses: [3, 12] }],
    ['a surcharge with the ID "name"', { type: 'surchargesChanged', surcharges: [true] }],
  ])('is replaced after a change of %s, also if it comes after the change', (_, change) => {
    const client = instanceWith({ surcharges: [{ id: 'name', statement: 'I use tobacco' }] })
    const result = ready('a', initialModel(client), client)
    expect(selectIsUpdating(after([result], client), client)).toBe(false)
    expect(selectIsUpdating(after([result, change], client), client)).toBe(true)
    expect(selectIsUpdating(after([change, result], client), client)).toBe(true)
  })

  it('is forgotten when other answers replace those of the session', () => {
    const { surcharges, ...answers } = initialModel(instance)
    const replaced: Event = { type: 'answersReplaced', answers: { ...answers, surcharges: [true, false] } }
    const model = after([ready('a'), covered, ready('b', couple), replaced])
    expect(model).toEqual({ ...empty, surcharges: [true, false] })
    expect(after([ready('c')], instance, model).previous).toBeNull()
  })
})

it.each<[string, Event | null, boolean]>([
  ['nothing', null, false],
  ['a personal answer', { type: 'personalChanged', personal: { location: 0 } }, true],
  ['a spouse', { type: 'familyChanged', family: { spouse: true, children: 0 } }, true],
  ['a child', { type: 'familyChanged', family: { spouse: false, children: 1 } }, true],
  ['a scenario', { type: 'scenarioChosen', scenario: 2 }, true],
  ['typed uses', { type: 'customUsesTyped', typedUses: [0, 3] }, true],
  ['a surcharge', { type: 'surchargesChanged', surcharges: [false, true] }, true],
])('knows whether there are answers: with %s', (_, event, expected) => {
  expect(hasAnswers(after(event ? [event] : []))).toBe(expected)
})

/** A client, the steps acknowledged, and any events. */
const anySession = anyInstance.chain((client) =>
  fc.record({
    client: fc.constant(client),
    acknowledged: anyAcknowledged,
    events: fc.array(anyEvent(client), { maxLength: 40 }),
  }),
)

it('shows only reachable steps after any events', () => {
  fc.assert(
    fc.property(
      anySession,
      fc.constantFrom('/', '/elsewhere', ...steps.map((step) => `/${step}`)),
      ({ client, acknowledged, events }, path) => {
        const model = after(events, client)
        const progress = selectProgress({ instance: client, acknowledged }, model)
        const shown = reachableStepAt(path, progress)
        if (shown === null) return
        expect(isReachable(shown, progress)).toBe(true)
        const earlier = steps
          .slice(0, steps.indexOf(shown))
          .filter((step) => step !== 'personal' || progress.isPersonalIncluded)
        for (const step of earlier) expect(progress.acknowledged).toMatchObject({ [step]: true })
        if (shown === 'coverage' || shown === 'scenario' || shown === 'results')
          for (const { answer } of questionsOf(client)) expect(model.personal[answer]).not.toBeNull()
        if (shown === 'results') expect(model.scenario).not.toBeNull()
      },
    ),
  )
})

it('posts inputs that match the contract and the options of the client after any events', () => {
  fc.assert(
    fc.property(anySession, ({ client, events }) => {
      const model = after(events, client)
      const { scenarios, features, services, surcharges } = client
      const inputs = parseInputs(JSON.parse(JSON.stringify(selectInputs(model, client))))
      const offered = [null, ...scenarios.map(({ id }) => id), ...(features.customScenario ? ['custom'] : [])]
      expect(offered).toContain(inputs.scenario)
      expect(inputs.customScenario === null).toBe(inputs.scenario !== 'custom')
      expect(inputs.customScenario?.map(({ id }) => id) ?? []).toEqual(
        inputs.scenario === 'custom' ? services.map(({ id }) => id) : [],
      )
      expect(new Set(Object.keys(inputs.surcharges))).toEqual(new Set(surcharges.map(({ id }) => String(id))))
      // The other issues are missing answers.
      const issues = validateInputs(client, inputs).map(({ pointer }) => pointer)
      expect(
        issues.filter((pointer) => /^\/(coverage|customScenario|household|persons|surch)/.test(pointer)),
      ).toEqual([])
      const applicable = applicableSurcharges(client, inputs)
      for (const surcharge of surcharges.filter((each) => !applicable.includes(each)))
        expect(inputs.surcharges[surcharge.id]).toBe(false)
      for (const { answer, list } of questionsOf(client))
        expect([null, ...client[list].map(({ id }) => id)]).toContain(inputs[answer])
    }),
  )
})

const rows = [
  { service: 'visit', perAdult: 2, perChild: 3, bySubscriber: 1, bySpouse: 4, byOneChild: 5 },
  { service: 'unknown', perAdult: 9 },
  { service: '0', perAdult: 9 },
]

const client = (customPerPerson: boolean) =>
  instanceWith({ features: { customScenario: true, customPerPerson } })

it.each([
  [{ spouse: false, children: 0 }, [3]],
  [{ spouse: true, children: 0 }, [3, 6]],
  [{ spouse: false, children: 2 }, [3, 8, 3]],
  [{ spouse: true, children: 1 }, [3, 6, 8]],
])('for %j, gives the uses of each person, or their sum', (family, visits) => {
  const sum = visits.reduce((total, uses) => total + uses, 0)
  expect(presetUses(client(true), family, rows)).toEqual([...visits, ...visits.map(() => 0)])
  expect(presetUses(client(false), family, rows)).toEqual([sum, 0])
})

it('gives at most the uses that can be entered', () => {
  const many = [{ service: 'visit', perAdult: 9999 }]
  const couple = { spouse: true, children: 0 }
  expect(presetUses(client(true), couple, many)).toEqual([900, 900, 0, 0])
  expect(presetUses(client(false), couple, many)).toEqual([9999, 0])
})
