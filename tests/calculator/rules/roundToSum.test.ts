import { describe, expect, it } from 'vitest'
import { roundToSum } from '../../../src/calculator/rules/roundToSum.ts'
import { fc } from '../../kit/fc.ts'

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

describe('roundToSum', () => {
  it.each([
    [[3400, 682.6], 4083, [3400, 683]],
    [[0.5, 0.5], 1, [1, 0]],
    [[1.2, 1.4, 1.4], 4, [1, 2, 1]],
    [[0, 0], 0, [0, 0]],
    [[], 0, []],
  ])('rounds %j with the sum %d to %j', (amounts, total, rounded) => {
    expect(roundToSum(amounts, total)).toEqual(rounded)
  })

  it('gives whole numbers with the sum, each less than 1 away from its amount', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1 }), (cents) => {
        const amounts = cents.map((amount) => amount / 100)
        const rounded = roundToSum(amounts, Math.round(sum(cents) / 100))
        expect(sum(rounded)).toBe(Math.round(sum(cents) / 100))
        for (const [index, amount] of rounded.entries()) {
          expect(Number.isInteger(amount)).toBe(true)
          expect(Math.abs(amount - amounts[index]!)).toBeLessThan(1)
        }
      }),
    )
  })
})
