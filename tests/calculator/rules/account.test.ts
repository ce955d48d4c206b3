import fc from 'fast-check'
import { outputs, plan, planFacts } from '../planCosts.ts'
import { describe, expect, it } from 'vitest'
import {
  accountOf,
  accountYear,
  highestContribution,
  type Account,
} from '../../../src/calculator/rules/account.ts'
import type { Outputs, PlanCosts, PlanFacts } from '../../../src/contract/outputs.ts'

const hsa: Account = {
  plan: 'saver',
  type: 'HSA',
  limit: { accountType: 'HSA', limit: 8000.16, catchUp: { age: 55, amount: 1000 } },
  companyMoney: 999.84,
  companyMoneyUsed: 999.84,
  match: null,
  expenses: 4083.21,
}
const match = { percentage: 50, maximum: 500, isCounted: false }

describe('the account of a plan', () => {
  const costs = plan('Saver', { outOfPocketExpenses: 700, hsaFunds: 500 })
  const withFacts = (facts: Partial<PlanFacts>) => ({ ...costs, facts: { ...planFacts, ...facts } })
  const companyContribution = { full: 1000, used: 700, remaining: 300 }
  const limit = { accountType: 'HSA', limit: 3000 }
  const accountOfBest = (best: PlanCosts, contributionLimit: Outputs['contributionLimit']) =>
    accountOf(outputs({ saver: best }, { contributionLimit }), 'saver')

  it('is none without a limit and without company money', () => {
    expect(accountOfBest(costs, null)).toBeNull()
    expect(accountOfBest(withFacts({ accountType: 'HSA' }), null)).toBeNull()
  })

  it('is none if its kind is not known', () => {
    expect(accountOfBest(withFacts({ companyContribution }), null)).toBeNull()
  })

  it("has only the specification's figures if the API sends no more", () => {
    expect(accountOfBest(costs, limit)).toEqual({
      plan: 'saver',
      type: 'HSA',
      limit,
      companyMoney: 500,
      companyMoneyUsed: 500,
      match: undefined,
      expenses: 700,
    })
  })

  it('uses no more money than the care costs, if all of the money counts', () => {
    const full = { ...costs, hsaFunds: 900 }
    expect(accountOfBest(full, limit)).toMatchObject({ companyMoney: 900, companyMoneyUsed: 700 })
  })

  it("takes the company's money, and without a limit its kind, from the plan's facts", () => {
    expect(accountOfBest(withFacts({ companyContribution, accountType: 'HRA' }), null)).toMatchObject({
      type: 'HRA',
      limit: null,
      companyMoney: 1000,
      companyMoneyUsed: 700,
    })
  })

  it('leaves a counted match out of the company money', () => {
    const counted = { ...match, isCounted: true }
    expect(accountOfBest(withFacts({ companyContribution, match: counted }), limit)).toMatchObject({
      companyMoney: 500,
      companyMoneyUsed: 500,
    })
  })

  it.each([
    ['its own', 'HSA', { limit: 2000 }, { accountType: 'HSA', limit: 2000 }],
    ['that of the best plan’s account if it is of the same kind', 'HSA', null, limit],
    ['none if the limit of its kind is not known', 'FSA', null, null],
  ])(
    'has, for a plan that is not the best one, the limit: %s',
    (_, accountType, contributionLimit, expected) => {
      const other = withFacts({ accountType, companyContribution, contributionLimit })
      const result = outputs({ saver: costs, other }, { contributionLimit: limit })
      expect(accountOf(result, 'other')?.limit).toEqual(expected)
    },
  )
})

describe('the highest contribution', () => {
  it.each([
    ['is the limit in whole dollars', hsa, false, 8000],
    ['includes the catch-up', hsa, true, 9000],
    ['can be without a catch-up', { ...hsa, limit: { accountType: 'FSA', limit: 3400 } }, true, 3400],
    ['is 0 without a limit', { ...hsa, limit: null }, true, 0],
    ['leaves room for the whole match', { ...hsa, match }, false, 7500],
    ['leaves room for a part of the match', { ...hsa, match: { ...match, maximum: 5000 } }, false, 5333],
    ['does not count a match twice', { ...hsa, match: { ...match, isCounted: true } }, false, 8000],
  ])('%s', (_, account, isCatchUp, highest) => {
    expect(highestContribution(account, isCatchUp)).toBe(highest)
  })
})

describe("the account's year", () => {
  it.each([
    ['pays care with the company money first', hsa, 0, [0, 1000, 0]],
    ['pays the rest of the care with own money', hsa, 2000, [0, 3000, 0]],
    ['keeps what the care does not need', hsa, 4000, [0, 4083, 917]],
    ['adds the match of a contribution', { ...hsa, match }, 400, [200, 1600, 0]],
    ['adds no more than the highest match', { ...hsa, match }, 4000, [500, 4083, 1417]],
    [
      'uses no more of the company money than the result says',
      { ...hsa, type: 'HRA', limit: null, companyMoneyUsed: 600 },
      0,
      [0, 600, 400],
    ],
  ])('%s', (_, account, contribution, [matched, used, remaining]) => {
    const year = { companyMoney: 1000, matched, contribution, used, remaining }
    expect(accountYear(account, contribution)).toMatchObject(year)
  })

  it('leaves no dollar because of the rounding if the care costs more', () => {
    const account = { ...hsa, companyMoney: 999.96, companyMoneyUsed: 999.96, match, expenses: 1845 }
    expect(accountYear(account, 333)).toMatchObject({
      matched: 167,
      used: 1500,
      remaining: 0,
      uncovered: 345,
    })
  })

  it('uses the whole dollars of the care if it pays for all of it', () => {
    const account = { ...hsa, companyMoney: 0.4, companyMoneyUsed: 0.4, expenses: 99.6 }
    expect(accountYear(account, 100)).toMatchObject({ used: 100, remaining: 0, uncovered: 0 })
  })

  it('sums in whole dollars, and never ends below zero', () => {
    const money = fc.double({ min: 0, max: 20_000, noNaN: true })
    fc.assert(
      fc.property(
        fc.record({ companyMoney: money, used: money, expenses: money, contribution: money }),
        fc.option(fc.record({ percentage: fc.integer({ min: 1, max: 200 }), maximum: money })),
        ({ companyMoney, used, expenses, contribution }, anyMatch) => {
          const account: Account = {
            ...hsa,
            companyMoney,
            companyMoneyUsed: Math.min(used, companyMoney, expenses),
            expenses,
            match: anyMatch && { ...anyMatch, isCounted: false },
          }
          const year = accountYear(account, contribution)
          expect(Object.values(year).every(Number.isInteger)).toBe(true)
          expect(year.companyMoney + year.matched + year.contribution - year.used).toBe(year.remaining)
          expect(year.remaining).toBeGreaterThanOrEqual(0)
          expect(year.used).toBeLessThanOrEqual(Math.ceil(expenses))
          expect(year.uncovered === 0 || year.used + year.uncovered === Math.round(expenses)).toBe(true)
          expect(year.uncovered).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })

  it('never lets own money and match exceed the limit', () => {
    fc.assert(
      fc.property(
        fc.nat(10_000),
        fc.integer({ min: 1, max: 300 }),
        fc.nat(10_000),
        (limit, percentage, maximum) => {
          const account = {
            ...hsa,
            limit: { accountType: 'HSA', limit },
            match: { percentage, maximum, isCounted: false },
          }
          const { matched, contribution } = accountYear(account, highestContribution(account, false))
          // Whole dollars: the contribution and the match are rounded.
          expect(matched + contribution).toBeLessThanOrEqual(limit + 2)
        },
      ),
    )
  })
})
