import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CalculationInputs } from '../../../src/contract/inputs.ts'
import { parseOutputs } from '../../../src/contract/outputs.ts'
import type { PlansDocument } from '../../../src/contract/plans.ts'
import { document, tier, usesOf } from './arbitraryPlans.ts'
import { estimate } from './planDocument.ts'

/** A document and answers that fit it. */
const question = document.chain((plans) =>
  fc.record({
    plans: fc.constant(plans),
    inputs: fc.record<Partial<CalculationInputs>>({
      coverage: tier,
      customScenario: usesOf(plans),
      surcharges: fc.constant(Object.fromEntries(plans.surcharges.map(({ id }) => [id, true]))),
      savingsStyle: fc.constantFrom(null, 'avoids'),
    }),
  }),
)
const runs = { numRuns: 1000 }

test('The total is the sum of its parts, to the cent, on every plan', () => {
  fc.assert(
    fc.property(question, ({ plans, inputs }) => {
      for (const cost of Object.values(estimate(plans, inputs).plans)) {
        const { outOfPocketExpenses, hsaFunds, payrollDeduction, surchargeTotal, totalCost } = cost
        const sum =
          inCents(outOfPocketExpenses) -
          inCents(hsaFunds) +
          inCents(payrollDeduction) +
          inCents(surchargeTotal)
        expect(sum).toBe(inCents(totalCost))
      }
    }),
    runs,
  )
})

test('Every answer fits the contract', () => {
  fc.assert(
    fc.property(question, ({ plans, inputs }) => {
      expect(() => parseOutputs(JSON.parse(JSON.stringify(estimate(plans, inputs))))).not.toThrow()
    }),
    runs,
  )
})

test('Out-of-pocket expenses never pass the maximum', () => {
  fc.assert(
    fc.property(question, ({ plans, inputs }) => {
      const result = estimate(plans, inputs).plans
      for (const { key, outOfPocketMaximum } of plans.plans) {
        const { individual, family } = outOfPocketMaximum
        const most = inputs.coverage === 'EE' ? Math.min(individual, plans.selfOnlyCap ?? Infinity) : family
        expect(result[key]!.outOfPocketExpenses).toBeLessThanOrEqual(most)
        expect(result[key]!.outOfPocketExpenses).toBeGreaterThanOrEqual(0)
      }
    }),
    runs,
  )
})

test('One more use never makes a year cheaper', () => {
  fc.assert(
    fc.property(question, fc.nat(), ({ plans, inputs }, at) => {
      const before = estimate(plans, inputs).plans
      const more = inputs.customScenario!.map((row, index, rows) =>
        index === at % rows.length ? { ...row, uses: row.uses + 1 } : row,
      )
      const after = estimate(plans, { ...inputs, customScenario: more }).plans
      for (const [key, { outOfPocketExpenses }] of Object.entries(before)) {
        expect(after[key]!.outOfPocketExpenses).toBeGreaterThanOrEqual(outOfPocketExpenses)
      }
    }),
    { numRuns: 3000 },
  )
})

test('The order of services and of plans changes nothing', () => {
  fc.assert(
    fc.property(question, ({ plans, inputs }) => {
      const turned: PlansDocument = {
        ...plans,
        services: plans.services.toReversed(),
        plans: plans.plans.toReversed(),
      }
      const turnedInputs = { ...inputs, customScenario: inputs.customScenario!.toReversed() }
      expect(estimate(turned, turnedInputs)).toEqual(estimate(plans, inputs))
    }),
    runs,
  )
})

test('The best plan costs least among those that suit, and savings are counted from the dearest', () => {
  fc.assert(
    fc.property(question, ({ plans, inputs }) => {
      const { plans: costs, bestPlan, potentialSavings, savingsDidOverride } = estimate(plans, inputs)
      const avoided = new Set(
        inputs.savingsStyle
          ? plans.plans.filter((plan) => plan.account?.needsOwnMoney).map(({ key }) => key)
          : [],
      )
      const totals = Object.entries(costs).map(([key, { totalCost }]) => ({ key, totalCost }))
      const suitable = totals.filter(({ key }) => !avoided.has(key))
      const least = Math.min(...(suitable.length > 0 ? suitable : totals).map(({ totalCost }) => totalCost))
      const cheapest = Math.min(...totals.map(({ totalCost }) => totalCost))
      const dearest = Math.max(...totals.map(({ totalCost }) => totalCost))
      expect(costs[bestPlan]?.totalCost).toBe(least)
      expect(savingsDidOverride).toBe(least > cheapest)
      expect(inCents(potentialSavings!)).toBe(inCents(dearest) - inCents(least))
    }),
    runs,
  )
})

function inCents(dollars: number) {
  return Math.round(dollars * 100)
}
