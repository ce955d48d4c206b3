import { describe, expect, it, test } from 'vitest'
import type { Plan } from '../../src/contract/plans.ts'
import { payInOrder, totalPaid } from './payInOrder.ts'
import { estimate, limit, plan, plansDocument, service, uses } from './planDocument.ts'

const percent = (coinsurance: number) => ({ deductible: true, coinsurance })

/** What the member pays under the deductible for each claim, in dollars. */
function deductiblesInOrder(changes: Partial<Plan>, persons: number[], coverage: 'ES' | 'EF' = 'ES') {
  const document = plansDocument({ plans: [plan({ payment: percent(50), ...changes })] })
  const dated = persons.map((person) => ({ person, service: 'visit' }))
  return payInOrder(document, coverage, dated).map(({ deductible }) => deductible)
}

describe('A family meets its deductible', () => {
  it.each([
    ['in the order of the claims', limit(500, { family: 250 }), [0, 1, 1, 0], [100, 100, 50, 0]],
    ['jointly if aggregate', limit(125, { family: 250, kind: 'aggregate' }), [0, 0, 0, 1], [100, 100, 50, 0]],
    ['with at most one deductible each', limit(150, { family: 250 }), [0, 0, 0, 1, 1], [100, 50, 0, 100, 0]],
    ['to the cent', limit(50, { family: 83.33 }), [0, 1, 1], [50, 33.33, 0]],
  ])('%s', (_, deductible, persons, expected) => {
    expect(deductiblesInOrder({ deductible }, persons)).toEqual(expected)
  })

  it('as far as its members pay: a person whose maximum is met adds nothing', () => {
    const services = [service('visit', 100), service('copay-only', 100)]
    const terms = plan({
      deductible: limit(300, { family: 300 }),
      outOfPocketMaximum: limit(200, { family: 1000 }),
      payment: percent(0),
      services: [{ service: 'copay-only', payment: { copay: 100 } }],
    })
    const document = plansDocument({ services, plans: [terms] })
    const paid = payInOrder(document, 'ES', [
      { person: 0, service: 'copay-only' },
      { person: 0, service: 'copay-only' },
      { person: 0, service: 'visit' },
      { person: 1, service: 'visit' },
      { person: 1, service: 'visit' },
      { person: 1, service: 'visit' },
    ])
    expect(paid.map(({ deductible, copay }) => [deductible, copay])).toEqual([
      [0, 100],
      [0, 100],
      [0, 0],
      [100, 0],
      [100, 0],
      [0, 0],
    ])
  })

  it('on average as in every order: the shares of the persons sum to it', () => {
    const document = plansDocument({
      plans: [plan({ deductible: limit(500, { family: 600 }), payment: percent(50) })],
    })
    const { explanation } = estimate(document, { coverage: 'ES', customScenario: [uses('visit', 20)] }).plans
      .plan!
    const shares = explanation.map(({ deductible }) => deductible)
    expect(shares).toHaveLength(2)
    expect(shares[0]! + shares[1]!).toBeCloseTo(600, 6)
    for (const share of shares) expect(Math.abs(share - 300)).toBeLessThan(20)
  })
})

test('A family uses up its maximum in the order of the claims', () => {
  const terms = plan({ outOfPocketMaximum: limit(200, { family: 250 }), payment: { copay: 100 } })
  const document = plansDocument({ plans: [terms] })
  const paid = payInOrder(document, 'EF', [
    { person: 3, service: 'visit' },
    { person: 1, service: 'visit' },
    { person: 0, service: 'visit' },
    { person: 2, service: 'visit' },
  ])
  expect(paid.map(({ copay }) => copay)).toEqual([100, 100, 50, 0])
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
      'does not apply to other care without a deductible',
      { drugDeductible: 150, services: [{ service: 'visit', payment: { coinsurance: 20 } }] },
      1,
      1,
      100 + 20,
    ],
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

  it('is met by each person separately', () => {
    const drugs = [0, 0, 1, 1].map((person) => ({ person, service: 'drug' }))
    const paid = payInOrder(document({ drugDeductible: 150 }), 'ES', drugs)
    expect(paid.map(({ deductible }) => deductible)).toEqual([100, 50, 100, 50])
  })

  it('counts toward the maximum, and the plan’s own deductible only as far as the maximum leaves it', () => {
    const changes = { drugDeductible: 150, outOfPocketMaximum: limit(200) }
    const drugsFirst = payInOrder(document(changes), 'EE', [
      { person: 0, service: 'drug' },
      { person: 0, service: 'drug' },
      { person: 0, service: 'visit' },
      { person: 0, service: 'visit' },
    ])
    expect(drugsFirst.map(({ deductible, coinsurance }) => [deductible, coinsurance])).toEqual([
      [100, 0],
      [50, 10],
      [40, 0],
      [0, 0],
    ])
    expect(costOf(changes, 2, 9)).toBe(200)
  })
})

describe('Copays for some days of a stay', () => {
  const document = (deductible: number) =>
    plansDocument({
      services: [service('day', 1000), service('operation', 1001)],
      scenarios: [{ id: 'stay', uses: [{ service: 'day', bySubscriber: 4 }] }],
      plans: [
        plan({ deductible: limit(deductible), payment: { deductible: true, copay: 300, copayDays: 1 } }),
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
      expect(custom?.plans).toEqual(expected?.plans)
    },
  )

  it('do not make a year cheaper if the deductible ends within a day because of one more claim', () => {
    const costOf = (...services: string[]) =>
      totalPaid(
        payInOrder(
          document(2000),
          'EE',
          services.map((id) => ({ person: 0, service: id, uses: id === 'day' ? 4 : 1 })),
        ),
      )
    expect([costOf('day'), costOf('operation', 'day'), costOf('day', 'operation')]).toEqual([
      2300, 2300, 2600,
    ])
  })
})
