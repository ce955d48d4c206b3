import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api'
import { screen, within } from '@testing-library/react'
import { expect } from 'vitest'
import { questions } from '../../../src/calculator/texts/en/questions.ts'
import { surchargeStatement } from '../../../src/contract/applicableInputs.ts'
import type { Instance } from '../../../src/contract/instance.ts'
import { optionsOf } from '../../../src/contract/optionsOf.ts'
import { personalQuestions } from '../../../src/contract/personalQuestions.ts'
import { spokenText } from '../spokenText.ts'
import { shownSurcharges } from './answers.ts'
import type { ClientPart, Combination } from './clientParts.ts'

/** The personal questions of a client with these parts. Without any, there is no personal step. */
export function questionsFor(on: ReadonlySet<ClientPart>) {
  return personalQuestions.filter(({ flag }) => on.has(flag))
}

export function expectSteps(on: ReadonlySet<ClientPart>) {
  const bar = within(screen.getByRole('navigation', { name: 'Steps' }))
  const personal = questionsFor(on).length > 0 ? ['Personal'] : []
  const names = bar.getAllByRole('listitem').map((item) => spokenText(item).split(',')[0])
  expect(names).toEqual([...personal, 'Coverage', 'Scenario', 'Results'])
}

export function expectPersonal({ on, instance }: Combination) {
  const lists = screen.getAllByRole<HTMLSelectElement>('combobox')
  const shown = lists.map(({ labels, options }) => [
    labels[0]?.textContent,
    [...options].slice(1).map(({ text }) => text),
  ])
  expect(shown).toEqual(
    questionsFor(on).map((question) => [
      questions.personal[question.answer],
      optionsOf(instance, question).map(({ text }) => text),
    ]),
  )
}

/** For an employee with one child. */
export function expectCoverage(on: ReadonlySet<ClientPart>) {
  const isTier = on.has('singleChild')
  const label = isTier ? 'employee and one child' : 'employee and child(ren)'
  expect(screen.getByText(isTier ? 'Children' : 'Child(ren)')).toBeVisible()
  expect(screen.getByText(label).parentElement).toHaveTextContent(`You need ${label} coverage.`)
}

export function expectScenario(combination: Combination) {
  const { on, instance } = combination
  const scenarios = screen.getAllByRole('radio')
  expect(scenarios.map((radio) => computeAccessibleName(radio))).toEqual(
    instance.scenarios.map(({ display }) => display),
  )
  expect(scenarios.map((radio) => computeAccessibleDescription(radio))).toEqual(
    instance.scenarios.map(({ summary }) => summary ?? ''),
  )
  expect(screen.queryAllByRole('button', { name: 'Customize' })).toHaveLength(
    on.has('customScenario') ? 1 : 0,
  )
  const family = { spouse: false, children: 1 }
  expect(screen.queryAllByRole('checkbox').map((checkbox) => computeAccessibleName(checkbox))).toEqual(
    shownSurcharges(combination).map((surcharge) => surchargeStatement(surcharge, family)),
  )
  expect(screen.queryAllByRole('heading', { name: 'Surcharges and Credits' })).toHaveLength(
    on.has('surcharges') ? 1 : 0,
  )
}

export function expectCustomScenario({ services }: Instance, uses: HTMLElement[]) {
  expect(labelsOf(uses)).toEqual(services.map(({ name }) => name))
}

function labelsOf(controls: HTMLElement[]) {
  return controls.map((control) => (control as HTMLInputElement).labels?.[0]?.textContent)
}
