import { describe, expect, it, test } from 'vitest'
import type { CoverageCode } from '../../src/contract/inputs.ts'
import type { Plan } from '../../src/contract/plans.ts'
import { estimate, limit, plan, plansDocument, service, uses } from './planDocument.ts'

const surgeryOrStay = (copay: number) => ({ deductible: true, copay, coinsurance: 20 })
const thenPercent = { deductible: true, coinsurance: 20 }

/** What a household pays for one service, by kind of cost share. */
function paid(terms: Partial<Plan>, allowed: number, times: number, coverage: CoverageCode) {
  const document = plansDocument({ services: [service('care', allowed)], plans: [plan(terms)] })
  const { outOfPocketExpenses, explanation } = estimate(document, {
    coverage,
    customScenario: [uses('care', times)],
  }).plans.plan!
  const sum = (part: 'deductible' | 'copay' | 'coinsurance') =>
    explanation.reduce((total, line) => total + line[part], 0)
  return [sum('deductible'), sum('copay'), sum('coinsurance'), outOfPocketExpenses]
}

describe('Published examples are matched to the cent', () => {
  it.each([
    {
      source: 'Valleywise, the spouse has surgery',
      terms: { deductible: limit(1000), outOfPocketMaximum: limit(4500), payment: surgeryOrStay(500) },
      allowed: 10_568,
      published: [1000, 500, 1813.6, 3313.6],
    },
    {
      source: 'Valleywise, the employee stays in hospital, up to the personal maximum',
      terms: { deductible: limit(1000), outOfPocketMaximum: limit(4500), payment: surgeryOrStay(750) },
      allowed: 52_495,
      published: [1000, 750, 2750, 4500],
    },
    {
      source: 'Valleywise, the same stay without a maximum',
      terms: { deductible: limit(1000), payment: surgeryOrStay(750) },
      allowed: 52_495,
      published: [1000, 750, 10_149, 11_899],
    },
    {
      source: 'The SBC of an 1,800 plan, Peg is having a baby',
      terms: { deductible: limit(1800), payment: thenPercent },
      allowed: 12_700,
      published: [1800, 0, 2180, 3980],
    },
    {
      source: 'The SBC of a 2,900 plan, Peg is having a baby',
      terms: { deductible: limit(2900), payment: thenPercent },
      allowed: 12_800,
      published: [2900, 0, 1980, 4880],
    },
  ])('$source', ({ terms, allowed, published }) => {
    expect(paid(terms, allowed, 1, 'EE')).toEqual(published)
  })

  it.each([
    { users: 'one person', allowed: 12_000, times: 1 },
    { users: 'all four persons', allowed: 3000, times: 4 },
  ])('St. Lawrence, a family with an aggregate deductible, care for $users', ({ allowed, times }) => {
    const terms = {
      deductible: limit(2600, { kind: 'aggregate' }),
      outOfPocketMaximum: limit(5200, { kind: 'aggregate' }),
      payment: thenPercent,
    } as const
    expect(paid(terms, allowed, times, 'EF')).toEqual([5200, 0, 1360, 6560])
  })
})

test('Valleywise, the employee’s stay and the spouse’s surgery in one year', () => {
  const document = plansDocument({
    services: [service('stay', 52_495), service('surgery', 10_568)],
    scenarios: [
      {
        id: 'year',
        uses: [
          { service: 'stay', bySubscriber: 1 },
          { service: 'surgery', bySpouse: 1 },
        ],
      },
    ],
    plans: [
      plan({
        deductible: limit(1000),
        outOfPocketMaximum: limit(4500),
        payment: surgeryOrStay(750),
        services: [{ service: 'surgery', payment: surgeryOrStay(500) }],
      }),
    ],
  })
  const { plans } = estimate(document, { coverage: 'ES', scenario: 'year', customScenario: null })
  expect(plans.plan?.explanation).toMatchObject([
    {
      person: { role: 'subscriber' },
      deductible: 1000,
      copay: 750,
      coinsurance: 2750,
      amountOverMaximum: 7399,
    },
    { person: { role: 'spouse' }, deductible: 1000, copay: 500, coinsurance: 1813.6, amountOverMaximum: 0 },
  ])
  expect(plans.plan?.outOfPocketExpenses).toBe(4500 + 3313.6)
})

test('HSA Your Way, Alex: the plan with medium company money and the lowest payroll deduction is best', () => {
  const document = plansDocument({
    services: [service('year', 1000)],
    plans: [year('one', 660, 1128, 400), year('two', 660, 456, 150), year('three', 370, 1944, 0)],
  })
  const { plans, bestPlan } = estimate(document, { customScenario: [uses('year', 1)] })
  expect(Object.values(plans).map(({ totalCost }) => totalCost)).toEqual([1388, 966, 2314])
  expect(bestPlan).toBe('two')
})

function year(key: string, copay: number, payroll: number, hsa: number) {
  const money = (each: number) => ({ EE: each, ES: each, EC: each, EF: each })
  return plan({
    key,
    payment: { copay },
    account: { type: 'HSA', companyMoney: money(hsa), needsOwnMoney: false },
    payroll: [{ yearly: money(payroll) }],
  })
}
