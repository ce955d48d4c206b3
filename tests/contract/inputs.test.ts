import { describe, expect, it } from 'vitest'
import { parseInputs } from '../../src/contract/inputs.ts'
import { refusal, refusedAt } from './refusal.ts'

const least = {
  coverage: 'EE',
  scenario: 1,
  customScenario: null,
  surcharges: {},
  location: null,
  salaryBand: null,
  savingsStyle: null,
}
const row = { id: 0, name: 'Visit', uses: 3 }

describe('Answers are taken', () => {
  it.each([
    ['that say as little as they may', {}],
    ['with a custom scenario', { scenario: 'custom', customScenario: [row] }],
    ['with a custom scenario of nothing', { scenario: 'custom', customScenario: [] }],
    ['with the most uses', { customScenario: [{ ...row, uses: 9999 }] }],
    [
      'with odd ids',
      { location: '', salaryBand: 0, savingsStyle: 'constructor', surcharges: { 'a.b/c d': true } },
    ],
    ['with unknown fields', { hasCalculated: false }],
  ])('%s', (_, changes) => {
    expect(refusal(parseInputs, { ...least, ...changes })).toEqual([])
  })
})

describe('Answers are refused', () => {
  it.each([
    ['with a tier that nobody has', { coverage: 'EX' }, '/coverage'],
    ['without a tier', { coverage: undefined }, '/coverage'],
    ['without a word on the scenario', { scenario: undefined }, '/scenario'],
    ['with a scenario called __proto__', { scenario: '__proto__' }, '/scenario'],
    ['with a fraction of a use', { customScenario: [{ ...row, uses: 1.5 }] }, '/customScenario/0/uses'],
    ['with fewer uses than none', { customScenario: [{ ...row, uses: -1 }] }, '/customScenario/0/uses'],
    [
      'with more uses than a year bears',
      { customScenario: [{ ...row, uses: 10_000 }] },
      '/customScenario/0/uses',
    ],
    ['with uses in words', { customScenario: [row, { ...row, uses: '3' }] }, '/customScenario/1/uses'],
    ['with a surcharge in words', { surcharges: { 'a/b': 'yes' } }, '/surcharges/a~1b'],
    ['with a list of surcharges', { surcharges: [] }, '/surcharges'],
    ['with an object as a location', { location: {} }, '/location'],
  ])('%s', (_, changes, path) => {
    expect(refusedAt(parseInputs, { ...least, ...changes })).toEqual([path])
  })
})
