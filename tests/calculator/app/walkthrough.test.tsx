import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { requests, setClient } from '../../server.ts'
import { noPersonalAnswers } from '../../../src/contract/personalQuestions.ts'
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

withService()

describe('a visitor to a client with every feature on', () => {
  it('reaches a best plan with one calculation', async () => {
    const { user } = visit()
    expect(await heading('Do the math on medical')).toBeVisible()
    expect(
      screen.getByText('Use our calculator to get an estimate of your 2027 medical costs.'),
    ).toBeVisible()
    await goToResults(user)
    expect(
      await screen.findByText("Based on what you've told us, the best plan for you may be the:"),
    ).toBeVisible()
    expect(screen.getByText('This is based on:')).toBeVisible()
    expect(posted()).toHaveLength(1)
    expect(requests.map(({ path }) => path)).toEqual(['/mediplan/instance', '/mediplan/calculate'])
  })

  it('sees unanswered questions for salary band, location, and savings style', async () => {
    const { user } = visit()
    await user.click(await screen.findByRole('button', { name: "Let's go" }))
    await heading('Tell us about you')
    for (const name of ['Your Salary Band/Employment Type', 'Your Location', 'Your Attitude to Savings']) {
      const select = screen.getByRole('combobox', { name })
      expect(select).toHaveDisplayValue('Please select')
      expect(within(select).getByRole('option', { name: 'Please select' })).toBeDisabled()
    }
  })

  it('continues from the personal step only with every answer', async () => {
    const { user } = visit()
    await user.click(await screen.findByRole('button', { name: "Let's go" }))
    await heading('Tell us about you')
    for (const select of screen.getAllByRole('combobox')) {
      expect(next()).toBeDisabled()
      await user.selectOptions(select, select.querySelectorAll('option')[1]!)
    }
    expect(next()).toBeEnabled()
  })

  it('sees which coverage the family needs', async () => {
    const { user } = visit()
    await goToCoverage(user)
    const sum = (label: string) =>
      expect(screen.getByText(label).parentElement).toHaveTextContent(`You need ${label} coverage.`)
    sum('employee only')
    await user.click(screen.getByRole('button', { name: 'Add one child' }))
    sum('employee and one child')
    await user.click(screen.getByRole('button', { name: 'Add one child' }))
    sum('employee and children')
    await user.click(screen.getByRole('switch', { name: 'Spouse' }))
    sum('family')
    await user.click(screen.getByRole('button', { name: 'Remove one child' }))
    await user.click(screen.getByRole('button', { name: 'Remove one child' }))
    await user.click(screen.getByRole('button', { name: 'Remove one child' }))
    sum('employee and spouse')
  })

  it('gives no answer with the second click of a double click', async () => {
    const { user } = visit()
    await goToScenario(user)
    const tile = screen.getAllByRole('radio')[0]!
    fireEvent.click(tile, { detail: 2 })
    expect(tile).not.toBeChecked()
    expect(next()).toBeDisabled()
    await user.click(tile)
    expect(tile).toBeChecked()
    // The first click of this one is on the same control.
    await user.dblClick(screen.getAllByRole('checkbox')[0]!)
    expect(screen.getAllByRole('checkbox')[0]).not.toBeChecked()
  })

  it("posts the client's ids unchanged", async () => {
    const { user } = visit()
    await goToScenario(user)
    expect(next()).toBeDisabled()
    await user.click(screen.getAllByRole('radio')[1]!)
    await user.click(screen.getAllByRole('checkbox')[0]!)
    await user.click(next())
    await screen.findByText('This is based on:')
    const { client, scenarios, surcharges, locations, salaryBands, savingsStyles } = (
      await import('../../../fixtures/clients/lakeshore/instance.json')
    ).default
    expect(client.planYear).toBe(2027)
    expect(posted()[0]?.body).toEqual({
      coverage: 'EE',
      scenario: scenarios[1]!.id,
      customScenario: null,
      surcharges: Object.fromEntries(surcharges.map(({ id }, index) => [id, index === 0])),
      ...noPersonalAnswers,
      location: locations[0]!.id,
      salaryBand: salaryBands[0]!.id,
      savingsStyle: savingsStyles[0]!.id,
    })
  })
})

describe('a visitor to a client without personal questions', () => {
  it('goes from home to coverage, and has neither surcharges nor a custom scenario', async () => {
    setClient('fernhill')
    const { user } = visit()
    await goToScenario(user)
    expect(screen.queryByText('Personal')).toBeNull()
    expect(screen.queryByText('Surcharges and Credits')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Customize' })).toBeNull()
    await user.click(screen.getAllByRole('radio')[0]!)
    await user.click(next())
    expect(await screen.findByText('ANNUAL PAYROLL DEDUCTION')).toBeVisible()
    expect(screen.queryByRole('columnheader', { name: 'Surcharges and Credits', hidden: true })).toBeNull()
    expect(posted()[0]?.body).toMatchObject({ surcharges: {}, ...noPersonalAnswers })
  })
})
