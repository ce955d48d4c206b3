import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { App } from '../../src/calculator/App.tsx'
import { requests, resetServer, server, testKey } from '../server.ts'

/** Answers the tests of a file with the real service. */
export function withService() {
  beforeAll(async () => {
    server.listen({ onUnhandledRequest: 'error' })
    await import('../../src/calculator/shell/Calculator.tsx')
  })
  afterEach(() => {
    resetServer()
    server.resetHandlers()
  })
  afterAll(() => server.close())
}

/** Opens the calculator at a path, as a visitor with the sample client of the test. */
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

export type User = ReturnType<typeof visit>['user']

export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
export const next = () => screen.getByRole('button', { name: 'Next' })

/** From the home screen past the personal step, with the first choice of each question. */
export async function goToCoverage(user: User) {
  await user.click(await screen.findByRole('button', { name: "Let's go" }))
  await screen.findByText(/Tell us about you|Who needs coverage/)
  await chooseFirst(user)
  if (window.location.pathname === '/personal') await user.click(next())
  await heading('Who needs coverage?')
}

/** The first choice of each list in sight. */
export async function chooseFirst(user: User) {
  for (const select of screen.queryAllByRole('combobox'))
    await user.selectOptions(select, optionAt(select, 1))
}

export async function goToScenario(user: User, cover?: (user: User) => Promise<void>) {
  await goToCoverage(user)
  await cover?.(user)
  await user.click(next())
  await heading(/look like/)
}

/** From the home screen to the results of the first scenario. */
export async function goToResults(user: User, cover?: (user: User) => Promise<void>) {
  await goToScenario(user, cover)
  await user.click(screen.getAllByRole('radio')[0]!)
  await user.click(next())
  await heading('Your results')
}

export const posted = () => requests.filter(({ method }) => method === 'POST')

function optionAt(select: HTMLElement, index: number) {
  return select.querySelectorAll('option')[index]!
}
