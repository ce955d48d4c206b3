import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { JsonDocument } from '../../../src/check/source/JsonDocument.ts'
import { checkStructure } from '../../../src/check/structure/checkStructure.ts'

test('describes violations of keywords that no schema uses yet', () => {
  const schema = { type: 'object', properties: { color: { type: 'string', format: 'color' } } }
  const validate = new Ajv2020({ allErrors: true, formats: { color: /^#/ } }).compile(schema)
  const document = new JsonDocument('instance.json', '{ "color": "red" }')
  expect(checkStructure(document, { validate, validateWithAdvice: validate, schema }).errors).toEqual([
    expect.objectContaining({
      rule: expect.objectContaining({ code: 'wrong-structure' }) as unknown,
      pointer: '/color',
      message: `'color' must be format {"format":"color"}, but is "red".`,
    }),
  ])
})
