import { describe, expect, it, test } from 'vitest'
import { generateClient } from '../../fixtures/generate.ts'
import type { CalculationInputs } from '../../src/contract/inputs.ts'
import { parseOutputs } from '../../src/contract/outputs.ts'
import { parsePlans, type PlansDocument } from '../../src/contract/plans.ts'
import { calculate } from '../../src/engine/calculate.ts'
import { createModel } from '../../src/engine/createModel.ts'
import { answers, estimate, limit, plan, plansDocument, service, uses } from './planDocument.ts'

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
  account: {
    type: 'HSA',
    companyMoney: { EE: 200, ES: 200, EC: 200, EF: 4000 },
    needsOwnMoney: false,
  },
})
const document = plansDocument({
  services,
  scenarios,
  locations: [{ id: 'here', factor: 1.1 }],
  surcharges: [{ id: 0, yearly: 100 }],
  plans: [terms],
})
const usual = { scenario: 'usual', customScenario: null, location: 'here' }

test('Each line has the cost of one person’s uses of one service, in the order of the claims', () => {
  expect(estimate(document, { ...usual, coverage: 'EK' }).plans.plan?.explanation).toEqual([
    {
      person: { role: 'subscriber', number: 1 },
      service: 'visit',
      name: 'Service visit',
      uses: 2,
      allowedAmount: 220,
      deductible: 0,
      copay: 60,
      coinsurance: 0,
      amountOverMaximum: 0,
    },
    {
      person: { role: 'subscriber', number: 1 },
      service: 'stay',
      name: 'Service stay',
      uses: 1,
      allowedAmount: 4400,
      deductible: 1000,
      copay: 50,
      coinsurance: 390,
      amountOverMaximum: 280,
    },
    {
      person: { role: 'child', number: 1 },
      service: 'visit',
      name: 'Service visit',
      uses: 1,
      allowedAmount: 110,
      deductible: 0,
      copay: 30,
      coinsurance: 0,
      amountOverMaximum: 0,
    },
  ])
})

describe('On the wire', () => {
  const payload = (inputs: Partial<CalculationInputs>, plans = document) =>
    calculate(createModel(parsePlans(plans), 2027), answers(inputs))

  it('a service is one item with an amount per person, without amounts that are all zero', () => {
    expect(payload({ ...usual, coverage: 'EK' }).plans.plan?.lineItems).toEqual([
      { service: 'visit', copay: [60, 30] },
      {
        service: 'stay',
        deductible: [1000, 0],
        copay: [50, 0],
        coinsurance: [390, 0],
        amountOverMaximum: [280, 0],
      },
    ])
  })

  it('items are in the order of the claims, whoever uses the service', () => {
    const childFirst = [
      {
        id: 'usual',
        uses: [
          { service: 'visit', perChild: 1 },
          { service: 'stay', bySubscriber: 1 },
        ],
      },
    ]
    const { plans } = payload({ ...usual, coverage: 'EK' }, { ...document, scenarios: childFirst })
    expect(plans.plan?.lineItems?.map((item) => item.service)).toEqual(['visit', 'stay'])
  })

  it('a large client’s result stays below a megabyte', () => {
    const { plans } = generateClient({ plans: 8, services: 300, locations: 1 })
    const large: PlansDocument = { ...plans, persons: { ...plans.persons, EF: { adults: 2, children: 9 } } }
    const customScenario = plans.services.map(({ id }, index) => uses(id, 11 + (index % 40)))
    const location = plans.locations[0]!.id
    const outputs = payload({ coverage: 'EF', customScenario, location }, large)
    expect(JSON.stringify(outputs).length).toBeLessThan(1e6)
    const lines = Object.values(parseOutputs(outputs).plans).flatMap(({ explanation }) => explanation)
    expect(lines).toHaveLength(8 * 300 * 11)
  })
})

test('A year without care has no line items', () => {
  expect(estimate(document).plans.plan?.explanation).toEqual([])
})

test('The assumptions are listed once', () => {
  expect(estimate(document, { ...usual, coverage: 'EF' }).assumptions).toEqual({
    locationFactor: 1.1,
    coveredMonths: 12,
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
    claimOrder: [
      { code: 'no-deductible-first' },
      { code: 'deductible-last' },
      { code: 'most-expensive-first' },
      { code: 'family-deductible-shared-evenly' },
      { code: 'family-maximum-by-person' },
    ],
  })
})

test('The claim order has only the rules that apply', () => {
  const drug = { ...service('drug', 50), isDrug: true }
  const plans = [plan({ drugDeductible: 100, payment: { deductible: true } })]
  expect(estimate(plansDocument({ services: [drug], plans })).assumptions).toMatchObject({
    locationFactor: 1,
    claimOrder: [{ code: 'drug-deductible-next' }, { code: 'most-expensive-first' }],
  })
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

  it('less all company money if it counts in full', () => {
    const costs = estimate({ ...document, accountMoney: 'full' }, { coverage: 'EF' })
    expect(costs.plans.plan?.worstCase).toBe(900 + 3000 - 4000)
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
