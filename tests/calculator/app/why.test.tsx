import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { PlanFacts } from '../../../src/contract/outputs.ts'
import { setClient } from '../../server.ts'
import { cellsOf, family, line, plan, showResult, you } from '../result.ts'
import { giveAnswers, visit, withService } from '../visit.tsx'

withService()

const facts: PlanFacts = {
  deductible: { person: 500, household: 1000 },
  maximum: { person: 1200, household: 2400 },
  coinsurance: 20,
}

const monthly = { expenses: [600, 300, 100, 50, 64.6, 0, 0, 0, 0, 0, 0, 0], highest: 420.4 }

/** The section that explains the expenses. It loads during the calculation. */
const section = async () => {
  const heading = await screen.findByRole('heading', { level: 2, name: /^Why / })
  return heading.closest('section')!
}

const textsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('the explanation of the expenses', () => {
  it('says in sentences how the plan divides the price, and lists shares that sum to it', async () => {
    await showResult({ saver: plan('Saver', { explanation: family, facts, hsaFunds: 300 }) })
    const why = await section()
    expect(within(why).getByRole('heading', { level: 2 })).toHaveTextContent('Why $1,115 out of pocket')
    expect(why).toHaveTextContent('Your care costs $4,972 at full price. With Saver, you pay $1,115 of it.')
    const [sentences, shares] = within(why).getAllByRole('list')
    expect(textsOf(sentences!)).toEqual([
      'You pay about $502 toward your deductibles: $500 for each person, $1,000 for your family.',
      'Then you pay 20%, and the plan pays the rest: $513 for you.',
      'You pay $100 in copays.',
      '$210 of this care costs you nothing.',
      'Your out-of-pocket maximums save you about $188: $1,200 for each person, $2,400 for your family.',
      'Your company contributes $300 toward this.',
    ])
    expect(textsOf(shares!)).toEqual([
      'Deductible $502',
      'Copays $100',
      'Coinsurance $513',
      'The plan pays $3,669',
      'Saved by your maximum $188',
      'Full price $4,972',
    ])
  })

  it('of a real year of a family starts with the deductible that the family meets', async () => {
    setClient('fernhill')
    const { user } = visit()
    await giveAnswers(user, { personal: [], spouse: true, children: 2, scenario: 'A hospital stay' })
    const why = await section()
    const [outOfPocket] = screen.getAllByRole('definition')
    expect(within(why).getByRole('heading', { level: 2 })).toHaveTextContent(outOfPocket!.textContent)
    expect(why).toHaveTextContent("You pay your family's deductible in full: $4,000.")
    expect(why).toHaveTextContent('Then you usually pay 10%:')
  })

  it('opens each service, whose amounts are averages', async () => {
    const user = await showResult({ saver: plan('Saver', { explanation: family }) })
    const why = await section()
    expect(within(why).queryByRole('table')).toBeNull()
    await user.click(within(why).getByText('See each service'))
    await within(why).findByRole('table', { name: 'Everyone' })
    expect(why).toHaveTextContent("The amounts are averages over possible orders of the year's claims.")
    expect(cellsOf(why, 'Child 1').map(([name]) => name)).toEqual([
      'Service',
      'Primary care visit',
      'Preventive visit',
      'X-ray',
      'Total',
    ])
  })

  it('says what its words mean, and the kind of account of the plan', async () => {
    const user = await showResult({
      saver: plan('Saver', { explanation: family, facts: { ...facts, accountType: 'HRA' } }),
    })
    const why = await section()
    expect(why).not.toHaveTextContent('Copay:')
    await user.click(within(why).getByText('What these words mean'))
    const words = (await within(why).findByText(/^Copay:/)).closest('ul')!
    expect(textsOf(words).map((text) => text.split(':')[0])).toEqual([
      'Deductible',
      'Copay',
      'Coinsurance',
      'Out-of-pocket maximum',
      'HRA',
    ])
  })

  it('says that copays go on above the maximum, in the meaning of the word', async () => {
    const user = await showResult({
      saver: plan('Saver', { explanation: family, facts: { ...facts, maximumExcludesCopays: true } }),
    })
    const why = await section()
    await user.click(within(why).getByText('What these words mean'))
    const [meaning, ...others] = await within(why).findAllByText(/^Out-of-pocket maximum:/)
    expect(meaning).toHaveTextContent('in a year, not counting copays, which go on after it.')
    expect(others).toEqual([])
  })

  it('says what the first uses of a service save, which other sentences do not count', async () => {
    const explanation = [
      line(you, 'Visit', [5, 725, 290, 0, 0, 0]),
      line(you, 'Checkup', [1, 175, 0, 0, 0, 0]),
    ]
    const firstUses = [{ service: 'Visit', count: 3, copay: 0 }]
    await showResult({
      saver: plan('Saver', { outOfPocketExpenses: 290, explanation, facts: { ...facts, firstUses } }),
    })
    expect(await section()).toHaveTextContent(
      '$610 of this care costs you nothing.That includes $435 for your first 3 uses of Visit in the year.',
    )
    expect(await section()).toHaveTextContent('The plan pays $610')
  })

  it('of a year in which the plan pays everything is one sentence', async () => {
    const explanation = [line(you, 'Preventive visit', [1, 175, 0, 0, 0, 0])]
    await showResult({ saver: plan('Saver', { outOfPocketExpenses: 0, explanation, facts }) })
    const why = await section()
    expect(why).toHaveTextContent('Your care costs $175 at full price. With Saver, you pay nothing for it.')
    expect(within(why).getAllByRole('list')).toHaveLength(1)
  })

  it('shows the bills of each month, whose whole dollars sum to the expenses', async () => {
    await showResult({ saver: plan('Saver', { monthly }) })
    const why = await section()
    const months = within(why).getByRole('list')
    expect(textsOf(months).map((text) => text.replace(/^(\w{3})(\w*)\1/, '$1$2'))).toEqual([
      'January $600',
      'February $300',
      'March $100',
      'April $50',
      'May $65',
      ...['June', 'July', 'August', 'September', 'October', 'November', 'December'].map(
        (name) => `${name} $0`,
      ),
    ])
    expect(why).toHaveTextContent(
      'In about 9 of 10 years like this one, no month costs more than $420. The amounts below are averages: most bills come by February.',
    )
    expect(why).not.toHaveTextContent('full price')
  })

  it('says nothing about single months if bills come all year', async () => {
    const expenses = Array.from({ length: 12 }, (_, month) => (month < 6 ? 60 : 40))
    await showResult({ saver: plan('Saver', { monthly: { expenses, highest: 0 } }) })
    const why = await section()
    expect(why).toHaveTextContent('The amounts below are averages.')
    expect(why).not.toHaveTextContent(/no month costs|most bills/)
  })

  it('is left out if the API sends neither line items nor months', async () => {
    await showResult({ saver: plan('Saver', { facts }) })
    await screen.findByRole('heading', { level: 2, name: 'Notes and assumptions', hidden: true })
    expect(screen.queryByRole('heading', { name: /^Why / })).toBeNull()
  })
})

describe('the sentences about the account', () => {
  const card = () => screen.getByRole('region')

  it('say how the limit is composed and what remains of the company’s money', async () => {
    const companyContribution = { full: 2000, used: 660, remaining: 1340 }
    await showResult(
      { saver: plan('Saver', { facts: { ...facts, accountType: 'HSA', companyContribution } }) },
      { contributionLimit: { accountType: 'HSA', limit: 7000 } },
    )
    expect(card()).toHaveTextContent(
      'The full limit is $9,000. Your company contributes $2,000, so you can contribute up to $7,000.',
    )
    expect(card()).toHaveTextContent("$2,000 from your company: you'd use $660 this year and keep $1,340.")
  })

  it('say what a match in the company’s money requires', async () => {
    const companyContribution = { full: 1800, used: 660, remaining: 1140 }
    const match = { percentage: 50, maximum: 500, isCounted: true }
    await showResult({
      saver: plan('Saver', { facts: { ...facts, accountType: 'HSA', companyContribution, match } }),
    })
    expect(card()).toHaveTextContent(
      'This includes a match of $500 that you get if you pay in $1,000 of your own.',
    )
  })

  it('do not say that the employee keeps the money of an HRA', async () => {
    const companyContribution = { full: 1500, used: 648, remaining: 852 }
    await showResult({
      saver: plan('Saver', { facts: { ...facts, accountType: 'HRA', companyContribution } }),
    })
    expect(card()).toHaveTextContent(
      "$1,500 from your company: you'd use $648 this year, and $852 would be left.",
    )
    expect(card()).not.toHaveTextContent('The full limit')
  })

  it.each([
    ['HRA', 300, 'Your company pays these funds into your HRA, not into an HSA.'],
    ['HSA', 300, null],
    ['HRA', 0, null],
  ])('name the account of the figure: an %s with $%d', async (accountType, hsaFunds, sentence) => {
    await showResult({ saver: plan('Saver', { hsaFunds, facts: { ...facts, accountType } }) })
    if (sentence) expect(card()).toHaveTextContent(sentence)
    else expect(card()).not.toHaveTextContent('pays these funds')
  })

  it('are left out without company money', async () => {
    await showResult({ saver: plan('Saver', { facts }) })
    expect(card()).not.toHaveTextContent('from your company')
  })
})
