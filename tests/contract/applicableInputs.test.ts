import { describe, expect, it } from 'vitest'
import { applicableInputs, surchargeApplies } from '../../src/contract/applicableInputs.ts'
import type { CalculationInputs } from '../../src/contract/inputs.ts'
import { noPersonalAnswers } from '../../src/contract/personalQuestions.ts'
import { instanceWith } from '../calculator/instances.ts'

const inputs: CalculationInputs = {
  coverage: 'EE',
  scenario: 'usual',
  customScenario: null,
  surcharges: { tobacco: true, spouse: true, 7: false },
  ...noPersonalAnswers,
}
const surcharges = [
  { id: 'tobacco', statement: 'I use tobacco' },
  { id: 'spouse', statement: 'My spouse has coverage', appliesTo: ['ES', 'EF'] as ('ES' | 'EF')[] },
  { id: 7, statement: 'I will be screened', appliesTo: null },
]

const { features } = instanceWith({ features: { locations: true } })

describe('A surcharge', () => {
  it.each([
    [undefined, 'EE', true],
    [null, 'EF', true],
    [['ES', 'EF'] as const, 'EF', true],
    [['ES', 'EF'] as const, 'EC', false],
  ] as const)('for the tiers %j applies to %s: %j', (appliesTo, tier, applies) => {
    const tiers = appliesTo && [...appliesTo]
    expect(surchargeApplies({ id: 1, statement: '', appliesTo: tiers }, tier)).toBe(applies)
  })
})

describe('Inputs', () => {
  it('lose the surcharges that are not for the tier', () => {
    expect(applicableInputs({ features, surcharges }, inputs)).toEqual({
      ...inputs,
      surcharges: { tobacco: true, spouse: false, 7: false },
    })
  })

  it('keep the others', () => {
    const family = { ...inputs, coverage: 'EF' } as const
    expect(applicableInputs({ features, surcharges }, family)).toEqual(family)
  })

  it('lose the answers to questions that are off', () => {
    const posted = { ...inputs, coverage: 'EF', salaryBand: 'under-40', location: 'boise' } as const
    expect(applicableInputs({ features, surcharges }, posted)).toEqual({ ...posted, salaryBand: null })
  })
})
