import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { FaultKind } from '../../../src/service/faults.ts'
import { requests, setClient, setResponse, setFault } from '../../server.ts'
import { goToResults, goToScenario, heading, next, posted, visit, withService } from '../visit.tsx'

withService()

function expectLogged(words: RegExp) {
  expect(console.error).toHaveBeenCalledWith(expect.stringMatching(words))
  vi.mocked(console.error).mockClear()
}

describe('an instance', () => {
  it('is requested at most twice more after a server error', async () => {
    setResponse('instance', {}, 503)
    visit()
    await heading('Not Available')
    expect(requests).toHaveLength(3)
  })

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

  it('is not available if it does not fit its schema, and the console says where and why', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined)
    setResponse('instance', { client: { planYear: '2027', displayName: 'X' }, features: {}, scenarios: [] })
    visit()
    await heading('Not Available')
    expectLogged(/\/client\/planYear: expected integer, found "2027"/)
    expect(requests).toHaveLength(1)
  })

  it('is not requested again after a 404', async () => {
    setResponse('instance', {}, 404)
    visit()
    await heading('Not Available')
    expect(requests).toHaveLength(1)
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

  it('fails after 15 seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    const controller = new AbortController()
    const { user } = visit()
    await goToScenario(user)
    await user.click(screen.getAllByRole('radio')[0]!)
    timeout.mockClear().mockReturnValue(controller.signal)
    setFault('loading', { route: 'calculate' })
    await user.click(next())
    await screen.findAllByText('Finding your best plan…')
    await waitFor(() => expect(timeout).toHaveBeenCalledExactlyOnceWith(15_000))
    controller.abort(new DOMException('timed out', 'TimeoutError'))
    expect(await screen.findByRole('alert')).toHaveTextContent('took too long')
  })
})
