import { describe, expect, it } from 'vitest'
import type { CoverageCode } from '../../src/contract/inputs.ts'
import { payInOrder } from './payInOrder.ts'
import { estimateExample, sumOf, toDocument, type PublishedPlan } from './publishedExample.ts'
import { expenses, household, inOrder, type Bills } from './publishedHousehold.ts'
import { limit } from './planDocument.ts'

const deductibleOnly = { payment: { deductible: true } }
const thenTwenty = { payment: { deductible: true, coinsurance: 20 } }

describe('A family deductible', () => {
  it('1500pays.com, Family Deductible: John, Jane, Joey, Joan, and Samy meet 900, in order', () => {
    const plan = { deductible: limit(300, { family: 900 }), ...thenTwenty }
    const bills = [
      [0, 300],
      [0, 300],
      [1, 300],
      [2, 100],
      [3, 100],
      [4, 200],
    ] as const
    const paid = inOrder('EF', plan, bills)
    expect(paid.map(({ deductible }) => deductible)).toEqual([300, 0, 300, 100, 100, 100])
    expect(paid.map(({ coinsurance }) => coinsurance)).toEqual([0, 60, 0, 0, 0, 20])
    // Without an order: 900, and 20% of the other 400.
    expect(expenses('EF', plan, bills)).toBe(900 + 80)
  })

  it.each([
    [
      [0, 2700],
      [1, 100],
      [2, 200],
    ],
    [
      [0, 1000],
      [1, 1500],
      [2, 500],
    ],
  ] as const)('NFP, 2019: an embedded deductible of 2,700 and 3,000: %o %o %o', (...bills) => {
    expect(expenses('EF', { deductible: limit(2700, { family: 3000 }), ...deductibleOnly }, bills)).toBe(3000)
  })

  it('HUB International, Employee R: of 2,000, an embedded deductible takes 1,500, and an aggregate one all', () => {
    const deductible = (kind: 'embedded' | 'aggregate') =>
      sumOf(
        estimateExample(household('EF', { deductible: limit(1500, { kind }), ...thenTwenty }, [[0, 2000]]))
          .plans.plan,
        'deductible',
      )
    expect([deductible('embedded'), deductible('aggregate')]).toEqual([1500, 2000])
  })

  it('YourCareEverywhere, 2017: 1,000 in May, and 1,000 of a son’s 1,500 in August', () => {
    const plan = { deductible: limit(1000), ...deductibleOnly }
    const bills = [
      [0, 1000],
      [2, 1500],
    ] as const
    expect(inOrder('EF', plan, bills).map(({ deductible }) => deductible)).toEqual([1000, 1000])
    expect(expenses('EF', plan, bills)).toBe(2000)
  })

  it('St. Lawrence University, Hybrid: Jennifer alone has 500, then 20% of 8,500', () => {
    const { plan } = estimateExample(
      household('EF', { deductible: limit(500), ...thenTwenty }, [[0, 9000]]),
    ).plans
    expect([sumOf(plan, 'deductible'), sumOf(plan, 'coinsurance')]).toEqual([500, 0.2 * 8500])
  })

  it('healthbeyondinsurance.com, Family Deductible: 4,000, 2,000, 1,000, and 3,000 meet 10,000', () => {
    const plan = { deductible: limit(4000, { family: 10_000 }), ...deductibleOnly }
    expect(
      expenses('EF', plan, [
        [0, 4000],
        [2, 2000],
        [3, 1000],
        [1, 3000],
      ]),
    ).toBe(10_000)
  })
})

describe('A drug deductible', () => {
  const fills = (terms: PublishedPlan, coverage: CoverageCode, bills: Bills) => ({
    ...household(coverage, { payment: { deductible: true }, ...terms }, bills),
    drugs: bills.map((_, index) => `bill${index}`),
  })

  it.each([
    [150, 20, 120],
    [500, 70, 170],
  ])(
    'Heartland AEA 11, 2012: the first fill of a %d drug costs 100 and the copay of %d',
    (price, copay, cost) => {
      const terms = { drugDeductible: 100, payment: { deductible: true, copay } }
      const { plan } = estimateExample(fills(terms, 'EE', [[0, price]])).plans
      expect(plan?.outOfPocketExpenses).toBe(cost)
    },
  )

  it('Heartland AEA 11, 2012: a family never pays more than 200', () => {
    const terms = { drugDeductible: 100, familyDrugDeductible: 200, payment: { deductible: true, copay: 20 } }
    const persons = [0, 1, 2]
    const document = toDocument(
      fills(
        terms,
        'EF',
        persons.map((person) => [person, 150] as const),
      ),
    )
    const paid = payInOrder(
      document,
      'EF',
      persons.map((person) => ({ person, service: `bill${person}` })),
    )
    expect(paid.map(({ deductible }) => deductible)).toEqual([100, 100, 0])
  })

  it('Pharmacy Benefit Dimensions: Sarah pays 120 in January, and 180 of 200 in February', () => {
    const document = toDocument(
      fills({ drugDeductible: 300 }, 'EE', [
        [0, 120],
        [0, 200],
      ]),
    )
    const paid = payInOrder(document, 'EE', [
      { person: 0, service: 'bill0' },
      { person: 0, service: 'bill1' },
    ])
    expect(paid.map(({ deductible }) => deductible)).toEqual([120, 180])
  })
})
