import { produce } from 'immer'
import { expect, it } from 'vitest'
import { decodeAnswers, encodeAnswers } from '../../../src/calculator/state/answersCode.ts'
import { maxUses } from '../../../src/calculator/state/customUses.ts'
import { initialModel, type Answers, type Model } from '../../../src/calculator/state/model.ts'
import { defaultBaby } from '../../../src/contract/family.ts'
import { decodeNumbers, encodeNumbers } from '../../../src/calculator/state/numbersCode.ts'
import { createReducer } from '../../../src/calculator/state/reducer.ts'
import { selectInputs } from '../../../src/calculator/state/selectInputs.ts'
import { optionsHash } from '../../../src/contract/optionsHash.ts'
import { noPersonalAnswers, questionsOf } from '../../../src/contract/personalQuestions.ts'
import type { Instance } from '../../../src/contract/instance.ts'
import { validateInputs } from '../../../src/service/validateInputs.ts'
import { fc } from '../../kit/fc.ts'
import { anyInstance, instanceWith } from '../instances.ts'
import { anyAcknowledged, anyEvent } from './events.ts'

const everything = { home: true, personal: true, coverage: true, scenario: true }

function answersOf({ personal, family, scenario, customUses, typedUses, surcharges, baby }: Model): Answers {
  return { personal, family, scenario, customUses, typedUses, surcharges, baby }
}

const anyAnswers = (instance: Instance) =>
  fc.array(anyEvent(instance), { maxLength: 40 }).map((events) => {
    const reduce = createReducer(instance)
    return answersOf(
      events.reduce(
        (model, event) => produce(model, (draft) => reduce(draft, event)),
        initialModel(instance),
      ),
    )
  })

const anySession = anyInstance.chain((instance) =>
  fc.record({
    instance: fc.constant(instance),
    answers: anyAnswers(instance),
    acknowledged: anyAcknowledged,
  }),
)

it('restores the answers of any client, and replaces typed text that is not a number by the confirmed uses', () => {
  fc.assert(
    fc.property(anySession, ({ instance, answers, acknowledged }) => {
      const decoded = decodeAnswers(encodeAnswers(answers, acknowledged, instance), instance)
      const asked = questionsOf(instance).map(({ answer }) => answer)
      const personal = Object.fromEntries(
        Object.entries(answers.personal).map(([answer, id]) => [
          answer,
          asked.some((each) => each === answer) ? id : null,
        ]),
      )
      const typedUses = answers.typedUses.map((uses, index) =>
        typeof uses === 'number' ? uses : answers.customUses[index],
      )
      expect(decoded).toEqual({ answers: { ...answers, personal, typedUses }, acknowledged })
    }),
  )
})

it('decodes any numbers to answers that the client offers, or not at all', () => {
  const anyText = anyInstance.chain((instance) => {
    const [fingerprint] = decodeNumbers(encodeAnswers(initialModel(instance), everything, instance)) as [
      number,
    ]
    const anyNumbers = fc.array(fc.oneof({ weight: 9, arbitrary: fc.nat(3) }, fc.nat(20_000)), {
      maxLength: 30,
    })
    return fc.record({
      instance: fc.constant(instance),
      text: fc.oneof(
        fc.string(),
        anyNumbers.map(encodeNumbers),
        anyNumbers.map((numbers) => encodeNumbers([fingerprint, ...numbers])),
        // The digits of a number that is too large for the encoder.
        anyNumbers.map((numbers) => encodeNumbers([fingerprint, ...numbers, Number.MAX_SAFE_INTEGER])),
      ),
    })
  })
  fc.assert(
    fc.property(anyText, ({ instance, text }) => {
      const decoded = decodeAnswers(text, instance)
      if (typeof decoded === 'string') return
      const model = { ...initialModel(instance), ...decoded.answers }
      for (const uses of model.customUses) expect(uses).toBeLessThanOrEqual(maxUses(instance))
      const issues = validateInputs(instance, selectInputs(model, instance))
      expect(
        issues.filter(({ pointer }) => /^\/(coverage|customScenario|household|persons|surch)/.test(pointer)),
      ).toEqual([])
    }),
  )
})

const instance = instanceWith()
const answers: Answers = {
  personal: { ...noPersonalAnswers, salaryBand: 'a.b/c d', location: '0', savingsStyle: 'none' },
  family: { spouse: true, children: 2 },
  scenario: 2,
  surcharges: [false, true],
  baby: defaultBaby,
  customUses: [0, 0],
  typedUses: [0, 0],
}
const code = encodeAnswers(answers, everything, instance)

/** The numbers of `code` after the fingerprint: 4 steps, 3 personal answers, spouse, children, scenario, and the lists. */
const [fingerprint, ...numbers] = decodeNumbers(code) as number[]

it.each([
  ['no last number', numbers.slice(0, -1)],
  ['an additional number', [...numbers, 0]],
  ['a step that is neither acknowledged nor not', numbers.with(0, 2)],
  ['a salary band that does not exist', numbers.with(4, 2)],
  ['ten children', numbers.with(8, 10)],
  ['a scenario that does not exist', numbers.with(9, 4)],
  ['more surcharges than there are', numbers.with(10, 3)],
  ['a surcharge that does not exist', numbers.with(11, 2)],
  ['a surcharge of 2', numbers.with(12, 2)],
])('does not decode %s', (_, changed) => {
  expect(decodeAnswers(encodeNumbers([fingerprint!, ...changed]), instance)).toBe('unreadable')
})

it('does not decode more uses than can be entered', () => {
  const withUses = (uses: number) =>
    encodeAnswers({ ...answers, customUses: [uses, 0] }, everything, instance)
  expect(decodeAnswers(withUses(9999), instance)).toMatchObject({ answers: { customUses: [9999, 0] } })
  expect(decodeAnswers(withUses(10_000), instance)).toBe('unreadable')
})

it.each([
  ['an answer about the baby of 2', 7, 2],
  ['a thirteenth month', 8, 13],
])('does not decode %s', (_, position, number) => {
  const expecting = instanceWith({
    features: { household: true },
    scenarios: [{ id: 'baby', display: 'A baby', adds: 'child' }],
  })
  const [own, ...rest] = decodeNumbers(
    encodeAnswers({ ...initialModel(expecting), scenario: 'baby' }, everything, expecting),
  ) as number[]
  const decoded = (answered: number[]) => decodeAnswers(encodeNumbers([own!, ...answered]), expecting)
  expect(decoded(rest)).toMatchObject({ answers: { baby: defaultBaby } })
  expect(decoded(rest.with(position, number))).toBe('unreadable')
})

const renamed = (texts: object) => instance.scenarios.map((each) => ({ ...each, ...texts }))

it.each([
  ['the plan year', { client: { planYear: 2028, displayName: 'Zephyr & Sons' } }],
  ['the order of the locations', { locations: [...instance.locations].toReversed() }],
  ['the type of an id', { scenarios: instance.scenarios.map((each) => ({ ...each, id: String(each.id) })) }],
  ['a question', { features: { ...instance.features, savings: false } }],
  ['who the uses are asked for', { features: { ...instance.features, customPerPerson: true } }],
  [
    'whether a scenario adds a child that is priced',
    {
      features: { ...instance.features, household: true },
      scenarios: instance.scenarios.map((each) => ({ ...each, adds: 'child' })),
    },
  ],
  ['an additional service', { services: [...instance.services, { id: 'x', name: 'X-ray' }] }],
  [
    'the tiers of a surcharge',
    { surcharges: [instance.surcharges[0], { ...instance.surcharges[1], appliesTo: ['EF'] }] },
  ],
  ['the name of a salary band', { salaryBands: [{ id: 'a.b/c d', name: 'Under $60,000' }] }],
  ['the text of a savings style', { savingsStyles: [{ id: 'none', displayText: 'All savings' }] }],
  ['the name of a scenario', { scenarios: renamed({ display: 'Renamed' }) }],
  ['what a scenario includes', { scenarios: renamed({ summary: 'New' }) }],
  ['the name of a service', { services: [instance.services[0], { id: 0, name: 'Brand drug' }] }],
  [
    'the statement of a surcharge',
    { surcharges: [instance.surcharges[0], { ...instance.surcharges[1], statement: 'I smoke' }] },
  ],
  [
    'what a single person agrees to',
    {
      surcharges: [{ ...instance.surcharges[0], statementWithoutSpouse: 'I smoke' }, instance.surcharges[1]],
    },
  ],
])('reports a change of %s', (_, change) => {
  expect(decodeAnswers(code, instanceWith(change))).toBe('changed')
})

it.each([
  ['colors', { client: { ...instance.client, colors: { accent: '#0a665f' } } }],
  ['the account explorer', { features: { ...instance.features, accountExplorer: false } }],
])('decodes after a change of %s', (_, change) => {
  expect(decodeAnswers(code, instanceWith(change))).toMatchObject({ answers })
})

it('decodes links of clients without births and second statements that were made before these existed', () => {
  expect(decodeAnswers('1.waLyjQ7f29H5BAEBAQEBAgEBAgIBAQEAAA', instance)).toMatchObject({ answers })
})

it('restores answers in another language, unless the texts in the first language differ', () => {
  const spanish = (hash: number) =>
    instanceWith({ scenarios: renamed({ display: 'Un año' }), optionsHash: hash })
  const hash = optionsHash(instance)
  expect(decodeAnswers(code, spanish(hash))).toMatchObject({ answers })
  expect(decodeAnswers(code, spanish(hash - 1))).toBe('changed')
})

it('is short, also with 1,000 services of which few are used', () => {
  expect(code.length).toBeLessThanOrEqual(40)
  const large = instanceWith({
    services: Array.from({ length: 1000 }, (_, id) => ({ id, name: `Service ${id}` })),
  })
  const uses = large.services.map((_, index) => (index % 100 === 7 ? 12 : 0))
  const custom = { ...answers, scenario: 'custom', customUses: uses, typedUses: uses }
  expect(encodeAnswers(custom, everything, large).length).toBeLessThanOrEqual(70)
})
