import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { locationPriceNote } from '../../../../src/calculator/steps/results/NotesAndAssumptions.tsx'
import { Panels } from '../../../../src/calculator/steps/results/Panels.tsx'
import { setLanguage } from '../../../../src/calculator/texts/language.ts'
import type { ExpenseLine, Outputs, PlanCosts } from '../../../../src/contract/outputs.ts'
import { instanceWith } from '../../instances.ts'
import { child, family, line, plan, planFacts, you } from '../../planCosts.ts'
import { cellsOf, itemsOf, showResult } from '../../provided.tsx'

const show = (plans: Record<string, PlanCosts>, change: Partial<Outputs> = {}) =>
  showResult(Panels, plans, change)

const panel = (title: string) => screen.getByText(title).closest('details')!
const plansTable = () => document.querySelector<HTMLTableElement>('.plans-table')!
const columnTitles = () =>
  [...plansTable().querySelectorAll(':scope > thead th')].map(({ textContent }) => textContent)
/** The row of a plan, by its index. */
const row = (index: number) =>
  plansTable().querySelectorAll<HTMLElement>(':scope > tbody > tr:first-child')[index]!

describe('the table of plans', () => {
  it('has only the columns of the specification if the API sends no optional fields', () => {
    showResult(
      Panels,
      {
        saver: plan('Saver', { surchargeTotal: 500, hsaFunds: 750 }),
        ppo: plan('PPO', { totalCost: 4234.4, surchargeTotal: -910 }),
      },
      {},
      { instance: instanceWith() },
    )
    expect(cellsOf(plansTable())).toEqual([
      [
        'Plan',
        'Out-of-pocket Expenses',
        'HSA Funds',
        'Surcharges and Credits',
        'Annual Payroll Deduction',
        'Estimated Annual Cost',
      ],
      ['SaverBest for you', '$1,115', '$750', '$500', '$1,000', '$2,115'],
      ['PPO', '$1,115', '$0', '−$910', '$1,000', '$4,234'],
    ])
    expect(screen.queryByText('Where your costs come from')).toBeNull()
    expect(screen.queryByText('Your savings style')).toBeNull()
  })

  it('says that the savings style decided the plan', () => {
    const instance = instanceWith({ features: { savings: true } })
    showResult(Panels, { saver: plan('Saver') }, { savingsDidOverride: true }, { instance })
    expect(panel('Your savings style')).toBeInTheDocument()
    expect(row(0)).toHaveTextContent('SaverFits your savings style')
  })

  it('has a worst case with one note, and a dash for a plan without it', () => {
    show({
      saver: plan('Saver', { worstCase: 6200.4 }),
      ppo: plan('PPO', { worstCase: 0 }),
      old: plan('Old plan', { worstCase: null }),
    })
    expect(columnTitles().at(-1)).toBe('Worst Case')
    const note = screen.getByText(
      /^Worst case: what a year with these kinds of care costs, paychecks included, if you reach the plan's out-of-pocket maximum\. Care that the plan doesn't cover is added\.$/,
    )
    expect(plansTable().querySelector(':scope > thead th:last-child')).toHaveAttribute(
      'aria-describedby',
      note.id,
    )
    expect([0, 1, 2].map((index) => row(index).lastElementChild!.textContent)).toEqual([
      '$6,200',
      '$0',
      '–not stated',
    ])
    expect(screen.getByText('–')).toHaveAttribute('aria-hidden', 'true')
  })

  it('names a plan that never costs more', () => {
    show({ saver: plan('Saver'), old: plan('Old plan', { dominatedBy: 'saver' }) })
    expect(row(1)).toHaveTextContent('Never costs less than Saver.')
  })

  it.each(['', 'gone', 'constructor', '__proto__', 'saver', 'expensive'])(
    'names no plan for the key "%s": no plan, the plan itself, or one that costs more in this result',
    (key) => {
      show({
        saver: plan('Saver', { dominatedBy: key }),
        expensive: plan('Expensive plan', { totalCost: 2114.61 }),
      })
      expect(screen.queryByText(/never costs less/i)).toBeNull()
      expect(screen.queryByText('Where your costs come from')).toBeNull()
    },
  )
})

describe('the panel that replaces the table in narrow windows', () => {
  it('states the worst case of the best plan, and the plan that never costs more', () => {
    show({ saver: plan('Saver', { worstCase: 6200.4, dominatedBy: 'ppo' }), ppo: plan('PPO') })
    expect(panel('Where your costs come from')).toHaveTextContent(
      /Saver costs you \$6,200: what a year with these kinds of care costs, paychecks included, if you reach its out-of-pocket maximum\. Care that the plan doesn't cover is added\.Saver never costs less than PPO\.$/,
    )
  })
})

it('a plan whose copays do not count toward its maximum has no limit, in a note of its own', () => {
  const facts = { ...planFacts, maximumExcludesCopays: true }
  const unlimited = plan('Copay', { worstCase: null, facts })
  show({ copay: unlimited, other: unlimited, saver: plan('Saver', { worstCase: 6200.4 }) })
  const note =
    "With Copay, a year's costs have no limit: copays don't count toward the out-of-pocket maximum, and go on after it."
  expect(row(0).lastElementChild).toHaveTextContent('no limit')
  expect(screen.getByText(/^Worst case: what/)).toHaveTextContent(`${note} ${note}`)
  expect(panel('Where your costs come from')).toHaveTextContent(note)
  expect(screen.queryByText(/^In the worst case/)).toBeNull()
})

describe('the explanation of a plan', () => {
  /** Opens the explanation in the first row of the table. */
  async function openExplanation(explanation: ExpenseLine[], outOfPocketExpenses = 1114.6) {
    show({ saver: plan('Saver', { outOfPocketExpenses, explanation }), ppo: plan('PPO') })
    const details = row(0).nextElementSibling as HTMLElement
    expect(within(details).queryByRole('table', { hidden: true })).toBeNull()
    fireEvent.click(within(details).getByText(/^How we got to .* out of pocket$/))
    await waitFor(() => expect(details.querySelector('table')).not.toBeNull())
    return {
      details,
      captions: [...details.querySelectorAll('caption')].map(({ textContent }) => textContent),
      cells: [...details.querySelectorAll('table')].map(cellsOf),
    }
  }

  it('has the lines of each person and their sums to the cent, without zeros and without sums of unlike uses', async () => {
    const { details, captions, cells } = await openExplanation(family)
    expect(details.firstElementChild).toHaveAttribute('colspan', String(columnTitles().length))
    expect(within(details).getByText(/^How we got to .* with$/)).toHaveTextContent(
      'How we got to $1,115 out of pocket with Saver',
    )
    expect(captions).toEqual(['Everyone', 'You', 'Child 1'])
    const amounts = ['Full Price', 'Deductible', 'Copay', 'Coinsurance', 'You Pay', 'Saved by your maximum']
    expect(cells.slice(0, 2)).toEqual([
      [
        ['Person', ...amounts],
        ['You', '$4,450.30', '$500.00', '$60.00', '$512.35', '$1,072.35', '$187.65'],
        ['Child 1', '$521.45', '$2.25', '$40.00', '', '$42.25', ''],
        ['Total', '$4,971.75', '$502.25', '$100.00', '$512.35', '$1,114.60', '$187.65'],
      ],
      [
        ['Service', 'Uses', ...amounts],
        ['Primary care visit', '3', '$450.30', '', '$60.00', '', '$60.00', ''],
        ['Surgery', '1', '$4,000.00', '$500.00', '', '$512.35', '$1,012.35', '$187.65'],
        ['Total', '', '$4,450.30', '$500.00', '$60.00', '$512.35', '$1,072.35', '$187.65'],
      ],
    ])
    // The other plan has none.
    expect(row(1).nextElementSibling).toBeNull()
  })

  it('of one person is one table without empty columns, with one for uses that are not covered', async () => {
    const { cells } = await openExplanation(
      [
        line(you, 'Hearing aid', [1, 1200, 0, 0, 0, 0, 1200]),
        line(you, 'Primary care visit', [3, 450.3, 0, 18.75, 0, 0]),
      ],
      1218.75,
    )
    expect(cells).toEqual([
      [
        ['Service', 'Uses', 'Full Price', 'Copay', 'Not Covered', 'You Pay'],
        ['Hearing aid', '1', '$1,200.00', '', '$1,200.00', '$1,200.00'],
        ['Primary care visit', '3', '$450.30', '$18.75', '', '$18.75'],
        ['Total', '', '$1,650.30', '$18.75', '$1,200.00', '$1,218.75'],
      ],
    ])
  })

  it.each([
    [0, 'false'],
    [25, 'true'],
  ])('with every column and $%d not covered is stacked: %s', async (notCovered, isStacked) => {
    const explanation = [line(you, 'Surgery', [1, 4000, 500, 10, 500, 80, notCovered])]
    const { details } = await openExplanation(explanation, 1010 + notCovered)
    expect(details.querySelector('.explanation')).toHaveAttribute('data-stacked', isStacked)
  })

  it.each([
    [1114.61, 2],
    [1114.62, 0],
    [0, 0],
  ])(
    'of expenses of $%d appears %d times: lines must sum to the expenses within a cent',
    (expenses, count) => {
      show({ saver: plan('Saver', { outOfPocketExpenses: expenses, explanation: family }) })
      expect(screen.queryAllByText(/^How we got to .* out of pocket$/)).toHaveLength(count)
    },
  )

  it('numbers persons who share a name, and shows large numbers with commas', async () => {
    const { captions, cells } = await openExplanation(
      [
        line(you, 'Visit', [1234, 123_400, 10, 0, 0, 0]),
        line({ role: 'subscriber', number: 2 }, 'Visit', [1, 100, 20, 0, 0, 0]),
      ],
      30,
    )
    expect(captions).toEqual(['Everyone', 'You', 'You (2)'])
    expect(cells[1]!.at(-1)!.slice(0, 3)).toEqual(['Total', '1,234', '$123,400.00'])
  })

  it('isolates names from the text around them, for names in right-to-left scripts', async () => {
    const { details } = await openExplanation([line(you, 'زيارة (1)!', [1, 60, 60, 0, 0, 0])], 60)
    expect(within(details).getByText('زيارة (1)!').tagName).toBe('BDI')
    expect(within(details).getByText('Saver').tagName).toBe('BDI')
  })

  it('of the best plan opens and closes together with the one for narrow windows', async () => {
    show({ saver: plan('Saver', { explanation: family }) })
    const [wide, narrow] = screen.getAllByText(/^How we got to .* out of pocket$/)
    const isOpen = (summary: HTMLElement) => summary.closest('details')!.open
    fireEvent.click(narrow!)
    await waitFor(() => expect(isOpen(wide!)).toBe(true))
    fireEvent.click(wide!)
    await waitFor(() => expect(isOpen(narrow!)).toBe(false))
    expect(isOpen(wide!)).toBe(false)
  })
})

describe('the notes and assumptions', () => {
  const spouse = { role: 'spouse', number: 1 } as const
  const assumptions = {
    locationFactor: 1,
    persons: [],
    services: [],
    claimOrder: [],
  } satisfies Outputs['assumptions']
  const notes = () => panel('Notes and assumptions')
  const shownNotes = () => itemsOf(notes().querySelector('ul')!)

  it('are the notes that every result has, and those on the calculation', async () => {
    show(
      { saver: plan('Saver') },
      {
        assumptions: {
          locationFactor: 1.15,
          persons: [you, spouse, child],
          services: [
            { id: 0, name: 'Primary care visit', uses: 1005, allowedAmount: 150.1 },
            { id: '0', name: 'X-ray', uses: 1, allowedAmount: 11.25 },
          ],
          claimOrder: [
            'Copays come first.',
            { code: 'by-date' },
            { code: 'by-hand' },
            { code: 'constructor' },
          ],
        },
      },
    )
    expect(shownNotes()).toEqual([
      expect.stringMatching(/^Costs are averages/),
      expect.stringMatching(/^Covered services are assumed/),
      expect.stringMatching(/^Your out-of-pocket expenses may be less/),
      expect.stringMatching(/^Amounts without cents are rounded to whole dollars/),
      'The estimate for employee only coverage assumes you, your spouse, and 1 child, even if you cover more or fewer people.',
      'We assume that prices at your location are 15% above typical prices.',
      expect.stringMatching(/order.*Copays come first\.Claims count in the order of their dates\.$/),
    ])
    fireEvent.click(within(notes()).getByText('Uses and prices of each service'))
    await waitFor(() =>
      expect(cellsOf(notes().querySelector('table'))).toEqual([
        ['Service', 'Uses', 'Price of a Use'],
        ['Primary care visit', '1,005', '$150.10'],
        ['X-ray', '1', '$11.25'],
      ]),
    )
  })

  it('leave out what the API does not send, and rules without a sentence', () => {
    show({ saver: plan('Saver') }, { assumptions: { ...assumptions, claimOrder: [{ code: 'by-hand' }] } })
    expect(shownNotes()).toHaveLength(4)
    expect(within(notes()).queryByText('Uses and prices of each service')).toBeNull()
  })

  it.each([
    [64, 'the average of 64 possible orders, the same for every plan. A real year can cost less or more.'],
    [1, 'the average of 1 possible order, '],
    [null, 'the average of many possible orders, '],
  ])('say how many orders of the claims are simulated: %s', (orders, phrase) => {
    const claimOrder = [{ code: 'mean-of-orders' }, { code: 'stays-together' }]
    show({ saver: plan('Saver') }, { assumptions: { ...assumptions, claimOrder, orders } })
    expect(shownNotes().at(-1)).toContain(phrase)
    expect(shownNotes().at(-1)).toMatch(/The days of a hospital stay follow one another\.$/)
  })

  it.each([
    [[you, spouse], 'The estimate is for you and your spouse.', 1],
    [
      [you],
      'The estimate for employee and spouse coverage assumes you, even if you cover more or fewer people.',
      0,
    ],
  ])('name the household of an employee who covers a spouse: %j', (persons, sentence, count) => {
    showResult(
      Panels,
      { saver: plan('Saver') },
      { assumptions: { ...assumptions, persons } },
      { answers: { family: { spouse: true, children: 0 }, scenario: 'custom' } },
    )
    expect(shownNotes()[4]).toBe(sentence)
    expect(screen.queryAllByText(/^The uses of your custom scenario are divided/)).toHaveLength(count)
  })

  it.each([
    [1.125, '12.5% above'],
    [1.0001, null],
    [0.9, '10% below'],
    [1.004, 'less than 1% above'],
    [0.991, 'less than 1% below'],
    [0.01, '99% below'],
    [0.0001, 'more than 99% below'],
    [0, null],
  ])('compare prices at a location with a factor of %s', (factor, difference) => {
    const sentence = `We assume that prices at your location are ${difference} typical prices.`
    expect(locationPriceNote(factor)).toBe(difference === null ? null : sentence)
  })

  it('isolate their values where text runs from right to left', () => {
    setLanguage({ locale: 'ar', direction: 'rtl' })
    expect(locationPriceNote(1.15)).toContain(' \u2068\u206615%\u2069\u2069 ')
  })
})
