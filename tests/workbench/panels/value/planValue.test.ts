import { describe, expect, it } from 'vitest'
import { calculate } from '../../../../src/engine/calculate.ts'
import type { ClientYear } from '../../../../src/clients/clients.ts'
import { createPlanMatrix, inputsForCase } from '../../../../src/workbench/panels/bestPlans/planMatrix.ts'
import { planValue } from '../../../../src/workbench/panels/value/planValue.ts'
import { withDefaultAnswers } from '../../../../src/workbench/state/session/Answers.ts'
import { sampleClient, sampleYear } from '../../state/session/sampleClients.ts'
import type { PlansDocument } from '../../../../src/contract/plans.ts'
import { findAnomalies } from '../../../../src/workbench/panels/bestPlans/findAnomalies.ts'

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
  const { scenarios } = planValue(year, { ...withDefaultAnswers(year.instance, null), scenario: 'custom' })
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

/** The anomalies after a change to Fernhill's plans. */
function anomaliesAfter(change: (plans: PlansDocument) => void) {
  const year = sampleYear('fernhill', ({ plans }) => change(plans))
  return findAnomalies(createPlanMatrix(year, null))
}

const textsAfter = (change: (plans: PlansDocument) => void) => anomaliesAfter(change).map(({ text }) => text)

it('reports a plan that nobody should choose', () => {
  const texts = textsAfter(({ plans }) => {
    for (const row of plans[2]!.payroll) row.yearly = { EE: 90_000, ES: 90_000, EC: 90_000, EF: 90_000 }
  })
  expect(texts).toContain('Consumer Plan with HSA (C) is not the best plan in any of these 16 cases.')
  expect(texts).toContainEqual(
    expect.stringMatching(/^Consumer Plan with HSA \(C\) never costs less than .+ \([AB]\) \(all tiers\)\.$/),
  )
})

it('reports a plan that everybody should choose', () => {
  const texts = textsAfter(({ plans }) => {
    for (const plan of plans.slice(1))
      for (const row of plan.payroll) row.yearly = { EE: 90_000, ES: 90_000, EC: 90_000, EF: 90_000 }
  })
  expect(texts).toContain('Core Plan (A) is the best plan in every case.')
})

it('reports a plan that costs less for a larger household', () => {
  const anomalies = anomaliesAfter(({ plans }) => {
    for (const row of plans[0]!.payroll) row.yearly = { EE: 9000, ES: 9000, EC: 9000, EF: 0 }
  })
  const cheaper = anomalies.find(({ text }) => text.includes('less for a larger household'))
  expect(cheaper?.text).toBe('Core Plan (A) costs less for a larger household (family).')
  expect(new Set(cheaper?.cells.map(([, column]) => column))).toEqual(new Set([3]))
})

it('reports two plans that always tie as such, and not as never the best', () => {
  const texts = textsAfter(({ plans }) => {
    plans.push({ ...plans[2]!, key: 'twin', displayName: 'Twin' })
  })
  expect(texts).not.toContain('Twin (D) is not the best plan in any of these 16 cases.')
  for (const name of ['Consumer Plan with HSA (C)', 'Twin (D)'])
    expect(texts).toContain(`${name} is the best plan only where another plan costs the same.`)
})

it('reports nothing about plans that are not offered', () => {
  const year = sampleYear('marlow', ({ instance, plans }) => {
    instance.features.locations = true
    instance.locations = [
      { id: 'north', name: 'North' },
      { id: 'south', name: 'South' },
    ]
    plans.locations = [
      { id: 'north', factor: 1 },
      { id: 'south', factor: 1 },
    ]
    plans.plans.push({ ...plans.plans[0]!, key: 'southern', displayName: 'Southern', locations: ['south'] })
  })
  const textsAt = (location: string) => {
    const answers = withDefaultAnswers(year.instance, null)
    const given = { ...answers, personal: { ...answers.personal, location } }
    return findAnomalies(createPlanMatrix(year, given)).map(({ text }) => text)
  }
  expect(textsAt('north').filter((text) => text.includes('Southern'))).toEqual([])
  expect(textsAt('south').filter((text) => text.includes('Southern'))).not.toEqual([])
})

it('reports nothing for a client without anomalies', () => {
  expect(findAnomalies(createPlanMatrix(sampleClient('marlow').current, null))).toEqual([])
})
