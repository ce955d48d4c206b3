import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { OutputsPayload, PlanCosts } from '../../../src/contract/outputs.ts'
import { instanceWith } from '../instances.ts'
import { planFacts } from '../planCosts.ts'
import { plan, showResult } from '../result.ts'
import { setResponse } from '../../server.ts'
import { goToResults, next, visit, withService } from '../visit.tsx'

withService()

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

const section = () =>
  screen.getByRole('heading', { level: 2, name: 'How your plans compare' }).closest('section')!
const status = () => screen.getByRole('status')
const plansShown = () =>
  within(within(section()).getByRole('list'))
    .getAllByRole('listitem')
    .map(({ children }) =>
      [...children]
        .map(({ textContent }) => textContent)
        .join(' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )

describe('the comparison of plans', () => {
  it('lists every plan, cheapest first, with its parts and its difference from the best plan', async () => {
    await showResult({ saver, old, ppo })
    expect(plansShown()).toEqual([
      'Saver Best for you Estimated cost $4,209 Paychecks $1,126 Care $4,083 Company −$1,000 Most years like this one $2,900 to $7,400 Worst case $10,126',
      'PPO +$72 $72 more than Saver Estimated cost $4,281 Paychecks $3,894 Care $387 Worst case $9,536',
      'Old plan Never costs less than PPO +$4,791 $4,791 more than Saver Estimated cost $9,000 Paychecks $1,000 Care $1,115 Worst case $14,218',
    ])
  })

  it('needs only the fields of the specification', async () => {
    await showResult({ saver: plan('Saver'), ppo: plan('PPO', { totalCost: 2114.8 }) })
    expect(plansShown()).toEqual([
      'Saver Best for you Estimated cost $2,115 Paychecks $1,000 Care $1,115',
      'PPO about the same about the same as Saver Estimated cost $2,115 Paychecks $1,000 Care $1,115',
    ])
    expect(within(section()).queryByRole('radiogroup')).toBeNull()
  })

  it('is left out for a single plan', async () => {
    await showResult({ saver })
    expect(screen.queryByText('How your plans compare')).toBeNull()
    expect(screen.queryByText(/^Next:/)).toBeNull()
  })

  it('shows credits apart from the paychecks, and a range without a width as one amount', async () => {
    const credited = plan('Saver', {
      payrollDeduction: 0,
      surchargeTotal: -910,
      totalCost: 204.6,
      range: { low: 0, high: 0.4 },
    })
    await showResult({ saver: credited, ppo })
    expect(plansShown()[0]).toBe(
      'Saver Best for you Estimated cost $205 Paychecks $0 Surcharges and credits −$910 Care $1,115 Most years like this one $0',
    )
  })

  it('has a heading for each plan', async () => {
    await showResult({ saver, ppo })
    const headings = within(section()).getAllByRole('heading', { level: 3 })
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Saver', 'PPO'])
  })

  it('marks the lowest estimate if the best plan is another one', async () => {
    await showResult({ saver: { ...saver, totalCost: 4290 }, ppo })
    expect(plansShown()[0]).toMatch(/^PPO Lowest estimate −\$9 \$9 less than Saver Estimated cost \$4,281/)
    expect(plansShown()[1]).toMatch(/^Saver Best for you Estimated cost \$4,290/)
  })

  it('sorts by the worst case and by paychecks', async () => {
    const user = await showResult({ saver, old, ppo })
    const names = () => plansShown().map((text) => /^(Saver|PPO|Old plan)/.exec(text)?.[0])
    expect(screen.getByRole('radio', { name: 'Expected cost' })).toBeChecked()
    expect(names()).toEqual(['Saver', 'PPO', 'Old plan'])
    await user.click(screen.getByRole('radio', { name: 'Worst case' }))
    expect(names()).toEqual(['PPO', 'Saver', 'Old plan'])
    expect(status()).toHaveTextContent('Sorted by worst case. First: PPO.')
    await user.click(screen.getByRole('radio', { name: 'Paychecks' }))
    expect(names()).toEqual(['Old plan', 'Saver', 'PPO'])
    expect(status()).toHaveTextContent('Sorted by paychecks. First: Old plan.')
    expect(plansShown()[1]).toContain('Best for you')
  })

  it('shows the amounts of a paycheck', async () => {
    const facts = { ...planFacts, payroll: { deductions: 26, amount: 10 } }
    const user = await showResult({ saver: { ...saver, facts }, ppo: { ...ppo, facts } })
    await user.click(screen.getByRole('radio', { name: 'A paycheck' }))
    expect(
      screen.getByText("The year's costs, divided by 26 paychecks. Bills don't come in equal parts."),
    ).toBeVisible()
    expect(plansShown()).toEqual([
      'Saver Best for you Estimated cost $162 Paychecks $43 Care $157 Company −$38 Over a year: Most years like this one $2,900 to $7,400 Worst case $10,126',
      'PPO +$3 $3 more than Saver Estimated cost $165 Paychecks $150 Care $15 Over a year: Worst case $9,536',
    ])
    expect(status()).toHaveTextContent('Amounts for each of 26 paychecks.')
    await user.click(screen.getByRole('radio', { name: 'A year' }))
    expect(status()).toHaveTextContent('Amounts for a year.')
  })

  it('compares the best plan with the runner-up in sentences', async () => {
    await showResult({ saver, ppo, old }, { runnerUp: 'old' })
    expect(section()).toHaveTextContent(
      'Saver costs $4,791 less than Old plan in a year like this one, and $4,092 less in a worst-case year.',
    )
    expect(section()).toHaveTextContent(
      "With Saver, you keep $126 less of your paychecks than with Old plan, and pay $1,968 more for care, after your company's money.",
    )
  })
})

describe('two plans side by side', () => {
  const cells = () =>
    within(within(section()).getByRole('table'))
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent))

  it('are the best plan and the runner-up at first, with only what differs', async () => {
    const user = await showResult({ saver, ppo: { ...ppo, worstCase: 10_126 }, old })
    await user.click(screen.getByText('Compare two plans'))
    await screen.findByRole('combobox', { name: 'First plan' })
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
    const user = await showResult({ saver, ppo, twin: { ...ppo, displayName: 'Twin' } })
    await user.click(screen.getByText('Compare two plans'))
    await user.selectOptions(await screen.findByRole('combobox', { name: 'First plan' }), 'Twin')
    expect(within(section()).getByText('These plans have the same costs and terms.')).toBeVisible()
    expect(status()).toHaveTextContent('These plans have the same costs and terms.')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Second plan' }), 'Twin')
    expect(within(section()).getByText('Choose two different plans.')).toBeVisible()
    expect(status()).toHaveTextContent('Choose two different plans.')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Second plan' }), 'Saver')
    expect(cells()[0]).toEqual(['Amount or term', 'Twin', 'Saver'])
    expect(status()).toHaveTextContent(`${cells().length - 1} differences between Twin and Saver.`)
  })
})

describe('the confidence note', () => {
  const card = () => screen.getByRole('region', { name: /Saver/ })

  it.each<[string, Partial<OutputsPayload>, Partial<PlanCosts>, string]>([
    [
      'a clear choice',
      { confidence: 'clear' },
      { cheapestIn: 0.926 },
      'A clear choice. It is the cheapest in about 93 of 100 years with about this much care. Next: PPO, $72 more. In a worst-case year, PPO costs $590 less.',
    ],
    [
      'a close choice',
      { confidence: 'close' },
      {},
      'A close choice. Next: PPO, $72 more. In a worst-case year, PPO costs $590 less.',
    ],
    [
      'nearly all years',
      { confidence: 'clear' },
      { cheapestIn: 0.999 },
      'A clear choice. It is the cheapest in nearly all years with about this much care. Next: PPO, $72 more. In a worst-case year, PPO costs $590 less.',
    ],
    [
      'all years',
      { confidence: 'clear' },
      { cheapestIn: 1, worstCase: 9000 },
      'A clear choice. It is the cheapest in nearly all years with about this much care. Next: PPO, $72 more.',
    ],
    [
      'nearly no year',
      { confidence: 'close' },
      { cheapestIn: 0.001, worstCase: 9536 },
      'A close choice. It is the cheapest in hardly any years with about this much care. Next: PPO, $72 more.',
    ],
    [
      'a small difference in nearly all years',
      { confidence: 'close' },
      { cheapestIn: 0.97, worstCase: null },
      'A small but steady difference. It is the cheapest in about 97 of 100 years with about this much care. Next: PPO, $72 more.',
    ],
    [
      'nearly all years at about the same cost',
      { confidence: 'close' },
      { cheapestIn: 0.97, worstCase: null, totalCost: 4281 },
      'A close choice. It is the cheapest in about 97 of 100 years with about this much care. Next: PPO, about the same.',
    ],
    [
      'nearly all years with a large difference',
      { confidence: 'close' },
      { cheapestIn: 0.97, worstCase: null, totalCost: 4000 },
      'A close choice. It is the cheapest in about 97 of 100 years with about this much care. Next: PPO, $281 more.',
    ],
    [
      'a near tie',
      { confidence: 'even' },
      { totalCost: 4277 },
      'PPO is nearly the same: $4 more. In a worst-case year, PPO costs $590 less.',
    ],
    [
      'the same cost',
      { confidence: 'even' },
      { totalCost: 4281, worstCase: 9000 },
      'PPO costs about the same.',
    ],
    ['no confidence', {}, { cheapestIn: 0.9, worstCase: 9000 }, 'Next: PPO, $72 more.'],
    ['a next plan that costs less', {}, { totalCost: 4290, worstCase: 9000 }, 'Next: PPO, $9 less.'],
  ])('of %s', async (_, change, best, text) => {
    await showResult({ saver: { ...saver, ...best }, ppo, old }, change)
    expect(within(card()).getByText((_text, element) => element?.textContent === text)).toBeVisible()
  })

  async function showOverride(best: Partial<PlanCosts>, change: Partial<OutputsPayload> = {}) {
    setResponse('instance', instanceWith({ features: { savings: true }, surcharges: [] }))
    setResponse('calculate', {
      plans: { saver: { ...saver, ...best }, old, ppo: { ...ppo, cheapestIn: 0.81 } },
      bestPlan: 'saver',
      savingsDidOverride: true,
      comparedWith: 'ppo',
      ...change,
    })
    const { user } = visit()
    await goToResults(user)
    await screen.findByText('OUT-OF-POCKET EXPENSES')
  }

  it('compares the plan of a savings style with the plan that it replaces', async () => {
    await showOverride({ totalCost: 4593.4 })
    expect(card()).toHaveTextContent(
      'Saver costs $312 more than PPO in a year like this one, and $590 more in a worst-case year. PPO is the cheapest in about 81 of 100 years with about this much care.',
    )
    expect(plansShown()[1]).toMatch(/^Saver Fits your savings style/)
  })

  it.each([
    ['costs $312 more than PPO in a year like this one.', 4593.4],
    ['costs $281 less than PPO in a year like this one.', 4000],
    ['costs about the same as PPO in a year like this one.', 4281],
  ])('says once that savings are for a worst-case year: %s', async (text, totalCost) => {
    await showOverride({ totalCost, worstCase: 8754 }, { potentialSavings: 782 })
    expect(card()).toHaveTextContent('you could save around $782')
    expect(card()).toHaveTextContent(
      `These savings are for a worst-case year. Saver ${text} PPO is the cheapest in about 81 of 100 years with about this much care.`,
    )
    expect(section()).not.toHaveTextContent('Saver costs')
  })

  it('does not say so of other savings', async () => {
    await showOverride({ totalCost: 4593.4, worstCase: 8754 }, { potentialSavings: 700 })
    expect(card()).not.toHaveTextContent('These savings')
    expect(card()).toHaveTextContent('Saver costs $312 more than PPO in a year like this one, but $782 less')
  })
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
])('the card says why a total is negative: %o', async (change, sentence) => {
  await showResult({ saver: plan('Saver', change) })
  if (sentence === null) expect(screen.queryByText(/more than your costs|You get more/)).toBeNull()
  else expect(screen.getByText(sentence)).toBeVisible()
})

it('the bars move from their lengths in the result before an answer changed', async () => {
  const user = await showResult({ saver: plan('Saver'), ppo: plan('PPO', { payrollDeduction: 3000 }) })
  const payrollOf = (name: string) => {
    const items = within(section()).getAllByRole('listitem')
    const item = items.find(({ textContent }) => textContent.startsWith(name))
    return item!.querySelector<HTMLElement>('[data-part="paychecks"]')!.style
  }
  expect(payrollOf('PPO').getPropertyValue('--from-end')).toBe(payrollOf('PPO').getPropertyValue('--to-end'))
  const before = payrollOf('Saver').getPropertyValue('--to-end')

  setResponse('calculate', {
    plans: { saver: plan('Saver', { payrollDeduction: 4000 }), ppo: plan('PPO') },
    bestPlan: 'ppo',
  })
  await user.click(screen.getByRole('link', { name: /Scenario/ }))
  await user.click((await screen.findAllByRole('radio'))[1]!)
  await user.click(next())
  await screen.findByText('OUT-OF-POCKET EXPENSES')
  expect(payrollOf('Saver').getPropertyValue('--from-end')).toBe(before)
  expect(payrollOf('Saver').getPropertyValue('--to-end')).not.toBe(before)
})
