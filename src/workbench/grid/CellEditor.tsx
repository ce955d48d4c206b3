import { useState, type KeyboardEvent } from 'react'
import type { RenderEditCellProps } from 'react-data-grid'
import { cellKey } from './cellDiagnostics.ts'
import { describeCell } from './gridCells.ts'
import { useGrid, type GridRow } from './GridContext.ts'

interface CellEditorProps extends Pick<RenderEditCellProps<GridRow>, 'row' | 'onRowChange'> {
  columnIndex: number
}

/** Edits the text of a cell. The grid applies it when the user leaves the cell. */
export function CellEditor({ row, columnIndex, onRowChange }: CellEditorProps) {
  const { table, rejected, lastKey } = useGrid()
  const [keepsText] = useState(() => lastKey.current === 'F2')
  const { key, column } = table.gridColumns[columnIndex]!
  const cell = { row: row.name, column: key }
  const stored = table.rows[row.index]?.cells[key]?.text ?? ''
  const text = row.draft?.text ?? rejected.get(cellKey(cell))?.text ?? stored
  const shared = {
    'aria-label': describeCell(table, { row: row.index, column: columnIndex }),
    'data-kind': column?.kind,
    ...(column?.language !== undefined && { lang: column.language, dir: 'auto' }),
    value: text,
    onKeyDown: keepUndo,
  }
  const change = (changed: string) => onRowChange({ ...row, draft: { ...cell, text: changed } })
  if (!column?.choices)
    return (
      <input
        {...shared}
        ref={keepsText ? focusEnd : focusAll}
        autoComplete="off"
        spellCheck={column?.kind === 'text'}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
    )
  const choices = ['', ...column.choices]
  return (
    <select {...shared} ref={focus} onChange={({ currentTarget }) => change(currentTarget.value)}>
      {(choices.includes(text) ? choices : [text, ...choices]).map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </select>
  )
}

/** Undo in the editor concerns its text, not the files. */
function keepUndo(event: KeyboardEvent) {
  if ((event.ctrlKey || event.metaKey) && ['z', 'y'].includes(event.key.toLowerCase()))
    event.stopPropagation()
}

function focus(element: HTMLElement | null) {
  element?.focus()
}

function focusAll(input: HTMLInputElement | null) {
  input?.focus()
  input?.select()
}

function focusEnd(input: HTMLInputElement | null) {
  input?.focus()
  input?.setSelectionRange(input.value.length, input.value.length)
}
