import { describe, expect, it } from 'vitest'
import type { CoverageCode } from '../../../src/contract/inputs.ts'
import { coverageCode, coverageLabel, coverageTier } from '../../../src/calculator/rules/coverage.ts'

describe('the coverage code', () => {
  it.each<[spouse: boolean, children: number, singleChild: boolean, code: CoverageCode]>([
    [false, 0, false, 'EE'],
    [false, 0, true, 'EE'],
    [true, 0, false, 'ES'],
    [true, 0, true, 'ES'],
    [false, 1, true, 'EK'],
    [false, 1, false, 'EC'],
    [false, 2, true, 'EC'],
    [false, 9, false, 'EC'],
    [true, 1, true, 'EF'],
    [true, 1, false, 'EF'],
    [true, 9, true, 'EF'],
  ])('with spouse %s, %i children and singleChild %s is %s', (spouse, children, singleChild, code) => {
    expect(coverageCode({ spouse, children }, singleChild)).toBe(code)
  })
})

describe('the coverage label', () => {
  it.each<[code: CoverageCode, singleChild: boolean, label: string]>([
    ['EE', true, 'employee only'],
    ['ES', true, 'employee and spouse'],
    ['EK', true, 'employee and one child'],
    ['EC', true, 'employee and children'],
    ['EC', false, 'employee and child(ren)'],
    ['EF', false, 'family'],
  ])('of %s with singleChild %s is "%s"', (code, singleChild, label) => {
    expect(coverageLabel(code, singleChild)).toBe(label)
  })
})

it('the coverage tier is that of child(ren) only without a tier for one child', () => {
  expect(coverageTier('EC', true)).toBe('EC')
  expect(coverageTier('EC', false)).toBe('childOrChildren')
  expect(coverageTier('EK', false)).toBe('EK')
})
