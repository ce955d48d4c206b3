import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Fragment, StrictMode } from 'react'
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest'
import { App } from '../../src/calculator/App.tsx'
import { steps, type StepName } from '../../src/calculator/rules/steps.ts'
import { HostContext, type Host } from '../../src/calculator/state/Host.ts'
import { initialModel, type Answers, type Model } from '../../src/calculator/state/model.ts'
import type { Instance } from '../../src/contract/instance.ts'
import { noPersonalAnswers, questionsOf } from '../../src/contract/personalQuestions.ts'
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

/**
 * Opens the calculator at a path, with the sample client of the test.
 * @param Mode Fragment for generated cases, because StrictMode renders everything twice
 */
export function visit(path = '/', host?: Host, Mode: typeof StrictMode | typeof Fragment = StrictMode) {
  window.history.replaceState(null, '', path)
  const app = <App settings={{ host: '/', key: testKey, consultancy: 'Harbor Benefits' }} base="" />
  return render(<Mode>{host ? <HostContext value={host}>{app}</HostContext> : app}</Mode>)
}

/**
 * Opens the calculator at a step after home, as after the first choice of each earlier question, and these answers. Waits
 * for the results, or for their failure.
 */
export async function visitStep(
  step: Exclude<StepName, 'home'>,
  { personal, family, scenario }: Partial<Pick<Answers, 'personal' | 'family' | 'scenario'>> = {},
) {
  const current = steps.indexOf(step)
  const [home, personalStep, coverage, scenarioStep] = steps.map((_, index) => index < current)
  const view = visit(`/${step}`, {
    year: null,
    acknowledged: { home: home!, personal: personalStep!, coverage: coverage!, scenario: scenarioStep! },
    restore: (instance) => {
      const first = firstAnswers(instance, step)
      return {
        ...first,
        personal: personal ?? first.personal,
        family: family ?? first.family,
        scenario: scenario ?? first.scenario,
      }
    },
  })
  await screen.findByRole('heading', { level: 1 })
  if (step === 'results')
    await waitFor(() => expect(document.querySelector('.best-plan, [role="alert"]')).not.toBeNull())
  return view
}

/** The first choice of each question before a step. */
export function firstAnswers(instance: Instance, step: StepName): Model {
  const personal = questionsOf(instance).map(({ answer, list }) => [answer, instance[list][0]!.id])
  return {
    ...initialModel(instance),
    ...(step !== 'personal' && { personal: { ...noPersonalAnswers, ...Object.fromEntries(personal) } }),
    scenario: step === 'results' ? instance.scenarios[0]!.id : null,
  }
}

/** Replaces the calculator's timeouts of 15 seconds. The test ends them. */
export function holdTimeLimits() {
  // Restored after the test.
  vi.spyOn(AbortSignal, 'timeout')
  replaceTimeLimits()
  return { all: timeLimits, end: () => act(endTimeLimits) }
}

export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
export const next = () => screen.getByText('Next')

/** Presses the button with this text once it is there. */
export const press = async (text: string) => {
  fireEvent.click(await screen.findByText(text, { selector: 'button' }))
}

/** Opens a step by its link in the step bar. */
export function openStep(name: string) {
  fireEvent.click(screen.getByText(name, { selector: 'nav *' }))
}

/** Picks the option at an index of each list on the screen; -1 is the last. */
export function choose(index: number) {
  for (const list of document.querySelectorAll('select'))
    fireEvent.change(list, { target: { value: [...list.options].slice(1).at(index)!.value } })
}

export const posted = () => requests.filter(({ method }) => method === 'POST')
