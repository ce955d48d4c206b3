import { describe, expect, it, test } from 'vitest'
import type { CalculationInputs } from '../../src/contract/inputs.ts'
import type { PlansDocument } from '../../src/contract/plans.ts'
import { estimate, plan, plansDocument, sameForAll } from './planDocument.ts'

describe('A surcharge', () => {
  const byTier = { EE: 100, ES: 210, EC: 320, EF: 430 }
  const persons: CalculationInputs['persons'] = [
    { role: 'subscriber', number: 1 },
    ...[1, 2, 3, 4].map((number) => ({ role: 'child' as const, number })),
  ]

  it.each([
    ['for the household', { yearly: 60 }, { coverage: 'EF' }, 60],
    ['for each adult: 2 × 60', { yearly: 60, per: 'adult' }, { coverage: 'EF' }, 120],
    ['for each adult: 1 × 60', { yearly: 60, per: 'adult' }, { coverage: 'EC' }, 60],
    ['for each person: 4 × 60', { yearly: 60, per: 'person' }, { coverage: 'EF' }, 240],
    [
      'for each of the stated persons: 5 × 60',
      { yearly: 60, per: 'person' },
      { coverage: 'EC', persons },
      300,
    ],
    ['for each adult and deduction: 2 × 24 × 5', { perPay: 5, per: 'adult' }, { coverage: 'ES' }, 240],
    ['by tier', { yearlyByTier: byTier }, { coverage: 'ES' }, 210],
    ['by tier, for one child as for several', { yearlyByTier: byTier }, { coverage: 'EK' }, 320],
    ['by tier, for one child', { yearlyByTier: { ...byTier, EK: 150 } }, { coverage: 'EK' }, 150],
    ['by tier and deduction: 24 × 430', { perPayByTier: byTier }, { coverage: 'EF' }, 24 * 430],
    ['by tier and adult: 2 × 430', { yearlyByTier: byTier, per: 'adult' }, { coverage: 'EF' }, 860],
    ['below zero for each person: 4 × −25', { yearly: -25, per: 'person' }, { coverage: 'EF' }, -100],
  ] as const)('can be %s', (_, amount, inputs, expected) => {
    const document = plansDocument({
      payPeriods: 24,
      paychecks: 26,
      surcharges: [{ id: 'charge', ...amount }] as PlansDocument['surcharges'],
    })
    const { plans } = estimate(document, { ...inputs, surcharges: { charge: true } })
    expect(plans.plan?.surchargeTotal).toBe(expected)
  })

  it('can be for some plans', () => {
    const document = plansDocument({
      surcharges: [
        { id: 'clinic', yearly: -240, plans: ['hmo'] },
        { id: 'tobacco', yearly: 600 },
      ],
      plans: [plan({ key: 'hmo' }), plan({ key: 'ppo' })],
    })
    const { plans } = estimate(document, { surcharges: { clinic: true, tobacco: true } })
    expect([plans.hmo?.surchargeTotal, plans.ppo?.surchargeTotal]).toEqual([360, 600])
  })
})

test.each([
  [{ location: 'yard', salaryBand: 'hourly' }, ['all', 'yard', 'hourly', 'both']],
  [{ location: 'yard', salaryBand: 'salaried' }, ['all', 'yard']],
  [{ location: 'office', salaryBand: 'hourly' }, ['all', 'hourly']],
  [{ location: 'office', salaryBand: 'salaried' }, ['all']],
  [{ location: null, salaryBand: null }, ['all']],
])('Employees with %o are offered %o', (inputs, expected) => {
  const document = plansDocument({
    locations: [
      { id: 'yard', factor: 1 },
      { id: 'office', factor: 1 },
    ],
    plans: [
      plan({ key: 'all' }),
      plan({ key: 'yard', locations: ['yard'] }),
      plan({ key: 'hourly', salaryBands: ['hourly', 'part-time'] }),
      plan({ key: 'both', locations: ['yard'], salaryBands: ['hourly'] }),
    ],
  })
  const { plans, bestPlan, scenarios, curve } = estimate(document, inputs)
  expect(Object.keys(plans)).toEqual(expected)
  expect(expected).toContain(bestPlan)
  for (const { totalCosts } of [...scenarios, ...(curve?.points ?? [])])
    expect(Object.keys(totalCosts)).toEqual(expected)
})

describe('The payroll deduction', () => {
  it('is that of the row for the band and the location', () => {
    const payroll = [
      { yearly: sameForAll(400) },
      { salaryBand: 'hourly', location: 'yard', yearly: sameForAll(100) },
    ]
    const document = plansDocument({ locations: [{ id: 'yard', factor: 1 }], plans: [plan({ payroll })] })
    const deductionFor = (salaryBand: string) =>
      estimate(document, { salaryBand, location: 'yard' }).plans.plan?.payrollDeduction
    expect([deductionFor('hourly'), deductionFor('salaried')]).toEqual([100, 400])
  })

  it('is deducted 24 times, however many paychecks there are', () => {
    const perPay = plansDocument({
      payPeriods: 24,
      paychecks: 26,
      plans: [plan({ payroll: [{ perPay: sameForAll(50.97) }] })],
    })
    const { payrollDeduction, facts } = estimate(perPay).plans.plan!
    expect(payrollDeduction).toBe(1223.28)
    expect(facts?.payroll).toEqual({ deductions: 24, amount: 50.97 })
  })
})
