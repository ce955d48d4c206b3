import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { describe, expect, it, test } from 'vitest'
import { createValidator, isSupported } from '../../src/contract/createValidator.ts'
import { mapSchema } from '../../src/contract/mapSchema.ts'
import { binding } from '../../src/contract/schemaKeywords.ts'
import { generatedValidator, root, schemas } from './schemas/schemaFiles.ts'
import { variantsOf } from './schemas/variants.ts'

const ajv = new Ajv2020({ allErrors: true, messages: false, strict: false })

describe.each(['instance', 'outputs'])('The validator of the %s schema', (name) => {
  it('reports the same errors as AJV', async () => {
    const schema = schemas.get(name)!
    const [own, compiled] = [await generatedValidator(name), ajv.compile(mapSchema(schema, binding))]
    const variants = (await passing(name)).flatMap((document) => [...variantsOf(schema, document)])
    const reports = (validate: ValidateFunction) =>
      variants.map((variant) => ({ variant, errors: errorsOf(validate, variant) }))
    expect(reports(own)).toEqual(reports(compiled))
  }, 60_000)
})

test('reports no errors of the previous payload', () => {
  const validate = createValidator({ type: 'string' })
  expect([validate(1), validate('text'), validate.errors]).toEqual([false, true, []])
})

test('escapes the names of a map in pointers', () => {
  const validate = createValidator({ additionalProperties: { type: 'string' } })
  expect(validate({ 'a/b~c': 1 })).toBe(false)
  expect(validate.errors).toEqual([{ instancePath: '/a~1b~0c', keyword: 'type', params: { type: 'string' } }])
})

test.each(['toString', 'pattern', 'oneOf'])('does not support %s', (keyword) => {
  expect(isSupported(keyword)).toBe(false)
})

/** Sorted, and without those of `if`, which only repeat others. */
function errorsOf(validate: ValidateFunction, payload: unknown) {
  void validate(payload)
  return (validate.errors ?? [])
    .filter(({ keyword }) => keyword !== 'if')
    .map(({ instancePath, keyword, params }: ErrorObject) => {
      const { comparison: _, ...others } = params
      return JSON.stringify([instancePath, keyword, others])
    })
    .toSorted()
}

async function passing(name: string) {
  const folder = join(root, 'fixtures/schemas', name, 'pass')
  const texts = await Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8')))
  return texts.map((text) => JSON.parse(text) as unknown)
}
