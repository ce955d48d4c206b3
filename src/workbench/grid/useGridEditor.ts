import { useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { type CellChange, textOf, type Table } from '../tables/Table.ts'
import type { YearTexts } from '../../contract/yearDocuments.ts'
import { ImportError, type TextGrid } from '../transfer/sheet.ts'
import { changeAt, clearRange, copyRange, describeCell, fillDown, findPosition, textAt } from './gridCells.ts'
import type { GridCommand } from './gridCommands.ts'
import type { Range } from './gridRange.ts'
import { planPaste, type NewRow, toPastedBlock } from './planPaste.ts'
import { emptyReport, reportEdit, reportPaste, type Report } from './report.ts'
import { type GridSelection, useNewRowFocus } from './useGridSelection.ts'
import { hasSameTexts, type TableModel } from './useTable.ts'

/** A paste that can be repeated in order, as long as nothing else changes. */
interface Paste {
  block: TextGrid
  range: Range
  table: Table
  before: YearTexts
}

/** Changes the selected cells by commands, buttons, and the clipboard, and reports what was changed. */
export function useGridEditor(model: TableModel, selection: GridSelection) {
  const [report, setReport] = useState<Report>(emptyReport)
  const [lastPaste, setLastPaste] = useState<(Paste & { after: YearTexts }) | null>(null)
  const { table, definition } = model
  const { cell, range } = selection
  const focusNewRow = useNewRowFocus(table, selection.focusCell)

  const change = (changes: readonly CellChange[], verb: string) =>
    setReport(reportEdit(changes, model.apply(changes), verb))

  const addRows = (newRows: readonly NewRow[]) => {
    const edit = model.addRows(newRows)
    if (edit) {
      focusNewRow(table.rows.length)
      setReport({ ...emptyReport, doubtful: edit.doubtful })
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
    const isOne = position && changes.length === 1 && edit.rejected.length === 0
    setReport(
      isOne
        ? { ...emptyReport, message: `${describeCell(table, position)} cleared.` }
        : reportEdit(changes, edit, 'cleared'),
    )
  }

  const commands: Record<GridCommand, (event: KeyboardEvent) => void> = {
    clear,
    extend: ({ key, ctrlKey, metaKey }) => selection.extend(key, ctrlKey || metaKey),
    fillDown: fill,
    jump: ({ key, ctrlKey, metaKey }) => selection.jump(key, ctrlKey || metaKey),
    moveRowDown: () => moveRow(1),
    moveRowUp: () => moveRow(-1),
    reset: () => {
      if (cell) model.discard(changeAt(table, cell, ''))
      selection.collapse()
    },
    selectAll: selection.selectAll,
    toggle: () => {
      if (cell) change([changeAt(table, cell, textAt(table, cell) === 'Yes' ? 'No' : 'Yes')], 'changed')
    },
  }

  const paste = (source: Paste, isInOrder = false) => {
    const { block, range: target, table: pastedTo, before } = source
    const { changes, ...plan } = planPaste(pastedTo, target, block, isInOrder)
    const edit = model.apply(changes, before)
    const counted = changes.filter((each) => each.text.trim() !== '' || textOf(pastedTo, each) !== '')
    setReport({ ...reportPaste(counted, edit), ...plan })
    setLastPaste({ ...source, after: { ...before, ...edit.texts } })
  }

  const pasteText = (text: string) => {
    if (!range) return
    try {
      paste({ block: toPastedBlock(text), range, table, before: model.texts })
    } catch (error) {
      if (!(error instanceof ImportError)) throw error
      setReport({ ...emptyReport, message: error.message })
    }
  }

  const copy = ({ clipboardData }: ClipboardEvent) => {
    if (range) clipboardData.setData('text/plain', copyRange(table, range))
  }

  return {
    report,
    commands,
    change,
    addRows,
    moveRow,
    fill,
    /** Pastes again in order, with all rows and columns; null after another change. */
    pasteInOrder:
      lastPaste && hasSameTexts(lastPaste.after, model.texts) ? () => paste(lastPaste, true) : null,
    /** For an element around the grid. The browser handles the clipboard in the cell editor. */
    clipboard: {
      onCopy: outsideEditor(copy),
      onCut: outsideEditor((event) => {
        copy(event)
        clear()
      }),
      onPaste: outsideEditor(({ clipboardData }) => pasteText(clipboardData.getData('text/plain'))),
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
