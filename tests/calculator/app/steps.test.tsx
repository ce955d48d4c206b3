import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { requests, setClient, setFault } from '../../server.ts'
import { heading, next, openStep, posted, press, visit, visitStep, withService } from '../visit.tsx'
import { spokenText } from '../spokenText.ts'

withService()

const home = () => heading('Do the math on medical')
const stepBar = () => [...document.querySelectorAll('.step-bar li')].map(spokenText)
const stepLinks = () => [...document.querySelectorAll('.step-bar a')].map(spokenText)

describe('a path', () => {
  it.each(['/results', '/elsewhere', '/%E0%A4%A'])('%s redirects to home', async (path) => {
    visit(path)
    await home()
    expect(window.location.pathname).toBe('/')
  })

  it('without a year to preview is not available, and calls nothing', async () => {
    visit('/preview/abc')
    await heading('Not Available')
    expect(requests).toEqual([])
  })

  it('of another preview cancels the first one', async () => {
    setClient('marlow')
    setFault('slow', { route: 'instance', delay: 50 })
    visit('/preview/2028')
    await waitFor(() => expect(requests).toHaveLength(1))
    act(() => navigate('/preview/2027'))
    expect(await screen.findByText('Previewing 2027 Calculator')).toBeVisible()
    expect(screen.getByText(/your 2027 medical costs/)).toBeVisible()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(screen.queryByText('Previewing 2028 Calculator')).toBeNull()
  })
})

describe('the steps', () => {
  const ahead = (...names: string[]) => names.map((name) => `${name}, not available yet`)

  it('set the title of the page, and focus their heading', async () => {
    visit()
    const first = await home()
    await expect.poll(() => document.title).toBe('Home – Medical plan calculator')
    expect(first).not.toHaveFocus()
    await press("Let's go")
    expect(await heading('Tell us about you')).toHaveFocus()
    await expect.poll(() => document.title).toBe('Personal – Medical plan calculator')
  })

  it('are links in the step bar if they are reachable, and state whether they are completed', async () => {
    await visitStep('scenario')
    expect(stepBar()).toEqual(['Personal, completed', 'Coverage, completed', 'Scenario', ...ahead('Results')])
    expect(stepLinks()).toEqual(['Personal, completed', 'Coverage, completed', 'Scenario'])
    expect(document.querySelector('[aria-current="step"]')).toHaveTextContent('Scenario')
    // A completed step has a check mark in addition to its icon.
    const icons = [...document.querySelectorAll('.step-bar li')].map(
      (item) => item.querySelectorAll('svg').length,
    )
    expect(icons).toEqual([2, 2, 1, 1])
    fireEvent.click(screen.getAllByRole('radio')[0]!)
    expect(stepLinks()).toHaveLength(3)
    fireEvent.click(next())
    await screen.findByText('This is based on:')
    expect(stepLinks()).toEqual([
      'Personal, completed',
      'Coverage, completed',
      'Scenario, completed',
      'Results',
    ])
  })

  it('keep their state in the step bar, and their answers, after Back to home', async () => {
    // A link to an unreachable step redirects to home.
    visit('/results')
    await home()
    expect(stepBar()).toEqual(ahead('Personal', 'Coverage', 'Scenario', 'Results'))
    await press("Let's go")
    await heading('Tell us about you')
    for (const list of document.querySelectorAll('select')) {
      expect(next()).toBeDisabled()
      fireEvent.change(list, { target: { value: list.options[1]!.value } })
    }
    fireEvent.click(next())
    await heading('Who needs coverage?')
    window.history.back()
    await heading('Tell us about you')
    for (const list of document.querySelectorAll('select')) expect(list.selectedIndex).toBe(1)
    window.history.back()
    await home()
    const reached = ['Personal, completed', 'Coverage', ...ahead('Scenario', 'Results')]
    expect(stepBar()).toEqual(reached)
    act(() => navigate('/nowhere'))
    await waitFor(() => expect(window.location.pathname).toBe('/'))
    expect(stepBar()).toEqual(reached)
  })

  it('give no answer with the second click of a double click', async () => {
    await visitStep('scenario')
    const tile = screen.getAllByRole('radio')[0]!
    fireEvent.click(tile, { detail: 2 })
    expect(tile).not.toBeChecked()
    fireEvent.click(tile)
    expect(tile).toBeChecked()
    // The first click of this one is on the same control.
    const box = screen.getAllByRole('checkbox')[0]!
    fireEvent.click(box, { detail: 1 })
    fireEvent.click(box, { detail: 2 })
    expect(box).not.toBeChecked()
  })

  it('offer to return to the results, except the last one, while Next opens the next step', async () => {
    await visitStep('results')
    openStep('Coverage')
    await press('Back to results')
    await screen.findByText('This is based on:')
    expect(posted()).toHaveLength(2)
    openStep('Coverage')
    await screen.findByText('Back to results')
    fireEvent.click(next())
    await heading(/look like/)
    expect(screen.queryByText('Back to results')).toBeNull()
  })

  it('run one calculation for each visit to the results, and hide the result while it runs', async () => {
    await visitStep('results')
    expect(posted()).toHaveLength(1)
    openStep('Scenario')
    setFault('slow', { route: 'calculate', delay: 300 })
    fireEvent.click(next())
    expect(screen.getAllByText('Finding your best plan…').length).toBeGreaterThan(0)
    expect(screen.queryByText('This is based on:')).toBeNull()
    await waitFor(() => expect(posted()).toHaveLength(2))
    openStep('Coverage')
    await waitFor(() => expect(screen.queryByText('Finding your best plan…')).toBeNull())
  })
})

it('Start over clears the answers, also those for a reload, and opens home', async () => {
  await visitStep('results', { family: { spouse: true, children: 1 } })
  expect(sessionStorage.getItem('mediplan.answers')).not.toBeNull()
  await press('Start over')
  fireEvent.click(screen.getAllByText('Start over', { selector: 'dialog button' })[0]!)
  await home()
  expect(window.location.pathname).toBe('/')
  expect(sessionStorage.getItem('mediplan.answers')).toBeNull()
  expect(screen.queryByText('Continue with your answers')).toBeNull()
  expect(stepLinks()).toEqual([])
})

/** Leaves the page and returns to it. `persisted`: the browser restores it, instead of loading it again. */
function returnAfter(milliseconds: number, persisted = true) {
  const now = Date.now()
  act(() => {
    vi.spyOn(Date, 'now').mockReturnValue(now)
    window.dispatchEvent(new Event('pagehide'))
    vi.mocked(Date.now).mockReturnValue(now + milliseconds)
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
    vi.mocked(Date.now).mockRestore()
  })
}

it('the calculator starts over when the browser restores the page after five minutes', async () => {
  visit()
  await press("Let's go")
  await heading('Tell us about you')
  returnAfter(299_999)
  returnAfter(600_000, false)
  expect(screen.getByText('Tell us about you')).toBeVisible()

  returnAfter(300_000)
  expect(screen.queryByText('Tell us about you')).toBeNull()
  await home()
  expect(window.location.pathname).toBe('/')
  expect(stepLinks()).toEqual([])
  expect(requests.map(({ method }) => method)).toEqual(['GET', 'GET'])
})
