import { describe, expect, it } from 'vitest'
import { validator } from '../../../src/calculator/forms/validator.ts'
import { coverageForm } from '../../../src/calculator/steps/coverage/schema.ts'
import { personalForm } from '../../../src/calculator/steps/personal/schema.ts'
import { customForm, scenarioForm, surchargesForm } from '../../../src/calculator/steps/scenario/schema.ts'
import { formInstance } from './formInstance.ts'
import { parseUses } from '../../../src/calculator/forms/fields/UsesField.tsx'

const forms = {
  personal: personalForm,
  coverage: coverageForm,
  scenario: (instance: Parameters<typeof scenarioForm>[0]) => scenarioForm(instance, true),
  surcharges: surchargesForm,
  custom: customForm,
}

describe('The message for a wrong answer', () => {
  it.each([
    ['custom', [0, 'x'], { 1: { __errors: ['Enter a whole number from 0 to 9,999.'] } }],
    ['custom', [0, 10_000], { 1: { __errors: ['Enter a whole number from 0 to 9,999.'] } }],
    [
      'coverage',
      { spouse: true, children: 10 },
      { children: { __errors: ['Enter a whole number from 0 to 9.'] } },
    ],
    ['scenario', {}, { scenario: { __errors: ['Please select one of the choices.'] } }],
    ['scenario', { scenario: '3' }, { scenario: { __errors: ['Please select one of the choices.'] } }],
    [
      'surcharges',
      { surcharges: [true, 1] },
      { surcharges: { 1: { __errors: ['Please answer this again.'] } } },
    ],
  ] as const)('in the %s form, %j: %j', (name, data, errors) => {
    expect(validator.validateFormData(data, forms[name](formInstance({})).schema).errorSchema).toEqual(errors)
  })
})

describe('The number of uses in a text', () => {
  it.each([
    ['', 0],
    ['  ', 0],
    ['0', 0],
    ['12', 12],
    [' 12 ', 12],
    ['007', 7],
    ['9999', 9999],
    ['000009999', 9999],
    ['9,999', 9999],
  ])('%j is %j', (text, number) => {
    expect(parseUses(text)).toBe(number)
  })

  it.each([
    '10000',
    '10,000',
    '1,00',
    '1.5',
    '1.0',
    '-1',
    '+1',
    '1e3',
    '1 000',
    '0x1',
    'two',
    '٣',
    'NaN',
    '0000010000',
  ])('%j stays text', (text) => {
    expect(parseUses(text)).toBe(text)
  })
})
