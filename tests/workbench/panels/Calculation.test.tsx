import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { PlansDocument } from '../../../src/contract/plans.ts'
import { Calculation } from '../../../src/workbench/panels/calculation/Calculation.tsx'
import { WorkbenchProvider } from '../../../src/workbench/state/WorkbenchProvider.tsx'
import { emptyModel } from '../../../src/workbench/state/model.ts'
import { textsOf } from '../frame/clients.ts'

/** Fernhill with a twin of its third plan. */
function open() {
  const texts = textsOf('fernhill')
  const plans = JSON.parse(texts['plans.json']!) as PlansDocument
  plans.plans.push({ ...plans.plans[2]!, key: 'twin', displayName: 'Twin' })
  const lastGood = { client: 'fernhill', texts: { ...texts, 'plans.json': JSON.stringify(plans) } }
  render(
    <WorkbenchProvider initial={{ ...emptyModel(), client: 'fernhill', lastGood }}>
      <Calculation />
    </WorkbenchProvider>,
  )
}

const grid = () => screen.getByRole('table', { name: 'The best plan of each scenario and tier' })
const marked = () =>
  within(grid())
    .queryAllByRole('cell')
    .filter(({ dataset }) => dataset.marked === 'true')

it('marks the cells of what is odd while one points at it or has it in focus, and no others', async () => {
  open()
  const tied = within(grid()).getAllByRole('button', { name: /Consumer Plan with HSA = Twin/ })
  const oddity = screen.getByRole('button', {
    name: 'Twin (D) is the best plan only where another costs the same.',
  })
  expect(marked()).toEqual([])
  await userEvent.hover(oddity)
  expect(marked()).toEqual(tied.map((button) => button.parentElement))
  await userEvent.unhover(oddity)
  expect(marked()).toEqual([])
  act(() => oddity.focus())
  expect(marked()).toHaveLength(tied.length)
})

it('counts a plan as the best wherever it costs the same as that', () => {
  open()
  const [one, twin] = ['Consumer Plan with HSA', 'Twin'].map(
    (name) => within(grid()).getByText(new RegExp(`${name}: \\d+ of \\d+$`)).textContent,
  )
  expect(twin?.replace(/^D?Twin/, '')).toBe(one?.replace(/^C?Consumer Plan with HSA/, ''))
  expect(twin).not.toMatch(/: 0 of/)
})

it('says below the name of a plan that it never costs less than another', () => {
  open()
  const row = screen.getByRole('rowheader', { name: /^Twin/ })
  expect(within(row).getByText('Never costs less than Consumer Plan with HSA')).toHaveClass('figures-remark')
})
