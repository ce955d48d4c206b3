import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { OutputsPayload } from '../../../src/contract/outputs.ts'
import { planFacts } from '../planCosts.ts'
import { plan, showResult } from '../result.ts'
import { goToResults, visit, withService } from '../visit.tsx'

withService()

const plans = {
  saver: plan('Saver Plan', { totalCost: 1000 }),
  classic: plan('Classic Plan', { totalCost: 2000 }),
}

const points = [0, 4000, 10_000].map((care) => ({
  care,
  totalCosts: { saver: care / 2 - 500, classic: 2000 },
}))

const show = (change: Partial<OutputsPayload> = {}) =>
  showResult(plans, {
    curve: { points, crossovers: [{ care: 5040, from: 'saver', to: 'classic' }] },
    assumptions: {
      locationFactor: 1,
      persons: [],
      services: [{ id: 'visit', name: 'Visit', uses: 3, allowedAmount: 1000 }],
      claimOrder: [],
    },
    ...change,
  })

const section = () => screen.getByRole('heading', { name: 'By how much care you use' }).closest('section')!

const slider = () => screen.getByRole('slider', { name: 'Care in the year, at full price' })

/** Each plan and its cost, in the order on the screen. */
const costs = () =>
  within(within(section()).getByRole('list'))
    .getAllByRole('listitem')
    .map((item) => [item.querySelector('bdi')?.textContent, item.querySelector('strong')?.textContent])

describe('the chart of costs by care', () => {
  it('starts at the care and the costs of the estimate', async () => {
    await show()
    expect(screen.getByText('Your year: $3,000 of care')).toBeInTheDocument()
    expect(screen.getByText('With $3,000 of care, as in your year:')).toBeInTheDocument()
    expect(costs()).toEqual([
      ['Saver Plan', '$1,000'],
      ['Classic Plan', '$2,000'],
    ])
    expect(slider()).toHaveAttribute(
      'aria-valuetext',
      '$3,000 of care, as in your year. The cheapest is Saver Plan: $1,000.',
    )
  })

  it('marks the year in the color of the best plan', async () => {
    await show({ bestPlan: 'classic' })
    const drawing = screen.getByRole('img', { name: /^Line chart/ })
    const best = drawing.querySelector('.chart-line[data-emphasized="true"]')!
    expect(best).toHaveAttribute('data-color', '1')
    expect(drawing.querySelector('.line-chart-dot')).toHaveAttribute('data-color', '1')
  })

  it('has the costs at the amount that the slider is moved to, cheapest first', async () => {
    await show()
    fireEvent.change(slider(), { target: { value: '7990' } })
    expect(screen.getByText('With $8,000 of care:')).toBeInTheDocument()
    expect(costs()).toEqual([
      ['Classic Plan', '$2,000'],
      ['Saver Plan', '$3,500'],
    ])
  })

  it.each([
    ['{ArrowRight}', '$3,050 of care'],
    ['{ArrowLeft}', '$2,950 of care'],
    ['{PageUp}', '$3,500 of care'],
    ['{PageDown}{PageDown}{PageDown}{PageDown}{PageDown}{PageDown}{PageDown}', '$0 of care'],
    ['{ArrowUp}{ArrowDown}', '$3,000 of care'],
    ['{Control>}{ArrowRight}{/Control}', '$3,000 of care'],
  ])('moves with the key %s', async (keys, expected) => {
    const user = await show()
    slider().focus()
    await user.keyboard(keys)
    expect(slider().getAttribute('aria-valuetext')).toContain(expected)
  })

  it('reads the amount under a pointer', async () => {
    await show()
    const drawing = screen.getByRole('img', { name: /^Line chart/ })
    drawing.getBoundingClientRect = () => ({ left: 100, width: 640 }) as DOMRect
    fireEvent.pointerMove(drawing, { clientX: 100 })
    expect(screen.getByText('With $0 of care:')).toBeInTheDocument()
    fireEvent.pointerDown(drawing, { clientX: 740 })
    expect(screen.getByText('With $9,000 of care:')).toBeInTheDocument()
  })

  it('zooms in on the estimate and out again', async () => {
    const user = await show({
      curve: {
        points: [...points, { ...points[2]!, care: 50_000 }],
        crossovers: [{ care: 40_000, from: 'saver', to: 'classic' }],
      },
    })
    fireEvent.change(slider(), { target: { value: '40000' } })
    await user.click(screen.getByRole('button', { name: 'Zoom in on your year' }))
    expect(slider()).toHaveAttribute('max', '6000')
    expect(costs()).toEqual([
      ['Classic Plan', '$2,000'],
      ['Saver Plan', '$2,500'],
    ])
    await user.click(screen.getByRole('button', { name: 'Zoom out' }))
    expect(slider()).toHaveAttribute('max', '44000')
  })

  it('does not mark a year if the API sends no assumptions', async () => {
    await show({ assumptions: null })
    expect(screen.queryByText(/^Your year/)).toBeNull()
    expect(slider()).toHaveAttribute('aria-valuetext', expect.stringContaining('$5,000 of care'))
    expect(screen.queryByRole('button', { name: 'Zoom in on your year' })).toBeNull()
  })

  it('draws the best plan as the first line, even if another plan costs less', async () => {
    await show({ bestPlan: 'classic', savingsDidOverride: true, comparedWith: 'saver' })
    const lines = within(within(section()).getByRole('list'))
      .getAllByRole('listitem')
      .map((item) => [item.querySelector('bdi')?.textContent, item.querySelector('svg text')?.textContent])
    expect(lines).toEqual([
      ['Saver Plan', 'B'],
      ['Classic Plan', 'A'],
    ])
  })

  it('has the same data as a table', async () => {
    const user = await show()
    await user.click(screen.getByText('Show the chart as a table'))
    const table = await screen.findByRole('table', {
      name: 'The cost of each plan by the full price of your care',
    })
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => [...row.children].map(({ textContent }) => textContent)),
    ).toEqual([
      ['Care', 'Saver Plan', 'Classic Plan'],
      ['$0', 'cheapest −$500', '$2,000'],
      ['$3,000your year', 'cheapest $1,000', '$2,000'],
      ['$4,000', 'cheapest $1,500', '$2,000'],
      ['$9,000', '$4,000', 'cheapest $2,000'],
    ])
  })

  it.each<[string, Partial<OutputsPayload>]>([
    ['no curve', { curve: null }],
    ['one amount of care', { curve: { points: points.slice(0, 1), crossovers: [] } }],
    ['one plan', { plans: { saver: plans.saver } }],
  ])('does not show with %s', async (_, change) => {
    await show(change)
    expect(screen.queryByText('By how much care you use')).toBeNull()
  })

  it('agrees with the figures of the best plan for a sample client', async () => {
    const { user } = visit()
    await goToResults(user)
    const total = (await screen.findByText('ESTIMATED ANNUAL COSTS')).nextElementSibling!.textContent
    const name = document.querySelector('#best-plan-name')!.textContent
    expect(costs()).toContainEqual([name, total])
  })
})

describe('crossovers in words', () => {
  const lead =
    "What you'd pay with more or less of the same kinds of care. The lower line is the cheaper plan."

  it('mention other kinds of care if another plan is the cheapest in a scenario', async () => {
    const scenario = (saver: number) => ({
      scenario: 1,
      totalCosts: { saver, classic: 2000 },
      bestPlan: 'saver',
    })
    const note = 'With other kinds of care, as in some scenarios, another plan can be cheaper.'
    const curve = { points: points.slice(0, 2), crossovers: [] }
    await show({ curve, scenarios: [scenario(2001)] })
    expect(section()).toHaveTextContent(`at every amount. ${note}`)
    cleanup()
    // The table has the plan at $6,000 of care that the lines have only below $5,000.
    await show({ scenarios: [{ ...scenario(1999), care: 6000 }] })
    expect(section()).toHaveTextContent(`Above about $5,000 of care, Classic Plan is the cheapest. ${note}`)
    cleanup()
    await show({ curve, scenarios: [scenario(1999)] })
    expect(section()).not.toHaveTextContent(note)
  })

  it.each<[string, OutputsPayload['curve']]>([
    [
      'Up to about $5,000 of care, Saver Plan is the cheapest. Above about $5,000 of care, Classic Plan is the cheapest.',
      { points, crossovers: [{ care: 5040, from: 'saver', to: 'classic' }] },
    ],
    [
      'Up to about $4,200 of care, Saver Plan is the cheapest. From about $4,200 to $6,700 of care, Classic Plan is the cheapest. Above about $6,700 of care, Saver Plan is the cheapest or close to it.',
      {
        points,
        crossovers: [
          { care: 4210, from: 'saver', to: 'classic' },
          { care: 6700, from: 'classic', to: 'saver' },
        ],
      },
    ],
    [
      'Up to about $1,000 of care, Saver Plan is the cheapest. Above about $1,000 of care, Classic Plan is the cheapest or close to it.',
      { points, crossovers: [{ care: 1000, from: 'saver', to: 'classic' }] },
    ],
    ['Saver Plan is the cheapest at every amount.', { points: points.slice(0, 2), crossovers: [] }],
  ])('say: %s', async (sentence, curve) => {
    await show({ curve })
    expect(section().querySelector('p')).toHaveTextContent(`${lead} ${sentence}`)
  })

  it('say that costs go on above the maximum, and above the worst case', async () => {
    const facts = { ...planFacts, maximumExcludesCopays: true }
    await show({
      plans: {
        saver: { ...plans.saver, worstCase: 3000 },
        classic: { ...plans.classic, worstCase: null, facts },
      },
    })
    expect(section()).toHaveTextContent(
      "With Classic Plan, a year's costs have no limit: copays don't count toward the out-of-pocket maximum, and go on after it. With more care, a year can cost more than the worst case, for example because a plan doesn't cover it.",
    )
  })

  it('are left out if the API sends no change of the cheapest plan, although there is one', async () => {
    await show({ curve: { points, crossovers: [] } })
    expect(section().querySelector('p')).toHaveTextContent(new RegExp(`^${lead}$`))
  })
})
