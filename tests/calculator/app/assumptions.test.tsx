import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { cellsOf, child, plan, showResult, you } from '../result.ts'
import { withService } from '../visit.tsx'

withService()

describe('what was assumed', () => {
  const assumptions = {
    locationFactor: 1.15,
    persons: [you, { role: 'spouse', number: 1 } as const, child],
    services: [
      { id: 0, name: 'Primary care visit', uses: 5, allowedAmount: 150.1 },
      { id: '0', name: 'X-ray', uses: 1, allowedAmount: 11.25 },
    ],
    claimOrder: ['Copays come first.', 'Then the dearest service.'],
  }
  const notes = () => screen.getByText('Notes and assumptions').closest('details')!

  it('stands in the notes, after those that always do', async () => {
    const user = await showResult({ saver: plan('Saver') }, { assumptions })
    const items = within(notes()).getAllByRole('listitem', { hidden: true })
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Costs are averages/),
      expect.stringMatching(/^Covered services are assumed/),
      expect.stringMatching(/^Your out-of-pocket expenses may be less/),
      expect.stringMatching(/^Amounts are shown in whole dollars/),
      'The estimate is for you, your spouse, and 1 child.',
      'Prices where you live are taken to be 15% above the usual.',
      expect.stringMatching(/order.*Copays come first\.Then the dearest service\.$/),
      'Copays come first.',
      'Then the dearest service.',
    ])
    await user.click(within(notes()).getByText('Uses and prices of each service'))
    await within(notes()).findByRole('table', { hidden: true })
    expect(
      cellsOf(notes(), "Uses by all persons together; the price is your part and the plan's together."),
    ).toEqual([
      ['Service', 'Uses', 'Price of a Use'],
      ['Primary care visit', '5', '$150.10'],
      ['X-ray', '1', '$11.25'],
    ])
  })

  it('is left out where there is nothing to tell', async () => {
    const nothing = { locationFactor: 1, persons: [], services: [], claimOrder: [] }
    await showResult({ saver: plan('Saver') }, { assumptions: nothing })
    expect(within(notes()).getAllByRole('listitem', { hidden: true })).toHaveLength(4)
    expect(within(notes()).queryByText('Uses and prices of each service')).toBeNull()
  })
})

describe('the contribution limit', () => {
  it.each([
    [{ age: 55, amount: 1000 }, 'From age 55 you may add $1,000.'],
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
    expect(screen.queryByText(/^From age/)?.textContent ?? null).toBe(sentence)
  })
})
