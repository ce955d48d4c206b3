import userEvent from '@testing-library/user-event'
import { act, render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { BestPlanGrid } from '../../../../src/workbench/panels/bestPlans/BestPlanGrid.tsx'
import { findBestPlans } from '../../../../src/workbench/panels/calculation.ts'
import type { Case } from '../../../../src/workbench/state/session/Case.ts'
import { withDefaultAnswers } from '../../../../src/workbench/state/session/Answers.ts'
import { readClient } from '../../../../src/workbench/state/session/readClient.ts'
import { emptyModel } from '../../../../src/workbench/state/model.ts'
import { useWorkbench, WorkbenchProvider } from '../../../../src/workbench/state/WorkbenchProvider.tsx'
import type { PlansDocument } from '../../../../src/contract/plans.ts'
import { sampleTexts } from '../../state/session/sampleClients.ts'
import { FiguresPanel } from '../../../../src/workbench/panels/FiguresPanel.tsx'

/** The texts of a sample client with a copy of its third plan, with changes. */
function textsWithTwin(change: Partial<PlansDocument['plans'][number]> = {}, client = 'fernhill') {
  const texts = sampleTexts(client)
  const plans = JSON.parse(texts['plans.json']!) as PlansDocument
  plans.plans.push({ ...plans.plans[2]!, key: 'twin', displayName: 'Twin', ...change })
  return { ...texts, 'plans.json': JSON.stringify(plans) }
}

function Selected() {
  const { selectedCase, view } = useWorkbench()
  return <output>{JSON.stringify({ selectedCase, panel: view.panel })}</output>
}

function open(...twin: Parameters<typeof textsWithTwin>) {
  const client = readClient('sample', textsWithTwin(...twin))
  const onShow = vi.fn<(shown: Case) => void>()
  render(
    <WorkbenchProvider initial={emptyModel()}>
      <BestPlanGrid bestPlans={findBestPlans(client.current, null)} isOutdated={false} onShow={onShow} />
      <Selected />
    </WorkbenchProvider>,
  )
  return { onShow }
}

const table = () => screen.getByRole('table', { name: 'Best plan for each scenario and tier' })
const legend = () => screen.getByRole('list', { name: 'Plans' })
const cell = (scenario: RegExp, index: number) =>
  within(within(table()).getByRole('row', { name: scenario })).getAllByRole('button')[index]!
const highlighted = () =>
  within(table())
    .queryAllByRole('button')
    .filter(({ dataset }) => dataset.highlighted === 'true')

it('highlights the cells of an anomaly while it is hovered or focused', async () => {
  open()
  const tied = within(table()).getAllByRole('button', { name: /Consumer Plan with HSA = Twin/ })
  await userEvent.click(screen.getByRole('button', { name: /to check with these answers/ }))
  const anomaly = screen.getByRole('button', {
    name: 'Twin (D) is the best plan only where another plan costs the same.',
  })
  expect(highlighted()).toEqual([])
  await userEvent.hover(anomaly)
  expect(highlighted()).toEqual(tied)
  await userEvent.unhover(anomaly)
  expect(highlighted()).toEqual([])
  act(() => anomaly.focus())
  expect(highlighted()).toHaveLength(tied.length)
})

it('counts a tie as a win for each plan', () => {
  open()
  const [one, twin] = ['Consumer Plan with HSA', 'Twin'].map(
    (name) =>
      within(legend()).getByText(name, { exact: false, selector: 'li > span:last-child' }).textContent,
  )
  expect(twin?.replace('Twin', '')).toBe(one?.replace('Consumer Plan with HSA', ''))
  expect(twin).not.toMatch(/: 0 of/)
})

it('shows the next plan of each cell, and how much more it costs', () => {
  open()
  expect(within(table()).getAllByRole('button', { name: /\$[\d,]+ ?, then .+ \+\$[\d,]+/ })).not.toEqual([])
})

it('names the plans that are not offered', () => {
  open({ locations: ['lewiston'] }, 'lakeshore')
  expect(legend()).toHaveTextContent('Twin: not offered with these answers')
})

it('shows the figures of a selected cell, and shows its case in the calculator', async () => {
  const { onShow } = open()
  const show = screen.getByRole('button', { name: 'Show in calculator' })
  expect(show).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(cell(/A usual year/, 3))
  expect(cell(/A usual year/, 3)).toHaveAttribute('aria-pressed', 'true')
  const selectedCase = { scenario: 'usual', tier: 'EF' }
  expect(screen.getByRole('status')).toHaveTextContent(JSON.stringify({ selectedCase, panel: 'figures' }))
  await userEvent.click(show)
  expect(onShow).toHaveBeenCalledWith(selectedCase)
  await userEvent.click(within(table()).getByRole('button', { name: /in the calculator/ }))
  expect(screen.getByRole('status')).toHaveTextContent('"selectedCase":null')
})

function openFigures(texts = textsWithTwin(), selectedCase: Case | null = null) {
  const lastValid = { client: 'sample', texts }
  render(
    <WorkbenchProvider initial={{ ...emptyModel(), client: 'sample', lastValid, selectedCase }}>
      <FiguresPanel />
    </WorkbenchProvider>,
  )
}

it.each([
  ['the selected case', { scenario: 'busy', tier: 'EF' }, 'A busy year, family'],
  ["the case of the calculator's answers if none is selected", null, 'A usual year, employee only'],
  ['that case without that scenario', { scenario: 'gone', tier: 'EF' }, 'A usual year, employee only'],
  ['that case without that tier', { scenario: 'busy', tier: 'EK' }, 'A usual year, employee only'],
] as const)('shows the figures of %s', (_, selected, title) => {
  openFigures(textsWithTwin(), selected)
  expect(screen.getByRole('table')).toHaveAccessibleName(title)
})

it('notes below a plan name that the plan never costs less than another', () => {
  openFigures()
  const row = screen.getByRole('rowheader', { name: /^Twin/ })
  expect(within(row).getByText('Never costs less than Consumer Plan with HSA')).toBeVisible()
})

it('leaves out plans that are not offered', () => {
  openFigures(textsWithTwin({ locations: ['lewiston'] }, 'lakeshore'))
  expect(screen.queryByRole('rowheader', { name: /^Twin/ })).toBeNull()
  expect(screen.getByRole('rowheader', { name: /best$/ })).toBeVisible()
})

it('says how many children the cells of the calculator’s household count', () => {
  const { current } = readClient('sample', sampleTexts('fernhill'))
  const show = (children: number) => {
    const answers = withDefaultAnswers(current.instance, null)
    const family = { ...answers.family, children }
    const bestPlans = findBestPlans(current, { ...answers, family })
    render(
      <WorkbenchProvider initial={emptyModel()}>
        <BestPlanGrid bestPlans={bestPlans} isOutdated={false} onShow={vi.fn<(shown: Case) => void>()} />
      </WorkbenchProvider>,
    )
  }
  show(0)
  expect(screen.queryByText(/Cells that fit its household/)).toBeNull()
  show(3)
  expect(screen.getByText(/Cells that fit its household count its 3 children/)).toBeVisible()
})
