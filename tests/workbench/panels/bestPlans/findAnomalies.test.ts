import { expect, it } from 'vitest'
import type { PlansDocument } from '../../../../src/contract/plans.ts'
import { findAnomalies } from '../../../../src/workbench/panels/bestPlans/findAnomalies.ts'
import { createPlanMatrix } from '../../../../src/workbench/panels/bestPlans/planMatrix.ts'
import { withDefaultAnswers } from '../../../../src/workbench/state/session/Answers.ts'
import { sampleClient, sampleYear } from '../../state/session/sampleClients.ts'

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
