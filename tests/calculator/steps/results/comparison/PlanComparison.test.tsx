import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PlanComparison } from '../../../../../src/calculator/steps/results/comparison/PlanComparison.tsx'
import { Announcer } from '../../../../../src/calculator/ui/Announcer.tsx'
import type { Outputs, PlanCosts } from '../../../../../src/contract/outputs.ts'
import { instanceWith } from '../../../instances.ts'
import { outputs, plan, planFacts } from '../../../planCosts.ts'
import { cellsOf, resultPage, showResult } from '../../../provided.tsx'

const saver = plan('Saver', {
  outOfPocketExpenses: 4083.2,
  hsaFunds: 1000,
  payrollDeduction: 1126,
  totalCost: 4209.2,
  worstCase: 10_126,
  range: { low: 2900, high: 7400 },
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
  [...document.querySelectorAll('.compared-plan')].map(({ children }) =>
    [...children]
      .map(({ textContent }) => textContent)
      .join(' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))

describe('the comparison of plans', () => {
  it('lists every plan, cheapest first, with its parts and its difference from the best plan', () => {
    show({ saver, old, ppo }, { runnerUp: 'old' })
    expect(plansShown()).toEqual([
      'Saver Best for you Estimated cost $4,209 Paychecks $1,126 Care $4,083 Company −$1,000 Most years like this one $2,900 to $7,400 Worst case $10,126',
      'PPO +$72 $72 more than Saver Estimated cost $4,281 Paychecks $3,894 Care $387 Worst case $9,536',
      'Old plan Never costs less than PPO +$4,791 $4,791 more than Saver Estimated cost $9,000 Paychecks $1,000 Care $1,115 Worst case $14,218',
    ])
    const headings = screen.getAllByRole('heading', { level: 3 })
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Saver', 'PPO', 'Old plan'])
    expect(section()).toHaveTextContent(
      "Saver costs $4,791 less than Old plan in a year like this one, and $4,092 less in a worst-case year. With Saver, you keep $126 less of your paychecks than with Old plan, and pay $1,968 more for care, after your company's money.",
    )
  })

  it('needs only the fields of the specification', () => {
    show({ saver: plan('Saver'), ppo: plan('PPO', { totalCost: 2114.8 }) })
    expect(plansShown()).toEqual([
      'Saver Best for you Estimated cost $2,115 Paychecks $1,000 Care $1,115',
      'PPO about the same about the same as Saver Estimated cost $2,115 Paychecks $1,000 Care $1,115',
    ])
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('is left out for a single plan', () => {
    show({ saver })
    expect(document.querySelector('section')).toBeNull()
  })

  it('shows credits apart from the paychecks, a range without a width as one amount, and no limit on copays', () => {
    const credited = plan('Saver', {
      payrollDeduction: 0,
      surchargeTotal: -910,
      totalCost: 204.6,
      range: { low: 0, high: 0.4 },
      facts: { ...planFacts, maximumExcludesCopays: true },
    })
    show({ saver: credited, ppo })
    expect(plansShown()[0]).toBe(
      'Saver Best for you Estimated cost $205 Paychecks $0 Surcharges and credits −$910 Care $1,115 Most years like this one $0 Worst case: no limit on copays',
    )
  })

  it('marks the lowest estimate if the savings style decided for another plan, and omits the sentence of the card', () => {
    showResult(
      Comparison,
      { saver: { ...saver, totalCost: 4290 }, ppo },
      { savingsDidOverride: true },
      { instance: instanceWith({ features: { savings: true } }) },
    )
    expect(plansShown()[0]).toMatch(/^PPO Lowest estimate −\$9 \$9 less than Saver Estimated cost \$4,281/)
    expect(plansShown()[1]).toMatch(/^Saver Fits your savings style Estimated cost \$4,290/)
    expect(section()).not.toHaveTextContent('Saver costs')
  })

  it('sorts by the worst case and by paychecks', () => {
    show({ saver, old, ppo })
    const names = () => plansShown().map((text) => /^(Saver|PPO|Old plan)/.exec(text)?.[0])
    expect(screen.getByRole('radio', { name: 'Expected cost' })).toBeChecked()
    choose('Worst case')
    expect(names()).toEqual(['PPO', 'Saver', 'Old plan'])
    expect(status()).toBe('Sorted by worst case. First: PPO.')
    choose('Paychecks')
    expect(names()).toEqual(['Old plan', 'Saver', 'PPO'])
    expect(status()).toBe('Sorted by paychecks. First: Old plan.')
  })

  it('shows the amounts of a paycheck', () => {
    const facts = { ...planFacts, payroll: { deductions: 26, amount: 10 } }
    show({ saver: { ...saver, facts }, ppo: { ...ppo, facts } })
    choose('A paycheck')
    expect(
      screen.getByText("The year's costs, divided by 26 paychecks. Bills don't come in equal parts."),
    ).toBeVisible()
    expect(plansShown()).toEqual([
      'Saver Best for you Estimated cost $162 Paychecks $43 Care $157 Company −$38 Over a year: Most years like this one $2,900 to $7,400 Worst case $10,126',
      'PPO +$3 $3 more than Saver Estimated cost $165 Paychecks $150 Care $15 Over a year: Worst case $9,536',
    ])
    expect(status()).toBe('Amounts for each of 26 paychecks.')
    choose('A year')
    expect(status()).toBe('Amounts for a year.')
  })

  it('moves the bars from their lengths in the previous result', () => {
    const before = outputs({ saver: plan('Saver'), ppo: plan('PPO', { payrollDeduction: 3000 }) })
    const after = outputs({ saver: plan('Saver', { payrollDeduction: 4000 }), ppo: plan('PPO') })
    const Changed = () => <PlanComparison outputs={after} previous={before} />
    const paychecks = () =>
      document.querySelector<HTMLElement>('[data-best="true"] [data-part="paychecks"]')!.style
    const { rerender } = showResult(PlanComparison, before.plans)
    const length = paychecks().getPropertyValue('--to-end')
    expect(paychecks().getPropertyValue('--from-end')).toBe(length)
    rerender(resultPage(Changed, after))
    expect(paychecks().getPropertyValue('--from-end')).toBe(length)
    expect(paychecks().getPropertyValue('--to-end')).not.toBe(length)
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
      ['1 in 10 years costs less than', '$2,900', 'not stated'],
      ['1 in 10 years costs more than', '$7,400', 'not stated'],
      ['From your paychecks', '$1,126', '$3,894'],
      ['For care', '$4,083', '$387'],
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
