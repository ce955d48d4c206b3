import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { planFacts } from '../planCosts.ts'
import { columnTitles, plan, plansTable, rowOf, showResult } from '../result.ts'
import { samples } from '../../kit/samples.ts'
import { setDocuments } from '../../server.ts'
import { choose, goToResults, heading, next, visit, withService } from '../visit.tsx'

withService()

describe('a result without optional fields', () => {
  it.each([
    ['left out', {}],
    ['null', { worstCase: null, dominatedBy: null }],
    ['an empty list', { explanation: [] }],
  ])('has only the columns of the specification: %s', async (_, change) => {
    await showResult({ saver: plan('Saver', change) })
    expect(columnTitles().at(-1)).toBe('Estimated Annual Cost')
    expect(within(plansTable()).getAllByRole('row', { hidden: true })).toHaveLength(2)
    for (const words of [/How we got to/, /Worst case/, /Never costs less/, /Where your costs come from/])
      expect(screen.queryByText(words)).toBeNull()
    expect(screen.queryByText(/The estimate is for/)).toBeNull()
  })
})

describe('the worst case', () => {
  it('is a column with one note, and a dash for a plan without it', async () => {
    await showResult({
      saver: plan('Saver', { worstCase: 6200.4 }),
      ppo: plan('PPO', { worstCase: 0 }),
      old: plan('Old plan', { worstCase: null }),
    })
    expect(columnTitles().at(-1)).toBe('Worst Case')
    expect(
      screen.getAllByText(
        /^Worst case: what a year with these kinds of care costs, paychecks included, if you reach the plan's out-of-pocket maximum\. Care that the plan doesn't cover is added\.$/,
      ),
    ).toHaveLength(1)
    expect(rowOf('Saver').lastElementChild).toHaveTextContent('$6,200')
    expect(rowOf('PPO').lastElementChild).toHaveTextContent('$0')
    const cell = within(rowOf('Old plan').lastElementChild as HTMLElement)
    expect(cell.getByText('–')).toHaveAttribute('aria-hidden', 'true')
    expect(cell.getByText('not stated')).toHaveClass('visually-hidden')
  })

  it('of the best plan is also stated for narrow windows', async () => {
    await showResult({ saver: plan('Saver', { worstCase: 6200.4 }) })
    expect(screen.getByText(/^In the worst case, costs you/)).toHaveTextContent(
      /Saver costs you \$6,200: what a year with these kinds of care costs, paychecks included, if you reach its out-of-pocket maximum\. Care that the plan doesn't cover is added\.$/,
    )
  })
})

describe('a plan whose copays do not count toward its maximum', () => {
  const facts = { ...planFacts, maximumExcludesCopays: true }
  const note =
    "a year's costs have no limit: copays don't count toward the out-of-pocket maximum, and go on after it."

  it('has no limit in the table, in the comparison, and beside another plan', async () => {
    const user = await showResult({
      saver: plan('Saver', { worstCase: 6200.4 }),
      copay: plan('Copay', { totalCost: 3000, worstCase: null, facts }),
    })
    expect(rowOf('Copay').lastElementChild).toHaveTextContent('no limit')
    expect(screen.getByText(/^Worst case: what/)).toHaveTextContent(`With Copay, ${note}`)
    expect(screen.getByText('Worst case: no limit on copays')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Worst case' }))
    expect(screen.getByRole('status')).toHaveTextContent('Sorted by worst case. First: Saver.')
    await user.click(screen.getByText('Compare two plans'))
    const terms = await screen.findByRole('table', { name: /^Only what differs/ })
    expect(within(terms).getByRole('row', { name: /^Worst case/ })).toHaveTextContent('$6,200no limit')
  })

  it('has a note even if another one has the same name', async () => {
    await showResult({
      saver: plan('Saver', { worstCase: 6200.4 }),
      copay: plan('Copay', { worstCase: null, facts }),
      other: plan('Copay', { worstCase: null, facts }),
    })
    expect(screen.getByText(/^Worst case: what/)).toHaveTextContent(`With Copay, ${note} With Copay, ${note}`)
  })

  it('has a sentence for narrow windows', async () => {
    await showResult({ copay: plan('Copay', { worstCase: null, facts }) })
    expect(screen.queryByText(/^In the worst case/)).toBeNull()
    const panel = screen.getByText('Where your costs come from').closest('details')!
    expect(panel).toHaveTextContent(`With Copay, ${note}`)
  })
})

describe('a plan that never costs less than another one', () => {
  it('names the other plan below its own name', async () => {
    await showResult({ saver: plan('Saver'), old: plan('Old plan', { dominatedBy: 'saver' }) })
    expect(within(rowOf('Old plan')).getByText(/^Never costs less than/)).toHaveTextContent(
      'Never costs less than Saver.',
    )
  })

  it('names the other plan in narrow windows too if it is the best plan', async () => {
    await showResult({ saver: plan('Saver', { dominatedBy: 'ppo' }), ppo: plan('PPO') })
    const panel = screen.getByText('Where your costs come from').closest('details')!
    expect(within(panel).getByText(/^never costs less than/)).toHaveTextContent(
      'Saver never costs less than PPO.',
    )
  })

  it.each(['', 'gone', 'constructor', '__proto__', 'saver', 'expensive'])(
    'names no plan for the key "%s": no plan, the plan itself, or one that costs more in this result',
    async (key) => {
      await showResult({
        saver: plan('Saver', { dominatedBy: key }),
        expensive: plan('Expensive plan', { totalCost: 2114.61 }),
      })
      expect(screen.queryByText(/never costs less/i)).toBeNull()
      expect(screen.queryByText('Where your costs come from')).toBeNull()
    },
  )
})

describe('a client whose plans are not offered at every location', () => {
  const planNames = () =>
    within(plansTable())
      .getAllByRole('rowheader', { hidden: true })
      .filter((header) => header.closest('table') === plansTable())
      .map((header) => header.querySelector('bdi')!.textContent)

  it('has results with only the plans of the chosen location', async () => {
    const { instance, model } = samples.get('lakeshore')!.current
    const { plans, ...document } = model.document
    const [first, ...others] = plans
    const [here] = instance.locations
    const limited = { ...first!, locations: [here!.id] }
    setDocuments(instance, { ...document, plans: [limited, ...others] })
    const { user } = visit()
    await goToResults(user)
    await screen.findByText('OUT-OF-POCKET EXPENSES')
    expect(planNames().toSorted()).toEqual(plans.map(({ displayName }) => displayName).toSorted())

    await user.click(screen.getByRole('link', { name: /Personal/ }))
    await heading('Tell us about you')
    await choose(user, -1)
    await user.click(next())
    await user.click(next())
    await user.click(next())
    await heading('Your results')
    await screen.findByText('OUT-OF-POCKET EXPENSES')
    expect(planNames().toSorted()).toEqual(others.map(({ displayName }) => displayName).toSorted())
  })
})
