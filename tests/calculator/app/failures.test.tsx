import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { setClient, setFault, setResponse } from '../../server.ts'
import { heading, holdTimeLimits, next, openStep, press, visit, visitStep, withService } from '../visit.tsx'

withService()

describe('an instance', () => {
  const connection = "We couldn't reach the calculator. Check your internet connection."
  const service = 'The calculator has a problem. Try again in a few minutes.'

  it.each([
    ['no connection', () => setFault('offline'), connection],
    ['too many requests', () => setResponse('instance', {}, 429), service],
    ['a malformed response', () => setFault('malformed'), service],
    ['an unknown key', () => setClient('nobody'), null],
    ['an unknown address', () => setResponse('instance', {}, 404), null],
  ])('that fails with %s shows the cause, and always to check the URL', async (_, fail, cause) => {
    fail()
    visit()
    await heading('Not Available')
    const paragraphs = [...screen.getByRole('alert').querySelectorAll('p')]
    expect(paragraphs.map(({ textContent }) => textContent)).toEqual([
      ...(cause === null ? [] : [cause]),
      'Check the URL you entered and try again',
    ])
  })

  it('loads after Try again once it is available', async () => {
    setFault('http500')
    visit()
    await heading('Not Available')
    expect(screen.getByText(service)).toBeVisible()
    await expect.poll(() => document.title).toBe('Error: Not Available – Medical plan calculator')
    setFault('none')
    await press('Try again')
    expect(await heading('Do the math on medical')).toHaveFocus()
    await expect.poll(() => document.title).toBe('Home – Medical plan calculator')
  })
})

describe('a calculation', () => {
  /** Opens the results of a scenario of Fernhill. */
  async function calculate() {
    setClient('fernhill')
    await visitStep('scenario')
    fireEvent.click(screen.getAllByRole('radio')[1]!)
    fireEvent.click(next())
  }
  const alert = () => screen.findByRole('alert')

  it('that fails keeps the answers, and succeeds after Try again', async () => {
    setFault('http500', { route: 'calculate' })
    await calculate()
    expect(await alert()).toHaveTextContent('Your answers are still here.')
    await expect.poll(() => document.title).toBe('Error: Results – Medical plan calculator')
    openStep('Scenario')
    expect(screen.getAllByRole('radio')[1]).toBeChecked()
    await expect.poll(() => document.title).toBe('Scenario – Medical plan calculator')
    fireEvent.click(next())
    await alert()
    setFault('none')
    await press('Try again')
    expect(await screen.findByText('This is based on:')).toBeVisible()
    await expect.poll(() => document.title).toBe('Results – Medical plan calculator')
  })

  it.each([
    ['offline', 'We lost the connection'],
    ['http404', "We couldn't use your answers"],
    ['http500', 'Something went wrong on our side'],
    ['malformed', "We couldn't read your results"],
    ['html', "We couldn't read your results"],
  ] as const)('that fails with %s says: %s', async (fault, words) => {
    setFault(fault, { route: 'calculate' })
    await calculate()
    expect(await alert()).toHaveTextContent(words)
  })

  it('that the API delays because of too many requests does not blame the answers', async () => {
    setResponse('calculate', {}, 429)
    await calculate()
    expect(await alert()).toHaveTextContent('Something went wrong on our side.')
  })

  it('ends after 15 seconds', async () => {
    const limits = holdTimeLimits()
    setFault('loading', { route: 'calculate' })
    await calculate()
    await waitFor(() => expect(limits.all()).toEqual([15_000, 15_000]))
    limits.end()
    expect(await alert()).toHaveTextContent('took too long')
  })
})
