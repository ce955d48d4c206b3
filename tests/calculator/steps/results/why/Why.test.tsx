import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Why } from '../../../../../src/calculator/steps/results/why/Why.tsx'
import type { PlanCosts, PlanFacts } from '../../../../../src/contract/outputs.ts'
import { child, family, line, plan, you } from '../../../planCosts.ts'
import { cellsOf, itemsOf, showResult } from '../../../provided.tsx'

const facts: PlanFacts = {
  deductible: { person: 500, household: 1000 },
  maximum: { person: 1200, household: 2400 },
  coinsurance: 20,
}
const assumptions = { locationFactor: 1, persons: [you, child], services: [], claimOrder: [] }

/** Shows the explanation of the expenses of a plan. */
const show = (change: Partial<PlanCosts>) =>
  showResult(Why, { saver: plan('Saver', { facts, ...change }) }, { assumptions }).container

it('says in sentences how the plan divides the price, and lists shares that sum to it', () => {
  const why = show({ explanation: family, hsaFunds: 300 })
  expect(why).toHaveTextContent('The full price of your care is $4,972. With Saver, you pay $1,115 of it.')
  const [sentences, shares] = screen.getAllByRole('list')
  expect(itemsOf(sentences!)).toEqual([
    'You pay about $502 of your deductible. It is $500 for each person, and $1,000 for your family.',
    'Then you pay 20%, and the plan pays the rest: $513 for you.',
    'You pay $100 in copays.',
    '$210 of this care costs you nothing.',
    'Your out-of-pocket maximum saves you about $188. It is $1,200 for each person, and $2,400 for your family.',
    'Company money pays $300 of this.',
  ])
  expect(itemsOf(shares!)).toEqual([
    'Deductible $502',
    'Copays $100',
    'Coinsurance $513',
    'The plan pays $3,669',
    'Saved by your maximum $188',
    'Full price $4,972',
  ])
})

it('says which share of the care is assumed at other providers', () => {
  show({ explanation: family, facts: { ...facts, otherProviders: [{ name: 'Out of network', share: 5 }] } })
  expect(itemsOf(screen.getAllByRole('list')[0]!).at(-1)).toBe(
    'With Saver, we assume 5% of care at these providers: Out of network.',
  )
})

it('opens each service', async () => {
  const why = show({ explanation: family })
  expect(why.querySelector('table')).toBeNull()
  fireEvent.click(screen.getByText('See each service'))
  await waitFor(() => expect(why.querySelectorAll('table')).toHaveLength(3))
  expect(why).toHaveTextContent(
    "Nobody knows the order of the year's bills yet. So the amounts are averages.",
  )
  expect(cellsOf(why.querySelectorAll('table')[2]!).map(([name]) => name)).toEqual([
    'Service',
    'Primary care visit',
    'Preventive visit',
    'X-ray',
    'Total',
  ])
})

it.each<[Partial<PlanFacts>, RegExp]>([
  [{}, /^The most .* in a year\.$/],
  [{ maximumExcludesCopays: true }, /^The most .* in a year\. Copays don't count, and go on after it\.$/],
])('says what the maximum means on tap, with %j', (change, meaning) => {
  show({ explanation: family, facts: { ...facts, ...change } })
  const term = screen.getByRole('button', { name: 'out-of-pocket maximum', expanded: false })
  // What the browser does on tap.
  fireEvent(term.nextElementSibling!, Object.assign(new Event('beforetoggle'), { newState: 'open' }))
  expect(term).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByText(meaning)).toBe(document.querySelector(`#${term.getAttribute('popovertarget')}`))
})

it('says what the first uses of a service save, which other sentences do not count', () => {
  const explanation = [line(you, 'Visit', [5, 725, 290, 0, 0, 0]), line(you, 'Checkup', [1, 175, 0, 0, 0, 0])]
  const firstUses = [{ service: 'Visit', count: 3, copay: 0 }]
  const why = show({ outOfPocketExpenses: 290, explanation, facts: { ...facts, firstUses } })
  expect(why).toHaveTextContent(
    "$610 of this care costs you nothing.That includes $435 for each person's first 3 uses of Visit in the year.",
  )
  expect(why).toHaveTextContent('The plan pays $610')
})

it('is one sentence in a year in which the plan pays everything', () => {
  const explanation = [line(you, 'Preventive visit', [1, 175, 0, 0, 0, 0])]
  const why = show({ outOfPocketExpenses: 0, explanation })
  expect(why).toHaveTextContent('The full price of your care is $175. With Saver, you pay nothing for it.')
  expect(screen.getAllByRole('list')).toHaveLength(1)
})
