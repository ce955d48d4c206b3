import { describe, expect, it } from 'vitest'
import { expenseShares, shareNames } from '../../../../../src/calculator/steps/results/why/ExpenseBar.tsx'
import { fc } from '../../../../kit/fc.ts'
import { family, line, plan, you } from '../../../planCosts.ts'

describe('expenseShares', () => {
  it('divides the full price among the member and the plan', () => {
    expect(expenseShares(plan('Saver', { explanation: family }))).toEqual({
      deductible: 502,
      copay: 100,
      coinsurance: 513,
      notCovered: 0,
      planPays: 3669,
      savedByMaximum: 188,
      fullPrice: 4972,
    })
  })

  const cents = fc.integer({ min: 0, max: 500_000_000 }).map((amount) => amount / 100)

  it('sums to the full price, and the member’s shares to the expenses', () => {
    fc.assert(
      fc.property(fc.tuple(cents, cents, cents, cents, cents, cents), (amounts) => {
        const [deductible, copay, coinsurance, notCovered, planPays, saved] = amounts
        const paid = Math.round((deductible + copay + coinsurance + notCovered) * 100) / 100
        const price = Math.round((paid + planPays) * 100) / 100
        const explanation = [line(you, 'Care', [1, price, deductible, copay, coinsurance, saved, notCovered])]
        const shares = expenseShares(plan('Saver', { outOfPocketExpenses: paid, explanation }))!
        expect(shareNames.reduce((sum, name) => sum + shares[name], 0)).toBe(shares.fullPrice)
        expect(shares.deductible + shares.copay + shares.coinsurance + shares.notCovered).toBe(
          Math.round(paid),
        )
        expect(Math.abs(shares.fullPrice - price)).toBeLessThanOrEqual(0.51)
        expect(Math.min(...Object.values(shares))).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('is null if the member pays more than the full price', () => {
    const explanation = [line(you, 'Care', [1, 100, 120, 0, 0, 0])]
    expect(expenseShares(plan('Saver', { outOfPocketExpenses: 120, explanation }))).toBeNull()
  })

  it('is null with a negative share', () => {
    const explanation = [line(you, 'Care', [1, 100, 50, -20, 0, 0])]
    expect(expenseShares(plan('Saver', { outOfPocketExpenses: 30, explanation }))).toBeNull()
  })
})
