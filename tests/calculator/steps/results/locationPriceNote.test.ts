import { afterEach, describe, expect, it } from 'vitest'
import { locationPriceNote } from '../../../../src/calculator/steps/results/NotesAndAssumptions.tsx'
import { setLanguage } from '../../../../src/calculator/texts/language.ts'

afterEach(() => setLanguage(null))

describe('the note on prices at a location', () => {
  it.each([
    [1.125, '12.5% above'],
    [1, null],
    [1.0001, null],
    [1.15, '15% above'],
    [0.9, '10% below'],
    [2, '100% above'],
    [1.004, 'less than 1% above'],
    [0.991, 'less than 1% below'],
    [0.01, '99% below'],
    [0.0001, 'more than 99% below'],
    [0, null],
    [-1, null],
  ])('says for the factor %d that prices are %s typical prices', (factor, difference) => {
    const sentence = `We assume that prices at your location are ${difference} typical prices.`
    expect(locationPriceNote(factor)).toBe(difference === null ? null : sentence)
  })

  it('isolates its values where text runs from right to left', () => {
    setLanguage({ locale: 'ar', direction: 'rtl' })
    expect(locationPriceNote(1.15)).toContain(' \u2068\u206615%\u2069\u2069 ')
  })
})
