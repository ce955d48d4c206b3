import { expect, it, describe } from 'vitest'
import { parseInputs, type CalculationInputs } from '../../src/contract/inputs.ts'
import {
  noPersonalAnswers,
  personalAnswersOf,
  personalQuestions,
  questionsOf,
} from '../../src/contract/personalQuestions.ts'
import { rejectedPointers } from './rejection.ts'
import { applicableInputs, surchargeApplies } from '../../src/contract/applicableInputs.ts'
import { instanceWith } from '../calculator/instances.ts'
import type { Id, Instance } from '../../src/contract/instance.ts'
import { optionsOf } from '../../src/contract/optionsOf.ts'

// fixtures/schemas/inputs has an example for each keyword of the schema.

const minimal = { coverage: 'EE', scenario: 1, customScenario: null, surcharges: {}, ...noPersonalAnswers }

it('accepts answers with unusual ids and unknown fields', () => {
  const unusual = {
    ...minimal,
    location: '',
    salaryBand: 0,
    savingsStyle: 'constructor',
    surcharges: { 'a.b/c d': true },
    hasCalculated: false,
  }
  expect(parseInputs(unusual)).toEqual(unusual)
})

it('points to the surcharge with a value of another type', () => {
  expect(rejectedPointers(parseInputs, { ...minimal, surcharges: { 'a/b': 'yes' } })).toEqual([
    '/surcharges/a~1b',
  ])
})

const inputs: CalculationInputs = {
  coverage: 'EE',
  scenario: 'usual',
  customScenario: null,
  surcharges: { tobacco: true },
  ...noPersonalAnswers,
}
const surcharges = [
  { id: 'tobacco', statement: 'I use tobacco' },
  { id: 'spouse', statement: 'My spouse has coverage', appliesTo: ['ES', 'EF'] as ('ES' | 'EF')[] },
  { id: 'children', statement: 'My child has coverage', appliesTo: ['EC', 'EF'] as ('EC' | 'EF')[] },
]

describe('A surcharge', () => {
  it.each([
    [undefined, 'EE', true],
    [null, 'EF', true],
    [['ES', 'EF'] as const, 'EF', true],
    [['ES', 'EF'] as const, 'EC', false],
  ] as const)('for the tiers %j applies to %s: %j', (appliesTo, tier, applies) => {
    const tiers = appliesTo && [...appliesTo]
    expect(surchargeApplies({ appliesTo: tiers }, tier)).toBe(applies)
  })
})

describe('Inputs', () => {
  const { features } = instanceWith({ features: { locations: true } })

  const baby = [{ id: 'baby', display: '', adds: 'child' }]
  const alone = { spouse: false, children: 0 }
  const uncovered = { ...alone, baby: { isCovered: false, month: null } }

  it.each<[Partial<CalculationInputs>, Instance['scenarios'], string[]]>([
    [{ coverage: 'EE' }, baby, ['tobacco']],
    [{ coverage: 'EC' }, baby, ['tobacco', 'children']],
    [{ coverage: 'EF' }, baby, ['tobacco', 'spouse', 'children']],
    // Before and after a birth, whichever scenario is chosen.
    [{ coverage: 'EE', household: alone }, baby, ['tobacco', 'children']],
    [{ coverage: 'EC', household: alone }, baby, ['tobacco', 'children']],
    [{ coverage: 'EF', household: { spouse: true, children: 0 } }, baby, ['tobacco', 'spouse', 'children']],
    [{ coverage: 'EE', household: uncovered }, baby, ['tobacco']],
    [{ coverage: 'EE', household: alone }, [], ['tobacco']],
  ])('%j with the scenarios %j keep the surcharges %j', (changes, scenarios, kept) => {
    const posted = { ...inputs, ...changes, surcharges: { tobacco: true, spouse: true, children: true } }
    expect(applicableInputs({ features, scenarios, surcharges }, posted)).toEqual({
      ...posted,
      surcharges: Object.fromEntries(['tobacco', 'spouse', 'children'].map((id) => [id, kept.includes(id)])),
    })
  })

  it('lose the answers to questions that are off', () => {
    const posted = { ...inputs, salaryBand: 'under-40', location: 'boise' } as const
    expect(applicableInputs({ features, scenarios: [], surcharges: [] }, posted)).toEqual({
      ...posted,
      salaryBand: null,
    })
  })
})

const off = { salaryBands: false, locations: false, savings: false, singleChild: true, customScenario: true }

describe('the personal questions', () => {
  it.each<[on: string[], answers: string[]]>([
    [[], []],
    [['salaryBands'], ['salaryBand']],
    [['locations'], ['location']],
    [['savings'], ['savingsStyle']],
    [
      ['savings', 'locations', 'salaryBands'],
      ['salaryBand', 'location', 'savingsStyle'],
    ],
  ])('of a client with %j on are %j, in our order', (on, answers) => {
    const features = { ...off, ...Object.fromEntries(on.map((flag) => [flag, true])) }
    expect(questionsOf(instanceWith({ features })).map(({ answer }) => answer)).toEqual(answers)
  })

  it.each<[string, { id: Id; text: string }[]]>([
    ['salaryBand', [{ id: 'a.b/c d', text: 'Under $40,000' }]],
    [
      'location',
      [
        { id: 0, text: 'Boise' },
        { id: '0', text: 'Nampa' },
      ],
    ],
    ['savingsStyle', [{ id: 'none', text: 'No savings' }]],
  ])('%s has the options %j', (name, options) => {
    const question = personalQuestions.find(({ answer }) => answer === name)!
    expect(optionsOf(instanceWith(), question)).toEqual(options)
  })

  it('have the answer null if a caller does not send one', () => {
    expect(personalAnswersOf({ location: 0 })).toMatchObject({ salaryBand: null, location: 0 })
  })
})
