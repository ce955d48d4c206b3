import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { resultFacts } from '../../../../src/calculator/steps/results/facts.ts'
import { Warnings } from '../../../../src/calculator/steps/results/Warnings.tsx'
import { instanceWith } from '../../instances.ts'
import { outputs, plan } from '../../planCosts.ts'
import { showStep } from '../../provided.tsx'

const scenarios = [
  { id: 'birth', display: 'Having a baby', adds: 'child' },
  { id: 'wedding', display: 'Getting married', adds: 'spouse' },
]
const withHousehold = instanceWith({ features: { household: true }, scenarios })

/** Shows the warnings about a part of the year. Returns the body of a calculation with the present answers. */
function show(scenario: string, isCovered: boolean, instance = withHousehold) {
  const answers = {
    family: { spouse: false, children: 0 },
    scenario,
    baby: { isCovered, month: null },
    currentPlan: null,
  }
  const saver = plan('Saver')
  const facts = resultFacts(
    outputs(
      { saver },
      {
        scenarios: [{ scenario, totalCosts: { saver: 1 }, bestPlan: 'saver' }],
        assumptions: { locationFactor: 1, persons: [], services: [], claimOrder: [], coveredMonths: 6 },
      },
    ),
    instance,
    answers,
  )
  return showStep(() => <Warnings facts={facts} onIncludeBaby={() => {}} />, { instance, answers })
}

const shown = () => [...document.querySelectorAll('.result-warnings > p')].map((text) => text.textContent)
const months = 'These figures cover 6 months.'

it.each([
  ['birth', "Your baby isn't on your plan yet. A child changes what you pay: change who needs coverage."],
  [
    'wedding',
    "Your spouse isn't on your plan yet. A spouse changes what you pay: change who needs coverage.",
  ],
])('the warning about the scenario "%s" comes first and links to the coverage step', (scenario, text) => {
  show(scenario, true, instanceWith({ features: {}, scenarios }))
  expect(shown()).toEqual([text, months])
  expect(screen.getByRole('link')).toHaveAttribute('href', '/coverage')
})

it('a baby that is not on the plan can be included at once', () => {
  const inputs = show('birth', false)
  expect(shown()).toEqual(['This estimate leaves out your baby. Include your baby', months])
  expect(inputs()).toMatchObject({ coverage: 'EE' })
  fireEvent.click(screen.getByRole('button', { name: 'Include your baby' }))
  expect(inputs()).toMatchObject({ coverage: 'EC' })
})
