import { startTransition, useEffect, useMemo, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { isEqual } from '../../compare/isEqual.ts'
import { type CellChange, textOf, cellKey, type TableEdit } from '../tables/Table.ts'
import { ImportError } from '../transfer/sheet.ts'
import {
  changeAt,
  clearRange,
  copyRange,
  describeCell,
  fillDown,
  findPosition,
  textAt,
  withTexts,
} from './gridCells.ts'
import { moveRange, type Position } from './gridRange.ts'
import { createGhost, isClearTarget } from './PasteGhost.ts'
import { planPaste, type NewRow, toPastedBlock, type PastePlan } from './planPaste.ts'
import { heldRange, type HeldPasteModel } from './useHeldPaste.ts'
import { type GridSelection, useNewRowFocus } from './useGridSelection.ts'
import type { TableModel } from './useTable.ts'

const moveKeys = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'])

/** Changes the selected cells by commands, buttons, and the clipboard, and reports what was changed. */
export function useGridEditor(
  model: TableModel,
  selection: GridSelection,
  { held, hold, release }: HeldPasteModel,
) {
  const [report, setReport] = useState<Report>(emptyReport)
  const { definition, preview, view, shownParts } = model
  /** Changes that are about to be made. */
  const [waiting, setWaiting] = useState(noChanges)
  const table = useMemo(() => withTexts(model.table, waiting), [model.table, waiting])
  const { cell, range } = selection
  /** Cells that are pasted as soon as the user confirms it: at the selection, or where they were before it was lost. */
  const pasted = held?.block
  const pasteTarget = useMemo(
    () => range ?? (held && table.rows.length > 0 ? heldRange(table, held) : null),
    [range, held, table],
  )
  /** How far the pointer has dragged them. */
  const [dragged, setDragged] = useState<Position>(notDragged)
  const ghostRange = useMemo(() => pasteTarget && moveRange(pasteTarget, dragged), [pasteTarget, dragged])
  const ghost = useMemo(() => {
    if (!pasted || !ghostRange) return null
    const plan = planPaste(table, ghostRange, pasted)
    return createGhost(table, plan, preview(plan.changes))
  }, [pasted, ghostRange, table, preview])
  useEffect(() => {
    if (pasted && range && !isEqual(range, heldRange(table, held)))
      hold(table, range, { block: pasted, view, shownParts })
  }, [held, hold, pasted, range, table, view, shownParts])
  const focusNewRow = useNewRowFocus(table, selection.focusCell)

  const change = (changes: readonly CellChange[], verb: string, alike: readonly CellChange[] = []) =>
    setReport({ ...reportEdit(changes, model.apply(changes), verb), alike })

  /** Shows the texts at once, and changes the cells in the next pause, because the change of a large table takes longer. */
  const changeSoon = (changes: readonly CellChange[]) => {
    setWaiting((all) => [...all, ...changes])
    // Also if the user chooses another unit in the meantime, the texts are in the unit of now.
    const make = () => {
      change(changes, 'filled')
      setWaiting((all) => all.filter((each) => !changes.includes(each)))
    }
    model.delay(changes, () => startTransition(make))
  }

  const addRows = (newRows: readonly NewRow[]) => {
    const edit = model.addRows(newRows)
    if (edit) {
      focusNewRow(table.rows.length)
      setReport({ ...emptyReport, notes: edit.conversions.map(({ message }) => message) })
    }
    return edit !== null
  }

  const moveRow = (by: number) => {
    const target = cell && { ...cell, row: cell.row + by }
    if (!target || !definition.moveRow || table.rows[target.row] === undefined) return
    if (model.moveRow(table.rows[cell.row]!.name, target.row)) selection.focusCell(target)
  }

  const fill = () => {
    if (range) change(fillDown(table, range), 'filled')
  }

  const clear = () => {
    const changes = range ? clearRange(table, range) : []
    const edit = model.apply(changes)
    const [first] = changes
    const position = first && findPosition(table, first)
    const isOne = position && changes.length === 1 && edit.unapplied.length === 0
    setReport(
      isOne
        ? { ...emptyReport, message: `${describeCell(table, position)} cleared.` }
        : reportEdit(changes, edit, 'cleared'),
    )
  }

  const toggle = () => {
    if (cell) change([changeAt(table, cell, textAt(table, cell) === 'Yes' ? 'No' : 'Yes')], 'changed')
  }

  const reset = () => {
    if (cell) model.discard(changeAt(table, cell, ''))
    selection.collapse()
  }

  const isFlag = cell !== null && table.columns[cell.column]!.format.kind === 'flag'
  const commands: Record<string, (() => void) | undefined> = {
    'Alt+ArrowDown': () => moveRow(1),
    'Alt+ArrowUp': () => moveRow(-1),
    Backspace: clear,
    'Ctrl+a': selection.selectAll,
    'Ctrl+d': fill,
    Delete: clear,
    Escape: reset,
    ' ': isFlag ? toggle : undefined,
  }

  /** Handles a key in a cell that is not edited. @returns whether it has an effect; otherwise the grid handles it */
  const pressKey = (event: KeyboardEvent) => {
    const { key, altKey, shiftKey } = event
    // On a Mac, Command is Ctrl.
    const isCtrl = event.ctrlKey || event.metaKey
    const isJump = isCtrl || key === 'Home' || key === 'End'
    if (moveKeys.has(key) && !altKey && (shiftKey || isJump)) {
      if (shiftKey) selection.extend(key, isCtrl)
      else selection.jump(key, isCtrl)
      return true
    }
    if (ghost && !moveKeys.has(key) && key !== 'Tab') {
      if (key === 'Enter' && ghost.texts.size > 0) writePaste(ghost.plan)
      if (key === 'Escape') cancelPaste()
      // Others would change the cells below the ghost.
      return !isCtrl
    }
    const command = commands[`${altKey ? 'Alt+' : ''}${isCtrl ? 'Ctrl+' : ''}${key}`]
    command?.()
    return command !== undefined
  }

  const writePaste = ({ changes, ...plan }: PastePlan) => {
    release()
    const edit = model.apply(changes)
    const counted = changes.filter((each) => each.text.trim() !== '' || textOf(table, each) !== '')
    const edited = reportEdit(counted, edit, 'filled in')
    setReport({ ...edited, ...plan, notes: [...plan.notes, ...edited.notes] })
  }

  const cancelPaste = () => {
    release()
    setReport({ ...emptyReport, message: 'Nothing was pasted.' })
  }

  /** Writes a paste whose target is clear, and shows any other one before it is written. */
  const paste = (text: string) => {
    if (!range) return
    try {
      const block = toPastedBlock(text)
      if (held && !isEqual(held.block, block)) {
        setReport({ ...emptyReport, message: heldMessage })
        return
      }
      const plan = planPaste(table, range, block)
      const isClear =
        plan.changes.length === 0 || isClearTarget(createGhost(table, plan, { unapplied: [] }), range)
      if (isClear) writePaste(plan)
      else {
        setReport(emptyReport)
        hold(table, range, { block, view, shownParts })
      }
    } catch (error) {
      if (!(error instanceof ImportError)) throw error
      setReport({ ...emptyReport, message: error.message })
    }
  }

  const copy = ({ clipboardData }: ClipboardEvent) => {
    if (range) clipboardData.setData('text/plain', copyRange(table, range))
  }

  return {
    report: ghost
      ? {
          ...emptyReport,
          message: `${report.message} ${ghost.message} ${ghostHint}`.trim(),
          notes: ghost.notes,
        }
      : report,
    /** The paste that waits for `confirmPaste`. It moves with the selected cell. */
    ghost,
    dragGhost: setDragged,
    dropGhost: () => {
      if (ghost && ghostRange) selection.focusCell({ row: ghostRange.top, column: ghostRange.left })
      setDragged(notDragged)
    },
    confirmPaste: () => ghost && writePaste(ghost.plan),
    cancelPaste,
    pressKey,
    change,
    changeSoon,
    waiting,
    /** The table as the grid shows it, with the texts that are about to be written. */
    table,
    addRows,
    moveRow,
    fill,
    /** For an element around the grid. The browser handles the clipboard in the cell editor. */
    clipboard: {
      onCopy: outsideEditor(copy),
      onCut: outsideEditor((event) => {
        copy(event)
        clear()
      }),
      onPaste: outsideEditor(({ clipboardData }) => paste(clipboardData.getData('text/plain'))),
    },
  }
}

function outsideEditor(handle: (event: ClipboardEvent) => void) {
  return (event: ClipboardEvent) => {
    if ((event.target as Element).matches('input, select')) return
    event.preventDefault()
    handle(event)
  }
}

export type GridEditor = ReturnType<typeof useGridEditor>

/** What an edit of several cells did, and what a paste left out. */
export interface Report extends Readonly<Omit<PastePlan, 'changes'>> {
  /** In one sentence; empty if there is nothing to say. */
  message: string
  /** What other refused texts mean if they are read like the one that was just written. */
  alike: readonly CellChange[]
}

const noChanges: readonly CellChange[] = []

const notDragged: Position = { row: 0, column: 0 }

const heldMessage =
  'The cells that you pasted before still wait. Paste or cancel them, then paste the new ones again.'

const ghostHint = 'Enter pastes, arrow keys or dragging move it, Escape cancels.'

const emptyReport: Report = { message: '', alike: [], notes: [], extraRows: [] }

/** Blank texts clear cells. @param verb what happened to the other cells, such as "filled in" */
export function reportEdit(
  changes: readonly CellChange[],
  { unapplied, conversions }: Pick<TableEdit, 'unapplied' | 'conversions'>,
  verb: string,
): Report {
  const unappliedKeys = new Set(unapplied.map(cellKey))
  const written = changes.filter((change) => !unappliedKeys.has(cellKey(change)))
  const cleared = written.filter(({ text }) => text.trim() === '').length
  const filled = written.length - cleared
  const count = (part: number) =>
    unapplied.length === 0 ? countCells(part) : `${part} of ${countCells(changes.length)}`
  const alsoCleared = cleared > 0 ? `, ${cleared} cleared` : ''
  const message =
    filled === 0 && cleared > 0 ? `${count(cleared)} cleared.` : `${count(filled)} ${verb}${alsoCleared}.`
  const converted = conversions.filter((change) => !unappliedKeys.has(cellKey(change)))
  const notes = converted.map((change) => change.message)
  return changes.length > 1
    ? { ...emptyReport, message, notes }
    : { ...emptyReport, message: notes.join(' ') }
}

function countCells(count: number): string {
  return count === 1 ? '1 cell' : `${count.toLocaleString('en-US')} cells`
}
