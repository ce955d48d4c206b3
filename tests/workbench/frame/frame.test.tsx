import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { EditorPane } from '../../../src/workbench/editor/EditorPane.tsx'
import { ClientSelect } from '../../../src/workbench/frame/ClientSelect.tsx'
import { CalculatorControls } from '../../../src/workbench/frame/calculator/CalculatorControls.tsx'
import { Header } from '../../../src/workbench/frame/Header.tsx'
import { HelpMenu } from '../../../src/workbench/frame/HelpMenu.tsx'
import { HistoryButtons } from '../../../src/workbench/frame/HistoryButtons.tsx'
import { NoticeToast } from '../../../src/workbench/frame/NoticeToast.tsx'
import { PaneError } from '../../../src/workbench/frame/PaneError.tsx'
import { SplitLayout } from '../../../src/workbench/frame/SplitLayout.tsx'
import { emptyModel, type Model } from '../../../src/workbench/state/model.ts'
import { openFile } from '../../../src/workbench/state/OpenFile.ts'
import {
  restoreState,
  selectPersistedState,
  type PersistedState,
} from '../../../src/workbench/state/PersistedState.ts'
import { selectHistory, selectSession } from '../../../src/workbench/state/selectors.ts'
import { newSession } from '../../../src/workbench/state/session/SavedSession.ts'
import { createPersister, readPersistedState, usePersistence } from '../../../src/workbench/state/storage.ts'
import { useCopy } from '../../../src/workbench/state/useCopy.ts'
import {
  useDispatch,
  useWorkbench,
  WorkbenchProvider,
} from '../../../src/workbench/state/WorkbenchProvider.tsx'
import { openClient } from '../openClient.ts'
import { after, onDisk, opening } from '../state/reducing.ts'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const button = (name: string) => screen.getByRole('button', { name, hidden: true })

const show = (model: Model, content: ReactNode) =>
  render(<WorkbenchProvider initial={model}>{content}</WorkbenchProvider>)

describe('Undo and Redo', () => {
  const path = 'acme/plans.json'
  const model: Model = {
    ...emptyModel(),
    client: 'acme',
    path,
    files: { [path]: openFile({ text: 'before', version: 'v', lineEnding: '\n' }) },
  }

  function TestPage() {
    const dispatch = useDispatch()
    const { text } = useWorkbench().files[path]!
    return (
      <>
        <HistoryButtons />
        <button type="button" onClick={() => dispatch({ type: 'filesEdited', texts: { [path]: 'after' } })}>
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
        <input aria-label="Shortcuts of its own" onKeyDown={(event) => event.preventDefault()} />
      </>
    )
  }

  const text = () => screen.getByRole('status').textContent

  function openEdited() {
    show(model, <TestPage />)
    fireEvent.click(button('Edit'))
  }

  const undo = { key: 'z', ctrlKey: true }

  it.each<[string, KeyboardEventInit, KeyboardEventInit]>([
    ['Ctrl', undo, { key: 'y', ctrlKey: true }],
    ['Cmd', { key: 'z', metaKey: true }, { key: 'Z', metaKey: true, shiftKey: true }],
    ['Ctrl with Caps Lock', { key: 'Z', ctrlKey: true }, { key: 'Z', ctrlKey: true, shiftKey: true }],
  ])('have shortcuts with %s', (_, undoing, redoing) => {
    openEdited()
    expect(fireEvent.keyDown(screen.getByLabelText('Field of a file'), undoing)).toBe(false)
    expect(text()).toBe('before')
    expect(fireEvent.keyDown(document.body, redoing)).toBe(false)
    expect(text()).toBe('after')
  })

  it('leave the shortcuts to fields with their own, and other keys alone', () => {
    openEdited()
    for (const label of ['Field of a dialog', 'Text editor', 'Reason'])
      expect(fireEvent.keyDown(screen.getByLabelText(label), undo)).toBe(true)
    fireEvent.keyDown(screen.getByLabelText('Shortcuts of its own'), undo)
    // Cmd+Y opens the history of some browsers.
    for (const keys of [{}, { ctrlKey: true, altKey: true }, { ctrlKey: true, metaKey: true }])
      expect(fireEvent.keyDown(document.body, { key: 'z', ...keys })).toBe(true)
    expect(fireEvent.keyDown(document.body, { key: 'y', metaKey: true })).toBe(true)
    expect(text()).toBe('after')
  })
})

it('A notice announces each Undo, also one with the same words, and Escape dismisses it', () => {
  const path = 'fernhill/plans.json'
  function TestPage() {
    const { files } = useWorkbench()
    const dispatch = useDispatch()
    const raisePrice = () => {
      const raised = files[path]!.text.replace(/(?<="allowedAmount": )\d+/, (price) => `${Number(price) + 1}`)
      dispatch({ type: 'filesEdited', texts: { [path]: raised } })
    }
    return (
      <>
        <HistoryButtons />
        <NoticeToast />
        <button type="button" onClick={raisePrice}>
          Raise the price
        </button>
      </>
    )
  }
  show(openClient('fernhill'), <TestPage />)
  const status = screen.getByRole('status')
  fireEvent.click(button('Raise the price'))
  fireEvent.click(button('Raise the price'))
  expect(status).toBeEmptyDOMElement()
  fireEvent.click(button('Undo (Ctrl+Z)'))
  expect(status).toHaveTextContent('Undone: Preventive visit, allowed amount.')
  const first = status.firstElementChild
  fireEvent.click(button('Undo (Ctrl+Z)'))
  expect(status).toHaveTextContent('Undone: Preventive visit, allowed amount.')
  expect(status.firstElementChild).not.toBe(first)
  // The disabled attribute would take the focus from the button.
  expect(button('Undo (Ctrl+Z)')).toHaveAttribute('aria-disabled', 'true')
  expect(button('Undo (Ctrl+Z)')).toBeEnabled()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(status).toBeEmptyDOMElement()
})

it('A notice shows the text to copy if the browser refuses access to the clipboard, until it is dismissed', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'))
  function TestPage() {
    const copy = useCopy()
    return (
      <>
        <button type="button" onClick={() => void copy('key-7', 'Copied.')}>
          Copy
        </button>
        <NoticeToast />
      </>
    )
  }
  show(emptyModel(), <TestPage />)
  fireEvent.click(button('Copy'))
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text to copy' })
  expect(text).toHaveFocus()
  expect(text.value.slice(text.selectionStart, text.selectionEnd)).toBe('key-7')
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(text).not.toBeInTheDocument()
})

it.each([
  ['pagehide', window],
  ['visibilitychange', document],
] as const)('An edit survives when the page closes directly after it: %s', (event, target) => {
  const path = 'acme/plans.json'
  const stores = { tab: sessionStorage, browser: localStorage }
  const persister = createPersister(stores, {})
  function TestPage() {
    usePersistence(persister)
    const dispatch = useDispatch()
    const edit = () => dispatch({ type: 'filesEdited', texts: { [path]: 'after' } })
    return (
      <button type="button" onClick={edit}>
        Edit
      </button>
    )
  }
  show({ ...emptyModel(), client: 'acme', path, files: { [path]: openFile(null) } }, <TestPage />)
  fireEvent.click(button('Edit'))
  fireEvent(target, new Event(event, { bubbles: true }))
  expect(readPersistedState(stores).drafts).toEqual({ [path]: { text: 'after', version: null } })
})

it('A pane that fails offers to download all unsaved edits, and to discard those of its client', () => {
  const mine = { text: 'mine', version: null }
  const model = {
    ...emptyModel(),
    client: 'acme',
    files: { 'acme/plans.json': openFile(null, mine) },
    drafts: { 'other/plans.json': mine },
  }
  const stores = { tab: sessionStorage, browser: localStorage }
  const persister = createPersister(stores, {})
  persister.persist(selectPersistedState(model))
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  show(model, <PaneError name="panels" persister={persister} />)
  fireEvent.click(button('Download unsaved edits'))
  expect(names).toEqual(['other-plans.json', 'acme-plans.json'])
  fireEvent.click(button('Discard edits and reload'))
  expect(reload).toHaveBeenCalled()
  expect(readPersistedState(stores)).toEqual({ drafts: { 'other/plans.json': mine } })
})

it('The panes and menus of the last client are inert until the chosen one is open', () => {
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
    return (
      <>
        <Header />
        <SplitLayout>
          <textarea
            value={files[path]?.text ?? ''}
            onChange={({ target }) => dispatch({ type: 'textTyped', path, text: target.value, at: 0 })}
          />
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
  show(model, <TestPage />)
  const pane = screen.getByRole('textbox')
  const inert = () =>
    new Set(
      [pane, ...['Client and years', 'Undo (Ctrl+Z)', 'Sign-off', 'File', 'Save'].map(button)].map(
        (each) => each.closest('[inert]') !== null,
      ),
    )
  fireEvent.change(pane, { target: { value: 'typed' } })
  expect(inert()).toEqual(new Set([false]))

  fireEvent.click(button('Choose Marlow'))
  expect(screen.getByText('Opening Marlow Instruments…')).toBeInTheDocument()
  expect(pane.closest('[inert]')).toHaveAttribute('aria-busy', 'true')
  expect(inert()).toEqual(new Set([true]))
  expect(screen.getByRole('combobox', { name: 'Client' }).closest('[inert]')).toBeNull()
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
  expect(pane).toHaveValue('typed')

  fireEvent.click(button('Fail'))
  expect(inert()).toEqual(new Set([false]))
  expect(screen.queryByText(/^Opening/)).not.toBeInTheDocument()
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
  expect(pane).not.toHaveValue('typed')
})

describe('The separators', () => {
  const separator = (name: string) => screen.getByRole('separator', { name })
  const showLayout = () => {
    const model = emptyModel()
    model.view.share = { width: 50, height: 70 }
    show(model, <SplitLayout>The panes</SplitLayout>)
  }

  it.each([
    ['Editor width', ['ArrowLeft'], 45],
    ['Editor width', ['ArrowRight'], 55],
    ['Editor width', ['ArrowUp'], 50],
    ['Editor width', ['Home', 'ArrowLeft'], 25],
    ['Editor width', ['End', 'ArrowRight'], 75],
    ['Editor height', ['ArrowUp'], 65],
    ['Editor height', ['ArrowDown'], 75],
    ['Editor height', ['ArrowLeft'], 70],
    ['Editor height', ['Home', 'ArrowUp'], 30],
    ['Editor height', ['End', 'ArrowDown'], 100],
  ])('move within their limits: %s with %j', (name, keys, expected) => {
    showLayout()
    for (const key of keys) fireEvent.keyDown(separator(name), { key })
    expect(separator(name)).toHaveAttribute('aria-valuenow', `${expected}`)
  })

  it('follow a pointer that presses them with its main button', () => {
    showLayout()
    const layout = screen.getByRole('main')
    layout.getBoundingClientRect = () => ({ left: 100, top: 50, width: 1000, height: 500 }) as DOMRect
    const drag = (name: string, pressed: number) => {
      fireEvent.pointerDown(separator(name), { pointerId: 1, button: pressed })
      fireEvent.pointerMove(separator(name), { pointerId: 1, clientX: 500, clientY: 350 })
      return layout.style.cssText
    }
    expect(drag('Editor width', 2)).toBe('--width: 50%; --height: 70%;')
    expect(drag('Editor width', 0)).toBe('--width: 40%; --height: 70%;')
    expect(drag('Editor height', 0)).toBe('--width: 40%; --height: 60%;')
  })
})

it('File → Show JSON offers the text of the files, until it is switched off', () => {
  const model = openClient('fernhill')
  show(
    { ...model, disk: { status: 'listed', folder: '' } },
    <>
      <Header />
      <EditorPane />
    </>,
  )
  const toggle = () => {
    fireEvent.click(button('File'))
    const item = screen.getByRole('menuitemcheckbox', { name: 'Show JSON' })
    const wasChecked = item.getAttribute('aria-checked')
    fireEvent.click(item)
    return wasChecked
  }
  expect(screen.queryByRole('radio', { name: 'JSON' })).toBeNull()
  expect(toggle()).toBe('false')
  expect(screen.getByRole('radio', { name: 'JSON' })).toBeChecked()
  fireEvent.click(screen.getByRole('radio', { name: 'Form' }))
  expect(screen.getByRole('radio', { name: 'Form' })).toBeChecked()
  expect(toggle()).toBe('true')
  expect(screen.queryByRole('radio', { name: 'JSON' })).toBeNull()
})

it('Help → For QA offers to simulate failures, and ends a simulation when it is switched off', () => {
  function State() {
    return <output>{useWorkbench().view.simulation.kind}</output>
  }
  show(
    openClient('fernhill'),
    <>
      <HelpMenu />
      <CalculatorControls onGo={() => {}} onPrint={() => {}} />
      <State />
    </>,
  )
  const toggle = () => {
    fireEvent.click(button('Help'))
    fireEvent.click(screen.getByRole('menuitemcheckbox', { name: /^For QA/ }))
  }
  const simulate = () => screen.queryByRole('combobox', { name: 'Simulate' })
  expect(simulate()).toBeNull()
  toggle()
  fireEvent.change(simulate()!, { target: { value: 'offline' } })
  expect(screen.getByText('offline')).toBeVisible()
  toggle()
  expect(simulate()).toBeNull()
  expect(screen.getByText('none')).toBeVisible()
})

it('The editor takes the whole width until Expand is pressed again', () => {
  show(
    openClient('fernhill'),
    <SplitLayout>
      <EditorPane />
    </SplitLayout>,
  )
  const expand = button('Expand: hides the calculator')
  for (const isExpanded of ['false', 'true', 'false']) {
    expect(screen.getByRole('main')).toHaveAttribute('data-expanded', isExpanded)
    expect(expand).toHaveAttribute('aria-pressed', isExpanded)
    fireEvent.click(expand)
  }
})

it.each(['constructor', '__proto__'])('A client with the folder %s is like any other', (client) => {
  const path = `${client}/plans.json`
  const listing = {
    folder: 'clients',
    paths: [path],
    clientNames: {},
    signOffs: [],
    ignoredLinks: [],
    accepted: null,
    schemas: '',
    undoable: null,
  }
  const reopening = opening(client, { [path]: onDisk('b') })
  const opened = after(emptyModel(), { type: 'diskListed', listing }, ...reopening)
  expect(selectSession(opened)).toBeNull()
  expect(opened.keys[client]).toBeUndefined()
  expect(selectHistory(opened)).toEqual({ done: [], undone: [] })
  show(opened, <ClientSelect />)
  expect(screen.getByRole('option', { name: client })).toBeInTheDocument()
  cleanup()

  const typed = after(
    opened,
    { type: 'textTyped', path, text: 'mine', at: 0 },
    { type: 'sessionChanged', client, session: newSession, step: 'home' },
  )
  const reloaded = restoreState(JSON.parse(JSON.stringify(selectPersistedState(typed))) as PersistedState)
  expect(selectSession(reloaded)).toEqual(newSession)
  expect(after(reloaded, ...reopening).files[path]!.text).toBe('mine')
  expect(after(typed, { type: 'undone' }).files[path]!.text).toBe('b')
  const renamed = after(typed, { type: 'folderRenamed', from: client, to: 'acme' }, { type: 'undone' })
  expect(renamed.files['acme/plans.json']!.text).toBe('b')
  const restored = after(
    typed,
    { type: 'folderRemoved', folder: client },
    { type: 'folderRestored', folder: client },
    ...reopening,
    { type: 'undone' },
  )
  expect(restored.files[path]!.text).toBe('b')
})
