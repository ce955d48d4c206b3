import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { setResponse } from '../../server.ts'
import { instanceWith } from '../instances.ts'
import { cellsOf, child, plan, showResult, you } from '../result.ts'
import { goToScenario, next, visit, withService, type User } from '../visit.tsx'

withService()

const notes = () => screen.getByText('Notes and assumptions').closest('details')!

describe('the assumptions', () => {
  const assumptions = {
    locationFactor: 1.15,
    persons: [you, { role: 'spouse', number: 1 } as const, child],
    services: [
      { id: 0, name: 'Primary care visit', uses: 1005, allowedAmount: 150.1 },
      { id: '0', name: 'X-ray', uses: 1, allowedAmount: 11.25 },
    ],
    claimOrder: ['Copays come first.', 'Then the most expensive service.'],
  }

  it('follow the notes that every result has', async () => {
    const user = await showResult({ saver: plan('Saver') }, { assumptions })
    const items = within(notes()).getAllByRole('listitem', { hidden: true })
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Costs are averages/),
      expect.stringMatching(/^Covered services are assumed/),
      expect.stringMatching(/^Your out-of-pocket expenses may be less/),
      expect.stringMatching(/^Amounts without cents are rounded to whole dollars/),
      'The estimate for employee only coverage assumes you, your spouse, and 1 child, even if you cover more or fewer people.',
      'We assume that prices at your location are 15% above typical prices.',
      expect.stringMatching(/order.*Copays come first\.Then the most expensive service\.$/),
      'Copays come first.',
      'Then the most expensive service.',
    ])
    await user.click(within(notes()).getByText('Uses and prices of each service'))
    await within(notes()).findByRole('table', { hidden: true })
    expect(
      cellsOf(notes(), 'Uses: your whole household. Price: what you and the plan pay together.'),
    ).toEqual([
      ['Service', 'Uses', 'Price of a Use'],
      ['Primary care visit', '1,005', '$150.10'],
      ['X-ray', '1', '$11.25'],
    ])
  })

  it('are left out if there are none', async () => {
    const nothing = { locationFactor: 1, persons: [], services: [], claimOrder: [] }
    await showResult({ saver: plan('Saver') }, { assumptions: nothing })
    expect(within(notes()).getAllByRole('listitem', { hidden: true })).toHaveLength(4)
    expect(within(notes()).queryByText('Uses and prices of each service')).toBeNull()
  })
})

describe('the order of claims', () => {
  const claimOrderIn = async (claimOrder: unknown[], orders?: number | null) => {
    const assumptions = { locationFactor: 1, persons: [], services: [], claimOrder, orders } as never
    await showResult({ saver: plan('Saver') }, { assumptions })
    return within(screen.getByText(/the order of the year's claims/))
      .getAllByRole('listitem', { hidden: true })
      .map(({ textContent }) => textContent)
  }

  it('has a sentence for each code that the service sends', async () => {
    const codes = ['by-date', 'mean-of-orders', 'stays-together'].map((code) => ({ code }))
    expect(await claimOrderIn(codes, 64)).toEqual([
      'Claims count in the order of their dates.',
      'Nobody knows these dates yet, so the figures are the average of 64 possible orders, the same for every plan. A real year can cost less or more.',
      'The days of a hospital stay follow one another.',
    ])
  })

  it.each([
    [1, 'the average of 1 possible order, '],
    [null, 'the average of many possible orders, '],
    [undefined, 'the average of many possible orders, '],
  ])('with %s simulated orders is %s', async (orders, phrase) => {
    const [sentence] = await claimOrderIn([{ code: 'mean-of-orders' }], orders)
    expect(sentence).toContain(phrase)
  })

  it("shows an API's own sentences and skips codes that it does not know", async () => {
    const codes = ['constructor', 'by-hand', 'most-expensive-first'].map((code) => ({ code }))
    expect(await claimOrderIn(['By hand.', ...codes])).toEqual(['By hand.'])
  })

  it('is left out if no rule can be shown', async () => {
    const assumptions = { locationFactor: 1, persons: [], services: [], claimOrder: [{ code: 'by-hand' }] }
    await showResult({ saver: plan('Saver') }, { assumptions })
    expect(screen.queryByText(/the order of the year's claims/)).toBeNull()
  })
})

describe('the note on the household', () => {
  const assumptions = { locationFactor: 1, services: [], claimOrder: [] }
  const spouse = { role: 'spouse', number: 1 } as const
  const coverSpouse = async (user: User) => user.click(screen.getByRole('switch'))

  it.each([
    ['the people who are covered', [you, spouse], 'The estimate is for you and your spouse.'],
    [
      'other people',
      [you],
      'The estimate for employee and spouse coverage assumes you, even if you cover more or fewer people.',
    ],
  ])('names %s', async (_, persons, sentence) => {
    await showResult({ saver: plan('Saver') }, { assumptions: { ...assumptions, persons } }, coverSpouse)
    expect(within(notes()).getByText(/^The estimate/)).toHaveTextContent(sentence)
    // The answers above mention it too if it differs from them.
    expect(screen.getAllByText(/^The estimate/)).toHaveLength(sentence.includes('assumes') ? 2 : 1)
    expect(screen.queryByText(/are divided/)).toBeNull()
  })

  it.each([
    [[you, spouse], 1],
    [[you], 0],
  ])('for %j is followed by %d notes on the uses of a custom scenario', async (persons, count) => {
    setResponse('instance', instanceWith({ features: { customScenario: true }, surcharges: [] }))
    setResponse('calculate', {
      plans: { saver: plan('Saver') },
      bestPlan: 'saver',
      assumptions: { ...assumptions, persons },
    })
    const { user } = visit()
    await goToScenario(user)
    await user.click(screen.getByRole('button', { name: 'Customize' }))
    expect(
      screen.getByText(
        /^How many times will you and your family use each service in 2027\? Add everyone together\.$/,
      ),
    ).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'Generic drug' }), '1')
    await user.click(screen.getByRole('button', { name: 'Use Custom Scenario' }))
    await user.click(next())
    await screen.findByText('OUT-OF-POCKET EXPENSES')
    expect(screen.queryAllByText(/^The uses of your custom scenario are divided/)).toHaveLength(count)
  })
})

describe('the line about covered months, below the figures', () => {
  it.each([
    [6, 'This estimate includes 6 months of paychecks and all the care in your scenario.'],
    [1, 'This estimate includes 1 month of paychecks and all the care in your scenario.'],
    [12, undefined],
    [null, undefined],
  ])('for %s months reads %j', async (coveredMonths, sentence) => {
    const assumptions = { locationFactor: 1, persons: [], services: [], claimOrder: [], coveredMonths }
    await showResult({ saver: plan('Saver') }, { assumptions })
    expect(screen.queryByText(/^This estimate/)?.textContent).toBe(sentence)
  })
})

describe('the contribution limit', () => {
  it.each([
    [{ age: 55, amount: 1000 }, "If you're 55 or older, you can add $1,000"],
    [null, null],
    [undefined, null],
  ])('with a catch-up of %j adds %j', async (catchUp, sentence) => {
    await showResult(
      { saver: plan('Saver') },
      { contributionLimit: { accountType: 'HSA', limit: 3750, catchUp } },
    )
    expect(screen.getByText(/Maximum Contribution Limit/)).toHaveTextContent(
      /^Your 2027 HSA Maximum Contribution Limit is \$3,750 \(less Company contribution\)$/,
    )
    expect(screen.queryByText(/^If you're/)?.textContent ?? null).toBe(sentence)
  })
})
