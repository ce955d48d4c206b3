import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { BestPlan } from '../../../../src/calculator/steps/results/BestPlan.tsx'
import type { Outputs, PlanCosts } from '../../../../src/contract/outputs.ts'
import { instanceWith } from '../../instances.ts'
import { child, plan, planFacts, you } from '../../planCosts.ts'
import { showResult } from '../../provided.tsx'

const savings = { instance: instanceWith({ features: { savings: true } }) }

const show = (change: Partial<PlanCosts> = {}, result: Partial<Outputs> = {}) =>
  showResult(BestPlan, { saver: plan('Saver', change) }, result)
const card = () => screen.getByRole('region', { name: 'Saver' })

describe('the figures', () => {
  const costs = { outOfPocketExpenses: 3000.6, hsaFunds: 750, surchargeTotal: 500, totalCost: 3750.6 }

  it('form a sum, with surcharges in the payroll figure', () => {
    showResult(BestPlan, { saver: plan('Saver', costs) }, {}, { instance: instanceWith() })
    expect(card()).toHaveTextContent(
      'OUT-OF-POCKET EXPENSES$3,001−minus HSA FUNDS FROM COMPANY$750+plus PAYROLL DEDUCTION & CHARGES$1,500=equals ESTIMATED ANNUAL COSTS$3,751',
    )
    expect(card()).not.toHaveTextContent(/Maximum Contribution Limit|Rounded/)
  })

  it('have no surcharges if the client has none', () => {
    show(costs)
    expect(card()).toHaveTextContent('plus ANNUAL PAYROLL DEDUCTION$1,000=equals')
  })

  it('say that they are rounded if the shown figures do not add up', () => {
    show({ ...costs, outOfPocketExpenses: 3000.4, hsaFunds: 750.4, totalCost: 3750.5 })
    expect(screen.getByText('Rounded, so the sum is a little off.')).toBeVisible()
  })

  it.each([
    [-0.6, 'You get more than you pay.'],
    [-0.4, undefined],
  ])('say what a negative total means: %s', (totalCost, sentence) => {
    show({ totalCost })
    expect(screen.queryByText(/You get more/)?.textContent).toBe(sentence)
  })
})

it.each([
  [483.8, "Based on what you've told us, you could save around $484 by choosing the:"],
  [0.4, "Based on what you've told us, the best plan for you may be the:"],
])('a savings style decides the plan, with savings of %s', (potentialSavings, headline) => {
  showResult(BestPlan, { saver: plan('Saver') }, { savingsDidOverride: true, potentialSavings }, savings)
  expect(screen.getByText(headline)).toBeVisible()
  expect(screen.getByText('This is based on your savings style and may cost you:')).toBeVisible()
})

describe('the contribution limit', () => {
  it.each([
    ['HSA', 'HSA Maximum Contribution Limit is $3,750 (less Company contribution)'],
    ['FSA', 'FSA Maximum Contribution Limit is $3,750'],
  ])('of an %s', (accountType, text) => {
    show({}, { contributionLimit: { accountType, limit: 3750 } })
    expect(screen.getByText(/Maximum Contribution Limit/).textContent).toBe(`Your 2027 ${text}`)
  })

  it('has a catch-up', () => {
    show({}, { contributionLimit: { accountType: 'HSA', limit: 3750, catchUp: { age: 55, amount: 1000 } } })
    expect(screen.getByText("If you're 55 or older, you can add $1,000")).toBeVisible()
  })
})

it.each([
  ['HRA', 300, 'This company money goes into your HRA, not into an HSA.'],
  ['HSA', 300, undefined],
  ['HRA', 0, undefined],
])('names the account of the figure: an %s with $%d', (accountType, hsaFunds, sentence) => {
  show({ hsaFunds, facts: { ...planFacts, accountType } })
  expect(screen.queryByText(/^This company money/)?.textContent).toBe(sentence)
})

it.each([
  [true, 50, 'You get $500 of the company money only if you pay in $1,000.'],
  [true, 0, undefined],
  [false, 50, undefined],
])('says what the match in the figures needs: counted %s, %d percent', (isCounted, percentage, sentence) => {
  show({ facts: { ...planFacts, match: { percentage, maximum: 500, isCounted } } })
  expect(screen.queryByText(/only if you pay in/)?.textContent).toBe(sentence)
})

it('says below the figures that it is priced for another household', () => {
  const persons = [you, child, { ...child, number: 2 }]
  show({}, { assumptions: { locationFactor: 1, persons, services: [], claimOrder: [] } })
  expect(screen.getByText('Priced for a family of 3; you are 1.')).toBeVisible()
})

describe('the sentences below the figures', () => {
  const saver = plan('Saver', { totalCost: 4209.2, worstCase: 10_126 })
  const ppo = plan('PPO', { totalCost: 4281.4, worstCase: 9536 })
  const noLimit = { facts: { ...planFacts, maximumExcludesCopays: true } }
  const override = { savingsDidOverride: true, comparedWith: 'ppo' }
  const sentences = () => document.querySelector('.answer-sentences')?.textContent.trim()
  const worst = ' In the worst case you pay $10,126, or $590 less with PPO.'

  it.each<[string | undefined, Partial<Outputs>, Partial<PlanCosts>, Record<string, PlanCosts>?]>([
    [`Next is PPO: $72 more.${worst}`, {}, {}],
    [
      `The lowest cost, but not the safest choice: about 93 of 100 years like this make it the cheapest. Next is PPO: $72 more.${worst}`,
      { confidence: 'clear' },
      { cheapestIn: 0.926 },
    ],
    [
      'A clear choice. Next is PPO: $72 more. In the worst case you pay $9,536, and no plan costs less.',
      { confidence: 'clear' },
      { worstCase: 9536 },
    ],
    [
      'A close choice: nearly all years like this make it the cheapest. Next is PPO: $72 more. In the worst case you pay $9,000, and no plan costs less.',
      { confidence: 'close' },
      { cheapestIn: 1, worstCase: 9000 },
    ],
    [
      'A close choice: very few years like this make it the cheapest. Next is PPO: $9 less.',
      { confidence: 'close' },
      { cheapestIn: 0.001, totalCost: 4290, worstCase: null },
    ],
    [
      'An even choice. Next is PPO: $4 more. There is no limit to what you can pay: copays never stop.',
      { confidence: 'even' },
      { totalCost: 4277, ...noLimit },
    ],
    [
      `An even choice: about 50 of 100 years like this make it the cheapest. Next is PPO: about the same.${worst}`,
      { confidence: 'even' },
      { totalCost: 4281, cheapestIn: 0.5 },
    ],
    [`In a year like this, PPO costs $312 less.${worst}`, override, { totalCost: 4593.4 }],
    [
      'You save this much in the worst case. In a year like this, PPO costs $72 more. In the worst case you pay $8,754, and no plan costs less.',
      { ...override, potentialSavings: 782 },
      { worstCase: 8754 },
    ],
    ['In the worst case you pay $10,126.', {}, {}, {}],
    [undefined, {}, { worstCase: null }, {}],
  ])('say: %s', (text, change, best, others = { ppo }) => {
    showResult(BestPlan, { saver: { ...saver, ...best }, ...others }, change, savings)
    expect(sentences()).toBe(text)
  })

  it.each<[string, string, number]>([
    ['In a year like this, you pay $72 less than staying in PPO.', 'ppo', 4281.4],
    ['In a year like this, you pay $9 more than staying in PPO.', 'ppo', 4200],
    ['In a year like this, you pay about the same as staying in PPO.', 'ppo', 4209],
    ['You already have this plan.', 'saver', 4281],
  ])('begin with the difference from the current plan: "%s"', (text, currentPlan, totalCost) => {
    showResult(
      BestPlan,
      { saver, ppo: { ...ppo, totalCost } },
      {},
      { answers: { currentPlan: { key: currentPlan } } },
    )
    expect(document.querySelector('.answer-sentences p')?.textContent).toBe(text)
  })

  it.each<[string, Partial<Outputs>]>([
    ['A close choice. In the worst case you pay $10,126, or $590 less with PPO.', { confidence: 'close' }],
    ['In the worst case you pay $10,126, or $590 less with PPO.', override],
  ])('name the next plan once if it is the current one: "%s"', (text, change) => {
    showResult(BestPlan, { saver, ppo }, change, { ...savings, answers: { currentPlan: { key: 'ppo' } } })
    expect(card()).toHaveTextContent(text)
    expect(card()).not.toHaveTextContent('$72 more')
  })
})
