import instance from '../../schemas/v1/instance.schema.json' with { type: 'json' }
import plans from '../../schemas/v1/plans.schema.json' with { type: 'json' }
import { expect, test, it } from 'vitest'
import {
  binding,
  describedForJson,
  inOneLanguage,
  mapSchema,
  type Schema,
} from '../../src/contract/schemaKeywords.ts'

const text = {
  type: ['string', 'object', 'null'],
  translatable: true,
  minProperties: 1,
  maxProperties: 20,
  additionalProperties: { type: 'string' },
  maxLength: 80,
  advisory: ['maxLength', 'maxProperties'],
}

test('a text in one language is a string with the same limits', () => {
  expect(inOneLanguage(text)).toEqual({
    type: ['string', 'null'],
    maxLength: 80,
    advisory: ['maxLength', 'maxProperties'],
  })
  expect(inOneLanguage({ ...text, type: ['string', 'object'] }).type).toBe('string')
})

test('the binding part of a text in one language has no advice', () => {
  expect(binding(text)).toEqual({ type: ['string', 'null'] })
})

test('the description for JSON has the hint of x-json', () => {
  expect(describedForJson({ description: 'Hides it.', 'x-json': 'Null is off.' })).toEqual({
    description: 'Hides it. Null is off.',
  })
})

test('other schemas are not changed', () => {
  const map = { type: 'object', additionalProperties: { type: 'string' }, minProperties: 1 }
  expect(inOneLanguage(map)).toEqual(map)
})

/** The binding keywords of each translatable text of a schema. */
function bindingKeywords(schema: Schema) {
  const keywords: string[][] = []
  mapSchema(schema, (part) => {
    const { title: _, description: __, examples: ___, ...rest } = binding(part)
    if (part.translatable === true) keywords.push(Object.keys(rest))
    return part
  })
  return keywords
}

it.each([
  ['instance', instance as Schema],
  ['plans', plans as Schema],
])(
  'The schema of %s restricts only the type of a text, so that a document fits it in all languages or in none',
  (_, schema) => {
    const keywords = bindingKeywords(schema)
    expect(keywords).not.toEqual([])
    expect(keywords.filter((own) => own.join() !== 'type')).toEqual([])
  },
)
