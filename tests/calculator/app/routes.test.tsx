import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { requests, setClient, setFault } from '../../server.ts'
import {
  goToCoverage,
  goToResults,
  goToScenario,
  heading,
  next,
  posted,
  visit,
  withService,
} from '../visit.tsx'
import { spokenText } from '../spokenText.ts'

withService()

describe('a path', () => {
  it.each([
    '/personal',
    '/coverage',
    '/scenario',
    '/results',
    '/elsewhere',
    '/home',
    '/constructor',
    '/coverage/x',
    '/%E0%A4%A',
  ])('%s redirects to home', async (path) => {
    visit(path)
    expect(await heading('Do the math on medical')).toBeVisible()
    expect(window.location.pathname).toBe('/')
  })

  it('of a preview loads only that year, and calculates for it', async () => {
    setClient('marlow')
    const { user } = visit('/preview/02028')
    expect(await screen.findByText('Previewing 2028 Calculator')).toBeVisible()
    expect(window.location.pathname).toBe('/')
    await goToResults(user)
    await screen.findByText('This is based on:')
    expect(requests.map(({ path }) => path)).toEqual(['/mediplan/instance/2028', '/mediplan/calculate/2028'])
  })

  it.each(['/preview/abc', '/preview/-2028', '/preview/2028.5'])(
    '%s is not available, and calls nothing',
    async (path) => {
      visit(path)
      expect(await heading('Not Available')).toBeVisible()
      expect(requests).toEqual([])
    },
  )

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

  it('of a year without an instance is not available', async () => {
    visit('/preview/1999')
    expect(await heading('Not Available')).toBeVisible()
    expect(requests.map(({ path }) => path)).toEqual(['/mediplan/instance/1999'])
  })
})

describe('the steps', () => {
  it('set the title of the page and focus their heading', async () => {
    const { user } = visit()
    const first = await heading('Do the math on medical')
    await expect.poll(() => document.title).toBe('Home – Medical plan calculator')
    expect(first).not.toHaveFocus()
    await goToCoverage(user)
    await expect.poll(() => document.title).toBe('Coverage – Medical plan calculator')
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('are links in the step bar if they are reachable, and state whether they are completed', async () => {
    const { user } = visit()
    await screen.findByRole('button', { name: "Let's go" })
    const bar = () => within(screen.getByRole('navigation', { name: 'Steps' }))
    const texts = (role: string) => bar().queryAllByRole(role).map(spokenText)
    const ahead = (...names: string[]) => names.map((name) => `${name}, not available yet`)
    expect(texts('listitem')).toEqual(ahead('Personal', 'Coverage', 'Scenario', 'Results'))
    expect(texts('link')).toEqual([])
    await goToScenario(user)
    expect(texts('listitem')).toEqual([
      'Personal, completed',
      'Coverage, completed',
      'Scenario',
      ...ahead('Results'),
    ])
    expect(texts('link')).toEqual(['Personal, completed', 'Coverage, completed', 'Scenario'])
    expect(bar().getByRole('link', { current: 'step' })).toHaveTextContent('Scenario')
    // A completed step has a check mark in addition to its icon.
    const pictures = bar().getAllByRole('listitem')
    expect(pictures.map((item) => item.querySelectorAll('svg').length)).toEqual([2, 2, 1, 1])
    await user.click(screen.getAllByRole('radio')[0]!)
    expect(texts('link')).toHaveLength(3)
    await user.click(next())
    await screen.findByText('This is based on:')
    expect(texts('link')).toEqual([
      'Personal, completed',
      'Coverage, completed',
      'Scenario, completed',
      'Results',
    ])
  })

  it('keep their state in the step bar after each return to home', async () => {
    const bar = () => spokenText(screen.getByRole('navigation', { name: 'Steps' }))
    const fresh = ['Personal', 'Coverage', 'Scenario', 'Results']
      .map((name) => `${name}, not available yet`)
      .join('')
    // A link to an unreachable step redirects to home.
    const { user } = visit('/results')
    await heading('Do the math on medical')
    expect(bar()).toBe(fresh)
    await goToScenario(user)
    const reached = 'Personal, completedCoverage, completedScenarioResults, not available yet'
    window.history.back()
    await heading('Who needs coverage?')
    window.history.back()
    await heading('Tell us about you')
    window.history.back()
    await heading('Do the math on medical')
    expect(bar()).toBe(reached)
    act(() => navigate('/nowhere'))
    await waitFor(() => expect(window.location.pathname).toBe('/'))
    expect(bar()).toBe(reached)
  })

  it('keep their answers on Back and Forward', async () => {
    const { user } = visit()
    await goToResults(user)
    await screen.findByText('This is based on:')
    window.history.back()
    await heading(/look like/)
    expect(screen.getAllByRole('radio')[0]).toBeChecked()
    window.history.back()
    await heading('Who needs coverage?')
    window.history.back()
    await heading('Tell us about you')
    for (const select of screen.getAllByRole('combobox'))
      expect(select).not.toHaveDisplayValue('Please select')
    expect(posted()).toHaveLength(1)
  })
})

describe('the footer', () => {
  it('names the consultancy, the client, and the years', async () => {
    visit()
    const link = await screen.findByRole('link', { name: 'Lakeshore Outfitters' })
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(link.parentElement).toHaveTextContent('Created by Harbor Benefits for Lakeshore Outfitters')
    expect(screen.getByText(`© 2018–${new Date().getFullYear()}`)).toBeVisible()
  })
})
