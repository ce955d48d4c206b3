import { describe, expect, it } from 'vitest'
import { costParts } from '../../../../src/calculator/steps/results/comparison/costParts.ts'
import { fc } from '../../../kit/fc.ts'
import { plan } from '../../planCosts.ts'

describe('the parts of a cost', () => {
  it('have credits apart from the paychecks', () => {
    const premiumFree = plan('Saver', { payrollDeduction: 0, surchargeTotal: -910, hsaFunds: 100 })
    expect(costParts(premiumFree, 1)).toEqual([
      { name: 'paychecks', amount: 0 },
      { name: 'charges', amount: -910 },
      { name: 'care', amount: 1114.6 },
      { name: 'company', amount: -100 },
    ])
  })

  it('sum to the total of a paycheck in whole dollars', () => {
    const cents = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((amount) => amount / 100)
    fc.assert(
      fc.property(cents, cents, cents, cents, fc.integer({ min: 2, max: 60 }), (...values) => {
        const [payrollDeduction, surchargeTotal, outOfPocketExpenses, hsaFunds, divisor] = values
        const totalCost = payrollDeduction + surchargeTotal + outOfPocketExpenses - hsaFunds
        const costs = plan('A', {
          payrollDeduction,
          surchargeTotal,
          outOfPocketExpenses,
          hsaFunds,
          totalCost,
        })
        const sum = costParts(costs, divisor).reduce((total, { amount }) => total + amount, 0)
        expect(sum + 0).toBe(Math.round(totalCost / divisor) + 0)
      }),
    )
  })
})
