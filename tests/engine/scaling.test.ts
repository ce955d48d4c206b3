import { fc, slowCases } from '../kit/fc.ts'
import { expect, test } from 'vitest'
import type { PlanCosts } from '../../src/contract/outputs.ts'
import type { PlansDocument } from '../../src/contract/plans.ts'
import { documentAndInputs } from './arbitraryPlans.ts'
import { estimate } from './planDocument.ts'

const moneyNames = new Set(
  'allowedAmount selfOnlyCap yearly individual family drugDeductible copay coinsuranceMaximum EE ES EK EC EF'.split(
    ' ',
  ),
)

function withMoney(document: PlansDocument, change: (amount: number) => number): PlansDocument {
  return JSON.parse(JSON.stringify(document), (name, value: unknown) =>
    moneyNames.has(name) && typeof value === 'number' ? change(value) : value,
  ) as PlansDocument
}

/** Whole percentages, twelfths, and quarters of these amounts are whole dollars. */
const whole = (amount: number) => Math.round(amount % 40) * 1200

test('Multiplying prices, limits, and payroll by a factor multiplies all costs by it', () => {
  fc.assert(
    fc.property(documentAndInputs, fc.integer({ min: 2, max: 9 }), ({ plans, inputs }, factor) => {
      const document = withMoney(plans, whole)
      const costs = estimate(document, inputs)
      const scaled = estimate(
        withMoney(document, (amount) => amount * factor),
        inputs,
      )
      expect(scaled.bestPlan).toBe(costs.bestPlan)
      for (const [key, plan] of Object.entries(costs.plans))
        for (const [index, amount] of amountsOf(plan).entries())
          // Means over orders are rounded to the cent before and after, and some amounts are differences of two means.
          expect(Math.abs(amountsOf(scaled.plans[key]!)[index]! - amount * factor)).toBeLessThanOrEqual(
            factor,
          )
    }),
    slowCases,
  )
})

/** In cents. */
function amountsOf(plan: PlanCosts) {
  const { outOfPocketExpenses, hsaFunds, payrollDeduction, totalCost, worstCase, explanation } = plan
  const lines = explanation.flatMap(
    ({ allowedAmount, deductible, copay, coinsurance, amountOverMaximum }) => [
      allowedAmount,
      deductible,
      copay,
      coinsurance,
      amountOverMaximum,
    ],
  )
  return [outOfPocketExpenses, hsaFunds, payrollDeduction, totalCost, worstCase!, ...lines].map((amount) =>
    Math.round(amount * 100),
  )
}
