import { customizeValidator } from '@rjsf/validator-ajv8'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { findProblems } from '../../../src/calculator/forms/findProblems.ts'
import type { FormSchema } from '../../../src/calculator/forms/FormDefinition.ts'
import { validator } from '../../../src/calculator/forms/validator.ts'
import { fc } from '../../kit/fc.ts'
import { isFullRun } from '../../kit/fullRun.ts'
import { coverageForm } from '../../../src/calculator/steps/questions/coverageForm.ts'
import { personalForm } from '../../../src/calculator/steps/questions/personalForm.ts'
import {
  customForm,
  scenarioForm,
  surchargesForm,
} from '../../../src/calculator/steps/questions/scenarioForms.ts'
import type { Instance } from '../../../src/contract/instance.ts'
import { formInstance } from './formInstance.ts'
import { parseUses } from '../../../src/calculator/forms/fields/UsesField.tsx'

describe('A schema', () => {
  it.each<[FormSchema, string, string[][]]>([
    [{ required: ['__proto__'] }, '{}', [['__proto__']]],
    [{ required: ['__proto__'] }, '{"__proto__": 1}', []],
    [{ properties: JSON.parse('{"__proto__": {"type": "string"}}') }, '{}', []],
    [{ properties: JSON.parse('{"__proto__": {"type": "string"}}') }, '{"__proto__": 1}', [['__proto__']]],
  ])('%j finds in %s: %j', (schema, data, paths) => {
    expect(findProblems(schema, JSON.parse(data)).map(({ path }) => path)).toEqual(paths)
  })

  it('treats a property that is undefined as absent', () => {
    const properties = { a: { type: 'string' } } as const
    expect(findProblems({ properties }, { a: undefined })).toEqual([])
    expect(findProblems({ properties, required: ['a'] }, { a: undefined })).toHaveLength(1)
  })
})

it('agrees with the validator of rjsf about each schema and value', () => {
  const theirs = customizeValidator({
    AjvClass: Ajv2020,
    // Without ownProperties, AJV finds inherited properties.
    ajvOptionsOverrides: { strict: false, ownProperties: true, validateSchema: false, meta: false },
  })
  const runs = isFullRun ? 2000 : 500
  let fitting = 0
  fc.assert(
    fc.property(schemas, fc.oneof(values, lookalikes), (schema, data) => {
      const { errors, validationError } = theirs.rawValidation(schema, data)
      if (validationError) throw validationError
      expect(findProblems(schema, data).length === 0).toBe(errors === undefined)
      fitting += Number(errors === undefined)
    }),
    { numRuns: runs },
  )
  expect(fitting).toBeGreaterThan(runs / 10)
  expect(fitting).toBeLessThan(runs * 0.9)
})

const checkable = ['a', 'b', 'a/b', 'toString', 'constructor', 'length', '0']
const names = fc.constantFrom('__proto__', ...checkable)
const numbers = fc.constantFrom(-1, -0, 0, 0.1, 0.3, 1, 1.0, 1.5, 2, 3, 1e21)
const primitives = fc.oneof(numbers, fc.constantFrom('', '0', '1', 'a', 'null', '😀', null, true, false))

/** JSON values that are easily confused. */
const { values } = fc.letrec<{ values: unknown }>((tie) => ({
  values: fc.oneof(
    { maxDepth: 3 },
    primitives,
    fc.array(tie('values'), { maxLength: 3 }),
    fc.dictionary(names, tie('values'), { maxKeys: 3 }),
  ),
}))

/** Values shaped as the schemas below expect, so that nested checks run. */
const lookalikes = fc.oneof(
  fc.dictionary(names, primitives, { minKeys: 1, maxKeys: 4 }),
  fc.array(primitives, { minLength: 1, maxLength: 3 }),
)

const typeNames = ['null', 'boolean', 'object', 'array', 'number', 'integer', 'string']

const { schemas } = fc.letrec<{ schemas: FormSchema }>((tie) => {
  const size = fc.integer({ min: 0, max: 3 })
  const keywords: { [Keyword in keyof FormSchema]-?: fc.Arbitrary<unknown> } = {
    title: fc.constant('A title'),
    type: fc.constantFrom(...typeNames),
    enum: fc.array(primitives, { minLength: 1, maxLength: 4 }),
    minimum: numbers,
    maximum: numbers,
    minItems: size,
    maxItems: size,
    items: tie('schemas'),
    // AJV skips a property named __proto__.
    properties: fc.dictionary(fc.constantFrom(...checkable), tie('schemas'), { maxKeys: 3 }),
    required: fc.uniqueArray(names, { maxLength: 2 }),
  }
  const some = fc
    .subarray(Object.keys(keywords) as (keyof FormSchema)[], { maxLength: 4 })
    .chain((chosen) => fc.record(Object.fromEntries(chosen.map((name) => [name, keywords[name]]))))
  return { schemas: some }
})

const couple = { spouse: true, children: 0 }

const forms = {
  personal: personalForm,
  coverage: coverageForm,
  scenario: (instance: Parameters<typeof scenarioForm>[0]) => scenarioForm(instance, true),
  surcharges: ({ surcharges }: Instance) => surchargesForm(surcharges, couple, 'ES'),
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
