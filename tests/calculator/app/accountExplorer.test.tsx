import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { OutputsPayload, PlanCosts, PlanFacts } from '../../../src/contract/outputs.ts'
import { setClient, setResponse } from '../../server.ts'
import { instanceWith } from '../instances.ts'
import { plan, showResult } from '../result.ts'
import { goToResults, heading, next, visit, withService, type User } from '../visit.tsx'

withService()

const limit = { accountType: 'HSA', limit: 7000.4, catchUp: { age: 55, amount: 1000 } }

/** Opens the explorer of a plan with company money of $1,000, expenses of $1,500, and a total of $2,000. */
async function openExplorer(
  facts: Partial<PlanFacts> = {},
  contributionLimit: OutputsPayload['contributionLimit'] = limit,
) {
  const user = await showResult(
    {
      saver: plan('Saver', {
        outOfPocketExpenses: 1500,
        hsaFunds: 1000,
        payrollDeduction: 1500,
        totalCost: 2000,
        facts: {
          deductible: { person: 0, household: 0 },
          maximum: { person: 0, household: 0 },
          coinsurance: 0,
          companyContribution: { full: 1000, used: 1000, remaining: 0 },
          ...facts,
        },
      } satisfies Partial<PlanCosts>),
    },
    { contributionLimit },
  )
  await openPanel(user)
  return user
}

const title = /^What your .* (would do|does)$/

async function openPanel(user: User) {
  await user.click(screen.getByText(title))
  await screen.findByText(/not tax advice/)
}

const contributionName = /^What you pay into/
const contribution = () => screen.getByRole('textbox', { name: contributionName })
const slider = () => screen.getByRole('slider', { name: contributionName })
const income = () => screen.getByRole('textbox', { name: /yearly pay/ })
const stateRate = () => screen.getByRole('textbox', { name: /state income tax/ })

async function retype(user: User, field: HTMLElement, text: string) {
  await user.clear(field)
  await user.type(field, text)
  await user.tab()
}

/** The rows of a table of amounts: their labels and amounts. */
const rowsOf = (name: string | RegExp) =>
  Object.fromEntries(
    within(screen.getByRole('table', { name }))
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent)),
  )

describe('the account explorer', () => {
  it("computes with a sample client's figures, and changes none of the results", async () => {
    setClient('marlow')
    const { user } = visit()
    await goToResults(user)
    const before = (await screen.findAllByRole('definition')).map(({ textContent }) => textContent)
    expect(screen.queryByRole('slider', { name: contributionName })).toBeNull()
    await openPanel(user)
    expect(slider()).toHaveAttribute('aria-valuetext', '$0')
    expect(rowsOf('Your HSA in 2027')).toMatchObject({ 'From your company': '$1,000', 'From you': '$0' })
    await retype(user, income(), '85000')
    expect(screen.getByText(/^Enter what you pay in/)).toBeVisible()
    await retype(user, contribution(), '1750')
    await retype(user, stateRate(), '5')
    expect(rowsOf('Taxes you save')).toEqual({
      'Federal income tax': '$385',
      'Social Security and Medicare': '$134',
      'State income tax': '$88',
      'In total': '$607',
    })
    expect(screen.getByText(/You would save/)).toHaveTextContent('You would save $607 in taxes.')
    expect(screen.getByText(/rates and the standard deduction of 2026/)).toHaveTextContent(
      'because those of 2027 are not included',
    )
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(before)
  })

  it('states the effect on the year and what stays in the account', async () => {
    const user = await openExplorer()
    await retype(user, contribution(), '$2,000')
    await retype(user, income(), '$85,000')
    // 22% and 7.65% of $2,000.
    expect(screen.getByText(/^Your estimated annual costs would/)).toHaveTextContent(
      'would then be $1,407 instead of $2,000, not counting the $2,000 that you pay in.',
    )
    expect(rowsOf('Your HSA in 2027')).toEqual({
      'From your company': '$1,000',
      'From you': '$2,000',
      "For this year's care": '−$1,500',
      'Left at the end of the year': '$1,500',
    })
    expect(screen.getByText(/stays yours, and carries over/)).toBeVisible()
  })

  it('keeps the number and the slider the same, up to exactly the limit', async () => {
    const user = await openExplorer()
    expect(contribution()).toHaveValue('0')
    fireEvent.change(slider(), { target: { value: '30' } })
    expect(contribution()).toHaveValue('1,500')
    await retype(user, contribution(), '6975')
    expect(slider()).toHaveAttribute('aria-valuetext', '$6,975')
    fireEvent.change(slider(), { target: { value: slider().getAttribute('max') } })
    expect(contribution()).toHaveValue('7,000')
    expect(screen.queryByText(/^Enter an amount/)).toBeNull()
  })

  it('adds the catch-up to the limit', async () => {
    const user = await openExplorer()
    await retype(user, contribution(), '8000')
    expect(screen.getByText('Enter an amount from $0 to $7,000.')).toBeVisible()
    await user.click(screen.getByRole('switch', { name: "I'm 55 or older" }))
    expect(screen.queryByText(/^Enter an amount/)).toBeNull()
    expect(rowsOf('Your HSA in 2027')).toMatchObject({ 'From you': '$8,000' })
  })

  it('keeps a text that is no amount, says what to enter, and shows no figures from it', async () => {
    const user = await openExplorer()
    await retype(user, income(), '85000')
    for (const text of ['7001', 'a lot', '-5']) {
      await retype(user, contribution(), text)
      expect(contribution()).toHaveValue(text)
      expect(contribution()).toBeInvalid()
      expect(contribution()).toHaveAccessibleDescription('Enter an amount from $0 to $7,000.')
      expect(screen.getByText(/^Check the amounts that you entered/)).toBeVisible()
      expect(screen.queryByRole('table', { name: 'Taxes you save' })).toBeNull()
      expect(screen.queryByRole('table', { name: /^Your HSA/ })).toBeNull()
      expect(screen.getByText(/^Correct what you pay in to see what is left/)).toBeVisible()
    }
    await retype(user, contribution(), '100')
    await retype(user, stateRate(), '16')
    expect(stateRate()).toHaveAccessibleDescription(/^Enter a percentage from 0 to 15\./)
    expect(rowsOf('Your HSA in 2027')).toMatchObject({ 'From you': '$100' })
  })

  it('reads an empty contribution as 0', async () => {
    const user = await openExplorer()
    await retype(user, contribution(), ' ')
    expect(contribution()).not.toBeInvalid()
    expect(rowsOf('Your HSA in 2027')).toMatchObject({ 'From you': '$0' })
  })

  it('marks an amount, and announces what to enter, only after the caret leaves it', async () => {
    const user = await openExplorer()
    await user.clear(contribution())
    await user.type(contribution(), '7001')
    expect(contribution()).not.toBeInvalid()
    const message = document.getElementById(`${contribution().id}-error`)!
    expect(message).toBeEmptyDOMElement()
    await user.tab()
    expect(contribution()).toBeInvalid()
    // The same element, which announces its new text.
    expect(message).toHaveAttribute('aria-live', 'polite')
    expect(message).toHaveTextContent('Enter an amount from $0 to $7,000.')
  })

  it('asks for the own pay only where Social Security tax depends on it', async () => {
    const user = await openExplorer()
    const ownPay = () => screen.queryByRole('textbox', { name: 'Your own part of it' })
    await retype(user, contribution(), '1000')
    await retype(user, income(), '250000')
    expect(ownPay()).toBeNull()
    await user.selectOptions(screen.getByRole('combobox'), 'Married filing jointly')
    expect(rowsOf('Taxes you save')).toMatchObject({ 'Social Security and Medicare': '$15' })
    expect(ownPay()).toHaveAccessibleDescription(
      "Leave it empty if all of it is yours. Social Security tax ends at $184,500 of one person's pay in 2026.",
    )
    await retype(user, ownPay()!, '120000')
    expect(rowsOf('Taxes you save')).toMatchObject({ 'Social Security and Medicare': '$77' })
    await retype(user, ownPay()!, '250001')
    expect(ownPay()).toHaveAccessibleDescription(/^Enter an amount from \$0 to \$250,000\./)
    await user.click(screen.getByRole('switch', { name: 'Count payroll taxes' }))
    expect(ownPay()).toBeNull()
    expect(rowsOf('Taxes you save')).not.toHaveProperty('Social Security and Medicare')
  })

  it('says so if no tax is saved', async () => {
    const user = await openExplorer()
    await retype(user, contribution(), '1000')
    await retype(user, income(), '9000')
    await user.click(screen.getByRole('switch', { name: 'Count payroll taxes' }))
    expect(screen.getByText('This contribution would save you no taxes.')).toBeVisible()
    expect(screen.queryByRole('table', { name: 'Taxes you save' })).toBeNull()
  })

  it('states no negative cost', async () => {
    const user = await openExplorer()
    await retype(user, contribution(), '7000')
    await retype(user, income(), '120000')
    await retype(user, stateRate(), '5')
    expect(screen.getByText(/^You would save/)).toBeVisible()
    expect(screen.queryByText(/^Your estimated annual costs would/)).toBeNull()
  })

  it('does not count a match that the contribution does not earn', async () => {
    const user = await openExplorer({
      match: { percentage: 50, maximum: 500, isCounted: true },
      companyContribution: { full: 1000, used: 1000, remaining: 0 },
    })
    await retype(user, contribution(), '334')
    await retype(user, income(), '85000')
    // $73 of income tax, $26 of payroll taxes, and $333 of the match.
    expect(screen.getByText(/^Your estimated annual costs would/)).toHaveTextContent(
      "would then be $2,234 instead of $2,000, not counting the $334 that you pay in. This counts $333 less of your company's match.",
    )
    await retype(user, contribution(), '1000')
    expect(screen.queryByText(/less of your company/)).toBeNull()
  })

  it('states what the account does not cover, and a contribution that is more than the pay', async () => {
    const user = await openExplorer()
    await retype(user, contribution(), '300')
    expect(screen.getByText("The account does not cover $200 of this year's care.")).toBeVisible()
    expect(screen.queryByText(/stays yours/)).toBeNull()
    await retype(user, income(), '299')
    expect(screen.getByText("You pay in more than your household's yearly pay.")).toBeVisible()
    await retype(user, contribution(), '501')
    expect(screen.queryByText(/does not cover/)).toBeNull()
    expect(screen.getByText(/stays yours/)).toBeVisible()
  })

  it('states the amount of a paycheck', async () => {
    const user = await openExplorer({ payroll: { deductions: 26, amount: 50 } })
    await retype(user, contribution(), '2600')
    expect(contribution()).toHaveAccessibleDescription('$100 from each of 26 paychecks.')
  })

  it.each([
    [false, 'The results above do not count the match.'],
    [true, 'The results above count a match of $500. To get all of it, pay in at least $1,000.'],
  ])("adds the company's match, whether the results count it or not", async (isCounted, note) => {
    const user = await openExplorer({
      match: { percentage: 50, maximum: 500, isCounted },
      companyContribution: { full: 1000 + (isCounted ? 500 : 0), used: 1000, remaining: isCounted ? 500 : 0 },
    })
    await retype(user, contribution(), '600')
    expect(rowsOf('Your HSA in 2027')).toEqual({
      'From your company': '$1,000',
      "Your company's match": '$300',
      'From you': '$600',
      "For this year's care": '−$1,500',
      'Left at the end of the year': '$400',
    })
    expect(screen.getByText(note)).toBeVisible()
  })

  it('keeps what was typed while the visitor changes an answer', async () => {
    const user = await openExplorer()
    await retype(user, contribution(), '12,34')
    await retype(user, income(), '91000')
    await user.click(screen.getByRole('link', { name: /^Scenario/ }))
    await heading(/look like/)
    await user.click(next())
    await heading('Your results')
    await screen.findByText('OUT-OF-POCKET EXPENSES')
    await openPanel(user)
    expect(contribution()).toHaveValue('12,34')
    expect(income()).toHaveValue('91000')
  })
})

describe('the account explorer of other accounts', () => {
  it('says what may be lost from an FSA', async () => {
    const user = await openExplorer({ accountType: 'FSA' }, { accountType: 'FSA', limit: 3400 })
    // Nothing is left without a contribution.
    expect(screen.queryByText(/^What is left/)).toBeNull()
    await retype(user, contribution(), '2000')
    expect(screen.getByText('What your own FSA savings would do')).toBeVisible()
    expect(screen.getByText(/^What is left may be lost/)).toHaveTextContent(
      'carry over up to $680 (as of 2026)',
    )
    expect(screen.queryByRole('switch', { name: /or older/ })).toBeNull()
    expect(screen.getByText(/if it taxes these contributions/)).toBeVisible()
  })

  it("shows only the company's money of an HRA", async () => {
    await openExplorer(
      { accountType: 'HRA', companyContribution: { full: 1500, used: 900, remaining: 600 } },
      null,
    )
    expect(screen.getByText('What your HRA does')).toBeVisible()
    expect(screen.queryByRole('slider', { name: contributionName })).toBeNull()
    expect(screen.queryByText(/taxes/)).toBeNull()
    expect(rowsOf('Your HRA in 2027')).toEqual({
      'From your company': '$1,500',
      "For this year's care": '−$900',
      'Left at the end of the year': '$600',
    })
  })

  it("shows only the company's money of an FSA whose limit is not known", async () => {
    await openExplorer({ accountType: 'FSA' }, null)
    expect(screen.getByText('What your FSA does')).toBeVisible()
    expect(screen.getByText(/include no limit for your own FSA contributions in 2027/)).toBeVisible()
  })

  it('is not there without an account', async () => {
    await showResult({ ppo: plan('PPO') }, { contributionLimit: null })
    expect(screen.queryByText(title)).toBeNull()
  })

  it('is not there if the client turns it off', async () => {
    setResponse('instance', instanceWith({ features: { accountExplorer: false }, surcharges: [] }))
    setResponse('calculate', { plans: { saver: plan('Saver') }, bestPlan: 'saver', contributionLimit: limit })
    const { user } = visit()
    await goToResults(user)
    await screen.findByText(/Maximum Contribution Limit/)
    expect(screen.queryByText(title)).toBeNull()
  })
})
