import { describe, expect, it, test } from 'vitest'
import type { Plan, PlansDocument } from '../../src/contract/plans.ts'
import { estimate, limit, plan, plansDocument, service, uses } from './planDocument.ts'

const percent = (coinsurance: number) => ({ deductible: true, coinsurance })

/** What a plan's lines say that each person pays under the deductible, in the order of the persons. */
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
    ['evenly when it is aggregate', limit(300, { family: 600, kind: 'aggregate' }), 20, [300, 300]],
    ['as far as the claims of each person reach', limit(500, { family: 600 }), 7, [300, 300]],
    ['the one with more claims for the other', limit(500, { family: 600 }), 3, [200, 100]],
    ['never with more than each one’s own', limit(200, { family: 600 }), 20, [200, 200]],
    ['to the cent, the first person a cent more', limit(50, { family: 33.33 }), 20, [16.67, 16.66]],
  ])('%s', (_, deductible, times, expected) => {
    expect(deductiblesOf(document({ deductible }), times)).toEqual(expected)
  })

  it('without whoever has met a maximum before', () => {
    const services = [service('visit', 100), service('copaid', 100)]
    const terms = plan({
      deductible: limit(300, { family: 300 }),
      outOfPocketMaximum: limit(200, { family: 1000 }),
      payment: percent(0),
      services: [{ service: 'copaid', payment: { copay: 100 } }],
    })
    const usual = {
      id: 'usual',
      uses: [
        { service: 'visit', perAdult: 9 },
        { service: 'copaid', bySubscriber: 2 },
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
        { person: { role: 'subscriber', number: 1 }, service: 'copaid', copay: 200, deductible: 0 },
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

test('A family uses its maximum up in the order of its persons', () => {
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

test('What the deductible does not apply to gives nobody a larger part of it', () => {
  const services = [service('visit', 100), service('copaid', 100)]
  const terms = plan({
    deductible: limit(500, { family: 600 }),
    payment: percent(0),
    services: [{ service: 'copaid', payment: {} }],
  })
  const usual = {
    id: 'usual',
    uses: [
      { service: 'visit', bySubscriber: 1, perChild: 9 },
      { service: 'copaid', bySubscriber: 50 },
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
    ['holds for drugs, the plan’s own for the rest', { drugDeductible: 150 }, 3, 2, 150 + 30 + 200],
    ['of zero leaves drugs to their payment', { drugDeductible: 0 }, 3, 2, 60 + 200],
    ['that the plan has not leaves drugs under its own', {}, 3, 2, 500],
    [
      'does not hold for a drug that takes none',
      { drugDeductible: 150, services: [{ service: 'drug', payment: { copay: 10 } }] },
      3,
      0,
      30,
    ],
  ])('%s', (_, changes, drugs, visits, expected) => {
    expect(costOf(changes, drugs, visits)).toBe(expected)
  })

  it('is each person’s own', () => {
    expect(costOf({ drugDeductible: 150 }, 8, 0, 'ES')).toBe(2 * (150 + 50))
  })

  it('counts towards the maximum, before what the plan’s own deductible applies to', () => {
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

test('What the drug deductible and its percentage take of a maximum is not asked for under the plan’s deductible', () => {
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

test('Days of a stay are counted by the service', () => {
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
    'are those of one stay for %s, whether a scenario expects it or the employee does',
    (coverage) => {
      const customScenario = [uses('day', 4)]
      const [expected, custom] = ['stay', 'custom'].map((scenario) =>
        estimate(document(0), { coverage, scenario, customScenario }),
      )
      expect(custom?.plans.plan).toMatchObject({ outOfPocketExpenses: 300, explanation: [{ uses: 4 }] })
      expect(custom).toEqual(expected)
    },
  )

  it('make no year cheaper for a claim after which the deductible ends in the middle of a day', () => {
    const costOf = (operations: number) =>
      estimate(document(2000), { customScenario: [uses('day', 4), uses('operation', operations)] }).plans.plan
        ?.outOfPocketExpenses
    expect([costOf(0), costOf(1)]).toEqual([2300, 2300])
  })
})

test('What a prescription comes to at most is the plan’s', () => {
  const document = plansDocument({
    services: [service('drug', 1000)],
    plans: [plan({ payment: { coinsurance: 25, coinsuranceMaximum: 80 } })],
  })
  const costs = estimate(document, { customScenario: [uses('drug', 3)] })
  expect(costs.plans.plan?.outOfPocketExpenses).toBe(240)
})
