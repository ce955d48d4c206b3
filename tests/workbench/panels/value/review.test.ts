import { expect, it } from 'vitest'
import type { PlansDocument } from '../../../../src/contract/plans.ts'
import { planValue } from '../../../../src/workbench/panels/value/planValue.ts'
import { changesOf, relativeChange, reviewClient } from '../../../../src/workbench/panels/value/review.ts'
import { sampleClient, sampleYear } from '../../state/session/sampleClients.ts'

const marlow = sampleClient('marlow')
const [current, next] = [marlow.current, marlow.years.get(2028)!].map((year) => planValue(year, null))

it('compares payroll and the mean cost of all scenarios by tier', () => {
  for (const plan of next!.plans)
    for (const change of changesOf('payroll', plan, current!, next!))
      expect(relativeChange(change!)).toBeCloseTo(0.06, 3)
  const saver = next!.plans.find(({ name }) => name.startsWith('Saver'))!
  expect(changesOf('payroll', saver, current!, next!)[0]).toEqual({ before: 336, after: 356.16 })
  expect(changesOf('total', next!.plans[0]!, current!, next!)[0]).toEqual({
    before: current!.plans[0]!.tiers[0]!.total,
    after: next!.plans[0]!.tiers[0]!.total,
  })
})

it('has no change of a tier that only one year has', () => {
  const year = sampleYear('marlow', ({ instance }) => {
    instance.features.singleChild = true
  })
  const single = planValue(year, null)
  const changes = changesOf('total', single.plans[0]!, current!, single)
  expect(changes[single.tiers.indexOf('EK')]).toBeNull()
  expect(changes[single.tiers.indexOf('EC')]).not.toBeNull()
})

it('compares payroll for whole years if one covers fewer months', () => {
  const quillon = sampleClient('quillon')
  const [before, after] = [quillon.years.get(2026)!, quillon.current].map((year) => planValue(year, null))
  for (const plan of after!.plans)
    for (const change of changesOf('payroll', plan, before!, after!)) expect(relativeChange(change!)).toBe(0)
})

it('reports a payroll amount that changes much more than most', () => {
  const findingsAfter = (change: (plans: PlansDocument) => void) => {
    const year = sampleYear('marlow', ({ instance, plans }) => {
      instance.client.planYear = 2028
      change(plans)
    })
    const client = { ...marlow, years: new Map(marlow.years).set(2028, year) }
    return reviewClient(client, year, null, null).findings
  }
  const raised = findingsAfter(({ plans }) => {
    for (const { perPay } of plans[0]!.payroll) if (perPay) perPay.EF *= 2
  })
  const finding = `${current!.plans[0]!.name}, family: payroll changes by +100%, most others by about 0%.`
  expect(raised).toContain(finding)
  expect(findingsAfter(() => {})).toEqual([])
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
