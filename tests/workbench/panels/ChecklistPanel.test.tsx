import { act, render, screen } from '@testing-library/react'
import { expect, it, vi, type Mock } from 'vitest'
import type * as checklist from '../../../src/check/roll/checklist.ts'
import { openClient } from '../openClient.ts'

vi.mock('../../../src/check/roll/checklist.ts', { spy: true })
// Other test files of the same worker may have loaded the panel without the spy.
vi.resetModules()
const { listChecklist } = await import('../../../src/check/roll/checklist.ts')
const { ChecklistPanel } = await import('../../../src/workbench/panels/ChecklistPanel.tsx')
const { useDispatch, WorkbenchProvider } = await import('../../../src/workbench/state/WorkbenchProvider.tsx')

let dispatch: ReturnType<typeof useDispatch>

function Dispatcher() {
  const current = useDispatch()
  return <ChecklistPanelWith onRender={() => (dispatch = current)} />
}

function ChecklistPanelWith({ onRender }: { onRender: () => void }) {
  onRender()
  return <ChecklistPanel />
}

it('lists the values again only when a text changes', () => {
  const path = '2028/plans.json'
  const model = openClient('marlow', path)
  render(
    <WorkbenchProvider initial={model}>
      <Dispatcher />
    </WorkbenchProvider>,
  )
  expect(screen.getByRole('progressbar')).toBeInTheDocument()
  const listing = listChecklist as Mock<typeof checklist.listChecklist>
  expect(listing).toHaveBeenCalledTimes(1)
  act(() => dispatch({ type: 'noticeShown', message: 'Saved.' }))
  expect(listing).toHaveBeenCalledTimes(1)
  const text = `${model.files[model.path]!.text}\n`
  act(() => dispatch({ type: 'textTyped', path: model.path, text, at: 0 }))
  expect(listing).toHaveBeenCalledTimes(2)
})
