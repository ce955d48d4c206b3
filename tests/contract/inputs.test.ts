import { describe, expect, it } from 'vitest'
import { parseInputs } from '../../src/contract/inputs.ts'
import { rejectionIssues, rejectedPointers } from './rejection.ts'

const minimal = {
  coverage: 'EE',
  scenario: 1,
  customScenario: null,
  surcharges: {},
  location: null,
  salaryBand: null,
  savingsStyle: null,
}
const row = { id: 0, name: 'Visit', uses: 3 }

describe('accepts answers', () => {
  it.each([
    ['with only the required fields', {}],
    ['with a custom scenario', { scenario: 'custom', customScenario: [row] }],
    ['with an empty custom scenario', { scenario: 'custom', customScenario: [] }],
    ['with the most uses', { customScenario: [{ ...row, uses: 9999 }] }],
    [
      'with unusual ids',
      { location: '', salaryBand: 0, savingsStyle: 'constructor', surcharges: { 'a.b/c d': true } },
    ],
    ['with unknown fields', { hasCalculated: false }],
  ])('%s', (_, changes) => {
    expect(rejectionIssues(parseInputs, { ...minimal, ...changes })).toEqual([])
  })
})

describe('rejects answers', () => {
  it.each([
    ['with an unknown tier', { coverage: 'EX' }, '/coverage'],
    ['without a tier', { coverage: undefined }, '/coverage'],
    ['without a scenario', { scenario: undefined }, '/scenario'],
    ['with a scenario called __proto__', { scenario: '__proto__' }, '/scenario'],
    ['with a fraction of a use', { customScenario: [{ ...row, uses: 1.5 }] }, '/customScenario/0/uses'],
    ['with negative uses', { customScenario: [{ ...row, uses: -1 }] }, '/customScenario/0/uses'],
    ['with more than 9999 uses', { customScenario: [{ ...row, uses: 10_000 }] }, '/customScenario/0/uses'],
    ['with uses as text', { customScenario: [row, { ...row, uses: '3' }] }, '/customScenario/1/uses'],
    ['with a surcharge as text', { surcharges: { 'a/b': 'yes' } }, '/surcharges/a~1b'],
    ['with a list of surcharges', { surcharges: [] }, '/surcharges'],
    ['with an object as a location', { location: {} }, '/location'],
  ])('%s', (_, changes, path) => {
    expect(rejectedPointers(parseInputs, { ...minimal, ...changes })).toEqual([path])
  })
})
