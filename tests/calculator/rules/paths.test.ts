import { describe, expect, it } from 'vitest'
import { previewYear, stepAt } from '../../../src/calculator/rules/paths.ts'

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
  ])('%s has the year %s', (path, year) => {
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
  ])('is not %s', (path) => {
    expect(previewYear(path)).toBeNull()
  })
})
