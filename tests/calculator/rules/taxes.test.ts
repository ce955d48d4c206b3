import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  filingStatuses,
  taxFiguresFor,
  taxOn,
  taxSaved,
  type TaxSituation,
} from '../../../src/calculator/rules/taxes.ts'

const figures = taxFiguresFor(2026)

const situation = (change: Partial<TaxSituation> = {}): TaxSituation => {
  const income = change.income ?? 85_000
  return {
    filingStatus: 'single',
    income,
    ownPay: income,
    statePercentage: 0,
    ...change,
  }
}

/** Without rounding, to a cent. */
const cents = (amount: number) => Math.round(amount * 100) / 100

describe('the income tax of 2026', () => {
  // The tax at the end of each bracket, as the tables of Rev. Proc. 2025-32 print it.
  it.each([
    ['single', 12_400, 1240],
    ['single', 50_400, 5800],
    ['single', 105_700, 17_966],
    ['single', 201_775, 41_024],
    ['single', 256_225, 58_448],
    ['single', 640_600, 192_979.25],
    ['single', 640_700, 193_016.25],
    ['joint', 24_800, 2480],
    ['joint', 100_800, 11_600],
    ['joint', 211_400, 35_932],
    ['joint', 403_550, 82_048],
    ['joint', 512_450, 116_896],
    ['joint', 768_700, 206_583.5],
    ['headOfHousehold', 17_700, 1770],
    ['headOfHousehold', 67_450, 7740],
    ['headOfHousehold', 105_700, 16_155],
    ['headOfHousehold', 201_750, 39_207],
    ['headOfHousehold', 256_200, 56_631],
    ['headOfHousehold', 640_600, 191_171],
  ] as const)('is, for %s on a taxable income of $%d, $%d', (status, income, tax) => {
    expect(cents(taxOn(income, figures.incomeTax[status]))).toBe(tax)
  })

  it('is nothing on no income, or on less than that', () => {
    for (const status of filingStatuses)
      expect([0, -5000].map((income) => taxOn(income, figures.incomeTax[status]))).toEqual([0, 0])
  })

  it('uses the nearest known year for other plan years', () => {
    expect([2020, 2026, 2027, 2040].map((year) => taxFiguresFor(year).year)).toEqual([2026, 2026, 2026, 2026])
  })
})

describe('the taxes that money from the paychecks saves', () => {
  it.each([
    ['within the 22% bracket', situation(), 1000, { federal: 220, payroll: 77 }],
    // $52,400 is taxable, $2,000 of it in the 22% bracket.
    [
      'across two brackets',
      situation({ income: 68_500 }),
      4000,
      { federal: 2000 * 0.22 + 2000 * 0.12, payroll: 4000 * 0.0765 },
    ],
    ['below the standard deduction', situation({ income: 15_000 }), 1000, { federal: 0, payroll: 77 }],
    ['partly below the deduction', situation({ income: 16_600 }), 1000, { federal: 50, payroll: 77 }],
    [
      'across the end of Social Security tax',
      situation({ income: 185_000 }),
      1000,
      { federal: 240, payroll: Math.round(500 * 0.062 + 1000 * 0.0145) },
    ],
    [
      'above the end of Social Security tax, with additional Medicare tax',
      situation({ income: 300_000 }),
      1000,
      { federal: 350, payroll: 24 },
    ],
    [
      'across the start of additional Medicare tax for couples',
      situation({ filingStatus: 'joint', income: 250_500, ownPay: 200_000 }),
      1000,
      { federal: 240, payroll: 19 },
    ],
    [
      'of two earners below the end of Social Security tax',
      situation({ filingStatus: 'joint', income: 200_000, ownPay: 100_000 }),
      1000,
      { federal: 220, payroll: 77 },
    ],
    [
      'with a state income tax',
      situation({ statePercentage: 4.5 }),
      1000,
      { federal: 220, payroll: 77, state: 45 },
    ],
    [
      'of more than the income',
      situation({ income: 1000, statePercentage: 5 }),
      4000,
      { payroll: 77, state: 50 },
    ],
  ])('%s', (_, facts, amount, parts) => {
    const all = { federal: 0, state: 0, ...parts }
    expect(taxSaved(amount, facts, 2026)).toEqual({
      ...all,
      total: all.federal + all.payroll + all.state,
    })
  })

  const anySituation = fc
    .record({
      filingStatus: fc.constantFrom(...filingStatuses),
      income: fc.nat(2_000_000),
      ownPart: fc.double({ min: 0, max: 1, noNaN: true }),
      statePercentage: fc.double({ min: 0, max: 15, noNaN: true }),
    })
    .map(({ ownPart, ...rest }): TaxSituation => ({ ...rest, ownPay: rest.income * ownPart }))
  const contributions = fc.nat(10_000)

  it('are never negative, never more than the highest rates together, and sum to their total', () => {
    fc.assert(
      fc.property(anySituation, contributions, (facts, contribution) => {
        const { federal, payroll, state, total } = taxSaved(contribution, facts, 2026)
        expect(Math.min(federal, payroll, state)).toBeGreaterThanOrEqual(0)
        expect(federal).toBeLessThanOrEqual(contribution * 0.37 + 1)
        expect(payroll).toBeLessThanOrEqual(contribution * 0.0765 + contribution * 0.009 + 1)
        expect(state).toBeLessThanOrEqual(contribution * 0.15 + 1)
        expect(total).toBe(federal + payroll + state)
      }),
    )
  })

  it('grow with the contribution, and by less for each further dollar', () => {
    fc.assert(
      fc.property(anySituation, contributions, contributions, (facts, first, second) => {
        const federal = (contribution: number) => taxSaved(contribution, facts, 2026).federal
        expect(federal(first + second)).toBeGreaterThanOrEqual(federal(first))
        // Each of the three figures is rounded by up to half a dollar.
        expect(federal(first + second)).toBeLessThanOrEqual(federal(first) + federal(second) + 1.5)
      }),
    )
  })
})
