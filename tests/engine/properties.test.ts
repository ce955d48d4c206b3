import { fc } from '../kit/fc.ts'
import { expect, test } from 'vitest'
import { parseOutputs } from '../../src/contract/outputs.ts'
import type { PlansDocument } from '../../src/contract/plans.ts'
import { documentAndInputs } from './arbitraryPlans.ts'
import { improvement } from './improvedPlans.ts'
import { estimate } from './planDocument.ts'

test('The total of every plan is the sum of its parts, to the cent', () => {
  fc.assert(
    fc.property(documentAndInputs, ({ plans, inputs }) => {
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
  )
})

test('Every result fits the contract', () => {
  fc.assert(
    fc.property(documentAndInputs, ({ plans, inputs }) => {
      expect(() => parseOutputs(JSON.parse(JSON.stringify(estimate(plans, inputs))))).not.toThrow()
    }),
  )
})

test('Out-of-pocket expenses never exceed the maximum of the household or of a person', () => {
  fc.assert(
    fc.property(documentAndInputs, ({ plans, inputs }) => {
      const { plans: costs, assumptions } = estimate(plans, inputs)
      const { selfOnlyCap = Infinity } = plans
      for (const { key, outOfPocketMaximum } of plans.plans) {
        const { individual, family, kind } = outOfPocketMaximum
        const isAlone = inputs.coverage === 'EE'
        const maximum = isAlone ? individual : family
        const personMaximum = Math.min(isAlone || kind === 'embedded' ? individual : family, selfOnlyCap)
        const { outOfPocketExpenses, explanation } = costs[key]!
        expect(outOfPocketExpenses).toBeGreaterThanOrEqual(0)
        expect(outOfPocketExpenses).toBeLessThanOrEqual(maximum)
        for (const { role, number } of assumptions!.persons) {
          const lines = explanation.filter(({ person }) => person.role === role && person.number === number)
          const paid = lines.reduce(
            (sum, line) => sum + inCents(line.deductible) + inCents(line.copay) + inCents(line.coinsurance),
            0,
          )
          expect(paid).toBeLessThanOrEqual(inCents(personMaximum))
        }
      }
    }),
  )
})

test('One more use never makes a year cheaper', () => {
  fc.assert(
    fc.property(documentAndInputs, fc.nat(), ({ plans, inputs }, index) => {
      const at = index % plans.services.length
      const before = estimate(plans, inputs).plans
      const more: PlansDocument = {
        ...plans,
        scenarios: plans.scenarios.map(({ id, uses }) => ({
          id,
          uses: uses.with(at, { ...uses[at]!, bySubscriber: uses[at]!.bySubscriber + 1 }),
        })),
      }
      const custom = inputs.customScenario!
      const customScenario = custom.with(at, { ...custom[at]!, uses: custom[at]!.uses + 1 })
      const after = estimate(more, { ...inputs, customScenario }).plans
      for (const [key, { outOfPocketExpenses, totalCost }] of Object.entries(before)) {
        expect(after[key]!.outOfPocketExpenses).toBeGreaterThanOrEqual(outOfPocketExpenses)
        expect(after[key]!.totalCost).toBeGreaterThanOrEqual(totalCost)
      }
    }),
  )
})

test('The order of services and plans has no effect', () => {
  fc.assert(
    fc.property(documentAndInputs, ({ plans, inputs }) => {
      const reversed: PlansDocument = {
        ...plans,
        services: plans.services.toReversed(),
        plans: plans.plans.toReversed(),
      }
      const reversedInputs = { ...inputs, customScenario: inputs.customScenario!.toReversed() }
      expect(estimate(reversed, reversedInputs)).toEqual(estimate(plans, inputs))
    }),
  )
})

test('A plan with better terms, and its deductible on the same services or on none, never costs more and is reported as dominating', () => {
  fc.assert(
    fc.property(documentAndInputs, improvement, ({ plans: document, inputs }, better) => {
      const [first] = document.plans
      const plans = [{ ...better(first!), key: 'better' }, first!]
      const costs = estimate({ ...document, plans }, inputs).plans
      expect(costs.better!.outOfPocketExpenses).toBeLessThanOrEqual(costs[first!.key]!.outOfPocketExpenses)
      expect(costs.better!.totalCost).toBeLessThanOrEqual(costs[first!.key]!.totalCost)
      expect(costs.better!.worstCase).toBeLessThanOrEqual(costs[first!.key]!.worstCase!)
      expect(costs[first!.key]!.dominatedBy).toBe('better')
    }),
  )
})

test('A dominated plan never costs less than the plan that dominates it', () => {
  fc.assert(
    fc.property(documentAndInputs, improvement, ({ plans: document, inputs }, better) => {
      const plans = document.plans.flatMap((plan) => [plan, { ...better(plan), key: `${plan.key}-better` }])
      const costs = estimate({ ...document, plans }, inputs).plans
      for (const { totalCost, dominatedBy } of Object.values(costs))
        if (dominatedBy) expect(costs[dominatedBy]!.totalCost).toBeLessThanOrEqual(totalCost)
    }),
  )
})

test('The lines sum to the expenses, to the cent, and none exceeds its allowed amount', () => {
  fc.assert(
    fc.property(documentAndInputs, ({ plans, inputs }) => {
      for (const { explanation, outOfPocketExpenses } of Object.values(estimate(plans, inputs).plans)) {
        const paid = explanation.map((line) => {
          const sum = inCents(line.deductible) + inCents(line.copay) + inCents(line.coinsurance)
          expect(sum + inCents(line.amountOverMaximum)).toBeLessThanOrEqual(inCents(line.allowedAmount))
          expect(line.amountOverMaximum).toBeGreaterThanOrEqual(0)
          return sum
        })
        expect(paid.reduce((sum, each) => sum + each, 0)).toBe(inCents(outOfPocketExpenses))
      }
    }),
  )
})

test('The amount over the maximum is what one person would also pay without a maximum', () => {
  fc.assert(
    fc.property(documentAndInputs, ({ plans: document, inputs }) => {
      const { selfOnlyCap, ...uncapped } = document
      const outOfPocketMaximum = { individual: 10_000_000, family: 10_000_000, kind: 'embedded' as const }
      const unlimited = {
        ...uncapped,
        plans: document.plans.map((plan) => ({ ...plan, outOfPocketMaximum })),
      }
      const alone = { ...inputs, coverage: 'EE' as const }
      const without = estimate(unlimited, alone).plans
      for (const [key, { outOfPocketExpenses, explanation }] of Object.entries(
        estimate(document, alone).plans,
      )) {
        const amounts = explanation.map(({ amountOverMaximum }) => inCents(amountOverMaximum))
        const total = amounts.reduce((sum, each) => sum + each, 0)
        expect(Math.min(0, ...amounts)).toBe(0)
        expect(inCents(outOfPocketExpenses) + total).toBe(inCents(without[key]!.outOfPocketExpenses))
      }
    }),
  )
})

test('No year costs more than the worst case', () => {
  fc.assert(
    fc.property(documentAndInputs, ({ plans, inputs }) => {
      for (const { totalCost, worstCase } of Object.values(estimate(plans, inputs).plans))
        expect(totalCost).toBeLessThanOrEqual(worstCase!)
    }),
  )
})

test('The same inputs give the same bytes', () => {
  fc.assert(
    fc.property(documentAndInputs, ({ plans, inputs }) => {
      const bytes = JSON.stringify(estimate(plans, inputs))
      expect(JSON.stringify(estimate(structuredClone(plans), structuredClone(inputs)))).toBe(bytes)
    }),
  )
})

test('The best plan is the cheapest suitable one, and savings are relative to the most expensive one', () => {
  fc.assert(
    fc.property(documentAndInputs, ({ plans, inputs }) => {
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
      const highestTotal = Math.max(...totals.map(({ totalCost }) => totalCost))
      expect(costs[bestPlan]?.totalCost).toBe(least)
      expect(savingsDidOverride).toBe(least > cheapest)
      expect(inCents(potentialSavings)).toBe(inCents(highestTotal) - inCents(least))
    }),
  )
})

function inCents(dollars: number) {
  return Math.round(dollars * 100)
}
