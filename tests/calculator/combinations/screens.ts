import { screen, within } from '@testing-library/react'
import { expect } from 'vitest'
import { money } from '../../../src/calculator/rules/money.ts'
import type { Outputs } from '../../../src/contract/outputs.ts'
import type { ClientPart, Combination } from './clientParts.ts'

const questions: [part: ClientPart, label: string][] = [
  ['salaryBands', 'Your Salary Band/Employment Type'],
  ['locations', 'Your Location'],
  ['savings', 'Your Attitude to Savings'],
]

/** The questions of the personal step that these parts ask for; none means that there is no such step. */
export function questionsFor(on: ReadonlySet<ClientPart>) {
  return questions.filter(([part]) => on.has(part)).map(([, label]) => label)
}

export function expectSteps(on: ReadonlySet<ClientPart>) {
  const bar = within(screen.getByRole('navigation', { name: 'Steps' }))
  const personal = questionsFor(on).length > 0 ? ['Personal'] : []
  expect(bar.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...personal,
    'Coverage',
    'Scenario',
    'Results',
  ])
}

export function expectPersonal(on: ReadonlySet<ClientPart>) {
  const lists = screen.getAllByRole<HTMLSelectElement>('combobox')
  expect(lists.map(({ labels }) => labels[0]?.textContent)).toEqual(questionsFor(on))
}

/** Of an employee with one child. */
export function expectCoverage(on: ReadonlySet<ClientPart>) {
  const isTier = on.has('singleChild')
  const label = isTier ? 'employee and one child' : 'employee and child(ren)'
  expect(screen.getByText(isTier ? 'Children' : 'Child(ren)')).toBeVisible()
  expect(screen.getByText(label).parentElement).toHaveTextContent(`You need ${label} coverage.`)
}

export function expectScenario({ on, instance }: Combination) {
  expect(screen.getAllByRole('radio')).toHaveLength(instance.scenarios.length)
  expect(screen.queryAllByRole('button', { name: 'Customize' })).toHaveLength(
    on.has('customScenario') ? 1 : 0,
  )
  expect(screen.queryAllByRole('checkbox')).toHaveLength(instance.surcharges.length)
  expect(screen.queryAllByRole('heading', { name: 'Surcharges and Credits' })).toHaveLength(
    on.has('surcharges') ? 1 : 0,
  )
}

/** The results show what the service calculates from what was posted, and surcharges only where there are any. */
export function expectResults({ on }: Combination, { plans, bestPlan }: Outputs) {
  const best = plans[bestPlan]!
  expect(screen.getByRole('heading', { level: 2, name: best.displayName })).toBeVisible()
  const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(figures.at(-1)).toBe(money(best.totalCost))
  const payroll = on.has('surcharges') ? 'PAYROLL DEDUCTION & CHARGES' : 'ANNUAL PAYROLL DEDUCTION'
  expect(screen.getAllByRole('term')[2]).toHaveTextContent(payroll)
  const table = document.querySelector<HTMLElement>('table.plans-table')!
  const columns = [...table.querySelectorAll('thead th')].map(({ textContent }) => textContent)
  expect(columns.includes('Surcharges and Credits')).toBe(on.has('surcharges'))
  for (const { displayName } of Object.values(plans)) expect(table).toHaveTextContent(displayName)
}
