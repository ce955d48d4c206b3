import { expect, it } from 'vitest'
import { parseInputs } from '../../src/contract/inputs.ts'
import { noPersonalAnswers } from '../../src/contract/personalQuestions.ts'
import { rejectedPointers } from './rejection.ts'

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
