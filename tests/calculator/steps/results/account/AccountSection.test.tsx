import { act, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Model } from '../../../../../src/calculator/state/model.ts'
import { AccountSection } from '../../../../../src/calculator/steps/results/account/AccountSection.tsx'
import { Announcer } from '../../../../../src/calculator/ui/Announcer.tsx'
import type { Outputs, PlanFacts } from '../../../../../src/contract/outputs.ts'
import { instanceWith } from '../../../instances.ts'
import { outputs, plan, planFacts } from '../../../planCosts.ts'
import { cellsOf, provided, showResult } from '../../../provided.tsx'

const limit = { accountType: 'HSA', limit: 7000.4, catchUp: { age: 55, amount: 1000 } }
const companyMoney = (full: number, used: number) => ({
  companyContribution: { full, used, remaining: full - used },
})

/** Shows the section of a plan with company money of $1,000, expenses of $1,500, and payroll deductions of $1,000. */
const show = (
  facts: Partial<PlanFacts> = {},
  contributionLimit: Outputs['contributionLimit'] = limit,
  features: object = {},
  payrollDeduction = 1000,
) =>
  showResult(
    AccountSection,
    {
      saver: plan('Saver', {
        outOfPocketExpenses: 1500,
        hsaFunds: 1000,
        payrollDeduction,
        facts: { ...planFacts, ...companyMoney(1000, 1000), ...facts },
      }),
    },
    { contributionLimit },
    { instance: instanceWith({ features }) },
  )

const title = /^What your .* (would do|does)$/

async function openExplorer(...args: Parameters<typeof show>) {
  show(...args)
  fireEvent.click(screen.getByText(title))
  await screen.findByText(/at the end of the year/)
}

const contributionName = /^What you pay into/
const contribution = () => screen.getByLabelText(contributionName, { selector: '[inputmode]' })
const slider = () => screen.getByLabelText(contributionName, { selector: '[type="range"]' })
const countTaxes = () => fireEvent.click(screen.getByRole('switch', { name: 'Count tax savings' }))
const income = () => screen.getByLabelText(/household pay/)
const stateRate = () => screen.getByLabelText(/^State income tax/)
const ownPay = () => screen.queryByLabelText('Your own part of it')
const section = () => document.querySelector('.account-section')

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
function retype(field: HTMLElement, value: string) {
  type(field, value)
  fireEvent.blur(field)
}

/** The rows of a table of amounts: their labels and amounts. */
const rowsOf = (caption: string) =>
  Object.fromEntries(cellsOf(screen.getByText(caption, { selector: 'caption' }).closest('table')))

describe('the sentence about the company’s money', () => {
  it.each([
    ['all of it is used', {}, "Your company pays $1,000 into your HSA. You'd use all of it this year."],
    [
      'a part of an HSA is used',
      companyMoney(2000, 660),
      "Your company pays $2,000 into your HSA. You'd use $660 this year and keep $1,340.",
    ],
    [
      'a part of an HRA is used',
      { ...companyMoney(2000, 660), accountType: 'HRA' },
      "Your company pays $2,000 into your HRA. You'd use $660 this year. The other $1,340 may be lost.",
    ],
    [
      'it comes in installments',
      { companyContribution: { full: 1000, used: 1000, remaining: 0, months: [1, 7] } },
      "You'd use all of it this year. It comes in January and July.",
    ],
  ])('says it plainly if %s', (_, facts, sentence) => {
    show(facts)
    expect(section()).toHaveTextContent(sentence)
  })

  it('can be about an account whose kind is not known', () => {
    show({}, null)
    expect(section()).toHaveTextContent('Your company pays $1,000 into your account.')
  })
})

describe('the taxes', () => {
  it.each([
    ['for the plan and its account', limit, 'Most people pay for their plan and HSA before taxes.'],
    ['for the plan', null, 'Most people pay for their plan before taxes.'],
  ])('have one sentence until they are counted, %s', (_, contributionLimit, sentence) => {
    show({}, contributionLimit)
    expect(section()).toHaveTextContent(sentence)
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('are counted with a switch, once the visitor enters the pay', () => {
    show()
    countTaxes()
    expect(section()).toHaveTextContent('Enter your yearly household pay')
    retype(income(), '$85,000')
    retype(stateRate(), '5')
    expect(section()).toHaveTextContent('You would save about $347 in taxes with Saver.')
    expect(rowsOf('Taxes you save')).toEqual({
      'Federal income tax': '$220',
      'Social Security and Medicare': '$77',
      'State income tax': '$50',
      'In total': '$347',
    })
    expect(section()).toHaveTextContent(/not tax advice.* but not surcharges.*rates of 2026/)
    retype(stateRate(), '16')
    expect(stateRate()).toHaveAccessibleDescription(/^Enter a percentage from 0 to 15\./)
    expect(section()).toHaveTextContent('Check the amounts that you entered')
    countTaxes()
    expect(screen.queryByText('Taxes you save')).toBeNull()
  })

  it('are announced when they have changed and the visitor pauses', () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const content = <AccountSection outputs={outputs({ saver: plan('Saver') })} />
    render(<Announcer status="">{provided(content)}</Announcer>)
    const wait = (milliseconds: number) =>
      act(() => {
        vi.advanceTimersByTime(milliseconds)
      })
    const announced = () => screen.getByRole('status').textContent
    wait(1000)
    expect(announced()).toBe('')
    countTaxes()
    wait(1000)
    expect(announced()).toBe('Enter your yearly household pay to see the taxes you save.')
    type(income(), '0')
    wait(1000)
    expect(announced()).toBe('You would save no taxes with Saver.')
    type(income(), '85')
    wait(900)
    type(income(), '85000')
    wait(900)
    expect(announced()).toBe('You would save no taxes with Saver.')
    wait(1000)
    expect(announced()).toMatch(/^You would save about \$\d+ in taxes with Saver\.$/)
  })

  it('include those that a contribution saves', async () => {
    await openExplorer()
    expect(screen.getByText('Turn on “Count tax savings” to see the taxes that this saves.')).toBeVisible()
    retype(contribution(), '2,000')
    countTaxes()
    retype(income(), '85000')
    expect(section()).toHaveTextContent('You would save about $890 in taxes with Saver.')
    // $890 less the $297 that $1,000 from the paychecks saves.
    expect(screen.getByText('Paying in $2,000 saves you $593 in taxes.')).toBeVisible()
  })

  it('ask for the own pay only where Social Security tax depends on it', () => {
    show()
    countTaxes()
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
  })

  it('say so if the best plan saves none', () => {
    show()
    countTaxes()
    retype(income(), '0')
    expect(section()).toHaveTextContent('You would save no taxes with Saver.')
    expect(screen.queryByText('Taxes you save')).toBeNull()
  })
})

it.each([
  ['single', { spouse: false, children: 0 }],
  ['joint', { spouse: true, children: 2 }],
  ['headOfHousehold', { spouse: false, children: 1 }],
])('keeps the inputs in the model, where the comparison finds them: %s at first', (filingStatus, family) => {
  const models: Model[] = []
  const content = <AccountSection outputs={outputs({ saver: plan('Saver') })} />
  const onChange = (model: Model) => {
    models.push(model)
  }
  render(provided(content, { answers: { family } }, onChange))
  countTaxes()
  retype(income(), '85000')
  expect(models.at(-1)?.accountInputs).toMatchObject({
    countsTaxes: true,
    filingStatus,
    income: '85000',
  })
})

describe('the account explorer', () => {
  it('shows the account at the end of the year', async () => {
    await openExplorer()
    retype(contribution(), '$2,000')
    expect(rowsOf('Your HSA in 2027')).toEqual({
      'Company money': '$1,000',
      'From you': '$2,000',
      "For this year's care": '−$1,500',
      'Left at the end of the year': '$1,500',
    })
    expect(screen.getByText('You keep what is left.')).toBeVisible()
    expect(section()).toHaveTextContent(
      'The full limit is $8,000. Your company pays in $1,000, so you can pay in $7,000.',
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
    expect(section()).toHaveTextContent(
      'The full limit is $9,000. Your company pays in $1,000, so you can pay in $8,000.',
    )
  })

  it.each(['7001', 'a lot', '-5'])('keeps "%s", says what to enter, and shows no balance', async (text) => {
    await openExplorer()
    retype(contribution(), text)
    expect(contribution()).toHaveValue(text)
    expect(contribution()).toHaveAccessibleDescription('Enter an amount from $0 to $7,000.')
    expect(section()).toHaveTextContent('Correct what you pay in to see what is left.')
    expect(document.querySelector('table')).toBeNull()
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

  it('states what the account does not cover, and the amount of a paycheck', async () => {
    await openExplorer({ payroll: { deductions: 26, amount: 50 } })
    retype(contribution(), '260')
    expect(contribution()).toHaveAccessibleDescription('$10 from each of 26 paychecks.')
    expect(screen.getByText("The account does not cover $240 of this year's care.")).toBeVisible()
    expect(section()).not.toHaveTextContent(/You keep/)
  })

  it.each([false, true])(
    "adds the company's match, whether the results count it or not: %s",
    async (isCounted) => {
      await openExplorer({
        match: { percentage: 50, maximum: 500, isCounted },
        ...companyMoney(1000 + (isCounted ? 500 : 0), 1000),
      })
      expect(contribution()).toHaveValue(isCounted ? '1,000' : '0')
      retype(contribution(), '600')
      expect(rowsOf('Your HSA in 2027')).toEqual({
        'Company money': '$1,000',
        'Added by your company': '$300',
        'From you': '$600',
        "For this year's care": '−$1,500',
        'Left at the end of the year': '$400',
      })
      const note = screen.queryByText('The results above do not count what your company adds.')
      expect(note === null).toBe(isCounted)
    },
  )

  it('starts with the limit if the whole match needs more', async () => {
    const match = { percentage: 50, maximum: 5000, isCounted: true }
    await openExplorer({ match, ...companyMoney(6000, 1000) })
    expect(contribution()).toHaveValue('7,000')
    expect(contribution()).toBeValid()
  })

  it('says what may be lost from an FSA', async () => {
    await openExplorer({ accountType: 'FSA' }, { accountType: 'FSA', limit: 3400 })
    // Nothing is left without a contribution.
    expect(section()).not.toHaveTextContent(/lose what is left/)
    retype(contribution(), '2000')
    expect(screen.getByText('What your own FSA savings would do')).toBeVisible()
    expect(screen.getByText(/^You may lose what is left/)).toHaveTextContent('keep up to $680 (as of 2026)')
    expect(screen.queryByLabelText(/or older/)).toBeNull()
    expect(section()).not.toHaveTextContent('The full limit')
  })

  it("shows only the company's money of an HRA", async () => {
    await openExplorer({ accountType: 'HRA', ...companyMoney(1500, 900) }, null)
    expect(screen.getByText('What your HRA does')).toBeVisible()
    expect(screen.queryByRole('slider')).toBeNull()
    expect(rowsOf('Your HRA in 2027')).toEqual({
      'Company money': '$1,500',
      "For this year's care": '−$900',
      'Left at the end of the year': '$600',
    })
  })

  it('is about the cheapest plan that takes a contribution if the best plan takes none', async () => {
    const hra = { ...planFacts, accountType: 'HRA', ...companyMoney(1500, 900) }
    const hsa = { ...planFacts, accountType: 'HSA', ...companyMoney(1000, 1000) }
    const hsaFacts = { ...hsa, contributionLimit: { limit: 3000 }, payroll: { deductions: 10, amount: 50 } }
    showResult(AccountSection, {
      best: plan('HRA Plan', { facts: hra }),
      high: plan('High Plan', {
        totalCost: 5000,
        facts: { ...hsaFacts, contributionLimit: { limit: 2000 } },
      }),
      saver: plan('HSA Plan', { totalCost: 4000, outOfPocketExpenses: 1500, facts: hsaFacts }),
    })
    fireEvent.click(screen.getByText('HSA Plan', { selector: 'summary *' }))
    await screen.findByRole('slider')
    expect(document.querySelector('summary')).toHaveTextContent(
      'What your own HSA savings would do with HSA Plan',
    )
    retype(contribution(), '3000')
    expect(contribution()).toHaveAccessibleDescription('$300 from each of 10 paychecks.')
    expect(rowsOf('Your HSA in 2027')).toMatchObject({ 'From you': '$3,000' })
    expect(section()).toHaveTextContent('The full limit is $4,000. Your company pays in $1,000')
    countTaxes()
    retype(income(), '85000')
    expect(screen.getByText('Paying in $3,000 saves you $889 in taxes.')).toBeVisible()
  })

  it("shows only the company's money of an FSA whose limit is not known", async () => {
    await openExplorer({ accountType: 'FSA' }, null)
    expect(screen.getByText('What your FSA does')).toBeVisible()
    expect(screen.getByText(/how much you can pay into your FSA in 2027/)).toBeVisible()
  })
})

it('leaves out the explorer if the client turns it off', () => {
  show({}, limit, { accountExplorer: false })
  expect(screen.queryByText(title)).toBeNull()
  expect(screen.getByRole('switch', { name: 'Count tax savings' })).toBeVisible()
})

it('leaves out the taxes if plans and accounts take no money from paychecks', () => {
  show({}, null, {}, 0)
  expect(section()).toHaveTextContent('Your company pays')
  expect(screen.queryByRole('switch')).toBeNull()
})

it('is not there if there is neither an account nor money from paychecks', () => {
  show({ companyContribution: null }, null, {}, 0)
  expect(section()).toBeNull()
})
