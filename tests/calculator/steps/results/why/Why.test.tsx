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

/** Shows the section that explains the expenses of a plan, if there is one. */
function show(change: Partial<PlanCosts>) {
  const { container } = showResult(Why, { saver: plan('Saver', { facts, ...change }) }, { assumptions })
  return container.querySelector('section')!
}

it('says in sentences how the plan divides the price, and lists shares that sum to it', () => {
  const why = show({ explanation: family, hsaFunds: 300 })
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Why $1,115 out of pocket')
  expect(why).toHaveTextContent('Your care costs $4,972 at full price. With Saver, you pay $1,115 of it.')
  const [sentences, shares] = screen.getAllByRole('list')
  expect(itemsOf(sentences!)).toEqual([
    'You pay about $502 toward your deductibles: $500 for each person, $1,000 for your family.',
    'Then you pay 20%, and the plan pays the rest: $513 for you.',
    'You pay $100 in copays.',
    '$210 of this care costs you nothing.',
    'Your out-of-pocket maximums save you about $188: $1,200 for each person, $2,400 for your family.',
    'Your company contributes $300 toward this.',
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

it('opens each service', async () => {
  const why = show({ explanation: family })
  expect(why.querySelector('table')).toBeNull()
  fireEvent.click(screen.getByText('See each service'))
  await waitFor(() => expect(why.querySelectorAll('table')).toHaveLength(3))
  expect(why).toHaveTextContent("The amounts are averages over possible orders of the year's claims.")
  expect(cellsOf(why.querySelectorAll('table')[2]!).map(([name]) => name)).toEqual([
    'Service',
    'Primary care visit',
    'Preventive visit',
    'X-ray',
    'Total',
  ])
})

it.each<[Partial<PlanFacts>, RegExp]>([
  [{}, /in a year\.$/],
  [{ maximumExcludesCopays: true }, /in a year, not counting copays, which go on after it\.$/],
])('says what its words mean, and the kind of account, with %j', async (change, maximum) => {
  const why = show({ explanation: family, facts: { ...facts, accountType: 'HRA', ...change } })
  expect(why).not.toHaveTextContent('Copay:')
  fireEvent.click(screen.getByText('What these words mean'))
  const meanings = itemsOf((await screen.findByText(/^Copay:/)).closest('ul')!)
  expect(meanings.map((text) => text.split(':')[0])).toEqual([
    'Deductible',
    'Copay',
    'Coinsurance',
    'Out-of-pocket maximum',
    'HRA',
  ])
  expect(meanings[3]).toMatch(maximum)
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
  expect(why).toHaveTextContent('Your care costs $175 at full price. With Saver, you pay nothing for it.')
  expect(screen.getAllByRole('list')).toHaveLength(1)
})

it('shows the bills of each month, whose whole dollars sum to the expenses', () => {
  const why = show({ monthly: { expenses: [600, 300, 100, 50, 64.6, ...nothing(7)], highest: 420.4 } })
  expect(itemsOf(screen.getByRole('list')).slice(0, 6)).toEqual([
    'JanuaryJan $600',
    'FebruaryFeb $300',
    'MarchMar $100',
    'AprilApr $50',
    'MayMay $65',
    'JuneJun $0',
  ])
  expect(why).toHaveTextContent(
    'In about 9 of 10 years like this one, no month costs more than $420. The amounts below are averages: most bills come by February.',
  )
  expect(why).not.toHaveTextContent('full price')
})

it('says nothing about single months if bills come all year', () => {
  const why = show({ monthly: { expenses: nothing(12).map(() => 50), highest: 0 } })
  expect(why).toHaveTextContent('The amounts below are averages.')
  expect(why).not.toHaveTextContent(/no month costs|most bills/)
})

it('is left out if the API sends neither line items nor months', () => {
  expect(show({})).toBeNull()
})

const nothing = (months: number) => Array.from({ length: months }, () => 0)
