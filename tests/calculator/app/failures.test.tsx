import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { FaultKind } from '../../../src/service/faults.ts'
import { setClient, setResponse, setFault } from '../../server.ts'
import { goToResults, goToScenario, heading, next, posted, visit, withService } from '../visit.tsx'

withService()

function expectLogged(words: RegExp) {
  expect(console.error).toHaveBeenCalledWith(expect.stringMatching(words))
  vi.mocked(console.error).mockClear()
}

describe('an instance', () => {
  const connection = "We couldn't reach the calculator. Check your internet connection."
  const service = 'The calculator has a problem. Try again in a few minutes.'

  it.each([
    ['no connection', () => setFault('offline'), connection],
    ['a server error', () => setResponse('instance', {}, 503), service],
    ['too many requests', () => setResponse('instance', {}, 429), service],
    ['a malformed response', () => setFault('malformed'), service],
    ['an unknown key', () => setClient('nobody'), null],
    ['an unknown address', () => setResponse('instance', {}, 404), null],
  ])('that fails with %s shows the cause, and always to check the URL', async (_, fail, cause) => {
    vi.mocked(console.error).mockImplementation(() => undefined)
    fail()
    visit()
    await heading('Not Available')
    const paragraphs = [...screen.getByRole('alert').querySelectorAll('p')]
    expect(paragraphs.map(({ textContent }) => textContent)).toEqual([
      ...(cause === null ? [] : [cause]),
      'Check the URL you entered and try again',
    ])
    vi.mocked(console.error).mockClear()
  })

  it('loads after Try again once it is available', async () => {
    setFault('http500')
    const { user } = visit()
    await heading('Not Available')
    await expect.poll(() => document.title).toBe('Error: Not Available – Medical plan calculator')
    setFault('none')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await heading('Do the math on medical')).toBeVisible()
    await expect.poll(() => document.title).toBe('Home – Medical plan calculator')
  })
})

describe('a calculation', () => {
  it.each<[FaultKind, RegExp]>([
    ['http500', /Something went wrong on our side/],
    ['offline', /We lost the connection/],
    ['malformed', /couldn't read/],
  ])('that fails with %s keeps the answers, and succeeds after Try again', async (fault, words) => {
    vi.mocked(console.error).mockImplementation(() => undefined)
    const { user } = visit()
    await goToScenario(user)
    await user.click(screen.getAllByRole('radio')[1]!)
    setFault(fault, { route: 'calculate' })
    await user.click(next())
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(words)
    expect(alert).toHaveTextContent('Your answers are still here.')
    await expect.poll(() => document.title).toBe('Error: Results – Medical plan calculator')
    await user.click(screen.getByRole('link', { name: /^Scenario/ }))
    expect(screen.getAllByRole('radio')[1]).toBeChecked()
    await expect.poll(() => document.title).toBe('Scenario – Medical plan calculator')
    await user.click(next())
    await screen.findByRole('alert')
    setFault('none')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('This is based on:')).toBeVisible()
    await expect.poll(() => document.title).toBe('Results – Medical plan calculator')
    vi.mocked(console.error).mockClear()
  })

  it.each([
    ['a best plan that is not among the plans', { plans: { a: {} }, bestPlan: 'b' }],
    ['no plans', { plans: {}, bestPlan: 'b' }],
    ['null', null],
  ])('fails if the API sends %s', async (_, payload) => {
    vi.mocked(console.error).mockImplementation(() => undefined)
    setResponse('calculate', payload)
    const { user } = visit()
    await goToResults(user)
    expect(await screen.findByRole('alert')).toHaveTextContent("couldn't read")
    expectLogged(/The result does not fit/)
  })

  it('that the API delays because of too many requests does not blame the answers', async () => {
    setResponse('calculate', {}, 429)
    const { user } = visit()
    await goToResults(user)
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side.')
  })

  it('runs once per visit to the results, even after a double click on Next', async () => {
    const { user } = visit()
    await goToScenario(user)
    await user.click(screen.getAllByRole('radio')[0]!)
    await user.dblClick(next())
    await screen.findByText('This is based on:')
    expect(posted()).toHaveLength(1)
    window.history.back()
    await heading(/look like/)
    await user.click(next())
    await screen.findByText('This is based on:')
    expect(posted()).toHaveLength(2)
  })

  it('hides the previous result while it runs', async () => {
    const { user } = visit()
    await goToResults(user)
    await screen.findByText('This is based on:')
    await user.click(screen.getByRole('link', { name: /^Scenario/ }))
    setFault('slow', { route: 'calculate' })
    await user.click(next())
    expect(screen.getAllByText('Finding your best plan…').length).toBeGreaterThan(0)
    expect(screen.queryByText('This is based on:')).toBeNull()
    await user.click(screen.getByRole('link', { name: /^Coverage/ }))
    await waitFor(() => expect(screen.queryByText('Finding your best plan…')).toBeNull())
  })
})
