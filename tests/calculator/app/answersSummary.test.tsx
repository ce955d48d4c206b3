import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { setResponse } from '../../server.ts'
import { instanceWith } from '../instances.ts'
import { plan } from '../result.ts'
import { goToCoverage, goToResults, heading, next, posted, visit, withService, type User } from '../visit.tsx'

withService()

const summary = async () => (await screen.findByRole('heading', { name: 'Your answers' })).parentElement!

/** The answers, group by group, and the name of each group's link. */
async function shownAnswers() {
  const groups = [...(await summary()).querySelectorAll(':scope > ul > li')] as HTMLElement[]
  return groups.map((group) => [
    ...within(group)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
    within(group)
      .getByRole('link', { name: /^Change / })
      .getAttribute('aria-label'),
  ])
}

const addPersons = (hasSpouse: boolean, children: number) => async (user: User) => {
  if (hasSpouse) await user.click(screen.getByRole('switch'))
  for (let child = 0; child < children; child++)
    await user.click(screen.getByRole('button', { name: 'Add one child' }))
}

const result = (change: Parameters<typeof plan>[1], bestPlan = 'ppo') => ({
  plans: { ppo: plan('PPO', change), saver: plan('Saver', change) },
  bestPlan,
})

describe('The summary of the answers', () => {
  it('shows every answer with a link to its step', async () => {
    setResponse('instance', instanceWith())
    setResponse('calculate', result({}))
    const { user } = visit()
    await goToResults(user, addPersons(true, 2))
    expect(await shownAnswers()).toEqual([
      ['Family of 4', 'Change who needs coverage'],
      ['Under $40,000', 'Boise', 'No savings', 'Change what you told us about you'],
      ['A quiet year', 'No surcharges or credits', 'Change your expected usage'],
    ])
    for (const [name, title] of [
      ['Change who needs coverage', 'Who needs coverage?'],
      ['Change what you told us about you', 'Tell us about you'],
      ['Change your expected usage', /look like/],
    ] as const) {
      await user.click(screen.getByRole('link', { name }))
      await heading(title)
      await user.click(screen.getByRole('link', { name: /^Results/ }))
      await summary()
    }
  })

  it.each([
    [false, 0, 'You'],
    [true, 0, 'You and your spouse'],
    [false, 1, 'You and 1 child'],
    [false, 3, 'You and 3 children'],
    [true, 1, 'Family of 3'],
  ])('with spouse: %s and %d children, shows "%s"', async (hasSpouse, children, text) => {
    setResponse('instance', instanceWith({ features: {}, surcharges: [] }))
    setResponse('calculate', result({}))
    const { user } = visit()
    await goToResults(user, addPersons(hasSpouse, children))
    expect(await shownAnswers()).toEqual([
      [text, 'Change who needs coverage'],
      ['A quiet year', 'Change your expected usage'],
    ])
  })

  it('shows the custom scenario, and the surcharges that apply to the coverage', async () => {
    const surcharges = [
      { id: 'tobacco', statement: 'I use tobacco' },
      { id: 'wellness', statement: 'I completed the wellness check' },
      { id: 'spouse', statement: 'My spouse has other coverage', appliesTo: ['ES', 'EF'] },
    ]
    setResponse('instance', instanceWith({ features: { customScenario: true }, surcharges }))
    setResponse('calculate', result({}))
    const { user } = visit()
    await goToResults(user, addPersons(true, 0))
    await user.click(await screen.findByRole('link', { name: 'Change your expected usage' }))
    await user.click(await screen.findByRole('checkbox', { name: 'I use tobacco' }))
    await user.click(screen.getByRole('checkbox', { name: 'My spouse has other coverage' }))
    await user.click(screen.getByRole('button', { name: 'Customize' }))
    await user.type(screen.getByRole('textbox', { name: 'Generic drug' }), '12')
    await user.click(screen.getByRole('button', { name: 'Use Custom Scenario' }))
    await user.click(next())
    expect(await shownAnswers()).toEqual([
      ['You and your spouse', 'Change who needs coverage'],
      [
        'Custom scenario',
        'I use tobacco',
        'My spouse has other coverage',
        // Only on paper.
        'Generic drug: 12',
        'Change your expected usage',
      ],
    ])
    await user.click(screen.getByRole('link', { name: 'Change who needs coverage' }))
    await user.click(await screen.findByRole('switch'))
    await user.click(screen.getByRole('link', { name: /^Results/ }))
    expect((await shownAnswers())[1]).toEqual([
      'Custom scenario',
      'I use tobacco',
      'Generic drug: 12',
      'Change your expected usage',
    ])
  })
})

describe('After a change', () => {
  async function showChange(before: ReturnType<typeof result>, after: ReturnType<typeof result>) {
    setResponse('instance', instanceWith({ features: {}, surcharges: [] }))
    setResponse('calculate', before)
    const { user } = visit()
    await goToResults(user)
    expect(await summary()).not.toHaveTextContent(/before/i)
    setResponse('calculate', after)
    await user.click(screen.getByRole('link', { name: 'Change who needs coverage' }))
    await user.click(await screen.findByRole('switch'))
    await user.click(screen.getByRole('link', { name: /^Results/ }))
    return user
  }

  it.each([
    [{ totalCost: 2000 }, { totalCost: 1688 }, '$312 less than before.'],
    [{ totalCost: 2000 }, { totalCost: 2040.4 }, '$40 more than before.'],
    [{ totalCost: 2000.4 }, { totalCost: 1999.6 }, 'The same cost as before.'],
    [{ totalCost: -200 }, { totalCost: 1300 }, '$1,500 more than before.'],
  ])('from %j to %j, the results say "%s"', async (before, after, effect) => {
    await showChange(result(before), result(after))
    const ends = new RegExp(`${effect.replaceAll(/[$.]/g, '\\$&')}$`)
    expect(await summary()).toHaveTextContent(ends)
    expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent(ends)
  })

  it('the results name the plan that was the best', async () => {
    await showChange(result({ totalCost: 2000 }), result({ totalCost: 1688 }, 'saver'))
    expect(await summary()).toHaveTextContent(/\$312 less than before\. Before, the best plan was PPO\.$/)
  })

  it('each step but the last offers to return to the results, and Next opens the next step as before', async () => {
    const { user } = visit()
    await goToCoverage(user)
    expect(screen.queryByRole('button', { name: 'Back to results' })).toBeNull()
    await user.click(next())
    await heading(/look like/)
    await user.click(screen.getAllByRole('radio')[0]!)
    await user.click(next())
    await summary()
    await user.click(screen.getByRole('link', { name: 'Change what you told us about you' }))
    await user.click(await screen.findByRole('button', { name: 'Back to results' }))
    await summary()
    expect(posted()).toHaveLength(2)
    await user.click(screen.getByRole('link', { name: 'Change who needs coverage' }))
    await screen.findByRole('button', { name: 'Back to results' })
    await user.click(next())
    await heading(/look like/)
    expect(screen.queryByRole('button', { name: 'Back to results' })).toBeNull()
  })

  it('the effect stays until another change', async () => {
    const user = await showChange(result({ totalCost: 2000 }), result({ totalCost: 1688 }))
    await summary()
    await user.click(screen.getByRole('link', { name: 'Change who needs coverage' }))
    await user.click(await screen.findByRole('link', { name: /^Results/ }))
    expect(await summary()).toHaveTextContent('$312 less than before.')
    expect(posted()).toHaveLength(3)
  })
})

it('prints the results', async () => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  const { user } = visit()
  await goToResults(user)
  await user.click(await screen.findByRole('button', { name: 'Print or save as PDF' }))
  expect(print).toHaveBeenCalledOnce()
})

describe('Start over', () => {
  it('clears the answers, also those for a reload, and opens home', async () => {
    const { user } = visit()
    await goToResults(user, addPersons(true, 1))
    await user.click(await screen.findByRole('button', { name: 'Start over' }))
    const dialog = await screen.findByRole('dialog', { name: 'Start over?' })
    expect(dialog).toHaveAccessibleDescription('Your answers will be deleted.')
    await user.click(within(dialog).getByRole('button', { name: 'Start over' }))
    await heading('Do the math on medical')
    expect(window.location.pathname).toBe('/')
    expect(sessionStorage.getItem('mediplan.answers')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Continue with your answers' })).toBeNull()
    expect(screen.queryAllByRole('link', { name: /Personal|Coverage|Scenario|Results/ })).toEqual([])
    await goToResults(user)
    expect(posted().at(-1)!.body).toMatchObject({ coverage: 'EE' })
    expect(await summary()).not.toHaveTextContent(/before/)
  })

  it.each(['Close', 'Cancel'])('keeps the answers after %s', async (name) => {
    const { user } = visit()
    await goToResults(user)
    await user.click(await screen.findByRole('button', { name: 'Start over' }))
    await user.click(await screen.findByRole('button', { name }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await heading('Your results')).toBeVisible()
  })
})
