import { describe, expect, it } from 'vitest'
import { count, exactMoney, money } from '../../../src/calculator/rules/money.ts'
import { stepAt } from '../../../src/calculator/rules/paths.ts'
import { householdLabel, matchesFamily, personLabels } from '../../../src/calculator/rules/persons.ts'
import { previewYear } from '../../../src/calculator/rules/previewYear.ts'
import { locationPrices } from '../../../src/calculator/rules/locationPrices.ts'
import type { PersonName } from '../../../src/contract/outputs.ts'

describe('money', () => {
  it.each([
    [0, '$0'],
    [-0.4, '$0'],
    [-0, '$0'],
    [1234.5, '$1,235'],
    [1234.49, '$1,234'],
    [-910, '−$910'],
    [-1_234_567, '−$1,234,567'],
    [1e9, '$1,000,000,000'],
  ])('shows %d as %s', (amount, text) => {
    expect(money(amount)).toBe(text)
  })
})

describe('money to the cent', () => {
  it.each([
    [0, '$0.00'],
    [-0.004, '$0.00'],
    [1813.6, '$1,813.60'],
    [0.1 + 0.2, '$0.30'],
    [-12.345, '−$12.35'],
  ])('shows %d as %s', (amount, text) => {
    expect(exactMoney(amount)).toBe(text)
  })
})

describe('numbers of uses', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [12_345, '12,345'],
  ])('%d is shown as %s', (number, text) => {
    expect(count(number)).toBe(text)
  })
})

describe('persons', () => {
  it.each<[PersonName[], string[]]>([
    [
      [
        { role: 'subscriber', number: 1 },
        { role: 'spouse', number: 1 },
        { role: 'child', number: 1 },
        { role: 'child', number: 9 },
      ],
      ['You', 'Your spouse', 'Child 1', 'Child 9'],
    ],
    [
      [
        { role: 'spouse', number: 1 },
        { role: 'child', number: 2 },
        { role: 'spouse', number: 2 },
        { role: 'child', number: 2 },
        { role: 'spouse', number: 3 },
      ],
      ['Your spouse', 'Child 2', 'Your spouse (2)', 'Child 2 (2)', 'Your spouse (3)'],
    ],
  ])('%j are called %j, each by a name of their own', (persons, labels) => {
    expect(personLabels(persons)).toEqual(labels)
  })
})

describe('a household', () => {
  const you: PersonName = { role: 'subscriber', number: 1 }
  const spouse: PersonName = { role: 'spouse', number: 1 }
  const children = (number: number) =>
    Array.from({ length: number }, (_, index): PersonName => ({ role: 'child', number: index + 1 }))

  it.each([
    [[you], 'you'],
    [[you, spouse], 'you and your spouse'],
    [[you, ...children(1)], 'you and 1 child'],
    [[you, spouse, ...children(2)], 'you, your spouse, and 2 children'],
  ])('of %j is "%s"', (persons, label) => {
    expect(householdLabel(persons)).toBe(label)
  })

  it.each([
    [[you], { spouse: false, children: 0 }, true],
    [[you, spouse], { spouse: true, children: 0 }, true],
    [[you, spouse, ...children(2)], { spouse: true, children: 2 }, true],
    [[you, spouse, ...children(2)], { spouse: true, children: 1 }, false],
    [[you, ...children(1)], { spouse: true, children: 0 }, false],
    [[you], { spouse: true, children: 0 }, false],
  ])('of %j, for an employee who covers %j: it is theirs, %s', (persons, family, isTheirs) => {
    expect(matchesFamily(persons, family)).toBe(isTheirs)
  })
})

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
    expect(locationPrices(factor)).toBe(difference === null ? null : sentence)
  })
})

describe('a preview path', () => {
  it.each([
    ['/preview/2028', '2028'],
    ['/preview/02028', '2028'],
    ['/preview/2028/', '2028'],
    ['/preview/0', '0'],
    ['/preview/000', '0'],
    ['/preview/99999999999999999999', '99999999999999999999'],
    ['/preview/20x8', undefined],
    ['/preview/-1', undefined],
    ['/preview/2028.5', undefined],
    ['/preview/1e3', undefined],
    ['/preview/٢٠٢٨', undefined],
  ])('%s asks for the year %s', (path, year) => {
    expect(previewYear(path)).toBe(year)
  })

  it.each([
    '/preview',
    '/preview/',
    '/preview//2028',
    '/preview/2028/more',
    '/previews/2028',
    '/coverage/preview',
    '/coverage/preview/2028',
    '/',
    '',
  ])('%s is none', (path) => {
    expect(previewYear(path)).toBeNull()
  })
})

describe('a path', () => {
  it.each([
    ['/', 'home'],
    ['', 'home'],
    ['/personal', 'personal'],
    ['/coverage/', 'coverage'],
    ['/scenario', 'scenario'],
    ['/results', 'results'],
    ['/home', null],
    ['/Coverage', null],
    ['/coverage/more', null],
    ['/constructor', null],
    ['~/elsewhere', null],
  ])('%s shows %s', (path, step) => {
    expect(stepAt(path)).toBe(step)
  })
})
