import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { JsonDocument } from '../../../src/check/source/JsonDocument.ts'
import { structureDiagnostics } from '../../../src/check/structure/structureDiagnostics.ts'

test('What a schema may ask for one day has a name, a place and words too', () => {
  const schema = { type: 'object', properties: { colour: { type: 'string', format: 'color' } } }
  const validate = new Ajv2020({ allErrors: true, formats: { color: /^#/ } }).compile(schema)
  const source = new JsonDocument('instance.json', '{ "colour": "red" }')
  expect(structureDiagnostics(source, { validate, whole: validate, schema }).broken).toEqual([
    expect.objectContaining({
      rule: expect.objectContaining({ code: 'wrong-structure' }) as unknown,
      pointer: '/colour',
      message: `'colour' must be format {"format":"color"}, but is "red".`,
    }),
  ])
})
