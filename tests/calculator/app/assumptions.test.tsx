import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { setResponse } from '../../server.ts'
import { instanceWith } from '../instances.ts'
import { cellsOf, child, plan, showResult, you } from '../result.ts'
import { goToScenario, next, visit, withService, type User } from '../visit.tsx'

withService()

describe('what was assumed', () => {
  const assumptions = {
    locationFactor: 1.15,
    persons: [you, { role: 'spouse', number: 1 } as const, child],
    services: [
      { id: 0, name: 'Primary care visit', uses: 1005, allowedAmount: 150.1 },
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
      expect.stringMatching(/^Amounts without cents are rounded to whole dollars/),
      'The estimate for employee only coverage takes you, your spouse, and 1 child, even if you cover more or fewer people.',
      'Prices at your location are taken to be 15% above the usual.',
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
      ['Primary care visit', '1,005', '$150.10'],
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

describe('the order of claims', () => {
  const claimOrderIn = async (claimOrder: unknown[]) => {
    const assumptions = { locationFactor: 1, persons: [], services: [], claimOrder } as never
    await showResult({ saver: plan('Saver') }, { assumptions })
    return within(screen.getByText(/This is the order we take/))
      .getAllByRole('listitem', { hidden: true })
      .map(({ textContent }) => textContent)
  }

  it('has a sentence for each code that the service sends', async () => {
    const codes = [
      'no-deductible-first',
      'drug-deductible-next',
      'deductible-last',
      'most-expensive-first',
      'family-deductible-shared-evenly',
      'family-maximum-by-person',
    ]
    expect(await claimOrderIn(codes.map((code) => ({ code })))).toEqual([
      'What no deductible applies to comes first.',
      'Then come prescriptions that have a deductible of their own.',
      'What the deductible applies to comes last.',
      'In each group the service with the highest price for one use comes first.',
      'A family meets its deductible evenly: nobody more of it than the others, unless their claims or their maximum end before. In a real year it is met in the order of the claims, which can cost somewhat less or more.',
      'The maximum of a family is used up by the employee first, then by the spouse, then by the children.',
    ])
  })

  it("shows an API's own sentences and skips codes that it does not know", async () => {
    const claimOrder = ['By date.', { code: 'constructor' }, { code: 'by-date', figure: 1 }]
    expect(await claimOrderIn(claimOrder)).toEqual(['By date.'])
  })

  it('is left out if no rule can be shown', async () => {
    const assumptions = { locationFactor: 1, persons: [], services: [], claimOrder: [{ code: 'by-date' }] }
    await showResult({ saver: plan('Saver') }, { assumptions })
    expect(screen.queryByText(/This is the order we take/)).toBeNull()
  })
})

describe('the persons of an estimate', () => {
  const assumptions = { locationFactor: 1, services: [], claimOrder: [] }
  const spouse = { role: 'spouse', number: 1 } as const
  const coverSpouse = async (user: User) => user.click(screen.getByRole('switch'))

  it.each([
    ['those who are covered', [you, spouse], 'The estimate is for you and your spouse.'],
    [
      'others',
      [you],
      'The estimate for employee and spouse coverage takes you, even if you cover more or fewer people.',
    ],
  ])('are told where they are %s', async (_, persons, sentence) => {
    await showResult({ saver: plan('Saver') }, { assumptions: { ...assumptions, persons } }, coverSpouse)
    expect(screen.getByText(/^The estimate/)).toHaveTextContent(sentence)
    expect(screen.queryByText(/shared out/)).toBeNull()
  })

  it.each([
    [[you, spouse], 1],
    [[you], 0],
  ])('%j share the uses of a custom scenario in %d notes', async (persons, notes) => {
    setResponse('instance', instanceWith({ features: { customScenario: true }, surcharges: [] }))
    setResponse('calculate', {
      plans: { saver: plan('Saver') },
      bestPlan: 'saver',
      assumptions: { ...assumptions, persons },
    })
    const { user } = visit()
    await goToScenario(user)
    await user.click(screen.getByRole('button', { name: 'Customize' }))
    expect(screen.getByText(/everyone you cover, taken together/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Use Custom Scenario' }))
    await user.click(next())
    await screen.findByText('OUT-OF-POCKET EXPENSES')
    expect(screen.queryAllByText(/^The uses of your custom scenario are shared out/)).toHaveLength(notes)
  })
})

describe('the months that the amounts are for', () => {
  it.each([
    [6, 'The amounts are for the 6 months that are covered.'],
    [1, 'The amounts are for the one month that is covered.'],
    [12, undefined],
    [null, undefined],
  ])('are told of %s months as "%s"', async (coveredMonths, sentence) => {
    const assumptions = { locationFactor: 1, persons: [], services: [], claimOrder: [], coveredMonths }
    await showResult({ saver: plan('Saver') }, { assumptions })
    expect(screen.queryByText(/^The amounts are for/)?.textContent).toBe(sentence)
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
