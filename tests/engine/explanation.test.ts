import { describe, expect, it, test } from 'vitest'
import type { CalculationInputs } from '../../src/contract/inputs.ts'
import { parsePlans } from '../../src/contract/plans.ts'
import { calculate } from '../../src/engine/calculate.ts'
import { claimLines, ExpenseSums } from '../../src/engine/expenseLines.ts'
import { resolveInputs } from '../../src/engine/resolveInputs.ts'
import {
  answers,
  estimate,
  limit,
  modelOf,
  plan,
  plansDocument,
  sameForAll,
  service,
  uses,
} from './planDocument.ts'

const services = [service('visit', 100), service('stay', 4000), service('unused', 70)]
const scenarios = [
  {
    id: 'usual',
    uses: [
      { service: 'visit', perAdult: 2, perChild: 1 },
      { service: 'stay', bySubscriber: 1 },
    ],
  },
]
const terms = plan({
  deductible: limit(1000),
  outOfPocketMaximum: limit(1500),
  payment: { deductible: true, copay: 50, coinsurance: 20 },
  services: [{ service: 'visit', payment: { copay: 30 } }],
  payroll: [{ yearly: { EE: 600, ES: 600, EC: 900, EF: 900 } }],
  account: { type: 'HSA', companyMoney: { EE: 200, ES: 200, EC: 200, EF: 4000 }, needsOwnMoney: false },
})
const document = plansDocument({
  services,
  scenarios,
  locations: [{ id: 'here', factor: 1.1 }],
  surcharges: [{ id: 0, yearly: 100 }],
  plans: [terms],
})
const usual = { scenario: 'usual', customScenario: null, location: 'here' }

test('Each line has the cost of one person’s uses of one service, the most expensive service first', () => {
  expect(estimate(document, { ...usual, coverage: 'EK' }).plans.plan?.explanation).toMatchObject([
    {
      person: { role: 'subscriber', number: 1 },
      service: 'stay',
      name: 'Service stay',
      uses: 1,
      allowedAmount: 4400,
    },
    { person: { role: 'subscriber', number: 1 }, service: 'visit', uses: 2, allowedAmount: 220 },
    {
      person: { role: 'child', number: 1 },
      service: 'visit',
      name: 'Service visit',
      uses: 1,
      allowedAmount: 110,
      deductible: 0,
      copay: 30,
      coinsurance: 0,
      notCovered: 0,
      amountOverMaximum: 0,
    },
  ])
})

test('Rounded lines sum to a family’s deductible, and none has a cent over a maximum that no order reaches', () => {
  const family = plan({ deductible: limit(1000, { family: 1500 }), payment: { deductible: true } })
  const { plans } = estimate(
    plansDocument({ services: [service('drug', 300), service('visit', 90)], plans: [family] }),
    { coverage: 'EF', customScenario: [uses('drug', 7), uses('visit', 19)] },
  )
  const lines = plans.plan!.explanation
  expect(lines.reduce((sum, { deductible }) => sum + Math.round(deductible * 100), 0)).toBe(1500_00)
  for (const { amountOverMaximum } of lines) expect(amountOverMaximum).toBe(0)
})

test('The amount over the maximum is what the member would also pay without one', () => {
  const unlimited = { ...document, plans: [{ ...terms, outOfPocketMaximum: limit(100_000) }] }
  const inputs = { ...usual, coverage: 'EK' } as const
  const limited = estimate(document, inputs).plans.plan!
  const saved = limited.explanation.reduce((sum, { amountOverMaximum }) => sum + amountOverMaximum, 0)
  expect(limited.outOfPocketExpenses).toBe(1530)
  expect(limited.outOfPocketExpenses + saved).toBeCloseTo(
    estimate(unlimited, inputs).plans.plan!.outOfPocketExpenses,
    6,
  )
})

test('The amount over a maximum of 200 that two visits meet exactly is the price of the third', () => {
  const two = [service('visit', 100), service('other', 70)]
  const other = { service: 'other', payment: { notCovered: true } }
  const visitsOf100 = { outOfPocketMaximum: limit(200), payment: { coinsurance: 100 } }
  const linesOf = (others: number) =>
    estimate(plansDocument({ services: two, plans: [plan({ ...visitsOf100, services: [other] })] }), {
      customScenario: [uses('visit', 3), uses('other', others)],
    }).plans.plan?.explanation
  const visits = { coinsurance: 200, amountOverMaximum: 100 }
  expect(linesOf(0)).toMatchObject([visits])
  expect(linesOf(1)).toMatchObject([visits, { notCovered: 70, amountOverMaximum: 0 }])
})

it.each([
  ['no line exceeds its price of 11', 2, [0, 0], [11, 9], [11, 1], [11, 1], [6, 5, 0, 1]],
  ['no person exceeds 21', 2, [0, 0, 1], [99, 99, 99], [21, 0, 21], [0, 21, 21], [11, 0, 0, 10, 10, 11]],
  [
    'a person exceeds 1 before a line does',
    20,
    [0, 0, 1],
    [1, 9, 9],
    [10, 0, 10],
    [6, 4, 0],
    [1, 0, 0, 1, 0, 0],
  ],
])('Amounts are rounded so that %s', (_, orders, persons, prices, deductibles, shares, expected) => {
  const each = plansDocument({ services: prices.map((price, id) => service(id, price / 100)) })
  const resolved = resolveInputs(modelOf(each), answers({ coverage: 'ES' }))
  const claims = persons.map((person, serviceIndex) => ({ person, serviceIndex, firstUse: 0, uses: 1 }))
  const sums = new ExpenseSums(claimLines(claims, resolved.allowed))
  for (const [claim, deductible] of deductibles.entries())
    sums.onPaid(claim, { deductible, copay: 0, coinsurance: shares[claim]!, notCovered: 0 }, claim)
  const total = [...deductibles, ...shares].reduce((sum, cents) => sum + cents, 0)
  const amounts = sums.toAmounts(orders, Math.round(total / orders))
  expect([...amounts.deductible].flatMap((amount, line) => [amount, amounts.coinsurance[line]])).toEqual(
    expected,
  )
})

describe('On the wire', () => {
  const payload = (inputs: Partial<CalculationInputs>, plans = document) =>
    calculate(modelOf(parsePlans(plans)), answers(inputs))

  it('a service is one item with an amount per person, without amounts that are all zero', () => {
    const plans = [{ ...terms, outOfPocketMaximum: limit(9000) }]
    expect(payload({ ...usual, coverage: 'EK' }, { ...document, plans }).plans.plan?.lineItems).toEqual([
      { service: 'stay', deductible: [1000, 0], copay: [50, 0], coinsurance: [670, 0] },
      { service: 'visit', copay: [60, 30] },
    ])
  })

  it('items are in the order of their prices, whoever uses the service', () => {
    const childFirst = [
      {
        id: 'usual',
        uses: [
          { service: 'visit', bySubscriber: 1 },
          { service: 'stay', perChild: 1 },
        ],
      },
    ]
    const { plans } = payload({ ...usual, coverage: 'EK' }, { ...document, scenarios: childFirst })
    expect(plans.plan?.lineItems?.map((item) => item.service)).toEqual(['stay', 'visit'])
  })
})

test('A year without care has no line items', () => {
  expect(estimate(document).plans.plan?.explanation).toEqual([])
})

test('The assumptions are listed once, with the source if there is one', () => {
  const source = 'The benefits guide for 2027'
  expect(estimate({ ...document, source }, { ...usual, coverage: 'EF' }).assumptions).toEqual({
    locationFactor: 1.1,
    coveredMonths: 12,
    source,
    persons: [
      { role: 'subscriber', number: 1 },
      { role: 'spouse', number: 1 },
      { role: 'child', number: 1 },
      { role: 'child', number: 2 },
    ],
    services: [
      { id: 'stay', name: 'Service stay', uses: 1, allowedAmount: 4400, usesByPerson: [1, 0, 0, 0] },
      { id: 'visit', name: 'Service visit', uses: 6, allowedAmount: 110, usesByPerson: [2, 2, 1, 1] },
    ],
    claimOrder: [{ code: 'by-date' }, { code: 'mean-of-orders' }],
    orders: 48,
    years: 80,
  })
  expect(estimate(document).assumptions).not.toHaveProperty('source')
})

test('The claim order has a rule for stays only if there are any', () => {
  const day = { ...service('day', 900), daysPerStay: 3 }
  const stays = plansDocument({ services: [...services, day] })
  const codes = (id: string) =>
    estimate(stays, { customScenario: [uses('stay', 1), uses(id, 3)] }).assumptions?.claimOrder
  expect(codes('visit')).not.toContainEqual({ code: 'stays-together' })
  expect(codes('day')).toContainEqual({ code: 'stays-together' })
})

describe('The worst case is the cost of a year that reaches the maximum', () => {
  it.each([
    ['of the employee', 'EE', 600 + 100 + 1500 - 200],
    ['of a family', 'EC', 900 + 100 + 3000 - 200],
    ['less company money up to the expenses', 'EF', 900 + 100 + 3000 - 3000],
  ] as const)('%s', (_, coverage, expected) => {
    const costs = estimate(document, { coverage, surcharges: { 0: true } })
    expect(costs.plans.plan?.worstCase).toBe(expected)
  })

  it('minus all company money if it counts in full', () => {
    const costs = estimate({ ...document, accountMoney: 'full' }, { coverage: 'EF' })
    expect(costs.plans.plan?.worstCase).toBe(900 + 3000 - 4000)
  })

  const hra = { type: 'HRA', companyMoney: sameForAll(2000), needsOwnMoney: false } as const
  const account = { ...hra, pays: 'deductible-and-coinsurance' } as const
  const untilMet = { deductible: true, priceUntilDeductible: 60, copay: 40 }
  const otherProviders = [{ name: 'Out of network', share: 5, payment: { copay: 40 } }]
  // The maximum of 80 simulated years with 3 expected visits or stays, one of them certain, is 9.
  it.each([
    ['9 copays that an HRA does not pay', { account, payment: { copay: 40 } }, 3, 360],
    ['9 prices until the deductible is met', { account, payment: untilMet }, 3, 540],
    ['copays up to the maximum', { account, payment: { copay: 40 }, outOfPocketMaximum: limit(200) }, 3, 200],
    ['6 visits above a limit of 3', { payment: { visitLimit: 3 } }, 3, 600 + 600],
    [
      '9 copays, though only other providers have no limit of 3 visits',
      { account, otherProviders, payment: { visitLimit: 3 } },
      3,
      600 + 600 - 240,
    ],
    ['9 stays of 3 days that are not covered', { payment: { notCovered: true } }, 9, 600 + 2700],
  ])('with %s', (_, changes, count, expected) => {
    const stays = [{ ...service('visit', 100), daysPerStay: count / 3 }]
    const plans = [plan({ deductible: limit(500), outOfPocketMaximum: limit(600), ...changes })]
    const customScenario = [uses('visit', count)]
    const costs = estimate(plansDocument({ services: stays, plans }), { customScenario })
    expect(costs.plans.plan?.worstCase).toBe(expected)
  })

  it.each([
    ['EE', 1200],
    ['ES', 2400],
    ['EC', 3000],
  ] as const)('with the legal limit for each person of %s', (coverage, expected) => {
    const plans = [plan({ outOfPocketMaximum: limit(1500), payment: { coinsurance: 100 } })]
    const costs = estimate(plansDocument({ selfOnlyCap: 1200, plans }), {
      coverage,
      customScenario: [uses('visit', 9999)],
    })
    expect(costs.plans.plan).toMatchObject({ outOfPocketExpenses: expected, worstCase: expected })
  })
})
