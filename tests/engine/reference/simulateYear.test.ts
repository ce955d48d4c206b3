import { describe, expect, it, test } from 'vitest'
import type { CalculationInputs } from '../../../src/contract/inputs.ts'
import type { Plan, PlansDocument } from '../../../src/contract/plans.ts'
import { noPersonalAnswers } from '../../../src/contract/personalQuestions.ts'
import { meanOfOrders, simulateYear } from './simulateYear.ts'

const limit = (individual: number, family = 2 * individual, kind: 'embedded' | 'aggregate' = 'embedded') => ({
  individual,
  family,
  kind,
})

const noMoney = { EE: 0, ES: 0, EC: 0, EF: 0 }

function documentWith(plan: Partial<Plan>, changes: Partial<PlansDocument> = {}): PlansDocument {
  const whole: Plan = {
    key: 'plan',
    displayName: 'The plan',
    deductible: limit(0),
    outOfPocketMaximum: limit(100_000),
    payment: {},
    payroll: [{ yearly: noMoney }],
    ...plan,
  }
  return {
    accountMoney: 'capped',
    persons: {
      EE: { adults: 1, children: 0 },
      ES: { adults: 2, children: 0 },
      EK: { adults: 1, children: 1 },
      EC: { adults: 1, children: 2 },
      EF: { adults: 2, children: 2 },
    },
    services: [
      { id: 'visit', name: 'Visit', allowedAmount: 100 },
      { id: 'scan', name: 'Scan', allowedAmount: 1000 },
      { id: 'surgery', name: 'Surgery', allowedAmount: 5000 },
      { id: 'hospital', name: 'Day in hospital', allowedAmount: 2000, daysPerStay: 3 },
      { id: 'pill', name: 'Prescription', allowedAmount: 50, isDrug: true },
    ],
    scenarios: [],
    locations: [],
    surcharges: [],
    savingsStyles: [],
    contributionLimits: [],
    plans: [whole],
    ...changes,
  }
}

function answers(changes: Partial<CalculationInputs> = {}): CalculationInputs {
  return {
    coverage: 'ES',
    scenario: 'custom',
    customScenario: [],
    surcharges: {},
    ...noPersonalAnswers,
    ...changes,
  }
}

/** Claims in the order of their dates. A is the employee and B the spouse; 'A hospital 3' is a stay of three days. */
type Order = string[]

function yearInOrder(document: PlansDocument, order: Order, changes: Partial<CalculationInputs> = {}) {
  const claims = order.map((claim) => {
    const [person, service, days = '1'] = claim.split(' ')
    return { person: person === 'A' ? 0 : 1, service, uses: Number(days) }
  })
  const customScenario = document.services.map(({ id, name }) => {
    const usesByPerson = [0, 1].map((person) =>
      claims.reduce((sum, each) => sum + (each.service === id && each.person === person ? each.uses : 0), 0),
    )
    return { id, name, uses: usesByPerson[0]! + usesByPerson[1]!, usesByPerson }
  })
  const persons: CalculationInputs['persons'] = [
    { role: 'subscriber', number: 1 },
    { role: 'spouse', number: 1 },
  ]
  const open = claims.map((claim, index) => ({ ...claim, index }))
  return simulateYear(
    document,
    answers({ customScenario, persons, ...changes }),
    ({ person, service, uses }) => {
      const { id } = document.services[service]!
      const position = open.findIndex(
        (each) => each.person === person && each.service === id && each.uses === uses,
      )
      return open.splice(position, 1)[0]!.index / claims.length
    },
  ).get('plan')!
}

/** Deductible, copay, coinsurance, and what is not covered, in dollars. */
function expensesInOrder(plan: Partial<Plan>, order: Order): number[] {
  const { deductible, copay, coinsurance, notCovered } = yearInOrder(documentWith(plan), order).expenses
  return [deductible, copay, coinsurance, notCovered].map((cents) => cents / 100)
}

const scanWithCopay = {
  payment: { deductible: true, coinsurance: 20 },
  services: [{ service: 'scan', payment: { deductible: true, copay: 100 } }],
}

describe('The order of two claims', () => {
  it.each([
    { order: ['A surgery', 'B scan'], expenses: [2000, 100, 600, 0] },
    { order: ['B scan', 'A surgery'], expenses: [2000, 0, 800, 0] },
  ])('decides which claim an aggregate deductible falls on: $order', ({ order, expenses }) => {
    expect(expensesInOrder({ deductible: limit(1000, 2000, 'aggregate'), ...scanWithCopay }, order)).toEqual(
      expenses,
    )
  })

  it.each([
    // The spouse meets what the employee leaves of the family's deductible.
    { order: ['A surgery', 'B scan'], expenses: [1500, 100, 800, 0] },
    { order: ['B scan', 'A surgery'], expenses: [1500, 0, 900, 0] },
  ])('decides who meets an embedded deductible: $order', ({ order, expenses }) => {
    expect(expensesInOrder({ deductible: limit(1000, 1500), ...scanWithCopay }, order)).toEqual(expenses)
  })

  it.each([
    // The surgery meets the employee's maximum, and the visit is free.
    { order: ['A surgery', 'A visit'], expenses: [0, 0, 800, 0] },
    { order: ['A visit', 'A surgery'], expenses: [0, 30, 770, 0] },
  ])('decides what the maximum removes: $order', ({ order, expenses }) => {
    const services = [{ service: 'visit', payment: { copay: 30 } }]
    const plan = { outOfPocketMaximum: limit(800), payment: { coinsurance: 20 }, services }
    expect(expensesInOrder(plan, order)).toEqual(expenses)
  })

  it.each([
    { order: ['A hospital 3', 'A scan'], expenses: [2500, 500, 200, 0] },
    // The deductible ends on the first day, and its copay is whole.
    { order: ['A scan', 'A hospital 3'], expenses: [2500, 500, 0, 0] },
  ])('decides on which day of a stay the deductible ends: $order', ({ order, expenses }) => {
    const services = [{ service: 'hospital', payment: { deductible: true, copay: 250, copayDays: 2 } }]
    const plan = { deductible: limit(2500), payment: { deductible: true, coinsurance: 20 }, services }
    expect(expensesInOrder(plan, order)).toEqual(expenses)
  })
})

describe('One use', () => {
  it.each<{ rule: string; plan: Partial<Plan>; order: Order; expenses: number[] }>([
    {
      rule: 'that is not covered costs its price outside the maximum',
      plan: {
        outOfPocketMaximum: limit(300),
        payment: { coinsurance: 50 },
        services: [{ service: 'scan', payment: { notCovered: true } }],
      },
      order: ['A scan', 'A surgery', 'A scan'],
      expenses: [0, 0, 300, 2000],
    },
    {
      rule: 'beyond the visit limit of a person is not covered',
      plan: { payment: { copay: 20, visitLimit: 2 } },
      order: ['A visit', 'A visit', 'B visit', 'A visit'],
      expenses: [0, 60, 0, 100],
    },
    {
      rule: 'among the first of a person costs a copay without the deductible',
      plan: {
        deductible: limit(50),
        payment: { deductible: true, copay: 30, firstUses: { count: 1, copay: 10 } },
      },
      order: ['A visit', 'A visit', 'B visit', 'A visit'],
      expenses: [50, 10 + 30 + 10 + 30, 0, 0],
    },
    {
      rule: 'among the first of a person is free without a copay',
      plan: { payment: { coinsurance: 10, firstUses: { count: 2 } } },
      order: ['A visit', 'A visit', 'A visit'],
      expenses: [0, 0, 10, 0],
    },
    {
      rule: 'has a flat price until the deductible is met, which does not count toward it',
      plan: {
        deductible: limit(1000),
        payment: { deductible: true },
        services: [{ service: 'visit', payment: { deductible: true, copay: 20, priceUntilDeductible: 60 } }],
      },
      order: ['A visit', 'A scan', 'A visit', 'B visit'],
      expenses: [1000, 60 + 20 + 60, 0, 0],
    },
    {
      rule: 'has no copay for each stay of the person',
      plan: {
        services: [
          { service: 'visit', payment: { copay: 40, coinsurance: 50, copayWaivedWith: 'hospital' } },
        ],
      },
      order: ['A visit', 'A hospital 3', 'A visit', 'A hospital 1', 'A visit', 'B visit'],
      expenses: [0, 80, 50 + 50 + 30 + 30, 0],
    },
    {
      rule: 'has a least and a most coinsurance',
      plan: { payment: { coinsurance: 10, coinsuranceMinimum: 30, coinsuranceMaximum: 75 } },
      order: ['A visit', 'A scan', 'A pill'],
      expenses: [0, 0, 30 + 75 + 30, 0],
    },
    {
      rule: 'has a least coinsurance of no more than the rest of the price',
      plan: { deductible: limit(80), payment: { deductible: true, coinsuranceMinimum: 30 } },
      order: ['A visit', 'A visit'],
      expenses: [80, 0, 20 + 30, 0],
    },
  ])('$rule', ({ plan, order, expenses }) => {
    expect(expensesInOrder(plan, order)).toEqual(expenses)
  })
})

describe('A limit', () => {
  const paid = { deductible: true, coinsurance: 20 }

  it.each<{ rule: string; plan: Partial<Plan>; order: Order; expenses: number[] }>([
    {
      rule: 'of a drug deductible applies to each person',
      plan: { deductible: limit(1000), drugDeductible: 40, payment: paid },
      order: ['A pill', 'A pill', 'B pill', 'A visit'],
      expenses: [40 + 40 + 100, 0, 2 + 10 + 2, 0],
    },
    {
      rule: 'of a drug deductible can also apply to the family',
      plan: { deductible: limit(1000), drugDeductible: 40, familyDrugDeductible: 60, payment: paid },
      order: ['A pill', 'B pill', 'B pill'],
      expenses: [40 + 20, 0, 2 + 6 + 10, 0],
    },
    {
      rule: 'of drugs is separate from the maximum',
      plan: { outOfPocketMaximum: limit(300), drugMaximum: limit(30), payment: { coinsurance: 50 } },
      order: ['A pill', 'A pill', 'A scan', 'A scan'],
      expenses: [0, 0, 25 + 5 + 300, 0],
    },
    {
      rule: 'of the family ends what another person pays',
      plan: { outOfPocketMaximum: limit(300, 400), payment: { coinsurance: 50 } },
      order: ['A scan', 'B scan'],
      expenses: [0, 0, 300 + 100, 0],
    },
    {
      rule: 'that excludes copays does not end them',
      plan: {
        outOfPocketMaximum: limit(250),
        maximumExcludesCopays: true,
        payment: { coinsurance: 20 },
        services: [{ service: 'visit', payment: { copay: 30 } }],
      },
      order: ['A visit', 'A scan', 'A scan', 'A visit'],
      expenses: [0, 60, 200 + 50, 0],
    },
  ])('$rule', ({ plan, order, expenses }) => {
    expect(expensesInOrder(plan, order)).toEqual(expenses)
  })

  it('for one person is at most the legal one, under an aggregate maximum too', () => {
    const plan = { outOfPocketMaximum: limit(500, 1000, 'aggregate'), payment: { coinsurance: 100 } }
    const year = yearInOrder(documentWith(plan, { selfOnlyCap: 700 }), ['A surgery', 'B surgery'])
    expect(year.outOfPocket).toBe(1000_00)
    expect(yearInOrder(documentWith(plan, { selfOnlyCap: 700 }), ['A surgery']).outOfPocket).toBe(700_00)
  })
})

describe('The year', () => {
  const amountOfTiers = (EE: number) => ({ EE, ES: 2 * EE, EC: 3 * EE, EF: 4 * EE })
  const hra = { type: 'HRA', companyMoney: amountOfTiers(500), needsOwnMoney: false } as const
  const hsa = { ...hra, type: 'HSA' } as const

  it('includes payroll, company money that is used, and surcharges', () => {
    const document = documentWith(
      { payment: { coinsurance: 60 }, account: hsa, payroll: [{ perPay: amountOfTiers(10) }] },
      { payPeriods: 24, surcharges: [{ id: 'tobacco', yearly: 300 }] },
    )
    expect(yearInOrder(document, ['A scan'], { surcharges: { tobacco: true } })).toMatchObject({
      outOfPocket: 600_00,
      accountMoney: 600_00,
      payroll: 480_00,
      surcharges: 300_00,
      total: 780_00,
    })
  })

  it.each<[string, Partial<Plan>, number]>([
    [
      'pays deductible and coinsurance only',
      { account: { ...hra, pays: 'deductible-and-coinsurance' } },
      200,
    ],
    ['of an HRA is capped', { account: { ...hra, companyMoney: amountOfTiers(900) } }, 230],
    ['of an HSA counts fully', { account: { ...hsa, counts: 'full' } }, 1000],
    ['per paycheck', { account: { ...hsa, per: 'paycheck', companyMoney: amountOfTiers(3) } }, 6 * 26],
    [
      'of a salary band',
      { account: { ...hsa, companyMoneyByBand: [{ salaryBand: 'low', amounts: amountOfTiers(50) }] } },
      100,
    ],
    [
      'with a match',
      {
        account: {
          ...hsa,
          companyMoney: amountOfTiers(20),
          match: { percentage: 50, maximum: amountOfTiers(30) },
        },
      },
      40 + 60,
    ],
  ])('has company money that %s', (_, changes, dollars) => {
    const document = documentWith(
      {
        payment: { coinsurance: 20 },
        services: [{ service: 'visit', payment: { copay: 30 } }],
        ...changes,
      },
      { payPeriods: 24, paychecks: 26, savingsStyles: [{ id: 'saver', avoidsOwnMoney: false }] },
    )
    const year = yearInOrder(document, ['A scan', 'A visit'], { salaryBand: 'low', savingsStyle: 'saver' })
    expect(year.accountMoney).toBe(dollars * 100)
  })

  it.each<[string, Omit<PlansDocument['surcharges'][number], 'id'>, number, number]>([
    ['for each adult', { yearly: 100, per: 'adult' }, 200, 0],
    ['for each person', { perPay: 5, per: 'person' }, 4 * 5 * 24, 0],
    ['by tier', { yearlyByTier: { EE: 1, ES: 2, EC: 3, EF: -40 } }, -40, 0],
    ['by tier and payroll deduction', { perPayByTier: { EE: 1, ES: 2, EC: 3, EF: 4 } }, 96, 0],
    ['under another plan', { yearly: 100, plans: ['other'] }, 0, 0],
    ['paid into the account', { yearly: -100, paidIntoAccount: true }, 0, 100],
  ])('has a surcharge %s', (_, row, surcharges, accountMoney) => {
    const document = documentWith(
      { account: { ...hsa, companyMoney: noMoney, counts: 'full' } },
      { payPeriods: 24, surcharges: [{ id: 1, ...row }] },
    )
    const year = simulateYear(document, answers({ coverage: 'EF', surcharges: { 1: true } }), () => 0)
    expect(year.get('plan')).toMatchObject({
      surcharges: surcharges * 100,
      accountMoney: accountMoney * 100,
    })
  })

  it.each([
    ['low', 'Boise', 1],
    ['low', 'Reno', 2],
    ['high', 'Boise', 3],
    ['high', 'Reno', 4],
  ])('has the payroll deduction of band %s in %s', (salaryBand, location, dollars) => {
    const payroll = [
      { yearly: amountOfTiers(4) },
      { location: 'Boise', yearly: amountOfTiers(3) },
      { salaryBand: 'low', yearly: amountOfTiers(2) },
      { salaryBand: 'low', location: 'Boise', yearly: amountOfTiers(1) },
    ]
    const inputs = answers({ coverage: 'EE', salaryBand, location })
    expect(simulateYear(documentWith({ payroll }), inputs, () => 0).get('plan')?.payroll).toBe(dollars * 100)
  })

  it('has only the plans that are offered', () => {
    const document = documentWith({ locations: ['Boise'], salaryBands: ['low', 'high'] })
    const offered = (location: string, salaryBand: string) =>
      simulateYear(document, answers({ location, salaryBand }), () => 0).has('plan')
    expect([offered('Boise', 'low'), offered('Reno', 'low'), offered('Boise', 'none')]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('has the prices of the location and the amounts of the covered months', () => {
    const document = documentWith(
      { payment: { coinsurance: 100 }, payroll: [{ yearly: amountOfTiers(1000) }] },
      { coveredMonths: 5, locations: [{ id: 'Boise', factor: 1.15 }] },
    )
    const year = yearInOrder(document, ['A visit'], { location: 'Boise' })
    expect(year).toMatchObject({ outOfPocket: 115_00, payroll: 833_33 })
  })

  it("distributes custom uses in whole stays, and a scenario's uses by role", () => {
    const plan = { payment: { coinsurance: 100, visitLimit: 4 } }
    const hospital = [{ id: 'hospital', name: 'Day in hospital', uses: 7 }]
    const expected = [{ service: 'visit', perAdult: 1, perChild: 2, bySubscriber: 1, byOneChild: 3 }]
    const document = documentWith(plan, { scenarios: [{ id: 'asthma', uses: expected }] })
    // Three days of the employee and one of the spouse's are covered, then the last day of the employee's second stay.
    const custom = simulateYear(document, answers({ customScenario: hospital }), () => 0).get('plan')!
    expect(custom.expenses).toMatchObject({ coinsurance: 7 * 2000_00, notCovered: 0 })
    // Two uses by the employee, one by the spouse, five by the first child, and two by the second.
    const inputs = answers({ coverage: 'EF', scenario: 'asthma', customScenario: null })
    const scenario = simulateYear(document, inputs, () => 0).get('plan')!
    expect(scenario.expenses).toMatchObject({ coinsurance: 9 * 100_00, notCovered: 100_00 })
  })
})

test('The mean of many orders is between those of the orders', () => {
  const document = documentWith({ deductible: limit(1000, 2000, 'aggregate'), ...scanWithCopay })
  const uses = [
    { id: 'surgery', name: '', uses: 1, usesByPerson: [1, 0] },
    { id: 'scan', name: '', uses: 1, usesByPerson: [0, 1] },
  ]
  const mean = meanOfOrders(document, answers({ customScenario: uses }), { orders: 4000, seed: 1 }).get(
    'plan',
  )!
  expect([mean.lowestTotal, mean.highestTotal]).toEqual([2700_00, 2800_00])
  // Both orders are equally likely.
  expect(Math.abs(mean.total - 2750_00)).toBeLessThan(4 * mean.standardError)
  expect(mean.standardError).toBeCloseTo(5000 / Math.sqrt(4000), 0)
})
