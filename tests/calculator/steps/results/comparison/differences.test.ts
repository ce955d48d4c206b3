import { describe, expect, it } from 'vitest'
import { costChange } from '../../../../../src/calculator/steps/results/answers/AnswerChips.tsx'
import { differenceBetween } from '../../../../../src/calculator/steps/results/comparison/differences.ts'
import { outputs, plan, planFacts } from '../../../planCosts.ts'
import type { PlanCosts, PlanFacts } from '../../../../../src/contract/outputs.ts'
import { planDifferences } from '../../../../../src/calculator/steps/results/comparison/planDifferences.ts'

describe('a difference', () => {
  it.each([
    [3756.4, 3684, { direction: 'more', amount: '$72' }],
    [100, 1234567, { direction: 'less', amount: '$1,234,467' }],
    [100.4, 99.6, { direction: 'same', amount: '$0' }],
    [-500, -200, { direction: 'less', amount: '$300' }],
    [-2.5, 0.5, { direction: 'less', amount: '$4' }],
    [0.4, -0.4, { direction: 'same', amount: '$0' }],
  ])('between %s and %s is that of the amounts as they are shown', (amount, other, difference) => {
    expect(differenceBetween(amount, other)).toEqual(difference)
  })
})

it.each([
  ['is null if it still is the best', outputs({ saver: plan('El Ahorro') }), null],
  ['is named if it is the best now', outputs({ ppo: plan('PPO'), saver: plan('Saver') }), 'PPO'],
])('the new best plan %s', (_, now, name) => {
  expect(costChange(outputs({ saver: plan('The Saver'), ppo: plan('PPO') }), now).newPlan).toBe(name)
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
      [
        ['Deductible, each person', '$500, even for one person', '$2,000, even for one person'],
        ['Deductible, shared by the family', '$500', '$2,000'],
      ],
    ],
    [
      'a deductible that only one family shares',
      { deductible: { person: 7000, household: 7000 } },
      { deductible: { person: 2000, household: 4000 } },
      [
        ['Deductible, each person', '$7,000, even for one person', '$2,000'],
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
        ['Company money for your own savings', '50%, up to $500', 'None'],
        ['Drug deductible, each person', '$200', 'None'],
        ['Drug deductible, shared by the family', '$400', 'None'],
      ],
    ],
    [
      'company money that is more than the estimate counts',
      { companyContribution: { full: 500, used: 0, remaining: 500 } },
      {},
      [['Company money in the account', '$500', '$0']],
    ],
    [
      'coinsurance',
      { coinsurance: 20 },
      { coinsurance: 12.5 },
      [['Your usual share after the deductible', '20%', '12.5%']],
    ],
    [
      'other providers',
      { otherProviders: [{ name: 'Out of network', share: 5 }] },
      {},
      [['Care assumed at other providers', 'Out of network: 5%', 'None']],
    ],
    [
      'one paycheck',
      { payroll: { deductions: 10, amount: 100 } },
      { payroll: { deductions: 20, amount: 50 } },
      [['Each paycheck', '$100', '$50']],
    ],
  ])('in the facts: %s', (_, first, second, expected) => {
    expect(rows(withFacts(first), withFacts(second))).toEqual(expected)
  })

  it('are those of the costs alone if the API sends no facts', () => {
    expect(
      rows(
        plan('Saver', { totalCost: 1000, hsaFunds: 500, worstCase: 5000 }),
        plan('PPO', { totalCost: 1000.3, payrollDeduction: 900, outOfPocketExpenses: 100 }),
      ),
    ).toEqual([
      ['Worst case', '$5,000', null],
      ['From your paychecks, with surcharges and credits', '$1,000', '$900'],
      ['Care costs', '$1,115', '$100'],
      ['Company money in this estimate', '$500', '$0'],
    ])
  })

  it('are those of a single person', () => {
    const first = withFacts({ deductible: { person: 500, household: 500 } })
    expect(planDifferences(first, withFacts({}), false)).toMatchObject([
      { label: 'Deductible', first: '$500', second: '$1,000' },
    ])
  })

  it.each([
    ['both plans', false, false, /covered care in a year\.$/],
    ['no plan', true, true, undefined],
    ['one plan', true, false, undefined],
  ])('explain the maximum if copays count toward that of %s', (_, first, second, meaning) => {
    const maximum = (maximumExcludesCopays: boolean, person: number) =>
      withFacts({ maximumExcludesCopays, maximum: { person, household: person } })
    const row = planDifferences(maximum(first, 500), maximum(second, 700), false).at(-1)
    if (meaning) expect(row?.meaning).toMatch(meaning)
    else expect(row).toMatchObject({ label: 'Out-of-pocket maximum', meaning: undefined })
  })

  it('have surcharges in the paychecks, as the cards have them', () => {
    expect(rows(plan('Saver', { surchargeTotal: -910 }), plan('PPO'))).toEqual([
      ['From your paychecks, with surcharges and credits', '$90', '$1,000'],
    ])
  })
})
