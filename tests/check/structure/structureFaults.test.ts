import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { JsonDocument } from '../../../src/check/source/JsonDocument.ts'
import { structureFaults } from '../../../src/check/structure/structureFaults.ts'

test('What a schema may ask for one day has a name, a place and words too', () => {
  const schema = { type: 'object', properties: { colour: { type: 'string', format: 'color' } } }
  const validate = new Ajv2020({ allErrors: true, formats: { color: /^#/ } }).compile(schema)
  const source = new JsonDocument('instance.json', '{ "colour": "red" }')
  expect(structureFaults(source, { validate, whole: validate, schema }).broken).toEqual([
    [
      expect.objectContaining({ code: 'wrong-structure' }),
      expect.objectContaining({
        pointer: '/colour',
        message: `'colour' must be format {"format":"color"}, but is "red".`,
      }),
    ],
  ])
})
