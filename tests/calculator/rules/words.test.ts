import { describe, expect, it } from 'vitest'
import { clientLink } from '../../../src/calculator/rules/clientLink.ts'
import { money } from '../../../src/calculator/rules/money.ts'
import { previewAt, stepAt } from '../../../src/calculator/rules/paths.ts'
import { previewYear } from '../../../src/calculator/rules/previewYear.ts'

describe('money', () => {
  it.each([
    [0, '$0'],
    [-0.4, '$0'],
    [-0, '$0'],
    [1234.5, '$1,235'],
    [1234.49, '$1,234'],
    [-910, '-$910'],
    [1e9, '$1,000,000,000'],
  ])('shows %d as %s', (amount, text) => {
    expect(money(amount)).toBe(text)
  })
})

describe('a client address', () => {
  it.each(['https://example.com', 'http://example.com/a?b#c', 'HTTPS://EXAMPLE.COM'])(
    '%s is linked to',
    (address) => {
      expect(clientLink(address)).toBe(address)
    },
  )

  it.each([
    null,
    undefined,
    '',
    'example.com',
    '/benefits',
    '//example.com',
    'javascript:alert(1)',
    ' https://example.com',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'mailto:a@example.com',
    'https:example.com',
    'https://',
  ])('%j is not', (address) => {
    expect(clientLink(address)).toBeNull()
  })
})

describe('a preview path', () => {
  it.each([
    ['/preview/2028', '2028', '2028'],
    ['/preview/02028', '02028', '2028'],
    ['/preview/2028/', '2028', '2028'],
    ['/preview/0', '0', '0'],
    ['/preview/000', '000', '0'],
    ['/preview/99999999999999999999', '99999999999999999999', '99999999999999999999'],
    ['/preview/20x8', '20x8', undefined],
    ['/preview/-1', '-1', undefined],
    ['/preview/2028.5', '2028.5', undefined],
    ['/preview/1e3', '1e3', undefined],
    ['/preview/٢٠٢٨', '٢٠٢٨', undefined],
  ])('%s asks for "%s", which is %s', (path, text, year) => {
    expect(previewAt(path)).toBe(text)
    expect(previewYear(text)).toBe(year)
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
    expect(previewAt(path)).toBeNull()
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
