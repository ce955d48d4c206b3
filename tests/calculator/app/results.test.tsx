import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { OutputsPayload } from '../../../src/contract/outputs.ts'
import { setResponse } from '../../server.ts'
import { goToResults, visit, withService } from '../visit.tsx'

withService()

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
    expect(screen.getByRole('heading', { level: 2, name: 'Saver HDHP' })).toBeVisible()
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

  it.each([0.4, 0, -20, null, undefined])(
    'do not mention a saving of %s, but the savings style that decided the plan',
    async (potentialSavings) => {
      await show({ savingsDidOverride: true, potentialSavings })
      const headline = "Based on what you've told us, the best plan for you may be the:"
      expect(screen.getByText(headline)).toBeVisible()
      expect(screen.getByText(`${headline} Saver HDHP`)).toHaveAttribute('role', 'status')
      expect(screen.getByText('This is based on your savings style and may cost you:')).toBeVisible()
      expect(screen.getByText('Your savings style')).toBeVisible()
    },
  )

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
