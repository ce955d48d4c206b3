import type { ErrorSchema, RJSFSchema } from '@rjsf/utils'
import { customizeValidator } from '@rjsf/validator-ajv8'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { fc } from '../../kit/fc.ts'
import { describe, expect, it } from 'vitest'
import { validator } from '../../../src/calculator/forms/validator.ts'
import { coverageForm } from '../../../src/calculator/steps/coverage/schema.ts'
import { personalForm } from '../../../src/calculator/steps/personal/schema.ts'
import { customForm, scenarioForm, surchargesForm } from '../../../src/calculator/steps/scenario/schema.ts'
import { anyInstance } from '../instances.ts'
import { usesTexts } from './usesTexts.ts'
import { formInstance } from './formInstance.ts'

const forms = {
  personal: personalForm,
  coverage: coverageForm,
  scenario: (instance: Parameters<typeof scenarioForm>[0]) => scenarioForm(instance, true),
  surcharges: surchargesForm,
  custom: customForm,
}

describe.each(Object.entries(forms))('The validator of the %s form', (_, toForm) => {
  const oracle = customizeValidator({ AjvClass: Ajv2020 })

  it('finds problems in the same fields as AJV, for any client and answers', () => {
    const cases = anyInstance.chain((instance) => {
      const { schema } = toForm(instance)
      return fc.record({ schema: fc.constant(schema), data: answersTo(schema) })
    })
    let rejected = 0
    let tried = 0
    fc.assert(
      fc.property(cases, ({ schema, data }) => {
        const ours = fieldsWithProblems(validator.validateFormData(data, schema).errorSchema)
        const theirs = fieldsWithProblems(oracle.validateFormData(data, schema).errorSchema)
        oracle.reset?.()
        expect(ours).toEqual(theirs)
        expect(validator.isValid(schema, data, schema)).toBe(theirs.length === 0)
        if (theirs.length > 0) rejected += 1
        tried += 1
      }),
    )
    expect(rejected / tried).toBeGreaterThan(0.1)
    expect(rejected / tried).toBeLessThan(0.9)
  })
})

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

/** Answers that match the schema fully, partly, or not at all. */
function answersTo(schema: RJSFSchema): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 4, arbitrary: fitting(schema) },
    { weight: 4, arbitrary: nearly(schema) },
    fc.jsonValue(),
  )
}

function fitting(schema: RJSFSchema): fc.Arbitrary<unknown> {
  if (schema.enum) return schema.enum.length > 0 ? fc.constantFrom(...schema.enum) : fc.constant(null)
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'integer') return fc.integer({ min: schema.minimum, max: schema.maximum })
  return composed(schema, fitting)
}

/** Answers of the right shape with some wrong values. */
function nearly(schema: RJSFSchema): fc.Arbitrary<unknown> {
  if (schema.type === 'object' || schema.type === 'array') return composed(schema, nearly)
  const strings = (schema.enum ?? []).map(String)
  return fc.oneof(
    { weight: 6, arbitrary: fitting(schema) },
    fc.constantFrom(null, '0', '', -1, 0.5, 10, 10_000, 1e21, 'custom', 'constructor', ...strings),
    usesTexts,
    fc.jsonValue({ maxDepth: 1 }),
  )
}

function composed(
  schema: RJSFSchema,
  part: (schema: RJSFSchema) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  if (schema.type === 'array') {
    const { minItems = 0, maxItems = 0 } = schema
    const isExact = part === fitting
    return fc.array(part(schema.items as RJSFSchema), {
      minLength: isExact ? minItems : Math.max(0, minItems - 1),
      maxLength: isExact ? maxItems : maxItems + 1,
      size: 'max',
    })
  }
  const properties = Object.entries((schema.properties ?? {}) as Record<string, RJSFSchema>)
  const record = fc.record(
    Object.fromEntries(properties.map(([name, inner]) => [name, part(inner)])),
    part === fitting ? {} : { requiredKeys: [] },
  )
  return part === fitting ? record : fc.tuple(record, extras).map(([own, extra]) => ({ ...extra, ...own }))
}

const extras = fc.dictionary(
  fc.constantFrom('constructor', 'spouses', '', 'a/b', 'toString'),
  fc.jsonValue(),
  {
    maxKeys: 2,
  },
)

/** Returns the paths of the fields that have a message. */
function fieldsWithProblems(errors: ErrorSchema, path = '#'): string[] {
  const { __errors = [], ...inner } = errors as Record<string, ErrorSchema> & { __errors?: string[] }
  const within = Object.entries(inner).flatMap(([name, error]) =>
    fieldsWithProblems(error, `${path}/${name}`),
  )
  return [...(__errors.length > 0 ? [path] : []), ...within].toSorted()
}
