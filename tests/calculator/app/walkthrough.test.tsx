import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { OutputsPayload } from '../../../src/contract/outputs.ts'
import { requests, setResponse, setClient } from '../../server.ts'
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

  it('sees unanswered questions for salary band, location, and attitude to savings', async () => {
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
    await user.click(screen.getByRole('button', { name: 'Add one' }))
    sum('employee and one child')
    await user.click(screen.getByRole('button', { name: 'Add one' }))
    sum('employee and children')
    await user.click(screen.getByRole('switch', { name: 'Spouse' }))
    sum('family')
    await user.click(screen.getByRole('button', { name: 'Remove one' }))
    await user.click(screen.getByRole('button', { name: 'Remove one' }))
    await user.click(screen.getByRole('button', { name: 'Remove one' }))
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

  it('has at most 9 children', async () => {
    const { user } = visit()
    await goToCoverage(user)
    for (let press = 0; press < 11; press++) await user.click(screen.getByRole('button', { name: 'Add one' }))
    await user.click(next())
    await heading(/look like/)
    await user.click(screen.getAllByRole('radio')[0]!)
    await user.click(screen.getByRole('link', { name: /^Coverage/ }))
    await heading('Who needs coverage?')
    expect(screen.getByText('9')).toBeVisible()
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
    expect(posted()[0]?.body).toMatchObject({
      surcharges: {},
      location: null,
      salaryBand: null,
      savingsStyle: null,
    })
  })
})

describe('the results', () => {
  const plan = (displayName: string, change: object = {}) => ({
    displayName,
    outOfPocketExpenses: 3000.6,
    hsaFunds: 750,
    payrollDeduction: 1000,
    surchargeTotal: 500,
    totalCost: 3750.6,
    ...change,
  })
  const outputs: OutputsPayload = {
    plans: { saver: plan('Saver HDHP'), ppo: plan('Gold PPO', { totalCost: 4234.4, surchargeTotal: -910 }) },
    bestPlan: 'saver',
    potentialSavings: 483.8,
    savingsDidOverride: false,
    contributionLimit: [],
  }

  async function show(change: Partial<OutputsPayload> = {}) {
    setResponse('calculate', { ...outputs, ...change })
    const { user } = visit()
    await goToResults(user)
    await screen.findByText('OUT-OF-POCKET EXPENSES')
  }

  const figure = (label: string) => screen.getByText(label).closest('div')

  it('have four figures that form a sum, with surcharges in the payroll figure', async () => {
    await show()
    expect(screen.getByRole('heading', { name: 'Saver HDHP' })).toBeVisible()
    expect(figure('OUT-OF-POCKET EXPENSES')).toHaveTextContent('$3,001')
    expect(figure('HSA FUNDS FROM COMPANY')).toHaveTextContent('minus HSA FUNDS FROM COMPANY$750')
    expect(figure('PAYROLL DEDUCTION & CHARGES')).toHaveTextContent('plus PAYROLL DEDUCTION & CHARGES$1,500')
    expect(figure('ESTIMATED ANNUAL COSTS')).toHaveTextContent('equals ESTIMATED ANNUAL COSTS$3,751')
    expect(screen.queryByText(/Maximum Contribution Limit/)).toBeNull()
    expect(screen.queryByText('Your savings style')).toBeNull()
  })

  it.each([
    [{}, false],
    [{ outOfPocketExpenses: 3000.4, hsaFunds: 750.4, totalCost: 3750.5 }, true],
  ])('say that they are rounded only if the shown figures do not add up', async (change, isShown) => {
    await show({ plans: { saver: plan('Saver HDHP', change) } })
    expect(screen.queryByText('Rounded to whole dollars.') !== null).toBe(isShown)
  })

  it('list every plan in a table', async () => {
    await show()
    const table = screen.getByRole('table', { hidden: true })
    const texts = (role: string) =>
      within(table)
        .getAllByRole(role, { hidden: true })
        .map((cell) => cell.textContent)
    expect(texts('columnheader')).toEqual([
      'Plan',
      'Out-of-pocket Expenses',
      'HSA Funds',
      'Surcharges and Credits',
      'Annual Payroll Deduction',
      'Estimated Annual Cost',
    ])
    expect(texts('row').slice(1)).toEqual([
      expect.stringMatching(/^Saver HDHP.*\$3,001\$750\$500\$1,000\$3,751$/),
      'Gold PPO$3,001$750−$910$1,000$4,234',
    ])
  })

  it('say that the savings style decided the plan', async () => {
    await show({ savingsDidOverride: true })
    const headline = "Based on what you've told us, you could save around $484 by choosing the:"
    expect(screen.getByText(headline)).toBeVisible()
    expect(screen.getByText(`${headline} Saver HDHP`)).toHaveAttribute('role', 'status')
    expect(screen.getByText('This is based on your savings style and may cost you:')).toBeVisible()
    expect(screen.getByText('Your savings style')).toBeVisible()
  })

  it('do not mention a saving of $0', async () => {
    await show({ savingsDidOverride: true, potentialSavings: 0.4 })
    expect(screen.getByText("Based on what you've told us, the best plan for you may be the:")).toBeVisible()
    expect(screen.getByText('This is based on your savings style and may cost you:')).toBeVisible()
  })

  it.each([
    ['HSA', ' (less Company contribution)'],
    ['FSA', ''],
  ])('state the contribution limit of an %s', async (accountType, less) => {
    await show({ contributionLimit: { accountType, limit: 3750 } })
    expect(screen.getByText(/Maximum Contribution Limit/)).toHaveTextContent(
      new RegExp(
        `^Your 2027 ${accountType} Maximum Contribution Limit is \\$3,750${less.replace(/[()]/g, '\\$&')}$`,
      ),
    )
  })

  it.each([null, undefined, []])('state no contribution limit when it is %j', async (contributionLimit) => {
    await show({ contributionLimit })
    expect(screen.queryByText(/Maximum Contribution Limit/)).toBeNull()
  })
})
