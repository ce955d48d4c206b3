import { expect, test } from 'vitest'
import { binding, describedForJson, inOneLanguage } from '../../src/contract/schemaKeywords.ts'

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
