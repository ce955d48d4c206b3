import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { CareSection } from '../../../../../src/calculator/steps/results/years/CareSection.tsx'
import type { Outputs } from '../../../../../src/contract/outputs.ts'
import { plan, planFacts } from '../../../planCosts.ts'
import { cellsOf, showResult } from '../../../provided.tsx'

const plans = {
  saver: plan('Saver Plan', { totalCost: 1000 }),
  classic: plan('Classic Plan', { totalCost: 2000 }),
}
const points = [0, 4000, 10_000].map((care) => ({
  care,
  totalCosts: { saver: care / 2 - 500, classic: 2000 },
}))
const crossovers = [{ care: 5040, from: 'saver', to: 'classic' }]

/** Shows the section. The estimate has $3,000 of care. */
const show = (change: Partial<Outputs> = {}) =>
  showResult(CareSection, plans, {
    curve: { points, crossovers },
    assumptions: {
      locationFactor: 1,
      persons: [],
      services: [{ id: 'visit', name: 'Visit', uses: 3, allowedAmount: 1000 }],
      claimOrder: [],
    },
    ...change,
  })

const slider = () => screen.getByRole('slider', { name: 'Care in the year, at full price' })
const drawing = () => screen.getByRole('img', { name: /^Line chart/ })
/** Each plan with its letter in the chart and its cost, in the order on the screen. */
const costs = () =>
  [...document.querySelectorAll('.care-chart-costs li')].map((item) =>
    ['svg text', 'bdi', 'strong'].map((part) => item.querySelector(part)?.textContent),
  )

describe('the chart of costs by care', () => {
  it('starts at the care and the costs of the estimate', () => {
    show()
    expect(screen.getByText('Your year: $3,000 of care')).toBeInTheDocument()
    expect(screen.getByText('With $3,000 of care, as in your year:')).toBeInTheDocument()
    expect(costs()).toEqual([
      ['A', 'Saver Plan', '$1,000'],
      ['B', 'Classic Plan', '$2,000'],
    ])
    expect(slider()).toHaveAttribute(
      'aria-valuetext',
      '$3,000 of care, as in your year. The cheapest is Saver Plan: $1,000.',
    )
  })

  it('draws the best plan as the first line, and the year in its color, even if another plan costs less', () => {
    show({ bestPlan: 'classic' })
    expect(costs().map(([letter, name]) => [letter, name])).toEqual([
      ['B', 'Saver Plan'],
      ['A', 'Classic Plan'],
    ])
    expect(drawing().querySelector('.chart-line[data-emphasized="true"]')).toHaveAttribute('data-color', '1')
    expect(drawing().querySelector('.line-chart-dot')).toHaveAttribute('data-color', '1')
  })

  it('has the costs at the amount that the slider is moved to, cheapest first', () => {
    show()
    fireEvent.change(slider(), { target: { value: '7990' } })
    expect(screen.getByText('With $8,000 of care:')).toBeInTheDocument()
    expect(costs()).toEqual([
      ['B', 'Classic Plan', '$2,000'],
      ['A', 'Saver Plan', '$3,500'],
    ])
  })

  it.each([
    ['ltr', ['ArrowRight'], {}, '$3,050 of care'],
    ['ltr', ['ArrowLeft'], {}, '$2,950 of care'],
    ['ltr', ['PageUp'], {}, '$3,500 of care'],
    ['ltr', Array.from({ length: 7 }, () => 'PageDown'), {}, '$0 of care'],
    ['ltr', ['ArrowUp', 'ArrowDown'], {}, '$3,000 of care'],
    ['ltr', ['ArrowRight'], { ctrlKey: true }, '$3,000 of care'],
    ['rtl', ['ArrowRight'], {}, '$2,950 of care'],
    ['rtl', ['ArrowLeft'], {}, '$3,050 of care'],
    ['rtl', ['ArrowUp'], {}, '$3,050 of care'],
  ])('moves in a page with dir="%s" with the keys %s and %j', (direction, keys, modifiers, expected) => {
    document.documentElement.dir = direction
    onTestFinished(() => document.documentElement.removeAttribute('dir'))
    show()
    for (const key of keys) fireEvent.keyDown(slider(), { key, ...modifiers })
    expect(slider().getAttribute('aria-valuetext')).toContain(expected)
  })

  it('reads the amount under a pointer', () => {
    show()
    drawing().getBoundingClientRect = () => ({ left: 100, width: 640 }) as DOMRect
    fireEvent.pointerMove(drawing(), { clientX: 100 })
    expect(screen.getByText('With $0 of care:')).toBeInTheDocument()
    fireEvent.pointerDown(drawing(), { clientX: 740 })
    expect(screen.getByText('With $9,000 of care:')).toBeInTheDocument()
  })

  it('does not mark a year if the API sends no assumptions', () => {
    show({ assumptions: null })
    expect(screen.queryByText(/^Your year/)).toBeNull()
    expect(slider()).toHaveAttribute('aria-valuetext', expect.stringContaining('$5,000 of care'))
  })

  it('has the same data as a table', async () => {
    show()
    fireEvent.click(screen.getByText('Show the chart as a table'))
    await waitFor(() =>
      expect(cellsOf(document.querySelector('table'))).toEqual([
        ['Care', 'Saver Plan', 'Classic Plan'],
        ['$0', 'cheapest −$500', '$2,000'],
        ['$3,000your year', 'cheapest $1,000', '$2,000'],
        ['$4,000', 'cheapest $1,500', '$2,000'],
        ['$9,000', '$4,000', 'cheapest $2,000'],
      ]),
    )
  })

  it('is left out without a curve', () => {
    show({ curve: null })
    expect(document.querySelector('.care-section')).toBeNull()
  })
})

describe('crossovers in words', () => {
  const lead =
    "What you'd pay with more or less of the same kinds of care. The lower line is the cheaper plan."
  const otherKinds = ' With other kinds of care, as in some scenarios, another plan can be cheaper.'
  const always = { points: points.slice(0, 2), crossovers: [] }
  const scenario = (saver: number, care: number | null = null) => ({
    scenario: 1,
    care,
    totalCosts: { saver, classic: 2000 },
    bestPlan: 'saver',
  })

  it.each<[string, Partial<Outputs>]>([
    [
      ' Up to about $5,000 of care, Saver Plan is the cheapest. Above about $5,000 of care, Classic Plan is the cheapest.',
      {},
    ],
    [
      ' Up to about $4,200 of care, Saver Plan is the cheapest. From about $4,200 to $6,700 of care, Classic Plan is the cheapest. Above about $6,700 of care, Saver Plan is the cheapest or close to it.',
      {
        curve: {
          points,
          crossovers: [
            { care: 4210, from: 'saver', to: 'classic' },
            { care: 6700, from: 'classic', to: 'saver' },
          ],
        },
      },
    ],
    [' Saver Plan is the cheapest at every amount.', { curve: always }],
    ['', { curve: { points, crossovers: [] } }],
    [
      ` Saver Plan is the cheapest at every amount.${otherKinds}`,
      { curve: always, scenarios: [scenario(2001)] },
    ],
    [' Saver Plan is the cheapest at every amount.', { curve: always, scenarios: [scenario(1999)] }],
    [
      ` Up to about $5,000 of care, Saver Plan is the cheapest. Above about $5,000 of care, Classic Plan is the cheapest.${otherKinds}`,
      { scenarios: [scenario(1999, 6000)] },
    ],
    [
      " Saver Plan is the cheapest at every amount. With Classic Plan, a year's costs have no limit. Copays don't count toward the out-of-pocket maximum, and go on after it. With more care, a year can cost more than the worst case, for example because a plan doesn't cover it.",
      {
        curve: always,
        plans: {
          saver: { ...plans.saver, worstCase: 1400 },
          classic: { ...plans.classic, facts: { ...planFacts, maximumExcludesCopays: true } },
        },
      },
    ],
  ])('say:%s', (sentences, change) => {
    show(change)
    expect(document.querySelector('.care-section > p')!.textContent).toBe(lead + sentences)
  })
})
