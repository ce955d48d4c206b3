import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { PlansDocument } from '../../../../src/contract/plans.ts'
import { CalculationPanel } from '../../../../src/workbench/panels/calculation/CalculationPanel.tsx'
import { WorkbenchProvider } from '../../../../src/workbench/state/WorkbenchProvider.tsx'
import { emptyModel } from '../../../../src/workbench/state/model.ts'
import { sampleTexts } from '../../session/sampleClients.ts'

/** Shows a sample client with a copy of its third plan, with changes. */
function open(change: Partial<PlansDocument['plans'][number]> = {}, client = 'fernhill') {
  const texts = sampleTexts(client)
  const plans = JSON.parse(texts['plans.json']!) as PlansDocument
  plans.plans.push({ ...plans.plans[2]!, key: 'twin', displayName: 'Twin', ...change })
  const lastValid = { client, texts: { ...texts, 'plans.json': JSON.stringify(plans) } }
  render(
    <WorkbenchProvider initial={{ ...emptyModel(), client, lastValid }}>
      <CalculationPanel />
    </WorkbenchProvider>,
  )
}

const table = () => screen.getByRole('table', { name: 'Best plan for each scenario and tier' })
const highlighted = () =>
  within(table())
    .queryAllByRole('cell')
    .filter(({ dataset }) => dataset.highlighted === 'true')

it('highlights the cells of an anomaly while it is hovered or focused', async () => {
  open()
  const tied = within(table()).getAllByRole('button', { name: /Consumer Plan with HSA = Twin/ })
  const anomaly = screen.getByRole('button', {
    name: 'Twin (D) is the best plan only where another plan costs the same.',
  })
  expect(highlighted()).toEqual([])
  await userEvent.hover(anomaly)
  expect(highlighted()).toEqual(tied.map((button) => button.parentElement))
  await userEvent.unhover(anomaly)
  expect(highlighted()).toEqual([])
  act(() => anomaly.focus())
  expect(highlighted()).toHaveLength(tied.length)
})

it('counts a tie as a win for each plan', () => {
  open()
  const [one, twin] = ['Consumer Plan with HSA', 'Twin'].map(
    (name) => within(table()).getByText(new RegExp(`${name}: \\d+ of \\d+$`)).textContent,
  )
  expect(twin?.replace(/^D?Twin/, '')).toBe(one?.replace(/^C?Consumer Plan with HSA/, ''))
  expect(twin).not.toMatch(/: 0 of/)
})

it('notes below a plan name that the plan never costs less than another', () => {
  open()
  const row = screen.getByRole('rowheader', { name: /^Twin/ })
  expect(within(row).getByText('Never costs less than Consumer Plan with HSA')).toHaveClass('figures-note')
})

it('names the plans that are not offered below the matrix, and leaves them out of the figures', () => {
  open({ locations: ['lewiston'] }, 'lakeshore')
  expect(within(table()).getByText(/Twin:/)).toHaveTextContent('Twin: not offered with these answers')
  expect(screen.queryByRole('rowheader', { name: /^Twin/ })).toBeNull()
  expect(screen.getByRole('rowheader', { name: /best$/ })).toBeVisible()
})

it('explains uses that are not covered', async () => {
  open({ payment: { notCovered: true } })
  const row = screen.getByRole('rowheader', { name: /^Twin/ }).closest('tbody')!
  await userEvent.click(within(row).getByText(/^How we got to/))
  const headers = await within(row).findAllByRole('columnheader', { name: 'Not Covered' })
  expect(headers).not.toEqual([])
})
