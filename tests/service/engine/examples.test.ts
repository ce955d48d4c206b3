import { describe, expect, it, test } from 'vitest'
import { estimate, limit, outOfPocket, plan, plansDocument, service, uses } from './planDocument.ts'

const surgeryOrStay = (copay: number) => ({ deductible: true, copay, coinsurance: 20 })

describe('Published examples come out to the cent', () => {
  it.each([
    {
      source: 'Valleywise, the spouse has surgery: 1,000 + 500 + 1,813.60',
      terms: { deductible: limit(1000), outOfPocketMaximum: limit(4500), payment: surgeryOrStay(500) },
      allowed: 10_568,
      published: 3313.6,
    },
    {
      source: 'Valleywise, the employee stays in hospital, up to the personal maximum',
      terms: { deductible: limit(1000), outOfPocketMaximum: limit(4500), payment: surgeryOrStay(750) },
      allowed: 52_495,
      published: 4500,
    },
    {
      source: 'Valleywise, the same stay were there no maximum',
      terms: { deductible: limit(1000), payment: surgeryOrStay(750) },
      allowed: 52_495,
      published: 11_899,
    },
    {
      source: 'The SBC of an 1,800 plan, Peg is having a baby',
      terms: { deductible: limit(1800), payment: { deductible: true, coinsurance: 20 } },
      allowed: 12_700,
      published: 3980,
    },
    {
      source: 'The SBC of a 2,900 plan, Peg is having a baby',
      terms: { deductible: limit(2900), payment: { deductible: true, coinsurance: 20 } },
      allowed: 12_800,
      published: 4880,
    },
  ])('$source', ({ terms, allowed, published }) => {
    expect(outOfPocket(terms, [{ allowed, times: 1 }])).toBe(published)
  })

  it.each([
    { spread: 'by one person', allowed: 12_000, times: 1 },
    { spread: 'by all four persons', allowed: 3000, times: 4 },
  ])('St. Lawrence, a family with an aggregate deductible, used $spread', ({ allowed, times }) => {
    const terms = {
      deductible: limit(2600, { kind: 'aggregate' }),
      outOfPocketMaximum: limit(5200, { kind: 'aggregate' }),
      payment: { deductible: true, coinsurance: 20 },
    }
    expect(outOfPocket(terms, [{ allowed, times }], 'EF')).toBe(6560)
  })
})

test('HSA Your Way, Alex: the plan with the middle payroll and little company money is the best', () => {
  const document = plansDocument({
    services: [service('year', 1000)],
    plans: [year('one', 660, 1128, 400), year('two', 660, 456, 150), year('three', 370, 1944, 0)],
  })
  const { plans, bestPlan } = estimate(document, { customScenario: [uses('year', 1)] })
  expect(Object.values(plans).map(({ totalCost }) => totalCost)).toEqual([1388, 966, 2314])
  expect(bestPlan).toBe('two')
})

function money(each: number) {
  return { EE: each, ES: each, EC: each, EF: each }
}

function year(key: string, copay: number, payroll: number, hsa: number) {
  return plan({
    key,
    payment: { copay },
    account: { type: 'HSA', companyMoney: money(hsa), needsOwnMoney: false },
    payroll: [{ yearly: money(payroll) }],
  })
}
