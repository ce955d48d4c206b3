import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { initialAccountInputs } from '../../../../../src/calculator/state/accountInputs.ts'
import { PlanComparison } from '../../../../../src/calculator/steps/results/comparison/PlanComparison.tsx'
import { Announcer } from '../../../../../src/calculator/ui/Announcer.tsx'
import type { Outputs, PlanCosts, PlanFacts } from '../../../../../src/contract/outputs.ts'
import { instanceWith } from '../../../instances.ts'
import { plan, planFacts } from '../../../planCosts.ts'
import { cellsOf, itemsOf, showResult } from '../../../provided.tsx'

const saver = plan('Saver', {
  outOfPocketExpenses: 4083.2,
  hsaFunds: 1000,
  payrollDeduction: 1126,
  totalCost: 4209.2,
  worstCase: 10_126,
  largestBill: { amount: 3250.4, service: 'surgery' },
})
const ppo = plan('PPO', {
  outOfPocketExpenses: 387.4,
  payrollDeduction: 3894,
  totalCost: 4281.4,
  worstCase: 9536,
})
const old = plan('Old plan', { totalCost: 9000, worstCase: 14_218, dominatedBy: 'ppo' })

const Comparison = (props: Parameters<typeof PlanComparison>[0]) => (
  <Announcer status="">
    <PlanComparison {...props} />
  </Announcer>
)
const show = (plans: Record<string, PlanCosts>, change: Partial<Outputs> = {}) =>
  showResult(Comparison, plans, change)

const section = () => document.querySelector('section')!
const status = () => screen.getByRole('status').textContent
/** The texts of each plan, in the order on the screen. */
const plansShown = () =>
  [...document.querySelectorAll('.compared-plan')].map((card) =>
    [...card.querySelectorAll('h3, p, ul')]
      .map((part) => (part.matches('ul') ? itemsOf(part).join(' | ') : part.textContent))
      .join(' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )

describe('the comparison of plans', () => {
  it('lists every plan, cheapest first, with its amounts and its difference from the best plan', () => {
    show({ saver, old, ppo })
    expect(plansShown()).toEqual([
      'Saver Best for you A likely year $4,209 From your paychecks $1,126 | Worst case $10,126 | Company money $1,000',
      'PPO A likely year $4,281 +$72$72 more than Saver From your paychecks $3,894 | Worst case $9,536 | Company money $0',
      'Old plan Never costs less than PPO A likely year $9,000 +$4,791$4,791 more than Saver From your paychecks $1,000 | Worst case $14,218 | Company money $0',
    ])
    const headings = screen.getAllByRole('heading', { level: 3 })
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Saver', 'PPO', 'Old plan'])
  })

  it('needs only the fields of the specification', () => {
    show({ saver: plan('Saver'), ppo: plan('PPO', { totalCost: 2114.8 }) })
    expect(plansShown()).toEqual([
      'Saver Best for you A likely year $2,115 From your paychecks $1,000 | Company money $0',
      'PPO A likely year $2,115 about the sameabout the same as Saver From your paychecks $1,000 | Company money $0',
    ])
  })

  it('has no line of tags for a plan without one', () => {
    show({ saver, ppo })
    expect(document.querySelectorAll('.compared-plan-tags')).toHaveLength(1)
  })

  it('is left out for a single plan', () => {
    show({ saver })
    expect(document.querySelector('section')).toBeNull()
  })

  it.each<[string, Partial<PlanFacts>]>([
    ['Each of 26 paychecks $53', { payroll: { deductions: 26, amount: 43.31 } }],
    [
      'Each of 26 paychecks $53, then $85 from the birth',
      { payroll: { deductions: 26, amount: 43.31, afterBirth: 75 } },
    ],
    ['Company money $1,000 of $1,500', { companyContribution: { full: 1500, used: 1000, remaining: 500 } }],
    ['Deductible $700', { deductible: { person: 700, household: 900 } }],
    ['Worst case no limit', { maximumExcludesCopays: true }],
  ])('says: %s', (text, change) => {
    const facts = { ...planFacts, ...change }
    show({ saver: { ...saver, surchargeTotal: 260, worstCase: null, facts }, ppo })
    expect(plansShown()[0]).toContain(text)
  })

  it('marks the lowest estimate if the savings style decided for another plan', () => {
    showResult(
      Comparison,
      { saver: { ...saver, totalCost: 4290 }, ppo },
      { savingsDidOverride: true },
      { instance: instanceWith({ features: { savings: true } }) },
    )
    expect(plansShown()[0]).toMatch(/^PPO Lowest estimate A likely year \$4,281 −\$9\$9 less than Saver/)
    expect(plansShown()[1]).toMatch(/^Saver Fits your savings style A likely year \$4,290/)
  })

  it.each([
    ['the pay is missing', {}, 'Enter your yearly household pay to see the taxes you save.'],
    [
      'the contribution is higher than a limit that has changed',
      { income: '85000', contribution: '9000' },
      'Check the amounts that you entered to see the taxes you save.',
    ],
  ])('says why it counts no taxes if %s', (_, inputs, sentence) => {
    const accountInputs = {
      ...initialAccountInputs({ spouse: false, children: 0 }),
      countsTaxes: true,
      ...inputs,
    }
    const contributionLimit = { accountType: 'HSA', limit: 4000 }
    showResult(Comparison, { saver, ppo }, { contributionLimit }, { answers: { accountInputs } })
    expect(section()).toHaveTextContent(sentence)
    expect(section()).not.toHaveTextContent('costs least')
  })

  it.each([
    [-910, ['Paychecks', 'Care costs after company money', 'Worst case']],
    [-4900, ['Paychecks', 'Care costs after company money', 'More than you pay', 'Worst case']],
  ])('explains the parts that occur in its bars, with credits of %s', (surchargeTotal, parts) => {
    show({ saver, ppo: { ...ppo, surchargeTotal } })
    expect(itemsOf(document.querySelector('.bar-legend')!)).toEqual(parts)
  })
})

describe('two plans side by side', () => {
  const cells = () => cellsOf(document.querySelector('.two-plans table'))
  const select = (name: string, text: string) => {
    const list = screen.getByRole<HTMLSelectElement>('combobox', { name })
    const option = [...list.options].find((one) => one.text === text)!
    fireEvent.change(list, { target: { value: option.value } })
  }
  async function compareTwo(plans: Record<string, PlanCosts>) {
    show(plans)
    fireEvent.click(screen.getByText('Compare two plans'))
    await screen.findByRole('combobox', { name: 'First plan' })
  }

  it('are the best plan and the runner-up at first, with only what differs', async () => {
    await compareTwo({ saver, ppo: { ...ppo, worstCase: 10_126 }, old })
    expect(cells()).toEqual([
      ['Amount or term', 'Saver', 'PPO'],
      ['Estimated cost', '$4,209', '$4,281'],
      ['From your paychecks, with surcharges and credits', '$1,126', '$3,894'],
      ['Care costs', '$4,083', '$387'],
      ['Largest bill', '$3,250', 'not stated'],
      ['Company money in this estimate', '$1,000', '$0'],
    ])
  })

  it('are those that the visitor chooses', async () => {
    await compareTwo({ saver, ppo, twin: { ...ppo, displayName: 'Twin' } })
    select('First plan', 'Twin')
    expect(section()).toHaveTextContent('These plans have the same costs and terms.')
    expect(status()).toBe('These plans have the same costs and terms.')
    select('Second plan', 'Twin')
    expect(section()).toHaveTextContent('Choose two different plans.')
    expect(status()).toBe('Choose two different plans.')
    select('Second plan', 'Saver')
    expect(cells()[0]).toEqual(['Amount or term', 'Twin', 'Saver'])
    expect(status()).toBe(`${cells().length - 1} differences between Twin and Saver.`)
  })
})
