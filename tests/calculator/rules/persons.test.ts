import { describe, expect, it } from 'vitest'
import { householdLabel, matchesFamily, personLabels } from '../../../src/calculator/rules/persons.ts'
import type { PersonName } from '../../../src/contract/outputs.ts'

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

  it.each([
    [[you], { spouse: false, children: 0 }, true],
    [[you, spouse], { spouse: true, children: 0 }, true],
    [[you, spouse, ...children(2)], { spouse: true, children: 2 }, true],
    [[you, spouse, ...children(2)], { spouse: true, children: 1 }, false],
    [[you, ...children(1)], { spouse: true, children: 0 }, false],
    [[you], { spouse: true, children: 0 }, false],
  ])('of %j matches the family %j: %s', (persons, family, isMatch) => {
    expect(matchesFamily(persons, family)).toBe(isMatch)
  })
})
