import { describe, expect, it } from 'vitest'
import type { Payment, Plan } from '../../src/contract/plans.ts'
import { paid, paidByPerson, services, withPayments } from './paidAmounts.ts'
import { payInOrder, sumPaid } from './payInOrder.ts'
import { estimate, limit, service, uses } from './planDocument.ts'

describe('First uses', () => {
  const thenPercent = { deductible: true, coinsurance: 20 }
  it.each([
    ['are free: 2 × 20% of 100', { firstUses: { count: 3 }, coinsurance: 20 }, 5, [0, 0, 40, 0]],
    ['have a copay: 3 × 5 + 2 × 35', { firstUses: { count: 3, copay: 5 }, copay: 35 }, 5, [0, 85, 0, 0]],
    ['cost at most the price', { firstUses: { count: 9, copay: 150 } }, 2, [0, 200, 0, 0]],
    [
      'leave the deductible of 100 to later uses: 25, 100, 20',
      { firstUses: { count: 1, copay: 25 }, ...thenPercent },
      3,
      [100, 25, 20, 0],
    ],
  ] as const)('%s', (_, visit, times, expected) => {
    expect(paid(withPayments({ visit }, { deductible: limit(100) }), { visit: times })).toEqual(expected)
  })

  it('are counted per person: each of two has one visit with the copay of 35', () => {
    const visit = { firstUses: { count: 2 }, copay: 35 }
    expect(paid(withPayments({ visit }), { visit: 6 }, 'ES')).toEqual([0, 70, 0, 0])
  })

  it('are among the facts of the plan, with their copay', () => {
    const { facts } = estimate(withPayments({ visit: { firstUses: { count: 3, copay: 5 } } })).plans.plan!
    expect(facts?.firstUses).toEqual([{ service: 'visit', count: 3, copay: 5 }])
    expect(estimate(withPayments({ visit: {} })).plans.plan!.facts).not.toHaveProperty('firstUses')
  })
})

describe('First uses that services share', () => {
  const firstUses = { count: 3, shared: true }
  const terms = {
    visit: { firstUses, copay: 35 },
    care: { firstUses: { ...firstUses, copay: 5 }, deductible: true, coinsurance: 20 },
    drug: { copay: 10 },
  }
  const document = withPayments(terms, { deductible: limit(1000) })
  const inOrder = (...dated: [person: number, service: string, uses?: number][]) =>
    payInOrder(
      document,
      'ES',
      dated.map(([person, id, times = 1]) => ({ person, service: id, uses: times })),
    ).map(({ deductible, copay, coinsurance }) => [deductible, copay, coinsurance])

  it('are the first by date: two visits free, care for 5, then 35 and 1,000 + 20% of 4,000', () => {
    expect(inOrder([0, 'visit'], [0, 'drug'], [0, 'visit'], [0, 'care'], [0, 'visit'], [0, 'care'])).toEqual([
      [0, 0, 0],
      [0, 10, 0],
      [0, 0, 0],
      [0, 5, 0],
      [0, 35, 0],
      [1000, 0, 800],
    ])
  })

  it('end within a claim of several uses: 5, then two of four visits free', () => {
    expect(inOrder([0, 'care'], [0, 'visit', 4])).toEqual([
      [0, 5, 0],
      [0, 70, 0],
    ])
  })

  it('are counted per person', () => {
    expect(inOrder([0, 'visit', 3], [1, 'visit', 3], [0, 'visit'], [1, 'visit'])).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [0, 35, 0],
      [0, 35, 0],
    ])
  })

  it('are only covered uses: after one covered visit and one that is not, two for 5', () => {
    const { visit, care } = terms
    const limited = withPayments({ visit: { ...visit, visitLimit: 1 }, care }, { deductible: limit(1000) })
    const dated = ['visit', 'visit', 'care', 'care', 'care'].map((id) => ({
      person: 0,
      service: id,
      uses: 1,
    }))
    expect(payInOrder(limited, 'EE', dated).map(({ copay }) => copay)).toEqual([0, 0, 5, 5, 0])
  })

  it('are in each round of the care on the curve: a year of 400 costs 35, and 687.5 of them 687 × 35', () => {
    const { curve, plans } = estimate(document, { customScenario: [uses('visit', 4)] })
    expect(plans.plan!.outOfPocketExpenses).toBe(35)
    expect(curve!.points.at(-1)).toEqual({ care: 275_000, totalCosts: { plan: 24_045 } })
  })

  it('are not among the facts of the plan, which are per service', () => {
    expect(estimate(document).plans.plan!.facts).not.toHaveProperty('firstUses')
  })
})

describe('A copay that a stay waives', () => {
  const visit = { copay: 40, copayWaivedWith: 'stay' }
  it.each([
    ['is due without a stay: 2 × 40', { visit: 2 }, [0, 80, 0, 0]],
    ['is waived for one use by a stay of three days', { visit: 2, stay: 3 }, [0, 40, 0, 0]],
    ['is waived for two uses by two stays of three days', { visit: 2, stay: 6 }, [0, 0, 0, 0]],
    ['is waived for one use by an incomplete stay too', { visit: 2, stay: 1 }, [0, 40, 0, 0]],
  ])('%s', (_, used, expected) => {
    expect(paid(withPayments({ visit }), used)).toEqual(expected)
  })

  it('leaves the percentage: 20% of 100, instead of 40 and 20% of 60', () => {
    const withPercent = withPayments({ visit: { ...visit, coinsurance: 20 } })
    expect(paid(withPercent, { visit: 1, stay: 1 })).toEqual([0, 0, 20, 0])
    expect(paid(withPercent, { visit: 1 })).toEqual([0, 40, 12, 0])
  })

  it('is waived for the earliest use: 100 and 100, then 50 and 40, then 40, under a deductible of 250', () => {
    const document = withPayments({ visit: { deductible: true, ...visit } }, { deductible: limit(250) })
    expect(paid(document, { visit: 4, stay: 1 })).toEqual([250, 80, 0, 0])
  })

  it('leaves the price until the deductible is met', () => {
    const document = withPayments(
      { visit: { ...visit, deductible: true, priceUntilDeductible: 55 } },
      { deductible: limit(300) },
    )
    expect(paid(document, { visit: 1, stay: 1 })).toEqual([0, 55, 0, 0])
  })

  const waivedDay = { copay: 40, copayWaivedWith: 'drug' }
  it.each([
    [
      'after a first use of the same claim: 5, and 2 × 40',
      { firstUses: { count: 1, copay: 5 } },
      [0, 85, 0, 0],
    ],
    [
      'under a deductible of 6,000: 5,000, then 1,000 and 40, then 40',
      { deductible: true },
      [6000, 80, 0, 0],
    ],
  ])('is waived for the first of three days, %s', (_, changes, expected) => {
    const document = withPayments({ stay: { ...waivedDay, ...changes } }, { deductible: limit(6000) })
    expect(paid(document, { stay: 3, drug: 1 })).toEqual(expected)
  })

  it('is due for a person without a stay', () => {
    const document = withPayments({ visit })
    const ofSpouse = (stay: number[]) => paidByPerson(document, { visit: [0, 1], stay })
    expect(ofSpouse([1, 0])).toEqual([0, 40, 0, 0])
    expect(ofSpouse([0, 1])).toEqual([0, 0, 0, 0])
  })

  it('is waived once for all days of a person together if the length of a stay is unknown', () => {
    const withoutLength = services.map(({ id, allowedAmount }) => service(id, allowedAmount))
    const document = { ...withPayments({ visit }), services: withoutLength }
    expect(paid(document, { visit: 2, stay: 9 })).toEqual([0, 40, 0, 0])
  })
})

describe('A copay before the deductible', () => {
  const visit = { copay: 40, copayFirst: true, deductible: true, coinsurance: 50 }
  const withTerms = (terms: Partial<Plan>, changes: Payment = {}) =>
    withPayments({ visit: { ...visit, ...changes } }, { deductible: limit(150), ...terms })
  it.each([
    ['leaves 60 of 100 to the deductible', {}, {}, { visit: 1 }, [60, 40, 0, 0]],
    ['leaves 60, 60, 30 and half of 30 to four visits', {}, {}, { visit: 4 }, [150, 160, 45, 0]],
    [
      'is after first uses: 5, then 40 and 60',
      {},
      { firstUses: { count: 1, copay: 5 } },
      { visit: 2 },
      [60, 45, 0, 0],
    ],
    ['that a stay waives leaves 100', {}, { copayWaivedWith: 'stay' }, { visit: 1, stay: 3 }, [100, 0, 0, 0]],
    [
      'is trimmed last by the maximum: 40, and 10 of 60',
      { outOfPocketMaximum: limit(50) },
      {},
      { visit: 1 },
      [10, 40, 0, 0],
    ],
    ['is trimmed to the maximum', { outOfPocketMaximum: limit(30) }, {}, { visit: 1 }, [0, 30, 0, 0]],
    [
      'can be outside the maximum: 40, and 50 of 60',
      { outOfPocketMaximum: limit(50), maximumExcludesCopays: true },
      {},
      { visit: 1 },
      [50, 40, 0, 0],
    ],
  ] as const)('%s', (_, terms, changes, used, expected) => {
    expect(paid(withTerms(terms, changes), used)).toEqual(expected)
  })

  it('comes before a deductible for drugs too: 40, then 30 of 80, then half of 50 and of 80', () => {
    const document = withPayments({ drug: visit }, { drugDeductible: 30 })
    expect(paid(document, { drug: 2 })).toEqual([30, 80, 65, 0])
  })
})

describe('Care that is not covered', () => {
  const care = { deductible: true, coinsurance: 100 }
  it('costs its whole price, outside the deductible of 500 and the maximum of 600', () => {
    const terms = { deductible: limit(500), outOfPocketMaximum: limit(600) }
    const document = withPayments({ visit: { notCovered: true }, care }, terms)
    expect(paid(document, { visit: 3, care: 1 })).toEqual([500, 0, 100, 300])
    expect(paid(document, { visit: 9 })).toEqual([0, 0, 0, 900])
  })

  it.each([
    ['begins after the visit limit: 3 × 40 + 2 × 100', { copay: 40, visitLimit: 3 }, 'EE', 5, [120, 200]],
    ['begins for each person: 2 × (2 × 40 + 100)', { copay: 40, visitLimit: 2 }, 'ES', 6, [160, 200]],
    [
      'begins after first uses too: two free, one at 40, two at 100',
      { firstUses: { count: 2 }, copay: 40, visitLimit: 3 },
      'EE',
      5,
      [40, 200],
    ],
  ] as const)('%s', (_, visit, coverage, times, [copay, notCovered]) => {
    expect(paid(withPayments({ visit }), { visit: times }, coverage)).toEqual([0, copay, 0, notCovered])
  })
})

describe('A price until the deductible is met', () => {
  const visit = { deductible: true, priceUntilDeductible: 55, copay: 10 }
  it('is paid for each use, and does not count toward the deductible: 9 × 55', () => {
    expect(paid(withPayments({ visit }, { deductible: limit(300) }), { visit: 9 })).toEqual([0, 495, 0, 0])
  })

  it('ends when other care meets the deductible: 55, 300, 10', () => {
    const document = withPayments({ visit, care: { deductible: true } }, { deductible: limit(300) })
    const dated = ['visit', 'care', 'visit'].map((id) => ({ person: 0, service: id }))
    expect(payInOrder(document, 'EE', dated)).toMatchObject([
      { copay: 55 },
      { deductible: 300 },
      { copay: 10 },
    ])
    expect(sumPaid(payInOrder(document, 'EE', dated))).toMatchObject({ deductible: 300, copay: 65 })
  })
})
