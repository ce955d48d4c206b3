import { act, fireEvent, renderHook, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { rangeBetween } from '../../../src/workbench/grid/gridRange.ts'
import { useGridEditor } from '../../../src/workbench/grid/useGridEditor.ts'
import { useHeldPaste } from '../../../src/workbench/grid/useHeldPaste.ts'
import { useTable } from '../../../src/workbench/grid/useTable.ts'
import { emptyModel, type Model } from '../../../src/workbench/state/model.ts'
import { openFile } from '../../../src/workbench/state/OpenFile.ts'
import { listUnapplied } from '../../../src/workbench/state/useUnapplied.ts'
import {
  useDispatch,
  useStore,
  useWorkbench,
  WorkbenchProvider,
} from '../../../src/workbench/state/WorkbenchProvider.tsx'
import type { CellsEdit } from '../../../src/workbench/state/makeEdit.ts'
import type { Table } from '../../../src/workbench/tables/Table.ts'
import { tables } from '../../../src/workbench/tables/tables.ts'
import { findParts, withoutParts } from '../../../src/workbench/grid/tableParts.ts'
import { openForm } from '../form/openForm.tsx'
import { readSample, sampleTable } from '../tables/sampleYears.ts'

let clients = 0

/** Each table is of another client, because unapplied texts are kept when the grid is closed. */
function openTable(name: 'locations' | 'payroll') {
  clients += 1
  const initial = openClient(`client-${clients}`)
  const { result } = renderHook(
    () => {
      const [view, setView] = useState<string>()
      const { notice } = useWorkbench()
      return { model: useTable(name, view), dispatch: useDispatch(), notice: notice?.message, setView }
    },
    { wrapper: ({ children }) => <WorkbenchProvider initial={initial}>{children}</WorkbenchProvider> },
  )
  const model = () => result.current.model
  const factor = (row: string, text: string) => ({ row, column: 'factor', text })
  return {
    model,
    first: () => model().table.rows[0]!.name,
    write: (row: string, text: string) => act(() => void model().apply([factor(row, text)])),
    notice: () => result.current.notice,
    unapplied: () => [...model().unapplied.values()].map(({ text }) => text),
    dispatch: (event: Parameters<typeof result.current.dispatch>[0]) =>
      act(() => result.current.dispatch(event)),
    setView: (view: string) => act(() => result.current.setView(view)),
    edit: (change: () => unknown) => act(() => void change()),
  }
}

/** Lakeshore's files in the folder of a client. */
function openClient(client: string): Model {
  const texts = readSample('lakeshore')
  const files = Object.fromEntries(
    Object.entries(texts).map(([file, text]) => [
      `${client}/${file}`,
      openFile({ text, version: text, lineEnding: '\n' }),
    ]),
  )
  return { ...emptyModel(), client, chosenClient: client, path: `${client}/instance.json`, files }
}

/** A worker that edits texts. It fails if it returns null. */
function stubWorker(edit: (request: CellsEdit) => unknown) {
  class FakeWorker extends EventTarget {
    postMessage(request: CellsEdit) {
      const data = edit(request)
      queueMicrotask(() =>
        this.dispatchEvent(data === null ? new Event('error') : new MessageEvent('message', { data })),
      )
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', FakeWorker)
}

/** A grid whose first value is selected. */
function openEditor(name: 'locations' | 'payroll' = 'locations') {
  clients += 1
  const initial = openClient(`client-${clients}`)
  const columnName = name === 'locations' ? 'factor' : 'EE'
  const { result } = renderHook(
    () => {
      const [view, setView] = useState<string>()
      const model = useTable(name, view)
      const column = model.table.columns.findIndex((each) => each.name === columnName)
      const cell = { row: 0, column }
      const selection = { cell, range: rangeBetween(cell, cell), focusCell: () => {} } as never
      return {
        model,
        editor: useGridEditor(model, selection, useHeldPaste(name)),
        setView,
        dispatch: useDispatch(),
        store: useStore(),
      }
    },
    { wrapper: ({ children }) => <WorkbenchProvider initial={initial}>{children}</WorkbenchProvider> },
  )
  const { current } = result
  const row = (index: number) => current.model.table.rows[index]!.name
  return {
    type: (index: number, text: string) =>
      act(() => result.current.editor.changeSoon([{ row: row(index), column: columnName, text }])),
    stored: () => result.current.model.table.rows.slice(0, 2).map(({ cells }) => cells[columnName]!.text),
    shown: () => result.current.editor.table.rows.slice(0, 2).map(({ cells }) => cells[columnName]!.text),
    setView: (view: string) => act(() => result.current.setView(view)),
    press: (key: string) => act(() => void fireEvent.keyDown(window, { key })),
    after: (time: number) => act(() => vi.advanceTimersByTimeAsync(time)),
    undo: () => act(() => result.current.dispatch({ type: 'undone' })),
    unapplied: () => [...result.current.model.unapplied.values()].map(({ text }) => text),
    savedText: () => {
      let text = ''
      act(() => {
        text = Object.values(result.current.store.getModel().files)
          .map((file) => file.text)
          .join()
      })
      return text
    },
    copy: () => {
      const setData = vi.fn<(type: string, text: string) => void>()
      const target = document.createElement('div')
      const event = { target, clipboardData: { setData }, preventDefault: () => {} }
      result.current.editor.clipboard.onCopy(event as never)
      return setData.mock.calls[0]![1]
    },
  }
}

describe('A text that is typed into a cell', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('is shown and copied at once, and written when no key follows', async () => {
    const { type, press, after, shown, stored, copy } = openEditor()
    type(0, '1.7')
    expect([shown(), copy(), stored()]).toEqual([['1.7', '1.1'], '1.7', ['1', '1.1']])
    await after(200)
    press('ArrowDown')
    await after(200)
    expect(stored()).toEqual(['1', '1.1'])
    await after(200)
    expect([shown(), stored()]).toEqual([
      ['1.7', '1.1'],
      ['1.7', '1.1'],
    ])
  })

  it('is written before Undo, which takes back one cell', () => {
    const { type, undo, stored, shown } = openEditor()
    type(0, '1.7')
    type(1, '1.8')
    undo()
    expect(stored()).toEqual(['1.7', '1.1'])
    expect(shown()).toEqual(stored())
  })

  it('is written without the worker if that fails', async () => {
    const { type, after, stored } = openEditor()
    stubWorker(() => null)
    type(0, '1.7')
    type(1, '1.8')
    await after(400)
    expect(stored()).toEqual(['1.7', '1.8'])
  })

  it('is written by a worker, whose text the page takes', async () => {
    const { type, after, stored } = openEditor()
    stubWorker((request) => tables.locations.write(request.texts, [{ ...request.cells[0]!, text: '1.9' }]))
    type(0, '1.7')
    await after(400)
    expect(stored()).toEqual(['1.9', '1.1'])
  })

  it('keeps the unit in which it was typed', async () => {
    const { type, setView, after, stored } = openEditor('payroll')
    setView('perPay')
    type(0, '$10')
    setView('yearly')
    await after(400)
    expect(stored()[0]).toBe('$260')
  })

  it('replaces one that was refused a moment before', async () => {
    const { type, after, unapplied } = openEditor()
    type(0, 'abc')
    type(0, '1.7')
    await after(400)
    expect(unapplied()).toEqual([])
  })

  it('is in the files that are saved or persisted', () => {
    const { type, savedText } = openEditor()
    type(0, '1.73')
    expect(savedText()).toContain('1.73')
  })
})

describe('An unapplied text', () => {
  it('stays while its cell keeps its value', () => {
    const { first, write, unapplied, model } = openTable('locations')
    write(first(), 'abc')
    write(model().table.rows[1]!.name, '1.3')
    expect(unapplied()).toEqual(['abc'])
  })

  it('is a step of its own for Undo, which restores the text that was refused before', () => {
    const { first, write, unapplied, dispatch, model } = openTable('locations')
    const value = () => model().table.rows[0]!.cells.factor!.text
    for (const text of ['1.7', 'abc', 'abc', 'abcd', '1.8']) write(first(), text)
    const seen = () => [value(), ...unapplied()]
    const back = [seen(), ...Array.from({ length: 4 }, () => (dispatch({ type: 'undone' }), seen()))]
    expect(back).toEqual([['1.8'], ['1.7', 'abcd'], ['1.7', 'abc'], ['1.7'], ['1']])
    const forth = Array.from({ length: 4 }, () => (dispatch({ type: 'redone' }), seen()))
    expect(forth).toEqual(back.slice(0, -1).toReversed())
  })

  it('is one step for Undo with the values that were pasted with it', () => {
    const { model, unapplied, dispatch, notice, edit } = openTable('locations')
    const values = () => model().table.rows.map(({ cells }) => cells.factor!.text)
    const before = values()
    const texts = ['1.5', 'abc', '1.6']
    edit(() =>
      model().apply(
        texts.map((text, index) => ({ row: model().table.rows[index]!.name, column: 'factor', text })),
      ),
    )
    dispatch({ type: 'undone' })
    expect(values()).toEqual(before)
    expect(unapplied()).toEqual([])
    expect(notice()).toMatch(/^Undone: .+, and 2 more\.$/)
    dispatch({ type: 'redone' })
    expect(unapplied()).toEqual(['abc'])
  })

  it('that Escape discards is brought back by Undo', () => {
    const { model, first, write, unapplied, dispatch, notice, edit } = openTable('locations')
    write(first(), 'abc')
    edit(() => model().discard({ row: first(), column: 'factor' }))
    expect(unapplied()).toEqual([])
    dispatch({ type: 'undone' })
    expect(unapplied()).toEqual(['abc'])
    expect(notice()).toBe('Undone: Locations: Boise, Price factor “abc”.')
  })

  it('is dropped when an import or another editor changes the value', () => {
    const { first, write, unapplied, model, edit } = openTable('locations')
    write(first(), 'abc')
    const { definition, texts } = model()
    const imported = definition.write(texts, [{ row: first(), column: 'factor', text: '1.9' }]).texts
    edit(() => model().edit(imported))
    expect(unapplied()).toEqual([])
  })

  it('moves to the list of what the calculator leaves out', () => {
    const { first, write, unapplied, model, edit } = openTable('locations')
    write(first(), 'abc')
    edit(() => model().leaveOut({ row: first(), column: 'factor', text: 'abc' }))
    expect(unapplied()).toEqual([])
    expect(model().values['instance.json']).toMatchObject({
      notInCalculator: [{ text: expect.stringMatching(/^.+, Price factor.*: abc$/) }],
    })
  })

  it('belongs to the unit in which it is written', () => {
    const { model, first, unapplied, setView, edit } = openTable('payroll')
    edit(() => model().apply([{ row: first(), column: 'EE', text: 'abc' }]))
    setView('yearly')
    expect(unapplied()).toEqual([])
  })
})

it('A warning about a written text stays until its cell changes or the user dismisses it', () => {
  const { model, edit } = openTable('payroll')
  const cell = (row: number) => ({ row: model().table.rows[row]!.name, column: 'EE' })
  const write = (row: number, text: string) => edit(() => model().apply([{ ...cell(row), text }]))
  const warned = () => [...model().warnings.values()].map(({ text }) => text)
  for (const [row, text] of ['$10.120', '$20.120', '$30.120', '40'].entries()) write(row, text)
  expect(warned()).toEqual(['$10.120', '$20.120', '$30.120'])
  write(0, '10')
  write(1, '$21.120')
  expect(warned()).toEqual(['$21.120', '$30.120'])
  edit(() => model().dismissWarnings([cell(2)]))
  expect(warned()).toEqual(['$21.120'])
})

describe('The columns of a part', () => {
  const titles = ({ columns }: Table) => columns.map(({ name }) => name)
  const whole = sampleTable('surcharges')
  const byTier = whole.columns.filter(({ part }) => part === 'By tier').map(({ name }) => name)

  it('are hidden while they are empty, unless they are shown or have an unapplied text', () => {
    expect(byTier).toContain('EF')
    expect(findParts(whole, new Map())).toEqual([{ part: 'By tier', hasTexts: false }])
    expect(findParts(whole, new Map([['', { column: 'ES' }]]))).toEqual([{ part: 'By tier', hasTexts: true }])
    expect(titles(withoutParts(whole, ['By tier']))).toEqual(
      titles(whole).filter((name) => !byTier.includes(name)),
    )
  })

  it('appear when the user asks for them, and stay when their last text is cleared', async () => {
    const form = openForm({ section: 'questions' })
    await screen.findAllByRole('grid')
    const part = within(screen.getByRole('region', { name: 'Surcharges and credits' }))
    const toggle = part.getByRole('button', { name: 'By tier' })
    // Without a layout, the grid renders only its first columns.
    const count = () => part.getByRole('grid').getAttribute('aria-colcount')
    const all = String(whole.columns.length)
    const few = String(whole.columns.length - byTier.length)
    const counts = [count(), ...[1, 2].map(() => (fireEvent.click(toggle), count()))]
    expect(counts).toEqual([few, all, few])
    const before = form.text('plans.json')
    const edit = (text: string) =>
      form.dispatch({ type: 'filesEdited', texts: { 'lakeshore/plans.json': text } })
    edit(before.replace('"yearly": 1500', '"yearlyByTier": { "EE": 1500 }'))
    expect(count()).toBe(all)
    fireEvent.click(toggle)
    expect(toggle).toHaveAccessibleDescription('Shown because it has values')
    expect(form.model().notice?.message).toMatch(/^“By tier” is shown because it has values/)
    edit(before)
    expect(count()).toBe(all)
    expect(toggle).toHaveAttribute('aria-pressed', 'true')
  })
})

it('adds rows with their values in one step', () => {
  const { model, edit, dispatch } = openTable('locations')
  const before = model().table.rows.length
  const toRow = (name: string, factor: string) => new Map(Object.entries({ name, factor }))
  edit(() => model().addRows([toRow('Office 1', '1.5'), toRow('Office 2', 'abc')]))
  expect(model().table.rows).toHaveLength(before + 2)
  expect(model().table.rows.at(-2)!.cells.factor!.text).toBe('1.5')
  expect([...model().unapplied.values()]).toMatchObject([{ text: 'abc' }])
  dispatch({ type: 'undone' })
  expect(model().table.rows).toHaveLength(before)
  dispatch({ type: 'redone' })
  expect([...model().unapplied.values()]).toMatchObject([{ text: 'abc' }])
})

describe('A paste of several cells', () => {
  /** Pastes two rows at the first factor, and returns what a press of keys leads to. */
  function pasteAndPress(...keys: string[]) {
    const initial = openClient('lakeshore')
    const { result } = renderHook(
      () => {
        const [name, setName] = useState<'locations' | 'payroll'>('locations')
        const model = useTable(name)
        const [row, setRow] = useState<number | null>(0)
        const column = model.table.columns.findIndex((each) => each.name === 'factor')
        const cell = row === null ? null : { row, column }
        const selection = { cell, range: cell && rangeBetween(cell, cell), focusCell: () => undefined }
        const editor = useGridEditor(model, selection as never, useHeldPaste(name))
        const listed = listUnapplied(useWorkbench())
        return { model, setRow, editor, dispatch: useDispatch(), setName, listed }
      },
      { wrapper: ({ children }) => <WorkbenchProvider initial={initial}>{children}</WorkbenchProvider> },
    )
    const paste = (text: string) => {
      const clipboardData = { getData: () => text }
      const event = { target: document.body, preventDefault: () => undefined, clipboardData }
      act(() => result.current.editor.clipboard.onPaste(event as never))
    }
    paste('1.1\n1.2')
    for (const key of keys)
      act(() => {
        const isHandled = result.current.editor.pressKey(keyEvent(key) as never)
        // The grid moves the active cell.
        if (key === 'ArrowDown' && !isHandled) result.current.setRow(1)
      })
    const factors = () => result.current.model.table.rows.map(({ cells }) => cells.factor!.text)
    return {
      factors,
      pasted: () => [...(result.current.editor.ghost?.texts.keys() ?? [])],
      rows: () => result.current.model.table.rows.map(({ name }) => `${name}\nfactor`),
      undo: () => act(() => result.current.dispatch({ type: 'undone' })),
      listed: () => result.current.listed,
      /** Shows another table, or this one again, without a selected cell. */
      show: (name: 'locations' | 'payroll') =>
        act(() => {
          result.current.setRow(null)
          result.current.setName(name)
        }),
      confirm: () => act(() => void result.current.editor.confirmPaste()),
      paste,
      message: () => result.current.editor.report.message,
    }
  }
  const keyEvent = (key: string) => ({ key, ctrlKey: false, shiftKey: false, altKey: false, metaKey: false })
  const before = pasteAndPress('Escape').factors()

  it('is shown, and changes nothing, until it is confirmed', () => {
    const { factors, pasted, rows } = pasteAndPress('d', 'Delete', 'F2')
    expect(factors()).toEqual(before)
    expect(pasted()).toEqual(rows().slice(0, 2))
  })

  it('moves with the selected cell', () => {
    const { factors, pasted, rows } = pasteAndPress('ArrowDown')
    expect(factors()).toEqual(before)
    expect(pasted()).toEqual(rows().slice(1, 3))
  })

  it('is written by Enter where it is shown, as one step for Undo', () => {
    const { factors, pasted, undo } = pasteAndPress('ArrowDown', 'Enter')
    expect(factors()).toEqual([before[0], '1.1', '1.2', ...before.slice(3)])
    expect(pasted()).toEqual([])
    undo()
    expect(factors()).toEqual(before)
  })

  it.each(['1.3', '1.3\n1.4'])('stays when %j is pasted before it is confirmed', (text) => {
    const { factors, pasted, rows, paste, confirm, message } = pasteAndPress()
    paste(text)
    expect(message()).toMatch(/^The cells that you pasted before still wait\./)
    expect(pasted()).toEqual(rows().slice(0, 2))
    confirm()
    expect(factors()).toEqual(['1.1', '1.2', ...before.slice(2)])
    paste('1.3\n1.4')
    expect(message()).not.toMatch(/before/)
    confirm()
    expect(factors()).toEqual(['1.3', '1.4', ...before.slice(2)])
  })

  it('is cancelled by Escape', () => {
    const { factors, pasted, listed } = pasteAndPress('Escape', 'Enter')
    expect(factors()).toEqual(before)
    expect(pasted()).toEqual([])
    expect(listed()).toEqual([])
  })

  it('waits where it was last, and is listed, while another table is shown', () => {
    const { factors, pasted, rows, listed, show, confirm } = pasteAndPress('ArrowDown')
    show('payroll')
    expect(pasted()).toEqual([])
    expect(listed()).toMatchObject([
      { label: 'Locations: pasted block', text: '1.1 1.2', section: 'questions' },
    ])
    show('locations')
    expect(pasted()).toEqual(rows().slice(1, 3))
    confirm()
    expect(factors()).toEqual([before[0], '1.1', '1.2', ...before.slice(3)])
    expect(listed()).toEqual([])
  })
})

it.each([
  ['ArrowDown', undefined],
  ['Shift+ArrowDown', 'extend'],
  ['Ctrl+Shift+End', 'extend'],
  ['Ctrl+ArrowLeft', 'jump'],
  ['Home', 'jump'],
  ['Alt+ArrowUp', 'moveRow'],
  ['Ctrl+a', 'selectAll'],
  ['Escape', 'collapse'],
  ['Delete', 'apply'],
  ['Ctrl+d', 'apply'],
  [' ', 'apply'],
  ['d', undefined],
  ['Ctrl+v', undefined],
])('The key %j leads to: %s', (keys, expected) => {
  const called: string[] = []
  const record = (name: string) => () => called.push(name)
  const table = sampleTable('services')
  const cell = { row: 1, column: table.columns.findIndex(({ name }) => name === 'isDrug') }
  const range = { top: 0, bottom: 1, left: 0, right: cell.column }
  const apply = vi.fn<(changes: unknown) => object>(() => {
    called.push('apply')
    return { texts: {}, unapplied: [], warnings: [], conversions: [] }
  })
  const model = {
    table,
    definition: { moveRow: true },
    apply,
    moveRow: record('moveRow'),
    discard: () => undefined,
  }
  const moves = ['extend', 'jump', 'selectAll', 'collapse'].map((name) => [name, record(name)])
  const selection = { cell, range, focusCell: () => undefined, ...Object.fromEntries(moves) }
  const { result } = renderHook(() => useGridEditor(model as never, selection as never, {} as never))
  const [ctrlKey, shiftKey, altKey] = ['Ctrl+', 'Shift+', 'Alt+'].map((each) => keys.includes(each))
  const event = { key: keys.split('+').at(-1), ctrlKey, shiftKey, altKey, metaKey: false }
  let isHandled: boolean | undefined
  act(() => {
    isHandled = result.current.pressKey(event as never)
  })
  expect(called).toEqual(expected === undefined ? [] : [expected])
  expect(isHandled).toBe(expected !== undefined)
  if (keys === ' ')
    expect(apply).toHaveBeenCalledWith([{ row: table.rows[1]!.name, column: 'isDrug', text: 'Yes' }])
})
