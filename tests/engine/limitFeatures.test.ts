import { describe, expect, it, test } from 'vitest'
import type { CalculationInputs } from '../../src/contract/inputs.ts'
import { paid, paidByPerson, withPayments } from './paidAmounts.ts'
import { estimate, limit, plan, plansDocument, service, uses } from './planDocument.ts'

const all = { coinsurance: 100 }

describe('A drug deductible', () => {
  const document = withPayments(
    { drug: { deductible: true } },
    { drugDeductible: 100, familyDrugDeductible: 150 },
  )
  const withoutFamily = withPayments({ drug: { deductible: true } }, { drugDeductible: 100 })

  it.each([
    ['is at most the family amount for all persons', document, 'EF', 4, 150],
    ['is each person’s own without a family amount: 4 × 100', withoutFamily, 'EF', 4, 400],
    ['is the personal amount for one person of a family', document, 'EF', 1, 100],
    ['is the personal amount for the employee alone', document, 'EE', 4, 100],
  ] as const)('%s', (_title, each, coverage, fills, expected) => {
    expect(paid(each, { drug: fills }, coverage)).toEqual([expected, 0, 0, 0])
  })
})

describe('A maximum for prescriptions', () => {
  const terms = { outOfPocketMaximum: limit(1000), drugMaximum: limit(200, { family: 300 }) }
  const document = withPayments({ drug: { coinsurance: 50 }, care: all }, terms)

  it('ends only prescriptions: 200 of 6 × 60, and 1,000 of 5,000', () => {
    expect(paid(document, { drug: 6 })).toEqual([0, 0, 200, 0])
    expect(paid(document, { drug: 6, care: 1 })).toEqual([0, 0, 1200, 0])
  })

  it('has a family amount: 300 of twice 200', () => {
    expect(paidByPerson(document, { drug: [6, 6] })).toEqual([0, 0, 300, 0])
    expect(paidByPerson(document, { drug: [6, 1] })).toEqual([0, 0, 260, 0])
  })

  it('is part of the worst case: 1,000 + 200', () => {
    expect(estimate(document).plans.plan?.worstCase).toBe(1200)
    expect(estimate(document, { coverage: 'ES' }).plans.plan?.worstCase).toBe(2300)
  })

  it('is limited for each person by law, separately: 500 + 200', () => {
    const high = { outOfPocketMaximum: limit(1000), drugMaximum: limit(700) }
    const capped = { ...withPayments({ drug: all, care: all }, high), selfOnlyCap: 500 }
    expect(paid(capped, { drug: 99, care: 1 })).toEqual([0, 0, 1000, 0])
  })
})

describe('A maximum that excludes copays', () => {
  const terms = { outOfPocketMaximum: limit(600), maximumExcludesCopays: true }
  const document = withPayments({ visit: { copay: 30 }, care: all }, terms)

  it('does not end copays: 600, and 9 × 30 in addition', () => {
    expect(paid(document, { visit: 9, care: 1 })).toEqual([0, 270, 600, 0])
    expect(paid(document, { visit: 99 })).toEqual([0, 2970, 0, 0])
  })

  it('limits the rest of a payment with a copay: 30, and 600 of 4,970', () => {
    expect(paid(withPayments({ care: { copay: 30, ...all } }, terms), { care: 1 })).toEqual([0, 30, 600, 0])
  })

  it.each([
    ['of first uses: 9 × 100', { firstUses: { count: 9, copay: 100 } }, 9, 900],
    ['until the deductible: 20 × 55', { deductible: true, priceUntilDeductible: 55 }, 20, 1100],
  ])('does not end copays %s', (_, visit, times, expected) => {
    const withDeductible = withPayments({ visit }, { ...terms, deductible: limit(300) })
    expect(paid(withDeductible, { visit: times })).toEqual([0, expected, 0, 0])
  })

  it('has no worst case, because copays have no limit', () => {
    const { worstCase, facts } = estimate(document, { customScenario: [uses('care', 9)] }).plans.plan!
    expect(worstCase).toBeNull()
    expect(facts?.maximumExcludesCopays).toBe(true)
  })

  it.each([
    ['copays', all],
    ['a deductible before which a price is paid', { ...all, priceUntilDeductible: 55 }],
  ])('has a worst case in a plan without %s', (_, care) => {
    const { worstCase, facts } = estimate(withPayments({ care }, terms)).plans.plan!
    expect(worstCase).toBe(600)
    expect(facts).not.toHaveProperty('maximumExcludesCopays')
  })

  it('includes copays otherwise: 600 in all', () => {
    const { maximumExcludesCopays: _, ...usual } = terms
    expect(paid(withPayments({ visit: { copay: 30 } }, usual), { visit: 99 })).toEqual([0, 600, 0, 0])
  })
})

describe('Uses by one child', () => {
  const row = { service: 'inhaler', perChild: 1, byOneChild: 12 }
  const document = plansDocument({
    services: [service('inhaler', 300)],
    scenarios: [{ id: 'asthma', uses: [row] }],
    plans: [plan({ payment: { copay: 10 } })],
  })
  const lines = (coverage: CalculationInputs['coverage']) =>
    estimate(document, { coverage, scenario: 'asthma', customScenario: null }).plans.plan!.explanation.map(
      ({ person, uses: times, copay }) => [person.role, person.number, times, copay],
    )

  it('are in addition to those of every child: 13 and 1', () => {
    expect(lines('EF')).toEqual([
      ['child', 1, 13, 130],
      ['child', 2, 1, 10],
    ])
    expect(lines('EK')).toEqual([['child', 1, 13, 130]])
  })

  it('do not occur without children', () => {
    expect(lines('ES')).toEqual([])
  })
})

test('A maximum reduces the copay of a claim before its deductible: 60, and 20 of 40', () => {
  const terms = { deductible: limit(60), outOfPocketMaximum: limit(80) }
  expect(paid(withPayments({ visit: { deductible: true, copay: 40 } }, terms), { visit: 1 })).toEqual([
    60, 20, 0, 0,
  ])
})

test('Custom uses per person count toward each person’s deductible of 200: 3 and 1 visits cost 300, and 4 of one person 200', () => {
  const document = withPayments({ visit: { deductible: true } }, { deductible: limit(200) })
  expect(paidByPerson(document, { visit: [3, 1] })).toEqual([300, 0, 0, 0])
  expect(paidByPerson(document, { visit: [4, 0] })).toEqual([200, 0, 0, 0])
  expect(paid(document, { visit: 4 }, 'ES')).toEqual([400, 0, 0, 0])
})

test('Custom uses per person cover the posted persons, of whom there can be more than the tier assumes', () => {
  const document = withPayments({ visit: { deductible: true } }, { deductible: limit(100, { family: 900 }) })
  const persons: CalculationInputs['persons'] = [
    { role: 'subscriber', number: 1 },
    ...[1, 2, 3, 4].map((number) => ({ role: 'child' as const, number })),
  ]
  const customScenario = [{ ...uses('visit', 10), usesByPerson: [2, 2, 2, 2, 2] }]
  const { plans } = estimate(document, { coverage: 'EC', persons, customScenario })
  expect(plans.plan?.outOfPocketExpenses).toBe(500)
  expect(plans.plan?.explanation.map(({ person }) => person)).toEqual(persons)
})
