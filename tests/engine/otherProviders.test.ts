import { describe, expect, it, test } from 'vitest'
import type { Payment, Plan } from '../../src/contract/plans.ts'
import { calculate } from '../../src/engine/calculate.ts'
import { paid, withPayments } from './paidAmounts.ts'
import { payInOrder } from './payInOrder.ts'
import { answers, estimate, limit, sameForAll, modelOf, plan, plansDocument, uses } from './planDocument.ts'

type Others = NonNullable<Plan['otherProviders']>

const name = 'Out of network'
const visit = { copay: 20 }
const full = { deductible: true }
const visitThere = [{ service: 'visit', payment: { copay: 60 } }]

/** A plan with a copay of 20 for a visit. */
function withOthers(otherProviders: Others, terms: Partial<Plan> = {}) {
  return withPayments({ visit, care: { deductible: true } }, { ...terms, otherProviders })
}

describe('Uses at other providers', () => {
  it.each([
    ['all: 2 × 60', [{ name, share: 100, services: visitThere }], [0, 120, 0, 0]],
    ['a half: 20 + 60', [{ name, share: 50, services: visitThere }], [0, 80, 0, 0]],
    ['none: 2 × 20', [{ name, share: 0, services: visitThere }], [0, 40, 0, 0]],
    [
      'a quarter, and a half at two groups: 2 × (20 ÷ 4 + 60 ÷ 4 + 100 ÷ 2)',
      [
        { name, share: 25, services: visitThere },
        { name, share: 50, payment: { notCovered: true } },
      ],
      [0, 40, 0, 100],
    ],
    [
      'those of listed services only: 2 × 20',
      [{ name, share: 100, services: [{ service: 'care', payment: {} }] }],
      [0, 40, 0, 0],
    ],
  ] as [string, Others, number[]][])('are the stated share: %s', (_, others, expected) => {
    expect(paid(withOthers(others), { visit: 2 })).toEqual(expected)
  })

  it('are within a 96th of the share for a single claim: 20 + 40 × 5 ÷ 96', () => {
    const { outOfPocketExpenses } = estimate(withOthers([{ name, share: 5, services: visitThere }]), {
      customScenario: [uses('visit', 1)],
    }).plans.plan!
    expect(Math.abs(outOfPocketExpenses - 22)).toBeLessThanOrEqual(40 / 96)
  })

  it('make the estimate of all plans the mean of twice as many orders, unless their share is 0%', () => {
    const estimateWith = (share: number) =>
      estimate(
        plansDocument({
          plans: [plan({ key: 'a' }), plan({ key: 'b', otherProviders: [{ name, share, payment: {} }] })],
        }),
      )
    expect(estimateWith(5).assumptions!.orders).toBe(96)
    const unused = estimateWith(0)
    expect(unused.assumptions!.orders).toBe(48)
    expect(unused.plans.b!.facts).not.toHaveProperty('otherProviders')
  })

  it('have the usual payment there, except prescriptions without one: 100, and nothing', () => {
    const document = withOthers([{ name, share: 100, payment: { coinsurance: 100 } }])
    expect(paid(document, { visit: 1, drug: 1 })).toEqual([0, 0, 100, 0])
  })

  it('count toward the limits of the plan unless they have their own', () => {
    const there = { name, share: 100, payment: { deductible: true, coinsurance: 50 } }
    const terms = { deductible: limit(60), outOfPocketMaximum: limit(100) }
    const own = { deductible: limit(200), outOfPocketMaximum: limit(230) }
    const dated = ['visit', 'visit', 'visit'].map((service) => ({ person: 0, service }))
    expect(payInOrder(withOthers([there], terms), 'EE', dated)).toMatchObject([
      { deductible: 60, coinsurance: 20 },
      { deductible: 0, coinsurance: 20 },
      { deductible: 0, coinsurance: 0 },
    ])
    expect(payInOrder(withOthers([{ ...there, ...own }], terms), 'EE', dated)).toMatchObject([
      { deductible: 100, coinsurance: 0 },
      { deductible: 100, coinsurance: 0 },
      { deductible: 0, coinsurance: 30 },
    ])
  })

  it.each<[string, Partial<Plan>, Record<string, number>, number[]]>([
    [
      'a deductible of each group: 50 + 200',
      {
        otherProviders: [
          { name, share: 100, deductible: limit(50), services: [{ service: 'visit', payment: full }] },
          {
            name: 'Tier 2',
            share: 100,
            deductible: limit(200),
            services: [{ service: 'care', payment: full }],
          },
        ],
      },
      { visit: 1, care: 1 },
      [250, 0, 0, 0],
    ],
    [
      'a deductible of the group only if a payment has one: 200, and a copay of 60',
      { otherProviders: [{ name, share: 100, deductible: limit(200), payment: full, services: visitThere }] },
      { visit: 1, care: 1 },
      [200, 60, 0, 0],
    ],
    [
      'the plan’s deductible, though no other care has it: 60',
      { deductible: limit(60), otherProviders: [{ name, share: 100, payment: full }] },
      { visit: 1 },
      [60, 0, 0, 0],
    ],
    [
      'copays beyond a maximum that excludes copays: 3 × 60',
      {
        outOfPocketMaximum: limit(100),
        maximumExcludesCopays: true,
        otherProviders: [{ name, share: 100, services: visitThere }],
      },
      { visit: 3 },
      [0, 180, 0, 0],
    ],
    [
      'the copays of two days: 2 × 70',
      { otherProviders: [{ name, share: 100, payment: { copay: 70, copayDays: 2 } }] },
      { visit: 5 },
      [0, 140, 0, 0],
    ],
  ])('have %s', (_, terms, used, expected) => {
    expect(paid(withPayments({}, terms), used)).toEqual(expected)
  })

  it('leave the limits of the plan to other care: 200 there, and 100 of 5,000', () => {
    const there = {
      name,
      share: 100,
      deductible: limit(200),
      services: [{ service: 'visit', payment: { deductible: true } }],
    }
    const document = withOthers([there], { deductible: limit(100) })
    expect(paid(document, { visit: 3, care: 1 })).toEqual([300, 0, 0, 0])
  })

  it('are none for excepted services, which are paid as in the plan: 20', () => {
    const document = withOthers([{ name, share: 100, payment: { coinsurance: 100 }, except: ['visit'] }])
    expect(paid(document, { visit: 1 })).toEqual([0, 20, 0, 0])
  })

  it('are among the facts of a plan that has them', () => {
    const { facts } = estimate(
      withOthers([
        { name, share: 5, payment: {} },
        { name: 'Tier 2', share: 30, services: visitThere },
      ]),
    ).plans.plan!
    expect(facts?.otherProviders).toEqual([
      { name, share: 5 },
      { name: 'Tier 2', share: 30 },
    ])
    expect(estimate(withOthers([])).plans.plan!.facts).not.toHaveProperty('otherProviders')
  })

  it.each([
    ['their own maximum: 1,000 + 500', { outOfPocketMaximum: limit(500) }, { stay: 99 }, 1500],
    [
      'no more than the price of the care there: 1,000 + 300',
      { outOfPocketMaximum: limit(9000) },
      { stay: 3 },
      1300,
    ],
    ['nothing if no care is there', { outOfPocketMaximum: limit(500) }, { visit: 99 }, 1000],
    ['nothing if the plan’s maximum applies', {}, { stay: 99 }, 1000],
  ])('add to the worst case %s', (_, limits, used, expected) => {
    const there = { name, share: 5, services: [{ service: 'stay', payment: { coinsurance: 50 } }] }
    const document = withOthers([{ ...there, ...limits }], { outOfPocketMaximum: limit(1000) })
    const cheapStay = document.services.map((each) =>
      each.id === 'stay' ? { ...each, allowedAmount: 100 } : each,
    )
    const customScenario = Object.entries(used).map(([id, times]) => uses(id, times))
    const { worstCase } = estimate({ ...document, services: cheapStay }, { customScenario }).plans.plan!
    expect(worstCase).toBe(expected)
  })

  it.each<[string, Payment]>([
    ['care that is not covered', { notCovered: true }],
    ['copays that the account does not pay', { copay: 60 }],
  ])('have the same worst case as a plan with %s at all providers', (_, payment) => {
    const account = {
      type: 'HRA',
      pays: 'deductible-and-coinsurance',
      companyMoney: sameForAll(900),
      needsOwnMoney: false,
    } as const
    const worstCase = (own: Payment, otherProviders: Others = []) => {
      const terms = { outOfPocketMaximum: limit(1000), account, otherProviders }
      return estimate(withPayments({ visit: own }, terms), { customScenario: [uses('visit', 9)] }).plans.plan!
        .worstCase!
    }
    const at = (there: Payment) => [{ name, share: 5, services: [{ service: 'visit', payment: there }] }]
    expect(worstCase({}, at(payment))).toBe(worstCase(payment))
    expect(worstCase(payment)).toBeGreaterThan(worstCase({}))
    expect(worstCase(payment, at({}))).toBe(worstCase(payment))
  })

  it('leave no plan to dominate and none dominated by its terms', () => {
    const { plans, ...document } = withOthers([{ name, share: 5, payment: visit }])
    const cheaper = { ...plans[0]!, key: 'cheaper', payroll: [{ yearly: { EE: 0, ES: 0, EC: 0, EF: 0 } }] }
    const costs = estimate({ ...document, plans: [...plans, cheaper] }).plans
    expect(Object.values(costs).map(({ dominatedBy }) => dominatedBy)).toEqual([null, null])
  })
})

test('Other scenarios have claims at other providers in their share of the orders', () => {
  const scenarios = [{ id: 'one', uses: [{ service: 'visit', perAdult: 1 }] }]
  const otherProviders = [{ name: 'Out of network', share: 50, payment: { coinsurance: 100 } }]
  const outputs = calculate(
    modelOf(plansDocument({ scenarios, plans: [plan({ otherProviders })] })),
    answers(),
  )
  expect(outputs.scenarios?.[0]?.totalCosts).toEqual({ plan: 50 })
})
