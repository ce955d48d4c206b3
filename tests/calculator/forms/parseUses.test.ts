import { fc } from '../../kit/fc.ts'
import { describe, expect, it } from 'vitest'
import { parseUses } from '../../../src/calculator/forms/fields/UsesField.tsx'
import { usesTexts } from './usesTexts.ts'

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

  it('is a whole number from 0 to 9,999, or the text itself', () => {
    fc.assert(
      fc.property(usesTexts, (text) => {
        const number = parseUses(text)
        if (typeof number === 'string') return number === text
        return Number.isInteger(number) && number >= 0 && number <= 9999
      }),
    )
  })
})
