import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ScenarioCosts } from '../../../src/contract/outputs.ts'
import { setResponse } from '../../server.ts'
import { instanceWith } from '../instances.ts'
import { plan } from '../result.ts'
import { goToResults, goToScenario, heading, next, visit, withService, type User } from '../visit.tsx'

withService()

const plans = {
  saver: plan('Saver Plan', { totalCost: 900 }),
  classic: plan('Classic Plan', { totalCost: 1200 }),
}

const costs = (scenario: ScenarioCosts['scenario'], saver: number, classic: number): ScenarioCosts => ({
  scenario,
  totalCosts: { saver, classic },
  bestPlan: saver <= classic ? 'saver' : 'classic',
})

const scenarios = [
  { id: 1, display: 'A quiet year' },
  { id: '1', display: 'A rough year' },
  { id: 'birth', display: 'Having a baby', addsPerson: 'child' },
  { id: 'wedding', display: 'Getting married', addsPerson: 'spouse' },
]

const rows = [
  costs(1, 900, 1200),
  costs('1', 3000, 2500),
  costs('birth', 4000, 3500),
  costs('wedding', 800, 800),
]

interface Shown {
  chosen?: number
  sent?: ScenarioCosts[]
  offered?: Partial<typeof plans>
  chooseCoverage?: (user: User) => Promise<void>
}

/** Opens the results of the scenario at an index. */
async function showScenarios({ chosen = 0, sent = rows, offered = plans, chooseCoverage }: Shown = {}) {
  setResponse('instance', instanceWith({ features: {}, surcharges: [], scenarios }))
  setResponse('calculate', { plans: offered, bestPlan: 'saver', scenarios: sent })
  const { user } = visit()
  await goToScenario(user, chooseCoverage)
  await user.click(screen.getAllByRole('radio')[chosen]!)
  await user.click(next())
  await screen.findByText('OUT-OF-POCKET EXPENSES')
  return user
}

const table = () => screen.getByRole('table', { name: 'The cost of each plan in each scenario' })

const cells = () =>
  within(table())
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))

const addChild = (user: User) => user.click(screen.getByRole('button', { name: 'Add one child' }))

describe('the scenario grid', () => {
  it('has the cost of every plan in every scenario, with the cheapest marked', async () => {
    await showScenarios()
    expect(cells()).toEqual([
      ['Scenario', 'Saver Plan', 'Classic Plan'],
      ['A quiet yearyour choice', 'cheapest $900', '$1,200'],
      ['A rough year', '$3,000', 'cheapest $2,500'],
      ['Having a babywithout a child covered', '$4,000', 'cheapest $3,500'],
      ['Getting marriedwithout a spouse covered', 'cheapest $800', 'cheapest $800'],
    ])
  })

  it('highlights only the scenario of the visitor, although another id looks the same', async () => {
    await showScenarios({ chosen: 1 })
    const chosen = screen.getByText('your choice').closest('tr')!
    expect(chosen).toHaveTextContent('A rough year')
    expect(chosen).toHaveAttribute('data-chosen', 'true')
  })

  it.each([
    ['Saver Plan is the cheapest in 2 of your 4 scenarios.', rows],
    ['Saver Plan is the cheapest in all of your 2 scenarios.', [costs(1, 1, 2), costs('1', -5, 2)]],
    ["Saver Plan isn't the cheapest in any of your 2 scenarios.", [costs(1, 3, 2), costs('1', 5, 2)]],
  ])('says: %s', async (sentence, sent) => {
    await showScenarios({ sent })
    expect(table().closest('section')).toHaveTextContent(sentence)
  })

  it('has a row for the custom scenario, and none for an unknown one', async () => {
    await showScenarios({ sent: [costs('custom', 1, 2), costs(2, 1, 2), costs(1, 1, 2)] })
    expect(cells().map(([name]) => name)).toEqual([
      'Scenario',
      'Your custom scenario',
      'A quiet yearyour choice',
    ])
  })

  it.each([
    ['has only one plan', { offered: { saver: plans.saver } }],
    ['has only one scenario', { sent: [costs(1, 1, 2)] }],
    ['is of an API that sends no scenarios', { sent: [] }],
  ])('does not show if the result %s', async (_, shown: Shown) => {
    await showScenarios(shown)
    expect(screen.queryByText('If the year turns out differently')).toBeNull()
  })

  it('agrees with the figures of the best plan for a sample client', async () => {
    const { user } = visit()
    await goToResults(user)
    const total = (await screen.findByText('ESTIMATED ANNUAL COSTS')).nextElementSibling!.textContent
    const chosen = screen.getByText('your choice').closest('tr')!
    expect([...chosen.children].map(({ textContent }) => textContent)).toContain(`cheapest ${total}`)
  })
})

describe('a scenario that adds a person', () => {
  const note = /changes your coverage/

  it('says that coverage changes the costs, with a link to the coverage step', async () => {
    const user = await showScenarios({ chosen: 2 })
    expect(screen.getByText(note)).toHaveTextContent(
      'A baby changes your coverage. With a child covered, your paychecks and limits will differ: change who needs coverage.',
    )
    await user.click(screen.getByRole('link', { name: 'change who needs coverage' }))
    await heading('Who needs coverage?')
  })

  it('says the same of a spouse', async () => {
    await showScenarios({ chosen: 3 })
    expect(screen.getByText(note)).toHaveTextContent(/^A marriage changes your coverage\. With a spouse/)
  })

  it('says nothing if such a person is covered', async () => {
    await showScenarios({ chosen: 2, chooseCoverage: addChild })
    expect(screen.queryByText(note)).toBeNull()
    expect(cells().map(([name]) => name)).toContain('Having a babyyour choice')
  })
})
