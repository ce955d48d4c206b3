import { describe, expect, it } from 'vitest'
import type { CalculationInputs } from '../../src/contract/inputs.ts'
import type { Instance } from '../../src/contract/instance.ts'
import { noPersonalAnswers } from '../../src/contract/personalQuestions.ts'
import { canonicalInputs } from '../../src/service/canonicalInputs.ts'
import { samples } from '../kit/samples.ts'

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
    [
      'a surcharge of another tier',
      { coverage: 'EE' },
      { coverage: 'EE', surcharges: { tobacco: true, spouse: true } },
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

  it('other uses of each person', () => {
    const custom = (usesByPerson: number[]) => ({ persons, customScenario: [{ ...mri, usesByPerson }] })
    expect(toText(custom([2, 0]))).not.toBe(toText(custom([1, 1])))
  })
})
