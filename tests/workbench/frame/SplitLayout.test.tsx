import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Header } from '../../../src/workbench/frame/Header.tsx'
import { SplitLayout } from '../../../src/workbench/frame/SplitLayout.tsx'
import type { Model } from '../../../src/workbench/state/model.ts'
import {
  useDispatch,
  useWorkbench,
  WorkbenchProvider,
} from '../../../src/workbench/state/WorkbenchProvider.tsx'
import { openClient } from '../openClient.ts'

const opened = openClient('fernhill')
const model: Model = {
  ...opened,
  chosenClient: 'fernhill',
  disk: { status: 'listed', folder: 'clients' },
  paths: [...opened.paths, 'marlow/instance.json'],
  clientNames: { fernhill: 'Fernhill College', marlow: 'Marlow Instruments' },
}

function TestPage() {
  const { path, files } = useWorkbench()
  const dispatch = useDispatch()
  const type = (text: string) => dispatch({ type: 'textTyped', path, text, at: 0 })
  return (
    <>
      <Header />
      <SplitLayout>
        <textarea value={files[path]?.text ?? ''} onChange={({ target }) => type(target.value)} />
      </SplitLayout>
      <button type="button" onClick={() => dispatch({ type: 'clientChosen', client: 'marlow' })}>
        Choose Marlow
      </button>
      <button type="button" onClick={() => dispatch({ type: 'openingFailed', client: 'marlow' })}>
        Fail
      </button>
    </>
  )
}

it('makes the panes and menus of the last client inert until the chosen one is open', () => {
  render(
    <WorkbenchProvider initial={model}>
      <TestPage />
    </WorkbenchProvider>,
  )
  const pane = screen.getByRole('textbox')
  const inert = () =>
    [pane, ...['Client and years', 'Undo (Ctrl+Z)', 'Sign-off', 'File', 'Save'].map(button)].map(
      (each) => each.closest('[inert]') !== null,
    )
  fireEvent.change(pane, { target: { value: 'typed' } })
  expect(new Set(inert())).toEqual(new Set([false]))

  fireEvent.click(button('Choose Marlow'))
  expect(screen.getByText('Opening Marlow Instruments…')).toBeInTheDocument()
  expect(pane.closest('[inert]')).toHaveAttribute('aria-busy', 'true')
  expect(new Set(inert())).toEqual(new Set([true]))
  expect(screen.getByRole('combobox', { name: 'Client' }).closest('[inert]')).toBeNull()
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
  expect(pane).toHaveValue('typed')

  fireEvent.click(button('Fail'))
  expect(new Set(inert())).toEqual(new Set([false]))
  expect(screen.queryByText(/^Opening/)).not.toBeInTheDocument()
  fireEvent.keyDown(document.body, { key: 'Z', ctrlKey: true })
  expect(pane).not.toHaveValue('typed')
})

function button(name: string) {
  return screen.getByRole('button', { name, hidden: true })
}
