import { describe, expect, it } from 'vitest'
import { accountOf } from '../../../../../src/calculator/rules/account.ts'
import {
  companyMoneyUse,
  limitComposition,
} from '../../../../../src/calculator/steps/results/account/AccountSentence.tsx'
import {
  parseAmount,
  parsePercentage,
} from '../../../../../src/calculator/steps/results/account/parseAccountInputs.ts'
import type { Outputs, PlanFacts } from '../../../../../src/contract/outputs.ts'
import { outputs as resultOf, plan, planFacts } from '../../../planCosts.ts'

describe('parseAmount', () => {
  it.each([
    ['0', 0],
    ['3400', 3400],
    ['3,400', 3400],
    ['1,234,567.89', 1_234_567.89],
    [' $3,400.50 ', 3400.5],
    ['$ 12', 12],
    ['3400.', 3400],
    ['007', 7],
  ])('reads "%s"', (text, amount) => expect(parseAmount(text)).toBe(amount))

  it.each(['', ' ', '$', '-5', '3,4', '34,00', '1e3', '12 dollars', '.', '1.2.3', '٣', 'NaN', 'Infinity'])(
    'does not guess what "%s" means',
    (text) => expect(parseAmount(text)).toBeNull(),
  )
})

describe('parsePercentage', () => {
  it.each([
    ['5', 5],
    ['4.25', 4.25],
    ['.5', 0.5],
    ['5.', 5],
    [' 5 % ', 5],
    ['4.5%', 4.5],
  ])('reads "%s"', (text, percentage) => expect(parsePercentage(text)).toBe(percentage))

  it.each(['', '%', '-1', '4,5', '1/2', '5%%', '.'])('does not guess what "%s" means', (text) =>
    expect(parsePercentage(text)).toBeNull(),
  )
})

const outputs = (
  accountType: string | null,
  companyContribution: PlanFacts['companyContribution'],
  contributionLimit: Outputs['contributionLimit'] = null,
  facts: Partial<PlanFacts> = {},
) =>
  resultOf(
    { saver: plan('Saver', { facts: { ...planFacts, accountType, companyContribution, ...facts } }) },
    { contributionLimit },
  )

const money = (full: number, used: number) => ({ full, used, remaining: full - used })

describe('companyMoneyUse', () => {
  it.each([
    ['HSA', 500, 165, { kind: 'kept', full: 500, used: 165, remaining: 335 }],
    ['HSA', 499.5, 165.5, { kind: 'kept', full: 500, used: 166, remaining: 334 }],
    ['HSA', 1000, 1000, { kind: 'allUsed', full: 1000, used: 1000, remaining: 0 }],
    ['HSA', 500, 0, { kind: 'allKept', full: 500, used: 0, remaining: 500 }],
    ['HRA', 1500, 648, { kind: 'left', full: 1500, used: 648, remaining: 852 }],
    ['FSA', 300, 0, { kind: 'allLeft', full: 300, used: 0, remaining: 300 }],
    [null, 300, 100, { kind: 'left', full: 300, used: 100, remaining: 200 }],
  ])('of an account of the type %s with $%d, of which $%d is used', (type, full, used, expected) => {
    expect(companyMoneyUse(outputs(type, money(full, used)))).toEqual({ account: type, ...expected })
  })

  it('takes the type of the account from the contribution limit if the facts have none', () => {
    const limit = { accountType: 'HSA', limit: 4000 }
    expect(companyMoneyUse(outputs(null, money(500, 165), limit))).toMatchObject({ kind: 'kept' })
  })

  it('is null without company money', () => {
    expect(companyMoneyUse(outputs('HSA', money(0, 0)))).toBeNull()
    expect(companyMoneyUse(outputs(null, null))).toBeNull()
  })
})

describe('limitComposition', () => {
  const compose = (
    type: string,
    full: number,
    limit: number,
    isCatchUp = false,
    facts: Partial<PlanFacts> = {},
  ) => {
    const contributionLimit = { accountType: type, limit, catchUp: { age: 55, amount: 1000 } }
    const result = outputs(type, money(full, 0), contributionLimit, facts)
    return limitComposition(result, accountOf(result, 'saver')!, isCatchUp)
  }
  const match = { percentage: 50, maximum: 500, isCounted: false }

  it.each([
    ['in whole dollars', 2000, 7000, false, {}, { total: 9000, company: 2000, own: 7000 }],
    ['with cents', 499.92, 4000.08, false, {}, { total: 4500, company: 500, own: 4000 }],
    ['with half dollars', 1124.5, 3375.5, false, {}, { total: 4500, company: 1124, own: 3376 }],
    ['with the catch-up', 1000, 8000, true, {}, { total: 10_000, company: 1000, own: 9000 }],
    [
      'with only a match, which does not count yet',
      0,
      8000,
      false,
      { match },
      { total: 8000, company: 500, own: 7500 },
    ],
  ])('sums exactly, %s', (_, full, limit, isCatchUp, facts, expected) => {
    expect(compose('HSA', full, limit, isCatchUp, facts)).toEqual(expected)
  })

  it.each([
    ['FSA', 500, 3400],
    ['HSA', 0, 4500],
    ['HSA', 5000, 0],
  ])('is null for an %s with $%d from the company and a limit of $%d', (type, full, limit) => {
    expect(compose(type, full, limit)).toBeNull()
  })
})
