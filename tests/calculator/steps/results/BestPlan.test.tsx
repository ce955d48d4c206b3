import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { BestPlan } from '../../../../src/calculator/steps/results/BestPlan.tsx'
import type { Outputs, PlanCosts, PlanFacts } from '../../../../src/contract/outputs.ts'
import { instanceWith } from '../../instances.ts'
import { plan, planFacts } from '../../planCosts.ts'
import { showResult } from '../../provided.tsx'

const savings = { instance: instanceWith({ features: { savings: true } }) }

const show = (change: Partial<PlanCosts> = {}, result: Partial<Outputs> = {}) =>
  showResult(BestPlan, { saver: plan('Saver', change) }, result)
const card = () => screen.getByRole('region', { name: 'Saver' })
const noAssumptions = { locationFactor: 1, persons: [], services: [], claimOrder: [] }

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
    expect(screen.getByText('Rounded to whole dollars.')).toBeVisible()
  })

  it.each<[Partial<PlanCosts>, string | null]>([
    [{ totalCost: -0.6, hsaFunds: 900 }, "Your company's money is more than your costs."],
    [{ totalCost: -610, surchargeTotal: -910 }, 'Your credits are more than your costs.'],
    [
      { totalCost: -610, surchargeTotal: -910, hsaFunds: 100 },
      "Your company's money and credits are more than your costs.",
    ],
    [{ totalCost: -610, payrollDeduction: -2000 }, 'You get more than you pay.'],
    [{ totalCost: -0.4, hsaFunds: 900 }, null],
  ])('say why a total is negative: %o', (change, sentence) => {
    show(change)
    expect(screen.queryByText(/more than your costs|You get more/)?.textContent ?? null).toBe(sentence)
  })

  it.each([
    [6, 'This estimate includes 6 months of paychecks and all the care in your scenario.'],
    [1, 'This estimate includes 1 month of paychecks and all the care in your scenario.'],
    [12, undefined],
    [null, undefined],
  ])('for %s months of coverage: %j', (coveredMonths, sentence) => {
    show({}, { assumptions: { ...noAssumptions, coveredMonths } })
    expect(screen.queryByText(/^This estimate/)?.textContent).toBe(sentence)
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

describe('the sentences about the account', () => {
  const withFacts = (facts: Partial<PlanFacts>) => ({ facts: { ...planFacts, ...facts } })
  const companyContribution = { full: 2000, used: 660, remaining: 1340 }

  it('say how the limit is composed, and what remains of the company’s money', () => {
    show(withFacts({ accountType: 'HSA', companyContribution }), {
      contributionLimit: { accountType: 'HSA', limit: 7000 },
    })
    expect(card()).toHaveTextContent(
      "The full limit is $9,000. Your company contributes $2,000, so you can contribute up to $7,000.$2,000 from your company: you'd use $660 this year and keep $1,340.",
    )
  })

  it('say what a match in the company’s money requires', () => {
    const match = { percentage: 50, maximum: 500, isCounted: true }
    show(withFacts({ accountType: 'HSA', companyContribution, match }))
    expect(card()).toHaveTextContent(
      'This includes a match of $500 that you get if you pay in $1,000 of your own.',
    )
  })

  it('do not say that the employee keeps the money of an HRA', () => {
    show(withFacts({ accountType: 'HRA', companyContribution }))
    expect(card()).toHaveTextContent(
      "$2,000 from your company: you'd use $660 this year, and $1,340 would be left.",
    )
    expect(card()).not.toHaveTextContent('The full limit')
  })

  it.each([
    ['HRA', 300, 'Your company pays these funds into your HRA, not into an HSA.'],
    ['HSA', 300, undefined],
    ['HRA', 0, undefined],
  ])('name the account of the figure: an %s with $%d', (accountType, hsaFunds, sentence) => {
    show({ hsaFunds, ...withFacts({ accountType }) })
    expect(screen.queryByText(/pays these funds/)?.textContent).toBe(sentence)
    expect(card()).not.toHaveTextContent('from your company')
  })
})

describe('the confidence note', () => {
  const saver = plan('Saver', { totalCost: 4209.2, worstCase: 10_126 })
  const ppo = plan('PPO', { totalCost: 4281.4, worstCase: 9536, cheapestIn: 0.81 })
  const old = plan('Old plan', { totalCost: 9000, worstCase: 14_218 })

  it.each<[Outputs['confidence'], Partial<PlanCosts>, string]>([
    [
      'clear',
      { cheapestIn: 0.926 },
      'A clear choice. It is the cheapest in about 93 of 100 years with about this much care. Next: PPO, $72 more. In a worst-case year, PPO costs $590 less.',
    ],
    ['close', {}, 'A close choice. Next: PPO, $72 more. In a worst-case year, PPO costs $590 less.'],
    [
      'clear',
      { cheapestIn: 1, worstCase: 9000 },
      'A clear choice. It is the cheapest in nearly all years with about this much care. Next: PPO, $72 more.',
    ],
    [
      'close',
      { cheapestIn: 0.001, worstCase: 9536 },
      'A close choice. It is the cheapest in hardly any years with about this much care. Next: PPO, $72 more.',
    ],
    [
      'close',
      { cheapestIn: 0.97, worstCase: null },
      'A small but steady difference. It is the cheapest in about 97 of 100 years with about this much care. Next: PPO, $72 more.',
    ],
    [
      'close',
      { cheapestIn: 0.97, worstCase: null, totalCost: 4281 },
      'A close choice. It is the cheapest in about 97 of 100 years with about this much care. Next: PPO, about the same.',
    ],
    [
      'close',
      { cheapestIn: 0.97, worstCase: null, totalCost: 4000 },
      'A close choice. It is the cheapest in about 97 of 100 years with about this much care. Next: PPO, $281 more.',
    ],
    [
      'even',
      { totalCost: 4277 },
      'PPO is nearly the same: $4 more. In a worst-case year, PPO costs $590 less.',
    ],
    ['even', { totalCost: 4281, worstCase: 9000 }, 'PPO costs about the same.'],
    [null, { cheapestIn: 0.9, worstCase: 9000 }, 'Next: PPO, $72 more.'],
    [null, { totalCost: 4290, worstCase: 9000 }, 'Next: PPO, $9 less.'],
  ])('of a choice that is %s, with %j', (confidence, best, text) => {
    showResult(BestPlan, { saver: { ...saver, ...best }, ppo, old }, { confidence })
    expect(screen.getByText((_text, element) => element?.textContent === text)).toBeVisible()
  })

  const showOverride = (best: Partial<PlanCosts>, potentialSavings = 0) =>
    showResult(
      BestPlan,
      { saver: { ...saver, ...best }, old, ppo },
      { savingsDidOverride: true, comparedWith: 'ppo', potentialSavings },
      savings,
    )

  it('compares the plan of a savings style with the plan that it replaces', () => {
    showOverride({ totalCost: 4593.4 })
    expect(card()).toHaveTextContent(
      'Saver costs $312 more than PPO in a year like this one, and $590 more in a worst-case year. PPO is the cheapest in about 81 of 100 years with about this much care.',
    )
  })

  it.each([
    ['costs $312 more than PPO in a year like this one.', 4593.4],
    ['costs $281 less than PPO in a year like this one.', 4000],
    ['costs about the same as PPO in a year like this one.', 4281],
  ])('says once that savings are for a worst-case year: %s', (text, totalCost) => {
    showOverride({ totalCost, worstCase: 8754 }, 782)
    expect(card()).toHaveTextContent(
      `These savings are for a worst-case year. Saver ${text} PPO is the cheapest in about 81 of 100 years with about this much care.`,
    )
  })

  it('does not say so of other savings', () => {
    showOverride({ totalCost: 4593.4, worstCase: 8754 }, 700)
    expect(card()).not.toHaveTextContent('These savings')
    expect(card()).toHaveTextContent('Saver costs $312 more than PPO in a year like this one, but $782 less')
  })
})
