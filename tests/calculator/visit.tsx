import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { App } from '../../src/calculator/App.tsx'
import type { VisitorAnswers } from '../kit/answersFor.ts'
import { endTimeLimits, replaceTimeLimits, timeLimits } from '../kit/timeLimits.ts'
import { requests, resetServer, server, testKey } from '../server.ts'

/** Starts the real service for the tests of a file. */
export function withService() {
  beforeAll(async () => {
    server.listen({ onUnhandledRequest: 'error' })
    await import('../../src/calculator/shell/Calculator.tsx')
    await import('../../src/calculator/steps/results/sections/ResultSections.tsx')
  })
  beforeEach(() => {
    resetServer()
    server.resetHandlers()
    sessionStorage.clear()
  })
  afterAll(() => server.close())
}

/** Opens the calculator at a path, with the sample client of the test. */
export function visit(path = '/') {
  window.history.replaceState(null, '', path)
  const user = userEvent.setup()
  const view = render(
    <StrictMode>
      <App settings={{ host: '/', key: testKey, consultancy: 'Harbor Benefits' }} base="" />
    </StrictMode>,
  )
  return { user, ...view }
}

/** Replaces the calculator's timeouts of 15 seconds. The test ends them. */
export function holdTimeLimits() {
  // Restored after the test.
  vi.spyOn(AbortSignal, 'timeout')
  replaceTimeLimits()
  return { all: timeLimits, end: () => act(endTimeLimits) }
}

export type User = ReturnType<typeof visit>['user']

export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
export const next = () => screen.getByRole('button', { name: 'Next' })

/** Goes from home past the personal step, with the first choice of each question. */
export async function goToCoverage(user: User) {
  await user.click(await screen.findByRole('button', { name: "Let's go" }))
  await screen.findByText(/Tell us about you|Who needs coverage/)
  await choose(user, 0)
  if (window.location.pathname === '/personal') await user.click(next())
  await heading('Who needs coverage?')
}

/** Picks the option at an index of each list on the screen; -1 is the last. */
export async function choose(user: User, index: number) {
  for (const select of screen.queryAllByRole<HTMLSelectElement>('combobox'))
    await user.selectOptions(select, [...select.options].slice(1).at(index)!)
}

export async function goToScenario(user: User, chooseCoverage?: (user: User) => Promise<void>) {
  await goToCoverage(user)
  await chooseCoverage?.(user)
  await user.click(next())
  await heading(/look like/)
}

/** Goes from home to the results of the first scenario. */
export async function goToResults(user: User, chooseCoverage?: (user: User) => Promise<void>) {
  await goToScenario(user, chooseCoverage)
  await user.click(screen.getAllByRole('radio')[0]!)
  await user.click(next())
  await heading('Your results')
}

/** Goes from home to the results, with these answers. */
export async function giveAnswers(user: User, { personal, spouse, children, scenario }: VisitorAnswers) {
  await user.click(await screen.findByRole('button', { name: "Let's go" }))
  if (personal.length > 0) {
    await heading('Tell us about you')
    for (const { question, answer } of personal)
      await user.selectOptions(screen.getByRole('combobox', { name: question }), answer)
    await user.click(next())
  }
  await heading('Who needs coverage?')
  if (spouse) await user.click(screen.getByRole('switch'))
  for (let child = 0; child < children; child += 1)
    await user.click(screen.getByRole('button', { name: 'Add one child' }))
  await user.click(next())
  await heading(/look like/)
  await user.click(screen.getByRole('radio', { name: scenario }))
  await user.click(next())
  await heading('Your results')
}

export const posted = () => requests.filter(({ method }) => method === 'POST')
