import { describe, expect, it, test } from 'vitest'
import { expenses, inOrder } from './publishedHousehold.ts'
import { limit } from './planDocument.ts'

const thenTwenty = { payment: { deductible: true, coinsurance: 20 } }
const memberPaysAll = { payment: { coinsurance: 100 } }

describe('One person’s maximum in a family', () => {
  const aggregate = (family: number) => ({
    outOfPocketMaximum: { individual: 6850, family, kind: 'aggregate' as const },
    ...memberPaysAll,
  })

  it('US Departments of Labor, HHS, and the Treasury, 2015 (quoted by Hylant): 6,850 of 10,000, and 13,000 for the family', () => {
    const bills = [
      [0, 10_000],
      [1, 3000],
      [2, 3000],
      [3, 3000],
    ] as const
    expect(expenses('EF', aggregate(13_000), bills.slice(0, 1), 6850)).toBe(6850)
    expect(expenses('EF', aggregate(13_000), bills, 6850)).toBe(13_000)
  })

  it('a benefits newsletter, 2015: Adam, his spouse, and a child, in order', () => {
    const bills = [
      [0, 8000],
      [1, 4000],
      [2, 3000],
    ] as const
    const paid = inOrder('EF', aggregate(13_700), bills, 6850)
    expect(paid.map(({ coinsurance }) => coinsurance)).toEqual([6850, 4000, 2850])
    expect(expenses('EF', aggregate(13_700), bills, 6850)).toBe(13_700)
  })

  it('Lexology, on the limits of 2016: 6,850 of 20,000, and the others at most 3,150', () => {
    expect(expenses('EF', aggregate(10_000), [[0, 20_000]], 6850)).toBe(6850)
    expect(
      expenses(
        'EF',
        aggregate(10_000),
        [
          [0, 20_000],
          [1, 5000],
        ],
        6850,
      ),
    ).toBe(6850 + 3150)
  })
})

test.each([
  ['HealthCare.gov’s glossary, Coinsurance', 12_000, limit(3000), limit(6850), 4800],
  ['BCBS of Louisiana, How Insurance Works', 50_000, limit(5000), limit(6000), 6000],
  ['HelpBetter, insurance basics, 2026: an MRI', 1500, limit(1000), limit(6000), 1100],
  ['doctorsexplain.net: Priya', 20_000, limit(500), limit(3000), 3000],
])('One person’s claim: %s', (_, price, deductible, outOfPocketMaximum, expected) => {
  expect(expenses('EE', { deductible, outOfPocketMaximum, ...thenTwenty }, [[0, price]])).toBe(expected)
})

test('HelpBetter, insurance basics, 2026: a visit of 200 has a copay of 30', () => {
  expect(expenses('EE', { deductible: limit(1000), payment: { copay: 30 } }, [[0, 200]])).toBe(30)
})

/** The first of the three claims is a cent low in print, because its coinsurance is rounded down. */
test('The Mathematics of Money (McGraw-Hill, 2008), 13.2: Mary’s second claim, and her maximum after the third', () => {
  const plan = { deductible: limit(250), outOfPocketMaximum: limit(1000), ...thenTwenty }
  const paid = inOrder('EE', plan, [
    [0, 650.79],
    [0, 708.25],
    [0, 6000],
  ])
  expect(paid[1]).toMatchObject({ deductible: 0, coinsurance: 141.65 })
  const total = paid.reduce((sum, { deductible, coinsurance }) => sum + deductible + coinsurance, 0)
  expect(total).toBeCloseTo(1000, 8)
})
