import { expect, it } from 'vitest'
import { findLanguageTag } from '../../../src/check/languages/languageName.ts'

it.each([
  ['ht', 'ht'],
  [' fr_ca ', 'fr-CA'],
  ['Haitian Creole', 'ht'],
  ['spanish', 'es'],
  ['Hawaiian', 'haw'],
  ['ar-XB', 'ar-XB'],
  ['Klingonese', undefined],
  ['', undefined],
  ['../es', undefined],
])('finds the tag of "%s"', (text, tag) => {
  expect(findLanguageTag(text)).toBe(tag)
})
