import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answersFor } from '../kit/answersFor.ts'
import { setClient, setFault } from '../server.ts'
import { giveAnswers, goToScenario, holdTimeLimits, next, visit, withService } from './visit.tsx'

withService()

describe('the fault switch', () => {
  it.each([
    ['loading', 'took too long'],
    ['offline', 'We lost the connection'],
    ['http404', "We couldn't use your answers"],
    ['http500', 'Something went wrong on our side'],
    ['malformed', "We got an answer we couldn't read"],
    ['html', "We got an answer we couldn't read"],
  ] as const)('makes a calculation fail: %s', async (fault, words) => {
    setClient('fernhill')
    const { user } = visit()
    await goToScenario(user)
    await user.click(screen.getAllByRole('radio')[0]!)
    const limits = holdTimeLimits()
    setFault(fault, { route: 'calculate' })
    await user.click(next())
    await waitFor(() => expect(limits.all()).toContain(15_000))
    if (fault === 'loading') limits.end()
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
  })
})

it.each([
  ['savingsOverride', 'quillon', 'This is based on your savings style and may cost you:'],
  ['savingsOverride', 'lakeshore', 'This is based on your savings style and may cost you:'],
  ['contributionLimit', 'lakeshore', /Maximum Contribution Limit is/],
] as const)('answersFor finds answers that lead to %s for %s', async (wanted, client, words) => {
  setClient(client)
  const { user } = visit()
  await giveAnswers(user, answersFor(wanted, client))
  expect(await screen.findByText(words)).toBeVisible()
})

it('answersFor throws if no answers lead to the result', () => {
  expect(() => answersFor('savingsOverride', 'fernhill')).toThrow('no answers lead to savingsOverride')
})
