import { describe, expect, it } from 'vitest'
import type { CoverageCode } from '../../../src/contract/inputs.ts'
import { coverageCode } from '../../../src/contract/family.ts'
import { coverageLabel } from '../../../src/calculator/rules/coverage.ts'
import { householdLabel, personLabels } from '../../../src/calculator/rules/persons.ts'
import type { PersonName } from '../../../src/contract/outputs.ts'

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
  ])('%j have the distinct labels %j', (persons, labels) => {
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
})
