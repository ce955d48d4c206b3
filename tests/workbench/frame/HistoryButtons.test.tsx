import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { HistoryButtons } from '../../../src/workbench/frame/HistoryButtons.tsx'
import { emptyModel, type Model } from '../../../src/workbench/state/model.ts'
import { openFile } from '../../../src/workbench/state/OpenFile.ts'
import {
  useDispatch,
  useWorkbench,
  WorkbenchProvider,
} from '../../../src/workbench/state/WorkbenchProvider.tsx'

const path = 'acme/plans.json'
const model: Model = {
  ...emptyModel(),
  client: 'acme',
  path,
  files: { [path]: openFile({ text: 'before', version: 'v', lineEnding: '\n' }) },
}

function TestWorkbench() {
  const dispatch = useDispatch()
  const { text } = useWorkbench().files[path]!
  const edit = (changed: string) => dispatch({ type: 'filesEdited', texts: { [path]: changed } })
  return (
    <>
      <HistoryButtons />
      <button type="button" onClick={() => edit('after')}>
        Edit
      </button>
      <output>{text}</output>
      <input aria-label="Field of a file" />
      <dialog open aria-label="A dialog">
        <input aria-label="Field of a dialog" />
      </dialog>
      <div className="cm-editor">
        <textarea aria-label="Text editor" />
      </div>
      <form data-undo="own">
        <input aria-label="Reason" />
      </form>
      <input aria-label="Cell" onKeyDown={(event) => event.stopPropagation()} />
      <input aria-label="Shortcuts of its own" onKeyDown={(event) => event.preventDefault()} />
    </>
  )
}

beforeEach(() => {
  render(
    <WorkbenchProvider initial={model}>
      <TestWorkbench />
    </WorkbenchProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }))
})

const text = () => screen.getByRole('status').textContent

/** @returns whether the browser's own action is prevented */
const press = (target: Element, keys: KeyboardEventInit) =>
  !fireEvent.keyDown(target, { bubbles: true, ...keys })

const undo = { key: 'z', ctrlKey: true }

it.each([
  ['Ctrl+Z', undo, 'Ctrl+Y', { key: 'y', ctrlKey: true }],
  ['Cmd+Z', { key: 'z', metaKey: true }, 'Cmd+Shift+Z', { key: 'Z', metaKey: true, shiftKey: true }],
  [
    'Ctrl+Z with Caps Lock',
    { key: 'Z', ctrlKey: true },
    'Ctrl+Shift+Z',
    { key: 'Z', ctrlKey: true, shiftKey: true },
  ],
])('%s undoes, and %3$s redoes', (_, undoing, __, redoing) => {
  expect(press(document.body, undoing)).toBe(true)
  expect(text()).toBe('before')
  expect(press(document.body, redoing)).toBe(true)
  expect(text()).toBe('after')
})

it('undoes while a field of a file has the focus', () => {
  expect(press(screen.getByLabelText('Field of a file'), undo)).toBe(true)
  expect(text()).toBe('before')
})

describe('leaves the shortcut to', () => {
  it.each(['Field of a dialog', 'Text editor', 'Reason', 'Cell'])('%s', (label) => {
    expect(press(screen.getByLabelText(label), undo)).toBe(false)
    expect(text()).toBe('after')
  })

  it('a field that handles it', () => {
    press(screen.getByLabelText('Shortcuts of its own'), undo)
    expect(text()).toBe('after')
  })
})

it.each([
  ['z', {}],
  ['Ctrl+Alt+Z', { ctrlKey: true, altKey: true }],
  ['Ctrl+Cmd+Z', { ctrlKey: true, metaKey: true }],
])('ignores %s', (_, modifiers) => {
  expect(press(document.body, { key: 'z', ...modifiers })).toBe(false)
  expect(text()).toBe('after')
})

it('ignores Cmd+Y, which opens the history of some browsers', () => {
  expect(press(document.body, { key: 'y', metaKey: true })).toBe(false)
})
