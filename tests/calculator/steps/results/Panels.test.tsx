import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { locationPriceNote } from '../../../../src/calculator/steps/results/NotesAndAssumptions.tsx'
import { Panels, type ResultPanel } from '../../../../src/calculator/steps/results/Panels.tsx'
import { setLanguage } from '../../../../src/calculator/texts/language.ts'
import type { ExpenseLine, Outputs, PlanCosts } from '../../../../src/contract/outputs.ts'
import { instanceWith } from '../../instances.ts'
import { child, family, line, plan, planFacts, you } from '../../planCosts.ts'
import { cellsOf, itemsOf, showResult, type Visit } from '../../provided.tsx'

const detail: ResultPanel = {
  id: 'why',
  title: ({ bestPlan }) => `Why ${bestPlan}`,
  Content: ({ outputs }) => <p>Because of {outputs.bestPlan}</p>,
}
const shownPanels = (...details: ResultPanel[]) =>
  function ShownPanels({ outputs }: { outputs: Outputs }) {
    return <Panels outputs={outputs} details={details} />
  }

/** Shows the accordion, with every panel opened. */
function show(plans: Record<string, PlanCosts>, change: Partial<Outputs> = {}, visit?: Visit) {
  showResult(shownPanels(), plans, change, visit)
  for (const heading of screen.getAllByRole('heading', { level: 2 })) fireEvent.click(heading)
}

const panel = (title: string) => screen.getByText(title).closest('details')!
const plansTable = () => document.querySelector<HTMLTableElement>('.plans-table')!
const columnTitles = () =>
  [...plansTable().querySelectorAll(':scope > thead th')].map(({ textContent }) => textContent)
/** The row of a plan, by its index. */
const row = (index: number) =>
  plansTable().querySelectorAll<HTMLElement>(':scope > tbody > tr:first-child')[index]!

describe('the accordion', () => {
  it('has panels of its own, and those that load with the sections', () => {
    showResult(shownPanels(detail, { ...detail, title: () => 'Never', isShown: () => false }), {
      saver: plan('Saver'),
    })
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(titles).toEqual(['See how this was calculated', 'Why saver', 'Notes and assumptions'])
    expect(panel('Why saver')).toHaveAttribute('name', 'results')
    expect(panel('Why saver')).not.toHaveAttribute('data-only')
    // The table does not fit into narrow windows.
    expect(panel('See how this was calculated')).toHaveAttribute('data-only', 'wide')
  })

  it('renders the content of a panel when it is first opened', () => {
    showResult(shownPanels(detail), { saver: plan('Saver') })
    expect(screen.queryByText('Because of saver')).toBeNull()
    const title = screen.getByText('Why saver')
    for (const isOpen of [true, false]) {
      fireEvent.click(title)
      expect(panel('Why saver').open).toBe(isOpen)
      expect(screen.getByText('Because of saver')).toBeInTheDocument()
    }
  })
})

it('a panel that opens stays in place when the open one above it closes', () => {
  showResult(shownPanels(detail), { saver: plan('Saver') })
  const summary = panel('Why saver').querySelector('summary')!
  let frame: FrameRequestCallback = () => {}
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    frame = callback
    return 0
  })
  const scrollBy = vi.spyOn(window, 'scrollBy')
  const tops = vi.spyOn(summary, 'getBoundingClientRect')
  tops.mockReturnValue({ top: 600 } as DOMRect)
  fireEvent.click(summary)
  tops.mockReturnValue({ top: -200 } as DOMRect)
  frame(0)
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith(0, -800)
})

it('panels that were never opened have their content while the page is printed', () => {
  showResult(shownPanels(detail), { saver: plan('Saver') })
  for (const [event, count] of [
    ['beforeprint', 1],
    ['afterprint', 0],
  ] as const) {
    fireEvent(window, new Event(event))
    expect(screen.queryAllByText('Because of saver')).toHaveLength(count)
  }
})

describe('the table of plans', () => {
  it('has only the columns of the specification if the API sends no optional fields', () => {
    show(
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
    expect(screen.queryByText('Your savings style')).toBeNull()
  })

  it('says that the savings style decided the plan', () => {
    const instance = instanceWith({ features: { savings: true } })
    show({ saver: plan('Saver') }, { savingsDidOverride: true }, { instance })
    expect(panel('Your savings style')).toHaveTextContent('You chose not to save.')
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
      /^Worst case: what a year with these kinds of care costs you if you reach the plan's out-of-pocket maximum\. It includes your paychecks, and care that the plan doesn't cover\.$/,
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
    },
  )
})

it('a plan whose copays do not count toward its maximum has no limit, in a note of its own', () => {
  const facts = { ...planFacts, maximumExcludesCopays: true }
  const unlimited = plan('Copay', { worstCase: null, facts })
  show({ copay: unlimited, other: unlimited, saver: plan('Saver', { worstCase: 6200.4 }) })
  const note =
    "With Copay, a year's costs have no limit. Copays don't count toward the out-of-pocket maximum, and go on after it."
  expect(row(0).lastElementChild).toHaveTextContent('no limit')
  expect(screen.getByText(/^Worst case: what/)).toHaveTextContent(`${note} ${note}`)
})

describe('the explanation of a plan', () => {
  /** Opens the explanation in the first row of the table. */
  async function openExplanation(explanation: ExpenseLine[], outOfPocketExpenses = 1114.6) {
    show({ saver: plan('Saver', { outOfPocketExpenses, explanation }), ppo: plan('PPO') })
    const details = row(0).nextElementSibling as HTMLElement
    expect(within(details).queryByRole('table', { hidden: true })).toBeNull()
    fireEvent.click(within(details).getByText(/^How we got to .* in care costs$/))
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
      'How we got to $1,115 in care costs with Saver',
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
    [1114.61, 1],
    [1114.62, 0],
    [0, 0],
  ])(
    'of expenses of $%d appears %d times: lines must sum to the expenses within a cent',
    (expenses, count) => {
      show({ saver: plan('Saver', { outOfPocketExpenses: expenses, explanation: family }) })
      expect(screen.queryAllByText(/^How we got to .* in care costs$/)).toHaveLength(count)
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

  it('say which share of the care is assumed at other providers, for each plan', () => {
    const otherProviders = [
      { name: 'Out of network', share: 5 },
      { name: 'Tier 2 (surgery)', share: 30 },
    ]
    show({ saver: plan('Saver', { facts: { ...planFacts, otherProviders } }), ppo: plan('PPO') })
    expect(shownNotes().filter((note) => note.startsWith('With'))).toEqual([
      'With Saver, we assume 5% of care at these providers: Out of network.',
      'With Saver, we assume 30% of care at these providers: Tier 2 (surgery).',
    ])
  })

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
      'The estimate is for you, your spouse, and 1 child.',
      'We assume that prices near you are 15% above typical prices.',
      expect.stringMatching(/order.*Copays come first\.Bills count in the order of their dates\.$/),
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

  it("end with the client's terms that are not in the calculator, if employees may see them", () => {
    const notInCalculator = [{ text: 'Vision plans', isShown: true }, { text: 'Unknown dates' }]
    show({ saver: plan('Saver') }, {}, { instance: instanceWith({ notInCalculator }) })
    expect(shownNotes().at(-1)).toBe('These estimates leave out:Vision plans')
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
    [[you, spouse], 1],
    [[you], 0],
  ])('say for several persons that they share the uses of a custom scenario: %j', (persons, count) => {
    const answers = { scenario: 'custom' }
    show({ saver: plan('Saver') }, { assumptions: { ...assumptions, persons } }, { answers })
    expect(screen.queryAllByText(/^We divide your custom uses/)).toHaveLength(count)
  })

  it.each([
    ['in May', 5],
    ['in any month', null],
  ])('say when the baby is born, %s, and where the figures come from', (phrase, month) => {
    const birth = { month }
    show({ saver: plan('Saver') }, { assumptions: { ...assumptions, birth, source: 'Guide for 2027' } })
    expect(shownNotes().at(-2)).toMatch(new RegExp(`^We assume that the baby .* born ${phrase}\\.$`))
    expect(shownNotes().at(-1)).toBe('Sources: Guide for 2027')
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
    const sentence = `We assume that prices near you are ${difference} typical prices.`
    expect(locationPriceNote(factor)).toBe(difference === null ? null : sentence)
  })

  it('isolate their values where text runs from right to left', () => {
    setLanguage({ locale: 'ar', direction: 'rtl' })
    expect(locationPriceNote(1.15)).toContain(' \u2068\u206615%\u2069\u2069 ')
  })
})
