import { describe, expect, it } from 'vitest'
import { planValue } from '../../../../src/workbench/panels/bestPlans/planValue.ts'
import { relativeChange, valueChange } from '../../../../src/workbench/panels/value/review.ts'
import { sampleClient, sampleYear } from '../../state/session/sampleClients.ts'

const marlow = sampleClient('marlow')
const [current, next] = [marlow.current, marlow.years.get(2028)!].map((year) => planValue(year, null))

describe('The change of plans from one year to another', () => {
  it('has the payroll of every tier', () => {
    const { from, to, tiers, plans } = valueChange(current!, next!)
    expect([from, to, tiers]).toEqual([2027, 2028, ['EE', 'ES', 'EC', 'EF']])
    for (const { status, tiers: changes } of plans) {
      expect(status).toBe('continued')
      for (const change of changes) expect(relativeChange(change!.payroll)).toBeCloseTo(0.06, 3)
    }
    const saver = plans.find(({ name }) => name.startsWith('Saver'))!
    expect(saver.tiers[0]!.payroll).toEqual({ before: 336, after: 356.16 })
  })

  it('has the mean cost of all scenarios', () => {
    const { plans } = valueChange(current!, next!)
    expect(plans[0]!.tiers[0]!.total).toEqual({
      before: current!.plans[0]!.tiers[0]!.total,
      after: next!.plans[0]!.tiers[0]!.total,
    })
  })

  it('names new and discontinued plans', () => {
    const renamed = planValue(
      sampleYear('marlow', ({ plans }) => {
        plans.plans[0]!.key = 'another'
      }),
      null,
    )
    const { plans } = valueChange(current!, renamed)
    expect(plans.map(({ status }) => status)).toEqual(['new', 'continued', 'discontinued'])
    expect(plans[0]!.tiers).toEqual([null, null, null, null])
  })

  it('has no change of a tier that only one year has', () => {
    const single = planValue(
      sampleYear('marlow', ({ instance }) => {
        instance.features.singleChild = true
      }),
      null,
    )
    const { tiers, plans } = valueChange(current!, single)
    expect(plans[0]!.tiers[tiers.indexOf('EK')]).toBeNull()
    expect(plans[0]!.tiers[tiers.indexOf('EC')]).not.toBeNull()
  })

  it('compares payroll for whole years if one covers fewer months', () => {
    const quillon = sampleClient('quillon')
    const [before, after] = [quillon.years.get(2026)!, quillon.current].map((year) => planValue(year, null))
    const { plans } = valueChange(before!, after!, { before: 6, after: 12 })
    for (const change of plans.flatMap(({ tiers }) => tiers)) expect(relativeChange(change!.payroll)).toBe(0)
  })

  it('reports a payroll amount that changes much more than most', () => {
    const raised = planValue(
      sampleYear('marlow', ({ plans }) => {
        for (const { perPay } of plans.plans[0]!.payroll) if (perPay) perPay.EF *= 2
      }),
      null,
    )
    expect(valueChange(current!, raised).findings).toEqual([
      `${current!.plans[0]!.name}, family: payroll changes by +100%, most others by about 0%.`,
    ])
    expect(valueChange(current!, next!).findings).toEqual([])
  })
})

it.each([
  [100, 106, 0.06],
  [100, 90, -0.1],
  [0, 0, 0],
  [0, 50, null],
  [-100, -50, 0.5],
])('The relative change from %d to %d is %s', (before, after, expected) => {
  expect(relativeChange({ before, after })).toBe(expected)
})
