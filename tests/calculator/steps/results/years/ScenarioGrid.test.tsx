import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ScenarioGrid } from '../../../../../src/calculator/steps/results/years/ScenarioGrid.tsx'
import type { Answers } from '../../../../../src/calculator/state/model.ts'
import type { Outputs, PlanCosts, ScenarioCosts } from '../../../../../src/contract/outputs.ts'
import { instanceWith } from '../../../instances.ts'
import { plan } from '../../../planCosts.ts'
import { cellsOf, itemsOf, showResult } from '../../../provided.tsx'

const plans = {
  saver: plan('Saver Plan', { totalCost: 900 }),
  classic: plan('Classic Plan', { totalCost: 1200 }),
}
const costs = (scenario: ScenarioCosts['scenario'], saver: number, classic: number): ScenarioCosts => ({
  scenario,
  totalCosts: { saver, classic },
  bestPlan: saver <= classic ? 'saver' : 'classic',
})
const instance = instanceWith({
  features: { savings: true },
  scenarios: [
    { id: 1, display: 'A quiet year' },
    { id: '1', display: 'A rough year' },
    { id: 'birth', display: 'Having a baby', adds: 'child' },
    { id: 'wedding', display: 'Getting married', adds: 'spouse' },
  ],
})
const rows = [
  costs(1, 900, 1200),
  costs('1', 3000, 2500),
  costs('birth', 4000, 3500),
  costs('wedding', 800, 800),
]

const show = (scenarios = rows, answers: Partial<Answers> = {}, offered: Record<string, PlanCosts> = plans) =>
  showResult(ScenarioGrid, offered, { scenarios }, { instance, answers })

const cells = () => cellsOf(document.querySelector('table'))

describe('the scenario grid', () => {
  it('has the cost of every plan in every scenario, with the cheapest marked', () => {
    show()
    expect(cells()).toEqual([
      ['Scenario', 'Saver Plan', 'Classic Plan'],
      ['A quiet yearyour choice', 'cheapest $900', '$1,200'],
      ['A rough year', '$3,000', 'cheapest $2,500'],
      ['Having a babywithout a child covered', '$4,000', 'cheapest $3,500'],
      ['Getting marriedwithout a spouse covered', 'cheapest $800', 'cheapest $800'],
    ])
  })

  it('highlights only the scenario of the visitor, although another id looks the same', () => {
    show(rows, { scenario: '1' })
    const chosen = screen.getByText('your choice').closest('tr')!
    expect(chosen).toHaveTextContent('A rough year')
    expect(chosen).toHaveAttribute('data-chosen', 'true')
  })

  it('says that a scenario has a baby', () => {
    const withHousehold = { ...instance, features: { ...instance.features, household: true } }
    showResult(ScenarioGrid, plans, { scenarios: rows }, { instance: withHousehold })
    expect(cells()[3]![0]).toBe('Having a babywith your baby on the plan')
  })

  it.each<[string[], Partial<Outputs>]>([
    [
      [
        'Choose Saver Plan if you expect “A quiet year”.',
        'Choose Classic Plan if you expect “A rough year” or “Having a baby”.',
      ],
      {},
    ],
    [['Saver Plan costs least in all of these years.'], { scenarios: [costs(1, 1, 2), costs('1', -5, 2)] }],
    [
      ['Classic Plan costs least in “A quiet year”.'],
      { scenarios: [costs(1, 300, 200), costs('custom', 100, 200)], savingsDidOverride: true },
    ],
  ])('says: %j', (sentences, change) => {
    showResult(ScenarioGrid, plans, { scenarios: rows, ...change }, { instance })
    expect(itemsOf(document.querySelector('.scenario-sentences')!)).toEqual(sentences)
  })

  it('has a row for the custom scenario', () => {
    show([costs('custom', 1, 2), costs(1, 1, 2)])
    expect(cells().map(([name]) => name)).toEqual([
      'Scenario',
      'Your custom scenario',
      'A quiet yearyour choice',
    ])
  })

  it.each([
    ['only one plan', rows, { saver: plans.saver }],
    ['only one scenario', [costs(1, 1, 2)], plans],
  ])('is left out with %s', (_, sent, offered) => {
    show(sent, {}, offered)
    expect(document.querySelector('section')).toBeNull()
  })
})
