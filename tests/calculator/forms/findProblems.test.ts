import type { RJSFSchema } from '@rjsf/utils'
import { customizeValidator } from '@rjsf/validator-ajv8'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { findProblems } from '../../../src/calculator/forms/findProblems.ts'
import { validator } from '../../../src/calculator/forms/validator.ts'
import { fc } from '../../kit/fc.ts'
import { isFullRun } from '../../kit/fullRun.ts'
import { coverageForm } from '../../../src/calculator/steps/questions/coverageForm.ts'
import { personalForm } from '../../../src/calculator/steps/questions/personalForm.ts'
import {
  babyForm,
  customForm,
  scenarioForm,
  surchargesForm,
} from '../../../src/calculator/steps/questions/scenarioForms.ts'
import type { Instance } from '../../../src/contract/instance.ts'
import { anyInstance } from '../instances.ts'
import { formInstance } from './formInstance.ts'
import { parseUses } from '../../../src/calculator/forms/fields/UsesField.tsx'

describe('An unsupported schema', () => {
  it.each<[string, unknown, unknown]>([
    ['a boolean', false, 1],
    ['a boolean that allows all', true, 1],
    ['undefined', undefined, 1],
    ['a list', [], 1],
    ['a boolean for the items', { items: false }, [1]],
    ['a list for the items', { items: [{ type: 'string' }] }, [1]],
    ['a boolean for a property', { properties: { a: false } }, { a: 1 }],
    ['an unsupported part', { items: { properties: { a: { pattern: '^a' } } } }, [{ a: 'b' }]],
    ['a list of types', { type: ['string', 'null'] }, null],
    ['a type that does not exist', { type: 'whole' }, 1],
    ['an enum with an object', { enum: [{ a: 1 }] }, { a: 1 }],
    ['an enum with an array', { enum: [1, [2]] }, [2]],
    ['an enum that is not a list', { enum: 'ab' }, 'a'],
    ['a limit that is not a number', { minimum: '2' }, 1],
    ['required as a boolean', { required: true }, {}],
    ['a constant', { const: 1 }, 1],
    ['a default', { default: 1 }, 1],
    ['a reference', { $ref: '#' }, 1],
    ['a keyword named like a method', { toString: 1 }, 1],
    ['a minimum length', { minLength: 2 }, '😀'],
    ['a multiple', { multipleOf: 0.01 }, 0.07],
    ['unique items', { uniqueItems: true }, [{ a: 1, b: 2 }]],
  ])('throws for %s', (_, schema, data) => {
    const message = /^Answers cannot be checked against /
    expect(() => findProblems(schema as RJSFSchema, data)).toThrow(message)
    expect(() => validator.isValid(schema as RJSFSchema, data, {})).toThrow(message)
  })
})

describe('A supported schema', () => {
  it.each<[RJSFSchema, string, string[][]]>([
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

it('agrees with the validator of rjsf about each schema and value, or throws', () => {
  const theirValidator = customizeValidator({
    AjvClass: Ajv2020,
    // Without ownProperties, AJV finds inherited properties.
    ajvOptionsOverrides: { strict: false, ownProperties: true, validateSchema: false, meta: false },
  })
  const fits = (schema: RJSFSchema, data: unknown) => {
    const { errors, validationError } = theirValidator.rawValidation(schema, data)
    if (validationError) throw validationError
    return errors === undefined
  }
  const runs = isFullRun ? 2000 : 500
  const outcomes = { fits: 0, problems: 0, thrown: 0 }
  fc.assert(
    fc.property(schemas, fc.oneof(values, lookalikes), (schema, data) => {
      const theirs = verdict(() => fits(schema as RJSFSchema, data))
      const ours = verdict(() => findProblems(schema as RJSFSchema, data).length === 0)
      outcomes[ours] += 1
      if (ours !== 'thrown') expect(ours).toBe(theirs)
    }),
    { numRuns: runs },
  )
  for (const count of Object.values(outcomes)) expect(count).toBeGreaterThan(runs / 10)
})

function verdict(fits: () => boolean) {
  try {
    return fits() ? 'fits' : 'problems'
  } catch {
    return 'thrown'
  }
}

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

/** Schemas with mostly supported keywords. */
const { schemas } = fc.letrec<{ schemas: RJSFSchema | boolean }>((tie) => {
  const size = fc.integer({ min: 0, max: 3 })
  const supported = {
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
  const unsupported = {
    type: fc.subarray(typeNames, { minLength: 1 }),
    enum: fc.array(values, { minLength: 1, maxLength: 4 }),
    const: values,
    minLength: size,
    multipleOf: fc.constantFrom(0.01, 0.1, 2),
    uniqueItems: fc.boolean(),
    not: tie('schemas'),
  }
  const some = (keywords: Record<string, fc.Arbitrary<unknown>>, most: number) =>
    fc
      .subarray(Object.keys(keywords), { maxLength: most })
      .chain((chosen) =>
        fc.record(Object.fromEntries(chosen.map((keyword) => [keyword, keywords[keyword]!]))),
      )
  return {
    schemas: fc.oneof(
      { maxDepth: 3 },
      { weight: 8, arbitrary: some(supported, 4) },
      { weight: 1, arbitrary: some(unsupported, 1) },
      { weight: 1, arbitrary: fc.boolean() },
    ),
  }
})

// The build replaces the parts of rjsf for other keywords, such as $ref and allOf.
const known = new Set([
  'title',
  'type',
  'required',
  'properties',
  'enum',
  'items',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
])

const couple = { spouse: true, children: 0 }

it('every form uses only supported keywords', () => {
  fc.assert(
    fc.property(anyInstance, fc.boolean(), (instance, isWide) => {
      const forms = [
        personalForm(instance),
        coverageForm(instance),
        scenarioForm(instance, isWide),
        babyForm(couple),
        surchargesForm(instance.surcharges, couple, 'ES'),
        customForm(instance),
      ]
      const unknown = forms
        .flatMap(({ schema }) => keywordsOf(schema))
        .filter((keyword) => !known.has(keyword))
      expect(unknown).toEqual([])
    }),
  )
})

function keywordsOf(schema: RJSFSchema): string[] {
  const inner = [
    ...Object.values(schema.properties ?? {}),
    ...(schema.items ? [schema.items] : []),
  ] as RJSFSchema[]
  return [...Object.keys(schema), ...inner.flatMap(keywordsOf)]
}

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
