import { fc } from '../../kit/fc.ts'
import { describe, expect, it } from 'vitest'
import type { ExpenseLine } from '../../../src/contract/outputs.ts'
import { linesByPerson, sumExpenses, sumsTo } from '../../../src/calculator/rules/expenses.ts'

const cents = fc.integer({ min: 0, max: 10_000_000 }).map((amount) => amount / 100)

const anyLine: fc.Arbitrary<ExpenseLine> = fc.record({
  person: fc.record({
    role: fc.constantFrom('subscriber', 'spouse', 'child'),
    number: fc.integer({ min: 1, max: 9 }),
  }),
  service: fc.oneof(fc.string(), fc.maxSafeInteger()),
  name: fc.string(),
  uses: fc.integer({ min: 1, max: 9999 }),
  allowedAmount: cents,
  deductible: cents,
  copay: cents,
  coinsurance: cents,
  notCovered: cents,
  amountOverMaximum: cents,
})

const lines = fc.array(anyLine, { maxLength: 40 })

const line = (role: ExpenseLine['person']['role'], number: number, name: string): ExpenseLine => ({
  person: { role, number },
  service: name,
  name,
  uses: 2,
  allowedAmount: 300,
  deductible: 100.1,
  copay: 20.2,
  coinsurance: 25.3,
  notCovered: 5,
  amountOverMaximum: 40.4,
})

describe('sumExpenses', () => {
  it('sums each amount; the member pays all of them except the amount over the maximum', () => {
    const sums = sumExpenses([line('subscriber', 1, 'Visit'), line('spouse', 1, 'Test')])
    expect(sums.uses).toBe(4)
    expect(sums.allowedAmount).toBe(600)
    expect(sums.amountOverMaximum).toBeCloseTo(80.8)
    expect(sums.paid).toBeCloseTo(301.2)
  })

  it('is zero without lines', () => {
    expect(Object.values(sumExpenses([]))).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
  })

  it('gives the same sums person by person', () => {
    fc.assert(
      fc.property(lines, (all) => {
        const byPerson = linesByPerson(all).map(({ lines: own }) => sumExpenses(own))
        for (const amount of ['uses', 'allowedAmount', 'paid', 'amountOverMaximum'] as const)
          expect(byPerson.reduce((sum, one) => sum + one[amount], 0)).toBeCloseTo(sumExpenses(all)[amount], 4)
      }),
    )
  })
})

describe('sumsTo', () => {
  const two = [line('subscriber', 1, 'Visit'), line('spouse', 1, 'Test')]

  it.each([
    [301.2, true],
    [301.21, true],
    [301.19, true],
    [301.22, false],
    [301.18, false],
    [0, false],
    [-301.2, false],
  ])('for lines of $301.20, with %d: %s', (amount, isSum) => {
    expect(sumsTo(two, amount)).toBe(isSum)
  })
})

describe('linesByPerson', () => {
  it('keeps the order of persons and lines, even if the persons alternate', () => {
    const mixed = [
      line('child', 2, 'Visit'),
      line('subscriber', 1, 'Surgery'),
      line('child', 2, 'Test'),
      line('child', 1, 'Visit'),
      line('subscriber', 1, 'Visit'),
    ]
    expect(
      linesByPerson(mixed).map(({ person, lines: own }) => [
        person.role,
        person.number,
        ...own.map(({ name }) => name),
      ]),
    ).toEqual([
      ['child', 2, 'Visit', 'Test'],
      ['subscriber', 1, 'Surgery', 'Visit'],
      ['child', 1, 'Visit'],
    ])
  })

  it('returns each line once, with its own person', () => {
    fc.assert(
      fc.property(lines, (all) => {
        const groups = linesByPerson(all)
        expect(new Set(groups.flatMap(({ lines: own }) => own))).toEqual(new Set(all))
        expect(groups.flatMap(({ lines: own }) => own)).toHaveLength(all.length)
        for (const { person, lines: own } of groups)
          for (const each of own) expect(each.person).toEqual(person)
      }),
    )
  })
})
