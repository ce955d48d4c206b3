import { describe, expect, it, test } from 'vitest'
import { calculate, calculateInSteps } from '../../src/engine/calculate.ts'
import { calculateCosts, calculateRanking, dominatingPlans } from '../../src/engine/calculateRanking.ts'
import { sampleSizes } from '../../src/engine/expectedYear.ts'
import { samples } from '../kit/samples.ts'
import { answers } from './planDocument.ts'

const { model } = samples.get('lakeshore')!.current
const years = model.document.scenarios.map(({ id: scenario }) =>
  answers({
    coverage: 'EF',
    scenario,
    customScenario: null,
    location: 'boise',
    salaryBand: 'under-40',
    savingsStyle: 'none',
  }),
)

describe('A ranking', () => {
  it.each(years)('has the costs and the best plan of the whole result: $scenario', (inputs) => {
    const { plans, bestPlan, savingsDidOverride, contributionLimit, assumptions } = calculate(model, inputs)
    const ranking = calculateRanking(model, inputs)
    expect(Object.keys(ranking.plans)).toEqual(Object.keys(plans))
    expect(plans).toMatchObject(ranking.plans)
    expect(ranking).toEqual({
      plans: expect.any(Object),
      bestPlan,
      careCost: expect.closeTo(
        assumptions!.services.reduce((sum, { uses, allowedAmount }) => sum + uses * allowedAmount, 0),
      ),
      savingsDidOverride,
      contributionLimit,
    })
  })

  it('has the plans that dominate others', () => {
    const { plans } = calculate(model, years[0]!)
    expect(dominatingPlans(model, years[0]!)).toEqual(
      new Map(Object.entries(plans).map(([key, { dominatedBy }]) => [key, dominatedBy])),
    )
  })
})

test.each(years)('Costs of fewer orders are close to those of the result: $scenario', (inputs) => {
  const { plans } = calculate(model, inputs)
  for (const { plan, total } of calculateCosts(model, inputs))
    expect(Math.abs(total / 100 - plans[plan.key]!.totalCost)).toBeLessThan(200)
})

test('The scenarios cost the same before and after the employee chooses them', () => {
  const results = years.map((inputs) => calculate(model, inputs))
  for (const { scenarios } of results)
    for (const [index, { totalCosts }] of scenarios!.entries())
      for (const [key, { totalCost }] of Object.entries(results[index]!.plans))
        expect(Math.abs(totalCosts[key]! - totalCost)).toBeLessThan(10)
})

test('A calculation in steps has the same result', () => {
  const steps = calculateInSteps(model, years[1]!)
  let count = 0
  let step = steps.next()
  while (!step.done) {
    count += 1
    step = steps.next()
  }
  expect(step.value).toEqual(calculate(model, years[1]!))
  expect(count).toBeGreaterThan(20)
})

test.each([
  [0, 3, { orders: 48, comparisonOrders: 8, curveOrders: 12, years: 80 }],
  [500, 3, { orders: 48, comparisonOrders: 8, curveOrders: 12, years: 80 }],
  [1000, 3, { orders: 24, comparisonOrders: 4, curveOrders: 6, years: 40 }],
  [3300, 8, { orders: 3, comparisonOrders: 2, curveOrders: 2, years: 12 }],
])('%i claims under %i plans have these sample sizes', (claims, plans, expected) => {
  expect(sampleSizes(claims, plans)).toEqual(expected)
})
