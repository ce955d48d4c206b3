import { describe, expect, it, test } from 'vitest'
import type { Plan, PlansDocument } from '../../src/contract/plans.ts'
import { estimate, limit, plan, plansDocument, service, uses } from './planDocument.ts'

const percent = (coinsurance: number) => ({ deductible: true, coinsurance })

/** What each person pays under the deductible, in the order of the persons. */
function deductiblesOf(document: PlansDocument, times: number, coverage: 'ES' | 'EF' = 'ES') {
  const lines = estimate(document, { coverage, customScenario: [uses('visit', times)] }).plans.plan!
    .explanation
  return lines.map(({ deductible }) => deductible)
}

describe('A family meets its deductible', () => {
  const document = (changes: Partial<Plan>) =>
    plansDocument({ plans: [plan({ payment: percent(50), ...changes })] })

  it.each([
    ['evenly', limit(500, { family: 600 }), 20, [300, 300]],
    ['evenly if it is aggregate', limit(300, { family: 600, kind: 'aggregate' }), 20, [300, 300]],
    ['up to the price of each person’s care', limit(500, { family: 600 }), 7, [300, 300]],
    ['with more from the person with more claims', limit(500, { family: 600 }), 3, [200, 100]],
    ['with at most the individual deductible from each person', limit(200, { family: 600 }), 20, [200, 200]],
    [
      'to the cent, with one cent more from the first person',
      limit(50, { family: 33.33 }),
      20,
      [16.67, 16.66],
    ],
  ])('%s', (_, deductible, times, expected) => {
    expect(deductiblesOf(document({ deductible }), times)).toEqual(expected)
  })

  it('without a person whose maximum is already met', () => {
    const services = [service('visit', 100), service('copay-only', 100)]
    const terms = plan({
      deductible: limit(300, { family: 300 }),
      outOfPocketMaximum: limit(200, { family: 1000 }),
      payment: percent(0),
      services: [{ service: 'copay-only', payment: { copay: 100 } }],
    })
    const usual = {
      id: 'usual',
      uses: [
        { service: 'visit', perAdult: 9 },
        { service: 'copay-only', bySubscriber: 2 },
      ],
    }
    const costs = estimate(plansDocument({ services, plans: [terms], scenarios: [usual] }), {
      coverage: 'ES',
      scenario: 'usual',
      customScenario: null,
    })
    expect(costs.plans.plan).toMatchObject({
      outOfPocketExpenses: 400,
      explanation: [
        { person: { role: 'subscriber', number: 1 }, service: 'copay-only', copay: 200, deductible: 0 },
        {
          person: { role: 'subscriber', number: 1 },
          service: 'visit',
          deductible: 0,
          amountOverMaximum: 100,
        },
        { person: { role: 'spouse', number: 1 }, service: 'visit', deductible: 200, amountOverMaximum: 100 },
      ],
    })
  })
})

test('The persons of a family use up its maximum in their order', () => {
  const terms = plan({ outOfPocketMaximum: limit(200, { family: 250 }), payment: { copay: 100 } })
  const { explanation } = estimate(plansDocument({ plans: [terms] }), {
    coverage: 'EF',
    customScenario: [uses('visit', 4)],
  }).plans.plan!
  expect(
    explanation.map(({ person, copay, amountOverMaximum }) => [person.role, copay, amountOverMaximum]),
  ).toEqual([
    ['subscriber', 100, 0],
    ['spouse', 100, 0],
    ['child', 50, 50],
    ['child', 0, 100],
  ])
})

test('Care without a deductible does not increase a person’s share of the deductible', () => {
  const services = [service('visit', 100), service('copay-only', 100)]
  const terms = plan({
    deductible: limit(500, { family: 600 }),
    payment: percent(0),
    services: [{ service: 'copay-only', payment: {} }],
  })
  const usual = {
    id: 'usual',
    uses: [
      { service: 'visit', bySubscriber: 1, perChild: 9 },
      { service: 'copay-only', bySubscriber: 50 },
    ],
  }
  const document = plansDocument({ services, plans: [terms], scenarios: [usual] })
  const inputs = { coverage: 'EK', scenario: 'usual', customScenario: null } as const
  expect(estimate(document, inputs).plans.plan?.outOfPocketExpenses).toBe(100 + 500)
})

describe('A drug deductible', () => {
  const document = (changes: Partial<Plan>) =>
    plansDocument({
      services: [{ ...service('drug', 100), isDrug: true }, service('visit', 100)],
      plans: [plan({ deductible: limit(1000), payment: percent(20), ...changes })],
    })
  const costOf = (changes: Partial<Plan>, drugs: number, visits: number, coverage: 'EE' | 'ES' = 'EE') =>
    estimate(document(changes), { coverage, customScenario: [uses('drug', drugs), uses('visit', visits)] })
      .plans.plan!.outOfPocketExpenses

  it.each([
    ['applies to drugs, and the plan’s own to the rest', { drugDeductible: 150 }, 3, 2, 150 + 30 + 200],
    ['of zero is no deductible', { drugDeductible: 0 }, 3, 2, 60 + 200],
    ['that is left out is replaced by the plan’s own', {}, 3, 2, 500],
    [
      'does not apply to a drug that is paid without a deductible',
      { drugDeductible: 150, services: [{ service: 'drug', payment: { copay: 10 } }] },
      3,
      0,
      30,
    ],
  ])('%s', (_, changes, drugs, visits, expected) => {
    expect(costOf(changes, drugs, visits)).toBe(expected)
  })

  it('applies per person', () => {
    expect(costOf({ drugDeductible: 150 }, 8, 0, 'ES')).toBe(2 * (150 + 50))
  })

  it('counts toward the maximum before claims under the plan’s own deductible', () => {
    const changes = { drugDeductible: 150, outOfPocketMaximum: limit(200) }
    expect(costOf(changes, 1, 9)).toBe(200)
    const { explanation } = estimate(document(changes), {
      customScenario: [uses('drug', 2), uses('visit', 9)],
    }).plans.plan!
    expect(explanation).toMatchObject([
      { service: 'drug', deductible: 150, coinsurance: 10, amountOverMaximum: 0 },
      { service: 'visit', deductible: 40, coinsurance: 0 },
    ])
  })
})

test('Payments for drugs leave less of the maximum for the plan’s deductible', () => {
  const services = [{ ...service('drug', 1000), isDrug: true }, service('visit', 1000)]
  const terms = plan({
    deductible: limit(1000, { family: 1000 }),
    drugDeductible: 1000,
    outOfPocketMaximum: limit(1000),
    payment: { deductible: true },
  })
  const usual = {
    id: 'usual',
    uses: [
      { service: 'drug', bySubscriber: 1 },
      { service: 'visit', perAdult: 1 },
    ],
  }
  const document = plansDocument({ services, plans: [terms], scenarios: [usual] })
  const inputs = { coverage: 'ES', scenario: 'usual', customScenario: null } as const
  expect(estimate(document, inputs).plans.plan?.outOfPocketExpenses).toBe(1000 + 1000)
})

test('Days of a stay are counted per service', () => {
  const document = plansDocument({
    services: [{ ...service('day', 5000), daysPerStay: 3 }],
    plans: [plan({ payment: { copay: 250, copayDays: 2 } })],
  })
  const costs = estimate(document, { customScenario: [uses('day', 7)] })
  expect(costs.plans.plan?.outOfPocketExpenses).toBe(5 * 250)
})

describe('Copays for some days of a stay', () => {
  const document = (deductible: number) =>
    plansDocument({
      services: [service('day', 1000), service('operation', 1001)],
      scenarios: [{ id: 'stay', uses: [{ service: 'day', bySubscriber: 4 }] }],
      plans: [
        plan({
          deductible: limit(deductible),
          payment: { deductible: true, copay: 300, copayDays: 1 },
        }),
      ],
    })

  it.each(['EE', 'ES', 'EF'] as const)(
    'are those of one stay for %s, in a scenario and in a custom scenario',
    (coverage) => {
      const customScenario = [uses('day', 4)]
      const [expected, custom] = ['stay', 'custom'].map((scenario) =>
        estimate(document(0), { coverage, scenario, customScenario }),
      )
      expect(custom?.plans.plan).toMatchObject({ outOfPocketExpenses: 300, explanation: [{ uses: 4 }] })
      expect(custom).toEqual(expected)
    },
  )

  it('do not make a year cheaper if the deductible ends within a day because of one more claim', () => {
    const costOf = (operations: number) =>
      estimate(document(2000), { customScenario: [uses('day', 4), uses('operation', operations)] }).plans.plan
        ?.outOfPocketExpenses
    expect([costOf(0), costOf(1)]).toEqual([2300, 2300])
  })
})

test('The coinsurance maximum limits each prescription', () => {
  const document = plansDocument({
    services: [service('drug', 1000)],
    plans: [plan({ payment: { coinsurance: 25, coinsuranceMaximum: 80 } })],
  })
  const costs = estimate(document, { customScenario: [uses('drug', 3)] })
  expect(costs.plans.plan?.outOfPocketExpenses).toBe(240)
})
