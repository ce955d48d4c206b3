import { describe, expect, it } from 'vitest'
import type { CalculationInputs } from '../../src/contract/inputs.ts'
import { parseInstance, type Instance } from '../../src/contract/instance.ts'
import { noPersonalAnswers } from '../../src/contract/personalQuestions.ts'
import { validateInputs } from '../../src/service/validateInputs.ts'
import { canonicalInputs } from '../../src/service/canonicalInputs.ts'
import { samples } from '../kit/samples.ts'

const features = { customScenario: true, customPerPerson: true, singleChild: true, household: true }
const document = {
  client: { planYear: 2027, displayName: 'Ours' },
  features,
  scenarios: [
    { id: 'usual', display: 'A usual year' },
    { id: 'baby', display: 'A baby', adds: 'child' },
  ],
  services: [
    { id: 'visit', name: 'Visit' },
    { id: 'drug', name: 'Drug' },
  ],
}

const subscriber = { role: 'subscriber', number: 1 } as const
const spouse = { role: 'spouse', number: 1 } as const
const child = (number: number) => ({ role: 'child', number }) as const

const uses = (id: string, usesByPerson?: number[], total = 3) => ({
  id,
  name: id === 'visit' ? 'Visit' : 'Drug',
  uses: total,
  ...(usesByPerson && { usesByPerson }),
})

const couple: CalculationInputs = {
  coverage: 'ES',
  scenario: 'custom',
  customScenario: [uses('visit', [1, 2]), uses('drug', [3, 0])],
  persons: [subscriber, spouse],
  surcharges: {},
  ...noPersonalAnswers,
}

function pointersOf(changes: Partial<CalculationInputs>, flags: Partial<typeof features> = {}) {
  const instance = parseInstance({ ...document, features: { ...features, ...flags } })
  return validateInputs(instance, { ...couple, ...changes }).map(({ pointer }) => pointer)
}

describe('A household', () => {
  const of = (hasSpouse: boolean, children: number, isCovered?: boolean) => ({
    spouse: hasSpouse,
    children,
    ...(isCovered !== undefined && { baby: { isCovered, month: 5 } }),
  })
  const pointersFor = (
    coverage: CalculationInputs['coverage'],
    household: NonNullable<CalculationInputs['household']>,
    scenario: string,
    flags = {},
  ) => pointersOf({ coverage, household, scenario, customScenario: null, persons: undefined }, flags)

  it.each([
    ['EE', of(false, 0), 'usual'],
    ['EE', of(false, 0, true), 'usual'],
    ['EC', of(false, 9), 'usual'],
    ['EK', of(false, 0), 'baby'],
    ['EK', of(false, 0, true), 'baby'],
    ['EE', of(false, 0, false), 'baby'],
    ['EF', of(true, 0, true), 'baby'],
    ['EF', of(true, 2, false), 'baby'],
  ] as const)('can have %s if it is %j in the scenario %s', (coverage, household, scenario) => {
    expect(pointersFor(coverage, household, scenario)).toEqual([])
  })

  it.each([
    ['EF', of(false, 2), 'usual', {}],
    ['EK', of(false, 0, true), 'usual', {}],
    ['EE', of(false, 0), 'baby', {}],
    ['EK', of(false, 0, false), 'baby', {}],
    ['EE', of(false, 0), 'usual', { household: false }],
  ] as const)(
    'cannot have %s if it is %j in the scenario %s of a client with %j',
    (coverage, household, scenario, flags) => {
      expect(pointersFor(coverage, household, scenario, flags)).toEqual(['/household'])
    },
  )

  it('has the same persons as a custom scenario', () => {
    const persons = [subscriber, spouse, child(1)]
    const custom = { coverage: 'EF' as const, persons, customScenario: [] }
    expect(pointersOf({ ...custom, household: of(true, 1) })).toEqual([])
    expect(pointersOf({ ...custom, household: of(true, 2) })).toEqual(['/persons'])
  })
})

describe('Persons', () => {
  it.each<[CalculationInputs['coverage'], NonNullable<CalculationInputs['persons']>]>([
    ['EE', [subscriber]],
    ['ES', [subscriber, spouse]],
    ['EK', [subscriber, child(1)]],
    ['EC', [subscriber, child(1)]],
    ['EC', [subscriber, ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map(child)]],
    ['EF', [subscriber, spouse, child(1), child(2)]],
  ])('can be those that %s covers', (coverage, persons) => {
    expect(pointersOf({ coverage, persons, customScenario: [] })).toEqual([])
  })

  it.each<[string, CalculationInputs['coverage'], NonNullable<CalculationInputs['persons']>]>([
    ['nobody', 'EE', []],
    ['a spouse without coverage', 'EE', [subscriber, spouse]],
    ['no spouse', 'ES', [subscriber]],
    ['a child instead of the spouse', 'ES', [subscriber, child(1)]],
    ['two children instead of one', 'EK', [subscriber, child(1), child(2)]],
    ['no children', 'EC', [subscriber]],
    ['ten children', 'EC', [subscriber, ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(child)]],
    ['no child of a family', 'EF', [subscriber, spouse]],
    ['a family without a spouse', 'EF', [subscriber, child(1), child(2)]],
    ['the spouse first', 'ES', [spouse, subscriber]],
    ['children out of order', 'EC', [subscriber, child(2), child(1)]],
    ['the same child twice', 'EC', [subscriber, child(1), child(1)]],
    ['a second subscriber', 'ES', [subscriber, { role: 'subscriber', number: 2 }]],
  ])('cannot be %s', (_, coverage, persons) => {
    expect(pointersOf({ coverage, persons, customScenario: [] })).toEqual(['/persons'])
  })

  it('are only for the custom scenario', () => {
    expect(pointersOf({ scenario: 'usual', customScenario: null })).toEqual(['/persons'])
  })

  it('are only for clients that ask for the uses of each person', () => {
    expect(pointersOf({}, { customPerPerson: false })).toEqual(['/persons'])
  })

  it('can be left out', () => {
    const customScenario = [uses('visit'), uses('drug')]
    expect(pointersOf({ persons: undefined, customScenario })).toEqual([])
  })
})

describe('Uses by person', () => {
  it.each([
    ['are missing', undefined],
    ['are of too few persons', [3]],
    ['are of too many persons', [1, 1, 1]],
    ['sum to another number', [1, 1]],
  ])('are rejected if they %s', (_, usesByPerson) => {
    const customScenario = [uses('visit', [1, 2]), uses('drug', usesByPerson)]
    expect(pointersOf({ customScenario })).toEqual(['/customScenario/1/usesByPerson'])
  })

  it('are rejected without persons', () => {
    expect(pointersOf({ persons: undefined })).toEqual([
      '/customScenario/0/usesByPerson',
      '/customScenario/1/usesByPerson',
    ])
  })
})

const { instance: sample } = samples.get('lakeshore')!.current
const instance: Instance = {
  ...sample,
  surcharges: [
    { id: 'tobacco', statement: '' },
    { id: 'spouse', statement: '', appliesTo: ['ES', 'EF'] },
    { id: 'constructor', statement: '' },
    { id: 7, statement: '' },
  ],
}
const lab = { id: 'lab', name: 'Lab test', uses: 1 }
const mri = { id: 'mri', name: 'MRI scan', uses: 2 }
const persons: CalculationInputs['persons'] = [
  { role: 'subscriber', number: 1 },
  { role: 'spouse', number: 1 },
]

const answers: CalculationInputs = {
  coverage: 'ES',
  scenario: 'custom',
  customScenario: [lab, mri],
  surcharges: { tobacco: true },
  ...noPersonalAnswers,
  location: 'boise',
  salaryBand: '40-80',
  savingsStyle: 'saver',
}

function toText(changes: Partial<CalculationInputs>) {
  return JSON.stringify(canonicalInputs(instance, { ...answers, ...changes }))
}

describe('The canonical form is the same for', () => {
  it.each<[difference: string, one: Partial<CalculationInputs>, other: Partial<CalculationInputs>]>([
    ['another order of properties', {}, Object.fromEntries(Object.entries(answers).toReversed())],
    ['an unknown property', {}, { more: 1 } as Partial<CalculationInputs>],
    ['another order of services', {}, { customScenario: [mri, lab] }],
    ['a service without uses', {}, { customScenario: [lab, mri, { id: 'er', name: 'ER', uses: 0 }] }],
    ['an unknown property of a service', {}, { customScenario: [{ ...lab, more: 1 } as typeof lab, mri] }],
    ['a surcharge that is denied', {}, { surcharges: { tobacco: true, spouse: false } }],
    [
      'another order of surcharges',
      { surcharges: { tobacco: true, 7: true, spouse: true } },
      { surcharges: { spouse: true, 7: true, tobacco: true } },
    ],
    ['another tier', { coverage: 'EE' }, { coverage: 'EE', surcharges: { tobacco: true, spouse: true } }],
    [
      'a covered baby with an unknown month of birth',
      { household: { spouse: true, children: 0 } },
      { household: { spouse: true, children: 0, baby: { isCovered: true, month: null } } },
    ],
    [
      'another order of the properties of a person',
      { persons },
      { persons: persons.map(({ role, number }) => ({ number, role })) },
    ],
  ])('%s', (_, one, other) => {
    expect(toText(other)).toBe(toText(one))
  })
})

describe('The canonical form differs for', () => {
  it.each<[difference: string, change: Partial<CalculationInputs>]>([
    ['another tier', { coverage: 'EF' }],
    ['other uses', { customScenario: [lab, { ...mri, uses: 3 }] }],
    ['another service', { customScenario: [lab] }],
    ['persons', { persons }],
    ['a household', { household: { spouse: true, children: 0 } }],
    ['a month of birth', { household: { spouse: true, children: 0, baby: { isCovered: true, month: 5 } } }],
    ['an ID of another type', { location: 7 }],
    ['a surcharge', { surcharges: {} }],
    ['a surcharge that applies to the tier', { surcharges: { tobacco: true, spouse: true } }],
    ['a surcharge named like an object property', { surcharges: { tobacco: true, constructor: true } }],
    ['another location', { location: 'seattle' }],
    ['another salary band', { salaryBand: null }],
    ['another savings style', { savingsStyle: 'none' }],
  ])('%s', (_, change) => {
    expect(toText(change)).not.toBe(toText({}))
  })

  it('a baby only if a scenario adds one', () => {
    const without = { ...instance, scenarios: [{ id: 'usual', display: '' }] }
    const household = { spouse: true, children: 0, baby: { isCovered: false, month: 5 } }
    const { baby: _, ...rest } = household
    expect(canonicalInputs(without, { ...answers, household }).household).toEqual(rest)
    expect(canonicalInputs(instance, { ...answers, household }).household).toEqual(household)
  })

  it('other uses of each person', () => {
    const custom = (usesByPerson: number[]) => ({ persons, customScenario: [{ ...mri, usesByPerson }] })
    expect(toText(custom([2, 0]))).not.toBe(toText(custom([1, 1])))
  })
})
