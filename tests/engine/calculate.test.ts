import { describe, expect, it, test } from 'vitest'
import type { Plan } from '../../src/contract/plans.ts'
import { estimate, plan, plansDocument, sameForAll, service, uses, answers } from './planDocument.ts'
import { calculate, calculateInSteps } from '../../src/engine/calculate.ts'
import { calculateRanking } from '../../src/engine/calculateRanking.ts'
import { sampleSizes } from '../../src/engine/expectedYear.ts'
import { samples } from '../kit/samples.ts'

const byTier = { EE: 100, ES: 200, EK: 300, EC: 400, EF: 500 }
const hsa = (company: number, needsOwnMoney = false): Plan['account'] => ({
  type: 'HSA',
  companyMoney: sameForAll(company),
  needsOwnMoney,
})

describe('Payroll', () => {
  const banded = plansDocument({
    plans: [
      plan({
        payroll: [
          { yearly: byTier },
          { salaryBand: 0, yearly: sameForAll(7) },
          { salaryBand: '0', yearly: sameForAll(8) },
        ],
      }),
    ],
  })
  it.each([
    [0, 'EE', 7],
    ['0', 'EE', 8],
    ['other', 'EE', 100],
    [null, 'ES', 200],
    [null, 'EK', 300],
    [null, 'EC', 400],
    [null, 'EF', 500],
  ] as const)('of the band %j and the tier %s is %i', (salaryBand, coverage, expected) => {
    expect(estimate(banded, { salaryBand, coverage }).plans.plan?.payrollDeduction).toBe(expected)
  })

  it('for one child is that for several if the plan has no amount for one', () => {
    const { EK, ...tiers } = byTier
    const document = plansDocument({ plans: [plan({ payroll: [{ yearly: tiers }] })] })
    expect(estimate(document, { coverage: 'EK' }).plans.plan?.payrollDeduction).toBe(400)
  })

  it('that does not exist throws', () => {
    const document = plansDocument({ plans: [plan({ payroll: [{ salaryBand: 1, yearly: byTier }] })] })
    expect(() => estimate(document, { salaryBand: 2 })).toThrow(
      'Plan plan has no payroll deduction for {"salaryBand":2,"location":null}',
    )
  })
})

describe('A location', () => {
  const document = plansDocument({
    services: [service('visit', 33.33)],
    locations: [
      { id: 0, factor: 1.15 },
      { id: 'far', factor: 0.75 },
    ],
    plans: [plan({ payment: { coinsurance: 100 } })],
  })
  it.each([
    [null, 33.33],
    [0, 38.33],
    ['far', 25],
  ])('%j has a price of %d for one use', (location, expected) => {
    const { plans } = estimate(document, { location, customScenario: [uses('visit', 1)] })
    expect(plans.plan?.outOfPocketExpenses).toBe(expected)
  })

  it('that does not exist throws', () => {
    expect(() => estimate(document, { location: '0' })).toThrow('There is no location "0"')
  })
})

test('Adds the selected surcharges and credits, whatever their ids', () => {
  const document = plansDocument({
    surcharges: [
      { id: 0, yearly: 1500.5 },
      { id: 'constructor', yearly: -910 },
      { id: 'toString', yearly: 7 },
    ],
  })
  const total = (surcharges: Record<string, boolean>) =>
    estimate(document, { surcharges }).plans.plan?.surchargeTotal
  expect(total({})).toBe(0)
  expect(total({ 0: true, constructor: false })).toBe(1500.5)
  expect(total({ 0: true, constructor: true })).toBe(590.5)
  expect(estimate(document, { surcharges: { 0: true } }).plans.plan?.totalCost).toBe(1500.5)
})

describe('The contribution limit', () => {
  const contributionLimits = [
    { year: 2027, account: 'HSA', self: 4500, family: 9000 },
    { year: 2026, account: 'FSA', self: 3400, family: 3400 },
  ] as const
  const limitOf = (type: 'HSA' | 'HRA' | 'FSA', company: number, coverage: 'EE' | 'EK', year: number) =>
    estimate(
      plansDocument({
        contributionLimits: [...contributionLimits],
        plans: [plan({ account: { type, companyMoney: sameForAll(company), needsOwnMoney: false } })],
      }),
      { coverage },
      { client: { planYear: year, displayName: 'Zephyr' } },
    ).contributionLimit

  it.each([
    ['of an HSA is less the company’s money', 'HSA', 499.92, 'EE', 2027, 4000.08],
    ['of an HSA of a family is the family limit', 'HSA', 1000, 'EK', 2027, 8000],
    ['of an HSA that the company fills is zero', 'HSA', 5000, 'EE', 2027, 0],
    ['of an FSA includes no company money', 'FSA', 500, 'EE', 2026, 3400],
  ] as const)('%s', (_, type, company, coverage, year, expected) => {
    expect(limitOf(type, company, coverage, year)).toEqual({ accountType: type, limit: expected })
  })

  it.each([
    ['HSA', 2028],
    ['FSA', 2027],
    ['HRA', 2027],
  ] as const)('is null if none is published: %s in %i', (type, year) => {
    expect(limitOf(type, 0, 'EE', year)).toBeNull()
  })

  it.each([
    [4500, 0, 1000],
    [4900, 0, 600],
    [5600, 0, 0],
  ])('of an HSA that the company fills with %i reduces the catch-up as well', (company, expected, amount) => {
    const document = plansDocument({
      contributionLimits: [{ ...contributionLimits[0], catchUp: { age: 55, amount: 1000 } }],
      plans: [plan({ account: hsa(company) })],
    })
    expect(estimate(document).contributionLimit).toEqual({
      accountType: 'HSA',
      limit: expected,
      catchUp: { age: 55, amount },
    })
  })

  it('is null for a plan without an account', () => {
    const document = plansDocument({ contributionLimits: [...contributionLimits] })
    expect(estimate(document).contributionLimit).toBeNull()
  })

  it('of each plan is in its facts', () => {
    const catchUp = { age: 55, amount: 1000 }
    const document = plansDocument({
      contributionLimits: [{ ...contributionLimits[0], catchUp }],
      plans: [
        plan({ key: 'none' }),
        plan({ key: 'hsa', account: hsa(500) }),
        plan({ key: 'filled', account: hsa(5000) }),
        plan({ key: 'fsa', account: { type: 'FSA', companyMoney: sameForAll(500), needsOwnMoney: false } }),
      ],
    })
    const limits = Object.values(estimate(document).plans).map(({ facts }) => facts?.contributionLimit)
    expect(limits).toEqual([
      undefined,
      { limit: 4000, catchUp },
      { limit: 0, catchUp: { age: 55, amount: 500 } },
      undefined,
    ])
  })
})

test('Plans keep their keys and their order, even if a key is a property of every object', () => {
  const keys = ['zebra', 'constructor', 'a.b/c d']
  const document = plansDocument({ plans: keys.map((key) => plan({ key })) })
  expect(Object.keys(estimate(document).plans)).toEqual(keys)
})

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
    expect(Object.values(ranking.plans)[0]).toHaveProperty('totalCost')
    expect(ranking).toEqual({
      plans: expect.any(Object),
      bestPlan,
      careCost: expect.closeTo(
        assumptions!.services.reduce((sum, line) => sum + line.uses * line.allowedAmount, 0),
      ),
      savingsDidOverride,
      contributionLimit,
    })
  })
})

test('The scenarios cost the same before and after the employee chooses them', () => {
  const results = years.map((inputs) => calculate(model, inputs))
  for (const { scenarios } of results)
    for (const [index, { totalCosts }] of scenarios!.entries())
      for (const [key, { totalCost }] of Object.entries(results[index]!.plans))
        expect(Math.abs(totalCosts[key]! - totalCost)).toBeLessThan(0.02)
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
  [0, 3, { orders: 48, curveOrders: 12, years: 80 }],
  [500, 3, { orders: 48, curveOrders: 12, years: 80 }],
  [1000, 3, { orders: 24, curveOrders: 6, years: 40 }],
  [3300, 8, { orders: 3, curveOrders: 2, years: 12 }],
])('%i claims under %i plans have these sample sizes', (claims, plans, expected) => {
  expect(sampleSizes(claims, plans)).toEqual(expected)
})
