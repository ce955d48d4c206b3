import { screen, waitFor, within } from '@testing-library/react'
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
  it("opens below the plan's row, names the plan, and is rendered only when it opens", async () => {
    const user = await showResult({ saver: plan('Saver', { explanation: family }), ppo: plan('PPO') })
    const summary = within(plansTable()).getByText(/^How we got to .* with$/)
    expect(summary).toHaveTextContent('How we got to $1,115 out of pocket with Saver')
    expect(screen.queryByText('Surgery')).toBeNull()
    const row = await openExplanation(user, 'Saver')
    expect(row.children).toHaveLength(1)
    expect(row.firstElementChild).toHaveAttribute('colspan', String(columnTitles().length))
    expect(within(row).getByText('Surgery')).toBeInTheDocument()
  })

  it('shows the lines of each person and their sums to the cent, without zeros and without sums of unlike uses', async () => {
    const user = await showResult({ saver: plan('Saver', { explanation: family }) })
    const row = await openExplanation(user, 'Saver')
    const amounts = ['Full Price', 'Deductible', 'Copay', 'Coinsurance', 'You Pay', 'Saved by your maximum']
    expect(cellsOf(row, 'Everyone')).toEqual([
      ['Person', ...amounts],
      ['You', '$4,450.30', '$500.00', '$60.00', '$512.35', '$1,072.35', '$187.65'],
      ['Child 1', '$521.45', '$2.25', '$40.00', '', '$42.25', ''],
      ['Total', '$4,971.75', '$502.25', '$100.00', '$512.35', '$1,114.60', '$187.65'],
    ])
    expect(cellsOf(row, 'You')).toEqual([
      ['Service', 'Uses', ...amounts],
      ['Primary care visit', '3', '$450.30', '', '$60.00', '', '$60.00', ''],
      ['Surgery', '1', '$4,000.00', '$500.00', '', '$512.35', '$1,012.35', '$187.65'],
      ['Total', '', '$4,450.30', '$500.00', '$60.00', '$512.35', '$1,072.35', '$187.65'],
    ])
    expect(cellsOf(row, 'Child 1').map(([name]) => name)).toEqual([
      'Service',
      'Primary care visit',
      'Preventive visit',
      'X-ray',
      'Total',
    ])
  })

  it('of one person is one table without empty columns', async () => {
    const explanation = [
      line(you, 'Primary care visit', [3, 450.3, 0, 60, 0, 0]),
      line(you, 'Preventive visit', [1, 210, 0, 0, 0, 0]),
    ]
    const user = await showResult({ saver: plan('Saver', { outOfPocketExpenses: 60, explanation }) })
    const row = await openExplanation(user, 'Saver')
    expect(within(row).getAllByRole('table', { hidden: true })).toHaveLength(1)
    expect(cellsOf(row, 'You')[0]).toEqual(['Service', 'Uses', 'Full Price', 'Copay', 'You Pay'])
    expect(within(row).queryByText(/Saved by your maximum/)).toBeNull()
  })

  it('has a column for uses that are not covered, if there are any', async () => {
    const explanation = [
      line(you, 'Hearing aid', [1, 1200, 0, 0, 0, 0, 1200]),
      line(you, 'Primary care visit', [3, 450.3, 0, 18.75, 0, 0]),
    ]
    const user = await showResult({ saver: plan('Saver', { outOfPocketExpenses: 1218.75, explanation }) })
    const row = await openExplanation(user, 'Saver')
    expect(cellsOf(row, 'You')).toEqual([
      ['Service', 'Uses', 'Full Price', 'Copay', 'Not Covered', 'You Pay'],
      ['Hearing aid', '1', '$1,200.00', '', '$1,200.00', '$1,200.00'],
      ['Primary care visit', '3', '$450.30', '$18.75', '', '$18.75'],
      ['Total', '', '$1,650.30', '$18.75', '$1,200.00', '$1,218.75'],
    ])
  })

  it.each([
    [0, false],
    [25, true],
  ])('with every column and $%d not covered is stacked: %s', async (notCovered, isStacked) => {
    const explanation = [line(you, 'Surgery', [1, 4000, 500, 10, 500, 80, notCovered])]
    const outOfPocketExpenses = 1010 + notCovered
    const user = await showResult({ saver: plan('Saver', { outOfPocketExpenses, explanation }) })
    const row = await openExplanation(user, 'Saver')
    expect(row.querySelector('.explanation')).toHaveAttribute('data-stacked', String(isStacked))
  })

  it.each([
    [1114.61, 1],
    [1114.62, 0],
    [0, 0],
  ])(
    'of expenses of $%d appears %d times: the lines must sum to the expenses within a cent',
    async (expenses, plans) => {
      await showResult({ saver: plan('Saver', { outOfPocketExpenses: expenses, explanation: family }) })
      expect(within(plansTable()).queryAllByText(/^How we got to .* out of pocket$/)).toHaveLength(plans)
      expect(screen.queryAllByText('Where your costs come from')).toHaveLength(plans)
    },
  )

  it('numbers persons who share a name, and shows large numbers with commas', async () => {
    const explanation = [
      line(you, 'Visit', [1234, 123_400, 10, 0, 0, 0]),
      line({ role: 'subscriber', number: 2 }, 'Visit', [1, 100, 20, 0, 0, 0]),
    ]
    const user = await showResult({ saver: plan('Saver', { outOfPocketExpenses: 30, explanation }) })
    const row = await openExplanation(user, 'Saver')
    expect(cellsOf(row, 'Everyone').map(([name]) => name)).toEqual(['Person', 'You', 'You (2)', 'Total'])
    expect(cellsOf(row, 'You').at(-1)!.slice(0, 3)).toEqual(['Total', '1,234', '$123,400.00'])
    expect(cellsOf(row, 'You (2)')[1]).toEqual(['Visit', '1', '$100.00', '$20.00', '$20.00'])
  })

  it('isolates names in right-to-left scripts from the text around them', async () => {
    const explanation = [line(you, 'زيارة (1)!', [1, 60, 60, 0, 0, 0])]
    const user = await showResult({ saver: plan('خطة!', { outOfPocketExpenses: 60, explanation }) })
    const row = await openExplanation(user, 'خطة!')
    expect(within(row).getByText('زيارة (1)!').tagName).toBe('BDI')
    const name = within(within(row).getByText(/^How we got to .* with$/)).getByText('خطة!')
    expect(name.tagName).toBe('BDI')
  })

  it('of the best plan opens and closes together with the one for narrow windows', async () => {
    const user = await showResult({ saver: plan('Saver', { explanation: family }) })
    const [wide, narrow] = screen.getAllByText(/^How we got to .* out of pocket$/)
    const isOpen = (summary: HTMLElement) => summary.closest('details')!.open
    await user.click(narrow!)
    await waitFor(() => expect(isOpen(wide!)).toBe(true))
    await user.click(wide!)
    await waitFor(() => expect(isOpen(narrow!)).toBe(false))
    expect(isOpen(wide!)).toBe(false)
  })

  it('is left out for plans without lines', async () => {
    await showResult({ saver: plan('Saver'), ppo: plan('PPO', { explanation: family }) })
    expect(within(plansTable()).getAllByText(/^How we got to .* out of pocket$/)).toHaveLength(1)
    expect(rowOf('Saver').nextElementSibling).toBeNull()
    expect(screen.queryByText('Where your costs come from')).toBeNull()
  })
})
