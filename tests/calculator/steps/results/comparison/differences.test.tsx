import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { costChange } from '../../../../../src/calculator/steps/results/answers/AnswersSummary.tsx'
import { CostSentence } from '../../../../../src/calculator/steps/results/comparison/ConfidenceNote.tsx'
import { differenceBetween } from '../../../../../src/calculator/steps/results/comparison/differences.ts'
import { TradeOffSentence } from '../../../../../src/calculator/steps/results/comparison/PlanComparison.tsx'
import { outputs, plan, planFacts } from '../../../planCosts.ts'
import {
  comparedPlans,
  paycheckCount,
  sortOrders,
} from '../../../../../src/calculator/steps/results/comparison/comparedPlans.ts'
import type { PlanCosts, PlanFacts } from '../../../../../src/contract/outputs.ts'
import { planDifferences } from '../../../../../src/calculator/steps/results/comparison/planDifferences.ts'

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

const sentence = (text: ReactNode) =>
  renderToStaticMarkup(text).replaceAll(/<[^>]+>|&#x27;/g, (found) => (found === '&#x27;' ? "'" : ''))

describe('the sentence about the parts', () => {
  const base = { payrollDeduction: 1000, outOfPocketExpenses: 2000 }
  const paid = (payrollDeduction: number, outOfPocketExpenses: number, hsaFunds = 0) =>
    plan('A', { payrollDeduction, outOfPocketExpenses, hsaFunds })

  const keeping = (amount: string, care: string) =>
    `With A, you keep ${amount} of your paychecks than with B, ${care} for care`

  it.each([
    [paid(900, 2300), `${keeping('$100 more', 'but pay $300 more')}.`],
    [paid(900, 1700), `${keeping('$100 more', 'and pay $300 less')}.`],
    [paid(900, 2000), `${keeping('$100 more', 'and pay about the same')}.`],
    [paid(1100, 2300), `${keeping('$100 less', 'and pay $300 more')}.`],
    [paid(1100, 1700), `${keeping('$100 less', 'but pay $300 less')}.`],
    [paid(1100, 2000), `${keeping('$100 less', 'and pay about the same')}.`],
    [paid(1000, 2300), 'A takes about the same from your paychecks as B, but you pay $300 more for care.'],
    [paid(1000, 1700), 'A takes about the same from your paychecks as B, and you pay $300 less for care.'],
    [paid(1000.4, 2000.4), ''],
    [paid(900, 2000, 500), `${keeping('$100 more', 'and pay $500 less')}, after your company's money.`],
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

const saver = plan('Saver', { totalCost: 1000, worstCase: 9000, payrollDeduction: 100 })
const ppo = plan('PPO', { totalCost: 1200, worstCase: 7000, payrollDeduction: 900, dominatedBy: 'saver' })
const old = plan('Old plan', { totalCost: 800, worstCase: 8000, payrollDeduction: 500 })

describe('the compared plans', () => {
  it.each([
    ['totalCost', ['old', 'saver', 'ppo']],
    ['worstCase', ['ppo', 'old', 'saver']],
    ['paychecks', ['saver', 'old', 'ppo']],
  ] as const)('are in ascending order of %s', (order, keys) => {
    const compared = comparedPlans(outputs({ saver, ppo, old }), order)
    expect(compared.map(({ key }) => key)).toEqual(keys)
    expect(compared.filter(({ isBest }) => isBest).map(({ key }) => key)).toEqual(['saver'])
    expect(compared.filter(({ isLowest }) => isLowest).map(({ key }) => key)).toEqual(['old'])
    expect(compared.flatMap(({ dominatingPlan }) => dominatingPlan ?? [])).toEqual(['Saver'])
  })

  it('begin with the best plan among plans that cost the same', () => {
    const [first, second] = comparedPlans(
      outputs({ other: { ...saver, displayName: 'Other' }, saver }, { bestPlan: 'saver' }),
      'totalCost',
    )
    expect(first).toMatchObject({ key: 'saver', isLowest: false })
    expect(second).toMatchObject({ key: 'other', isLowest: false })
  })
})

describe('the orders', () => {
  it('are the amounts that every plan has, and that differ', () => {
    expect(sortOrders(outputs({ saver, ppo }))).toEqual(['totalCost', 'worstCase', 'paychecks'])
    expect(sortOrders(outputs({ saver, ppo: { ...ppo, worstCase: null } }))).toEqual([
      'totalCost',
      'paychecks',
    ])
    expect(sortOrders(outputs({ saver, ppo: { ...saver, totalCost: 1 } }))).toEqual(['totalCost'])
  })
})

describe('the number of paychecks', () => {
  const paid = (deductions: number) =>
    plan('Saver', { facts: { ...planFacts, payroll: { deductions, amount: 10 } } })

  it.each([
    [26, [paid(26), paid(26)]],
    [null, [paid(26), paid(24)]],
    [null, [paid(1), paid(1)]],
    [null, [paid(26), plan('PPO')]],
    [null, [plan('Saver'), plan('PPO')]],
  ])('is %s', (count, [a, b]) => {
    expect(paycheckCount(outputs({ a: a!, b: b! }))).toBe(count)
  })
})

const withFacts = (change: Partial<PlanFacts>) => plan('Saver', { facts: { ...planFacts, ...change } })
const rows = (...plans: [PlanCosts, PlanCosts]) =>
  planDifferences(...plans, true).map(({ label, first, second }) => [label, first, second])

describe('the differences between two plans', () => {
  it.each<[string, Partial<PlanFacts>, Partial<PlanFacts>, unknown[][]]>([
    ['none', {}, {}, []],
    [
      'deductibles',
      { deductible: { person: 500, household: 1000 } },
      { deductible: { person: 2000, household: 4000 } },
      [
        ['Deductible, each person', '$500', '$2,000'],
        ['Deductible, shared by the family', '$1,000', '$4,000'],
      ],
    ],
    [
      'a deductible that the family shares',
      { deductible: { person: 500, household: 500 } },
      { deductible: { person: 2000, household: 2000 } },
      [['Deductible, shared by the family', '$500', '$2,000']],
    ],
    [
      'a deductible that only one family shares',
      { deductible: { person: 7000, household: 7000 } },
      { deductible: { person: 2000, household: 4000 } },
      [
        ['Deductible, each person', 'Shared', '$2,000'],
        ['Deductible, shared by the family', '$7,000', '$4,000'],
      ],
    ],
    [
      'drug deductibles of each person',
      { drugDeductible: { person: 100, household: null } },
      { drugDeductible: { person: 200, household: null } },
      [['Drug deductible, each person', '$100', '$200']],
    ],
    [
      'terms that one plan lacks',
      {
        drugDeductible: { person: 200, household: 400 },
        match: { percentage: 50, maximum: 500, isCounted: true },
      },
      {},
      [
        ['What the company adds to your own savings', '50%', 'None'],
        ['The most it adds', '$500', 'None'],
        ['Drug deductible, each person', '$200', 'None'],
        ['Drug deductible, shared by the family', '$400', 'None'],
      ],
    ],
    [
      'company money that is more than the estimate counts',
      { companyContribution: { full: 500, used: 0, remaining: 500 } },
      {},
      [['What the company pays into the account', '$500', '$0']],
    ],
    [
      'coinsurance',
      { coinsurance: 20 },
      { coinsurance: 12.5 },
      [['Your usual share after the deductible', '20%', '12.5%']],
    ],
    [
      'one paycheck',
      { payroll: { deductions: 10, amount: 100 } },
      { payroll: { deductions: 20, amount: 50 } },
      [['From one paycheck', '$100', '$50']],
    ],
  ])('in the facts: %s', (_, first, second, expected) => {
    expect(rows(withFacts(first), withFacts(second))).toEqual(expected)
  })

  it('are those of the costs alone if the API sends no facts', () => {
    expect(
      rows(
        plan('Saver', { totalCost: 1000, hsaFunds: 500, worstCase: 5000, range: { low: 900, high: 1500 } }),
        plan('PPO', { totalCost: 1000.3, payrollDeduction: 900, outOfPocketExpenses: 100 }),
      ),
    ).toEqual([
      ['1 in 10 years costs less than', '$900', null],
      ['1 in 10 years costs more than', '$1,500', null],
      ['Worst case', '$5,000', null],
      ['From your paychecks', '$1,000', '$900'],
      ['For care', '$1,115', '$100'],
      ['Company money in this estimate', '$500', '$0'],
    ])
  })

  it('are those of a single person', () => {
    const first = withFacts({ deductible: { person: 500, household: 500 } })
    expect(planDifferences(first, withFacts({}), false)).toEqual([
      { label: 'Deductible', first: '$500', second: '$1,000' },
    ])
  })

  it('have surcharges apart from the paychecks', () => {
    expect(rows(plan('Saver', { surchargeTotal: -910 }), plan('PPO'))).toEqual([
      ['Surcharges and credits', '−$910', '$0'],
    ])
  })
})
