import { describe, expect, it } from 'vitest'
import { calculate } from '../../../../src/engine/calculate.ts'
import type { ClientYear } from '../../../../src/clients/clients.ts'
import { createPlanMatrix, inputsForCase } from '../../../../src/workbench/panels/bestPlans/planMatrix.ts'
import { planValue } from '../../../../src/workbench/panels/value/planValue.ts'
import { withDefaultAnswers } from '../../../../src/workbench/state/session/Answers.ts'
import { sampleClient, sampleYear } from '../../state/session/sampleClients.ts'

const years: [string, ClientYear][] = [
  ['fernhill', sampleClient('fernhill').current],
  ['quillon 2026', sampleClient('quillon').years.get(2026)!],
]

/** The calculator's results, by tier and scenario. */
function resultsByTier(year: ClientYear) {
  const { tiers, rows } = createPlanMatrix(year, null)
  return tiers.map((tier) =>
    rows.map(({ scenario }) => calculate(year.model, inputsForCase(year, null, { scenario, tier }))),
  )
}

const mean = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length

describe.each(years)('The value of the plans of %s', (_, year) => {
  const value = planValue(year, null)
  const results = resultsByTier(year)

  it('has the figures of the calculator for every plan, tier, and scenario', () => {
    for (const { key, tiers } of value.plans) {
      for (const [column, review] of tiers.entries()) {
        const figures = results[column]!.map(({ plans }) => plans[key]!)
        expect(review.total).toBeCloseTo(mean(figures.map(({ totalCost }) => totalCost)), 1)
        expect(review.payroll).toBeCloseTo(mean(figures.map(({ payrollDeduction }) => payrollDeduction)), 1)
        expect(review.outOfPocket).toBeCloseTo(
          mean(figures.map(({ outOfPocketExpenses }) => outOfPocketExpenses)),
          1,
        )
        expect(review.companyMoney).toBeCloseTo(mean(figures.map(({ hsaFunds }) => hsaFunds)), 1)
      }
    }
  })

  it('has the share of the price of care that each plan pays', () => {
    for (const { key, tiers } of value.plans) {
      for (const [column, { share, shares }] of tiers.entries()) {
        const cases = results[column]!.map(({ plans, assumptions }) => ({
          care: assumptions!.services.reduce((sum, { uses, allowedAmount }) => sum + uses * allowedAmount, 0),
          paid: plans[key]!.outOfPocketExpenses,
        }))
        for (const [row, { care, paid }] of cases.entries())
          expect(shares[row]).toBeCloseTo(1 - paid / care, 6)
        expect(share).toBeCloseTo(
          1 - mean(cases.map(({ paid }) => paid)) / mean(cases.map(({ care }) => care)),
          6,
        )
      }
    }
  })
})

const twin = sampleYear('fernhill', ({ plans }) => {
  plans.plans.push({ ...plans.plans[2]!, key: 'twin', displayName: 'Twin' })
})

it('counts a tie as a win for each plan', () => {
  const { plans } = planValue(twin, null)
  const [original, copy] = [plans[2]!, plans[3]!]
  expect(copy.wins).toBe(original.wins)
  expect(copy.wins).toBeGreaterThan(0)
})

it('leaves out the scenario that a visitor customized', () => {
  const year = sampleClient('lakeshore').current
  const { scenarios } = planValue(year, {
    ...withDefaultAnswers(year.instance, null),
    scenario: 'custom',
  })
  expect(scenarios).toEqual(year.instance.scenarios.map(({ display }) => display))
})

it('has no figures for a plan that is not offered with these answers', () => {
  const year = sampleYear('lakeshore', ({ plans }) => {
    plans.plans[0]!.locations = ['lewiston']
  })
  const { plans } = planValue(year, null)
  expect(plans[0]).toMatchObject({ isOffered: false, tiers: [], wins: 0 })
})

it('has no share for a scenario without care', () => {
  const year = sampleYear('fernhill', ({ plans }) => {
    plans.scenarios[0]!.uses = []
  })
  const [plan] = planValue(year, null).plans
  expect(plan!.tiers[0]!.shares[0]).toBeNull()
  expect(plan!.tiers[0]!.share).toBeGreaterThan(0)
})
