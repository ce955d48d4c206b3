import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { FaultKind } from '../../../src/service/faults.ts'
import { requests, setResponse, setFault } from '../../server.ts'
import { goToResults, goToScenario, heading, next, posted, visit, withService } from '../visit.tsx'

withService()

function expectComplaint(words: RegExp) {
  expect(console.error).toHaveBeenCalledWith(expect.stringMatching(words))
  vi.mocked(console.error).mockClear()
}

describe('an instance', () => {
  it('that fails with a server error is asked for at most twice again', async () => {
    setResponse('instance', {}, 503)
    visit()
    expect(await heading('Not Available')).toBeVisible()
    expect(screen.getByText('Check the URL you entered and try again')).toBeVisible()
    expect(requests).toHaveLength(3)
  })

  it('that cannot be reached is not available', async () => {
    setFault('offline')
    visit()
    expect(await heading('Not Available')).toBeVisible()
  })

  it('that is there again can be had by trying again', async () => {
    setFault('http500')
    const { user } = visit()
    await heading('Not Available')
    await expect.poll(() => document.title).toBe('Error: Not Available – Medical plan calculator')
    setFault('none')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await heading('Do the math on medical')).toBeVisible()
    await expect.poll(() => document.title).toBe('Home – Medical plan calculator')
  })

  it('that does not fit is not available, and the console says where and why', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined)
    setResponse('instance', { client: { planYear: '2027', displayName: 'X' }, features: {}, scenarios: [] })
    visit()
    await heading('Not Available')
    expectComplaint(/\/client\/planYear: expected integer, found "2027"/)
    expect(requests).toHaveLength(1)
  })

  it('that is refused is not asked for again', async () => {
    setResponse('instance', {}, 404)
    visit()
    await heading('Not Available')
    expect(requests).toHaveLength(1)
  })
})

describe('a calculation', () => {
  it.each<[FaultKind, RegExp]>([
    ['http500', /problem on our side/],
    ['offline', /connection was lost/],
    ['malformed', /could not read/],
  ])('that fails with %s says so, keeps the answers and can be tried again', async (fault, words) => {
    vi.mocked(console.error).mockImplementation(() => undefined)
    const { user } = visit()
    await goToScenario(user)
    await user.click(screen.getAllByRole('radio')[1]!)
    setFault(fault, { route: 'calculate' })
    await user.click(next())
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(words)
    expect(alert).toHaveTextContent('Your answers are kept.')
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
  ])('that answers with %s has failed', async (_, payload) => {
    vi.mocked(console.error).mockImplementation(() => undefined)
    setResponse('calculate', payload)
    const { user } = visit()
    await goToResults(user)
    expect(await screen.findByRole('alert')).toHaveTextContent('could not read')
    expectComplaint(/The result does not fit/)
  })

  it('is made once a visit, however often Next is clicked', async () => {
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

  it('shows nothing of an earlier one while it runs', async () => {
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

  it('that takes 15 seconds has failed', async () => {
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
