import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { costChange } from '../../../../src/calculator/steps/results/answers/AnswersSummary.tsx'
import { CostSentence } from '../../../../src/calculator/steps/results/comparison/ConfidenceNote.tsx'
import {
  compareCosts,
  compareParts,
  differenceBetween,
} from '../../../../src/calculator/steps/results/comparison/differences.ts'
import { TradeOffSentence } from '../../../../src/calculator/steps/results/comparison/PlanComparison.tsx'
import { outputs, plan } from '../../planCosts.ts'

describe('a difference', () => {
  it.each([
    [3756.4, 3684, { direction: 'more', amount: '$72' }],
    [100, 1234567, { direction: 'less', amount: '$1,234,467' }],
    [100.4, 99.6, { direction: 'same', amount: '$0' }],
    [-500, -200, { direction: 'less', amount: '$300' }],
    [0.4, -0.4, { direction: 'same', amount: '$0' }],
  ])('between %s and %s is that of the amounts as they are shown', (amount, other, difference) => {
    expect(differenceBetween(amount, other)).toEqual(difference)
  })
})

describe('the costs of two plans', () => {
  it.each([
    [5000, 6000, 'less'],
    [6000, 5000, 'more'],
    [5000, 5000.4, 'same'],
    [5000, null, undefined],
    [undefined, 5000, undefined],
  ])('are compared in a worst-case year if both have one: %s and %s', (first, second, direction) => {
    const { cost, worst } = compareCosts(
      plan('A', { totalCost: 900, worstCase: first }),
      plan('B', { totalCost: 1000, worstCase: second }),
    )
    expect(cost).toEqual({ direction: 'less', amount: '$100' })
    expect(worst?.direction).toBe(direction)
  })
})

describe('the parts of two plans', () => {
  it.each([
    ['company money', { hsaFunds: 500.4 }, {}, ['same', '$0'], ['less', '$500'], true],
    ['a credit', { surchargeTotal: -300 }, {}, ['less', '$300'], ['same', '$0'], false],
    [
      'different paychecks and care',
      { payrollDeduction: 1126.4, outOfPocketExpenses: 4083.2 },
      { payrollDeduction: 3894.5, outOfPocketExpenses: 387.6 },
      ['less', '$2,769'],
      ['more', '$3,695'],
      false,
    ],
  ])('differ as they are shown: %s', (_, first, second, paychecks, care, hasCompanyMoney) => {
    const parts = compareParts(plan('A', first), plan('B', second))
    expect([parts.paychecks, parts.care].map(({ direction, amount }) => [direction, amount])).toEqual([
      paychecks,
      care,
    ])
    expect(parts.hasCompanyMoney).toBe(hasCompanyMoney)
  })
})

const sentence = (text: ReactNode) =>
  renderToStaticMarkup(text).replaceAll(/<[^>]+>|&#x27;/g, (found) => (found === '&#x27;' ? "'" : ''))

describe('the sentence about the parts', () => {
  const base = { payrollDeduction: 1000, outOfPocketExpenses: 2000 }
  const paid = (payrollDeduction: number, outOfPocketExpenses: number, hsaFunds = 0) =>
    plan('A', { payrollDeduction, outOfPocketExpenses, hsaFunds })

  it.each([
    [
      paid(900, 2300),
      'With A, you keep $100 more of your paychecks than with B, but pay $300 more for care.',
    ],
    [
      paid(900, 1700),
      'With A, you keep $100 more of your paychecks than with B, and pay $300 less for care.',
    ],
    [
      paid(900, 2000),
      'With A, you keep $100 more of your paychecks than with B, and pay about the same for care.',
    ],
    [
      paid(1100, 2300),
      'With A, you keep $100 less of your paychecks than with B, and pay $300 more for care.',
    ],
    [
      paid(1100, 1700),
      'With A, you keep $100 less of your paychecks than with B, but pay $300 less for care.',
    ],
    [
      paid(1100, 2000),
      'With A, you keep $100 less of your paychecks than with B, and pay about the same for care.',
    ],
    [paid(1000, 2300), 'A takes about the same from your paychecks as B, but you pay $300 more for care.'],
    [paid(1000, 1700), 'A takes about the same from your paychecks as B, and you pay $300 less for care.'],
    [paid(1000.4, 2000.4), ''],
    [
      paid(900, 2000, 500),
      "With A, you keep $100 more of your paychecks than with B, and pay $500 less for care, after your company's money.",
    ],
  ])('is true for every combination of signs (%#)', (costs, expected) => {
    expect(sentence(<TradeOffSentence plan={costs} other={plan('B', base)} />)).toBe(expected)
  })
})

describe('the sentence about the costs', () => {
  it.each([
    [1100, 5100, 'A costs $100 more than B in a year like this one, and $100 more in a worst-case year.'],
    [1100, 4900, 'A costs $100 more than B in a year like this one, but $100 less in a worst-case year.'],
    [
      1100,
      5000,
      'A costs $100 more than B in a year like this one, and about the same in a worst-case year.',
    ],
    [1100, null, 'A costs $100 more than B in a year like this one.'],
    [900, 5100, 'A costs $100 less than B in a year like this one, but $100 more in a worst-case year.'],
    [900, 4900, 'A costs $100 less than B in a year like this one, and $100 less in a worst-case year.'],
    [900, 5000, 'A costs $100 less than B in a year like this one, and about the same in a worst-case year.'],
    [900, null, 'A costs $100 less than B in a year like this one.'],
    [1000, 5100, 'A costs about the same as B in a year like this one, but $100 more in a worst-case year.'],
    [1000, 4900, 'A costs about the same as B in a year like this one, but $100 less in a worst-case year.'],
    [1000, 5000, 'A costs about the same as B, in a year like this one and in a worst-case year.'],
    [1000, null, 'A costs about the same as B in a year like this one.'],
    [-1000, null, 'A costs $2,000 less than B in a year like this one.'],
  ])('is true for a total of %d and a worst case of %s', (totalCost, worstCase, expected) => {
    const costs = plan('A', { totalCost, worstCase })
    const other = plan('B', { totalCost: 1000, worstCase: 5000 })
    expect(sentence(<CostSentence plan={costs} other={other} />)).toBe(expected)
  })
})

describe('the plan that was the best before', () => {
  const before = outputs({ saver: plan('The Saver'), ppo: plan('PPO') })

  it.each([
    ['is null if it still is', outputs({ saver: plan('The Saver') }), null],
    [
      'has its name in the current language',
      outputs({ ppo: plan('PPO'), saver: plan('El Ahorro') }),
      'El Ahorro',
    ],
    ['keeps its name if it is no longer offered', outputs({ ppo: plan('PPO') }), 'The Saver'],
  ])('%s', (_, now, name) => expect(costChange(before, now).planBefore).toBe(name))
})
