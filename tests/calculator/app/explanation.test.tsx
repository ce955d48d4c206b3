import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  cellsOf,
  columnTitles,
  family,
  line,
  openExplanation,
  plan,
  plansTable,
  rowOf,
  showResult,
  you,
} from '../result.ts'
import { withService } from '../visit.tsx'

withService()

describe('the explanation of a plan', () => {
  it('is opened below its row, names the plan, and is not made before', async () => {
    const user = await showResult({ saver: plan('Saver', { explanation: family }), ppo: plan('PPO') })
    const summary = within(plansTable()).getByText(/^How we got to/)
    expect(summary).toHaveTextContent('How we got to $1,115 out of pocket with Saver')
    expect(screen.queryByText('Surgery')).toBeNull()
    const row = await openExplanation(user, 'Saver')
    expect(row.children).toHaveLength(1)
    expect(row.firstElementChild).toHaveAttribute('colspan', String(columnTitles().length))
    expect(within(row).getByText('Surgery')).toBeInTheDocument()
  })

  it('has the lines of each person to the cent, with sums that are seen to be right', async () => {
    const user = await showResult({ saver: plan('Saver', { explanation: family }) })
    const row = await openExplanation(user, 'Saver')
    const amounts = [
      'Uses',
      'Allowed',
      'Deductible',
      'Copay',
      'Coinsurance',
      'You Pay',
      'Saved by the Maximum',
    ]
    expect(cellsOf(row, 'Everyone')).toEqual([
      ['Person', ...amounts],
      ['You', '4', '$4,450.30', '$500.00', '$60.00', '$512.35', '$1,072.35', '$187.65'],
      ['Child 1', '4', '$521.45', '$2.25', '$40.00', '$0.00', '$42.25', '$0.00'],
      ['Total', '8', '$4,971.75', '$502.25', '$100.00', '$512.35', '$1,114.60', '$187.65'],
    ])
    expect(cellsOf(row, 'You')).toEqual([
      ['Service', ...amounts],
      ['Primary care visit', '3', '$450.30', '$0.00', '$60.00', '$0.00', '$60.00', '$0.00'],
      ['Surgery', '1', '$4,000.00', '$500.00', '$0.00', '$512.35', '$1,012.35', '$187.65'],
      ['Total', '4', '$4,450.30', '$500.00', '$60.00', '$512.35', '$1,072.35', '$187.65'],
    ])
    expect(cellsOf(row, 'Child 1').map(([name]) => name)).toEqual([
      'Service',
      'Primary care visit',
      'Preventive visit',
      'X-ray',
      'Total',
    ])
  })

  it('of one person is one table, without the columns that nothing goes to', async () => {
    const explanation = [
      line(you, 'Primary care visit', [3, 450.3, 0, 60, 0, 0]),
      line(you, 'Preventive visit', [1, 210, 0, 0, 0, 0]),
    ]
    const user = await showResult({ saver: plan('Saver', { outOfPocketExpenses: 60, explanation }) })
    const row = await openExplanation(user, 'Saver')
    expect(within(row).getAllByRole('table', { hidden: true })).toHaveLength(1)
    expect(cellsOf(row, 'You')[0]).toEqual(['Service', 'Uses', 'Allowed', 'Copay', 'You Pay'])
    expect(within(row).queryByText(/Saved by the maximum/)).toBeNull()
  })

  it('is there for the plans that have one, and the rest are rows without', async () => {
    await showResult({ saver: plan('Saver'), ppo: plan('PPO', { explanation: family }) })
    expect(within(plansTable()).getAllByText(/^How we got to/)).toHaveLength(1)
    expect(rowOf('Saver').nextElementSibling).toBeNull()
    expect(screen.queryByText('Where your costs come from')).toBeNull()
  })
})
