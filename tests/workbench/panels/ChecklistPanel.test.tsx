import { act, render, screen } from '@testing-library/react'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import type * as panel from '../../../src/workbench/panels/ChecklistPanel.tsx'
import { useDispatch, WorkbenchProvider } from '../../../src/workbench/state/WorkbenchProvider.tsx'
import { importFresh } from '../../kit/importFresh.ts'
import { openClient } from '../openClient.ts'

vi.mock('../../../src/check/roll/checklist.ts', { spy: true })
const { listChecklist } = await import('../../../src/check/roll/checklist.ts')
// Other test files of the same worker may have loaded the panel without the spy.
const { ChecklistPanel } = (await importFresh('workbench/panels/ChecklistPanel.tsx')) as typeof panel
const listing = vi.mocked(listChecklist)

beforeEach(() => void listing.mockClear())
// The next test files of the worker import the module without the spy.
afterAll(() => vi.doUnmock('../../../src/check/roll/checklist.ts'))

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
  expect(listing).toHaveBeenCalledTimes(1)
  act(() => dispatch({ type: 'noticeShown', message: 'Saved.' }))
  expect(listing).toHaveBeenCalledTimes(1)
  const text = `${model.files[model.path]!.text}\n`
  act(() => dispatch({ type: 'textTyped', path: model.path, text, at: 0 }))
  expect(listing).toHaveBeenCalledTimes(2)
})
