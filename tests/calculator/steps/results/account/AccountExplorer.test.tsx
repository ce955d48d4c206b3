import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { AccountExplorerPanel } from '../../../../../src/calculator/steps/results/account/AccountExplorer.tsx'
import type { Outputs, PlanFacts } from '../../../../../src/contract/outputs.ts'
import { instanceWith } from '../../../instances.ts'
import { plan, planFacts } from '../../../planCosts.ts'
import { cellsOf, showResult } from '../../../provided.tsx'

const limit = { accountType: 'HSA', limit: 7000.4, catchUp: { age: 55, amount: 1000 } }

/** Shows the panel of a plan with company money of $1,000, expenses of $1,500, and a total of $2,000. */
const showPanel = (
  facts: Partial<PlanFacts> = {},
  contributionLimit: Outputs['contributionLimit'] = limit,
  features: object = {},
) =>
  showResult(
    AccountExplorerPanel,
    {
      saver: plan('Saver', {
        outOfPocketExpenses: 1500,
        hsaFunds: 1000,
        totalCost: 2000,
        facts: { ...planFacts, companyContribution: { full: 1000, used: 1000, remaining: 0 }, ...facts },
      }),
    },
    { contributionLimit },
    { instance: instanceWith({ features }) },
  )

async function openExplorer(...[facts, contributionLimit]: Parameters<typeof showPanel>) {
  showPanel(facts, contributionLimit)
  fireEvent.click(screen.getByText(title))
  await screen.findByText(/not tax advice/)
}

const title = /^What your .* (would do|does)$/
const contributionName = /^What you pay into/
const contribution = () => screen.getByLabelText(contributionName, { selector: '[inputmode]' })
const slider = () => screen.getByLabelText(contributionName, { selector: '[type="range"]' })
const income = () => screen.getByLabelText(/yearly pay/)
const stateRate = () => screen.getByLabelText(/state income tax/)
const ownPay = () => screen.queryByLabelText('Your own part of it')
const page = () => document.querySelector('.account')

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
function retype(field: HTMLElement, value: string) {
  type(field, value)
  fireEvent.blur(field)
}

/** The rows of a table of amounts: their labels and amounts. */
const rowsOf = (caption: string | RegExp) =>
  Object.fromEntries(cellsOf(screen.getByText(caption, { selector: 'caption' }).closest('table')))

describe('the account explorer', () => {
  it('states the taxes that a contribution saves, the effect on the year, and what stays in the account', async () => {
    await openExplorer()
    expect(rowsOf('Your HSA in 2027')).toMatchObject({ 'From your company': '$1,000', 'From you': '$0' })
    expect(screen.getByText(/^Enter what you pay in/)).toBeVisible()
    retype(contribution(), '$2,000')
    retype(income(), '$85,000')
    retype(stateRate(), '5')
    expect(rowsOf('Taxes you save')).toEqual({
      'Federal income tax': '$440',
      'Social Security and Medicare': '$153',
      'State income tax': '$100',
      'In total': '$693',
    })
    expect(screen.getByText(/You would save/)).toHaveTextContent('You would save $693 in taxes.')
    expect(screen.getByText(/^Your estimated annual costs would/)).toHaveTextContent(
      'would then be $1,307 instead of $2,000, not counting the $2,000 that you pay in.',
    )
    expect(rowsOf('Your HSA in 2027')).toEqual({
      'From your company': '$1,000',
      'From you': '$2,000',
      "For this year's care": '−$1,500',
      'Left at the end of the year': '$1,500',
    })
    expect(screen.getByText(/stays yours, and carries over/)).toBeVisible()
    expect(screen.getByText(/rates and the standard deduction of 2026/)).toHaveTextContent(
      'because those of 2027 are not included',
    )
  })

  it('keeps the number and the slider the same, up to exactly the limit', async () => {
    await openExplorer()
    expect(slider()).toHaveAttribute('aria-valuetext', '$0')
    fireEvent.change(slider(), { target: { value: '30' } })
    expect(contribution()).toHaveValue('1,500')
    retype(contribution(), '6975')
    expect(slider()).toHaveAttribute('aria-valuetext', '$6,975')
    fireEvent.change(slider(), { target: { value: slider().getAttribute('max') } })
    expect(contribution()).toHaveValue('7,000')
    expect(contribution()).toBeValid()
  })

  it('adds the catch-up to the limit', async () => {
    await openExplorer()
    retype(contribution(), '8000')
    expect(screen.getByText('Enter an amount from $0 to $7,000.')).toBeVisible()
    fireEvent.click(screen.getByLabelText("I'm 55 or older"))
    expect(screen.queryByText(/^Enter an amount/)).toBeNull()
    expect(rowsOf('Your HSA in 2027')).toMatchObject({ 'From you': '$8,000' })
  })

  it.each(['7001', 'a lot', '-5'])('keeps "%s", says what to enter, and shows no figures', async (text) => {
    await openExplorer()
    retype(income(), '85000')
    retype(contribution(), text)
    expect(contribution()).toHaveValue(text)
    expect(contribution()).toBeInvalid()
    expect(contribution()).toHaveAccessibleDescription('Enter an amount from $0 to $7,000.')
    expect(page()).toHaveTextContent(/Check the amounts that you entered/)
    expect(page()).toHaveTextContent(/Correct what you pay in to see what is left/)
    expect(document.querySelector('table')).toBeNull()
  })

  it('marks a percentage that is too high, and keeps the other figures', async () => {
    await openExplorer()
    retype(contribution(), '100')
    retype(stateRate(), '16')
    expect(stateRate()).toHaveAccessibleDescription(/^Enter a percentage from 0 to 15\./)
    expect(rowsOf('Your HSA in 2027')).toMatchObject({ 'From you': '$100' })
  })

  it('reads an empty contribution as 0', async () => {
    await openExplorer()
    retype(contribution(), ' ')
    expect(contribution()).toBeValid()
    expect(rowsOf('Your HSA in 2027')).toMatchObject({ 'From you': '$0' })
  })

  it('marks an amount, and announces what to enter, only after the caret leaves it', async () => {
    await openExplorer()
    type(contribution(), '7001')
    expect(contribution()).toBeValid()
    const message = document.getElementById(`${contribution().id}-error`)!
    expect(message).toBeEmptyDOMElement()
    fireEvent.blur(contribution())
    expect(contribution()).toBeInvalid()
    // The same element, which announces its new text.
    expect(message).toHaveAttribute('aria-live', 'polite')
    expect(message).toHaveTextContent('Enter an amount from $0 to $7,000.')
  })

  it('asks for the own pay only where Social Security tax depends on it', async () => {
    await openExplorer()
    retype(contribution(), '1000')
    retype(income(), '250000')
    expect(ownPay()).toBeNull()
    const filing = screen.getByRole<HTMLSelectElement>('combobox')
    const jointly = [...filing.options].find(({ text }) => text === 'Married filing jointly')!
    fireEvent.change(filing, { target: { value: jointly.value } })
    expect(rowsOf('Taxes you save')).toMatchObject({ 'Social Security and Medicare': '$15' })
    expect(ownPay()).toHaveAccessibleDescription(
      "Leave it empty if all of it is yours. Social Security tax ends at $184,500 of one person's pay in 2026.",
    )
    retype(ownPay()!, '120000')
    expect(rowsOf('Taxes you save')).toMatchObject({ 'Social Security and Medicare': '$77' })
    retype(ownPay()!, '250001')
    expect(ownPay()).toHaveAccessibleDescription(/^Enter an amount from \$0 to \$250,000\./)
    fireEvent.click(screen.getByLabelText('Count payroll taxes'))
    expect(ownPay()).toBeNull()
    expect(rowsOf('Taxes you save')).not.toHaveProperty('Social Security and Medicare')
  })

  it('says so if no tax is saved', async () => {
    await openExplorer()
    retype(contribution(), '1000')
    retype(income(), '9000')
    fireEvent.click(screen.getByLabelText('Count payroll taxes'))
    expect(screen.getByText('This contribution would save you no taxes.')).toBeVisible()
    expect(page()).not.toHaveTextContent('Taxes you save')
  })

  it('states no negative cost', async () => {
    await openExplorer()
    retype(contribution(), '7000')
    retype(income(), '120000')
    retype(stateRate(), '5')
    expect(page()).toHaveTextContent(/You would save/)
    expect(page()).not.toHaveTextContent(/Your estimated annual costs would/)
  })

  it('does not count a match that the contribution does not earn', async () => {
    await openExplorer({ match: { percentage: 50, maximum: 500, isCounted: true } })
    retype(contribution(), '334')
    retype(income(), '85000')
    // $73 of income tax, $26 of payroll taxes, and $333 of the match.
    expect(screen.getByText(/^Your estimated annual costs would/)).toHaveTextContent(
      "would then be $2,234 instead of $2,000, not counting the $334 that you pay in. This counts $333 less of your company's match.",
    )
    retype(contribution(), '1000')
    expect(screen.queryByText(/less of your company/)).toBeNull()
  })

  it('states what the account does not cover, and a contribution that is more than the pay', async () => {
    await openExplorer()
    retype(contribution(), '300')
    expect(screen.getByText("The account does not cover $200 of this year's care.")).toBeVisible()
    expect(page()).not.toHaveTextContent(/stays yours/)
    retype(income(), '299')
    expect(screen.getByText("You pay in more than your household's yearly pay.")).toBeVisible()
    retype(contribution(), '501')
    expect(page()).not.toHaveTextContent(/does not cover/)
    expect(page()).toHaveTextContent(/stays yours/)
  })

  it('states the amount of a paycheck', async () => {
    await openExplorer({ payroll: { deductions: 26, amount: 50 } })
    retype(contribution(), '2600')
    expect(contribution()).toHaveAccessibleDescription('$100 from each of 26 paychecks.')
  })

  it.each([
    [false, 'The results above do not count the match.'],
    [true, 'The results above count a match of $500. To get all of it, pay in at least $1,000.'],
  ])("adds the company's match, whether the results count it or not: %s", async (isCounted, note) => {
    await openExplorer({
      match: { percentage: 50, maximum: 500, isCounted },
      companyContribution: { full: 1000 + (isCounted ? 500 : 0), used: 1000, remaining: isCounted ? 500 : 0 },
    })
    retype(contribution(), '600')
    expect(rowsOf('Your HSA in 2027')).toEqual({
      'From your company': '$1,000',
      "Your company's match": '$300',
      'From you': '$600',
      "For this year's care": '−$1,500',
      'Left at the end of the year': '$400',
    })
    expect(screen.getByText(note)).toBeVisible()
  })
})

describe('the account explorer of other accounts', () => {
  it('says what may be lost from an FSA', async () => {
    await openExplorer({ accountType: 'FSA' }, { accountType: 'FSA', limit: 3400 })
    // Nothing is left without a contribution.
    expect(page()).not.toHaveTextContent(/What is left/)
    retype(contribution(), '2000')
    expect(screen.getByText('What your own FSA savings would do')).toBeVisible()
    expect(screen.getByText(/^What is left may be lost/)).toHaveTextContent(
      'carry over up to $680 (as of 2026)',
    )
    expect(screen.queryByLabelText(/or older/)).toBeNull()
    expect(screen.getByText(/if it taxes these contributions/)).toBeVisible()
  })

  it("shows only the company's money of an HRA", async () => {
    const companyContribution = { full: 1500, used: 900, remaining: 600 }
    await openExplorer({ accountType: 'HRA', companyContribution }, null)
    expect(screen.getByText('What your HRA does')).toBeVisible()
    expect(screen.queryByRole('slider')).toBeNull()
    expect(page()).not.toHaveTextContent(/taxes/)
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

  it('is not there without an account, or if the client turns it off', () => {
    showPanel({ companyContribution: null }, null)
    showPanel({}, limit, { accountExplorer: false })
    expect(screen.queryByText(title)).toBeNull()
  })
})
