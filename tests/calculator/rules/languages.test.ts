import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { formatDate, formatMonth, formatMonthInitial } from '../../../src/calculator/rules/formatDate.ts'
import {
  formatCount,
  formatExactMoney,
  formatMoney,
  formatPercentage,
} from '../../../src/calculator/rules/formatMoney.ts'
import { formatList, householdLabel } from '../../../src/calculator/rules/persons.ts'
import { setLanguage } from '../../../src/calculator/texts/language.ts'

afterEach(() => setLanguage(null))

const spanish = { locale: 'es-US', direction: 'ltr' } as const
const arabic = { locale: 'ar', direction: 'rtl' } as const
/** By default, these have another calendar, and Persian also other digits. */
const persian = { locale: 'fa', direction: 'rtl' } as const
const thai = { locale: 'th', direction: 'ltr' } as const
const languages = [null, spanish, arabic, persian, thai]

describe('in Spanish', () => {
  beforeEach(() => setLanguage(spanish))

  it('numbers have the form of the United States', () => {
    expect([formatMoney(-1234.5), formatExactMoney(1234.5)]).toEqual(['−$1,235', '$1,234.50'])
    expect([formatCount(12_345), formatPercentage(0.125)]).toEqual(['12,345', '12.5%'])
  })

  it('dates and lists have the form of the language', () => {
    expect(formatDate(new Date(2026, 10, 22))).toBe('22 de noviembre de 2026')
    expect([formatMonth(1), formatMonthInitial(1)]).toEqual(['enero', 'E'])
    expect(formatList(['médicos', 'recetas', 'hospital'])).toBe('médicos, recetas y hospital')
    // "e" before the sound of i.
    expect(formatList(['médicos', 'imágenes'])).toBe('médicos e imágenes')
  })

  it('sentences that the language lacks are English, with its lists', () => {
    expect(
      householdLabel([
        { role: 'subscriber', number: 1 },
        { role: 'spouse', number: 1 },
        { role: 'child', number: 1 },
      ]),
    ).toBe('you, your spouse y 1 child')
  })
})

describe('in a right-to-left language', () => {
  beforeEach(() => setLanguage(arabic))

  it('amounts and percentages run from left to right, with digits as in the United States', () => {
    expect(formatMoney(-1234.5)).toBe('\u2066−$1,235\u2069')
    expect(formatExactMoney(1234.5)).toBe('\u2066$1,234.50\u2069')
    expect(formatPercentage(0.125)).toBe('\u206612.5%\u2069')
    expect(formatCount(12_345)).toBe('12,345')
  })

  it('months are those of the United States, with their names in the language', () => {
    expect(formatMonth(1)).toBe('يناير')
    setLanguage(persian)
    expect(formatMonth(1)).toBe('ژانویه')
  })
})

describe('in every language', () => {
  const amounts = fc.double({ min: -1e9, max: 1e9, noNaN: true })

  it('a number has the same digits and signs', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const written = languages.map((language) => {
          setLanguage(language)
          return [formatMoney(amount), formatExactMoney(amount), formatPercentage(amount / 1e9)]
            .join(' ')
            .replaceAll(/[\u2066\u2069]/g, '')
        })
        expect(new Set(written).size).toBe(1)
      }),
    )
  })

  it('a date has its day and year in digits of the United States', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date(2026, 0, 2), max: new Date(2030, 0, 1), noInvalidDate: true }),
        (date) => {
          for (const language of languages) {
            setLanguage(language)
            const text = formatDate(date)
            expect(text).toContain(String(date.getDate()))
            expect(text).toContain(String(date.getFullYear()))
          }
        },
      ),
    )
  })
})
