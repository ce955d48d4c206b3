import { group } from 'd3-array'
import type { Column, ColumnOrColumnGroup, RenderEditCellProps } from 'react-data-grid'
import { CellContent, ColumnTitle, type GridRow, useGrid } from './GridCell.tsx'
import { describeCell, shownTitle } from './gridCells.ts'
import type { GridLayout } from './measureColumns.ts'
import { useState, type KeyboardEvent } from 'react'
import { cellKey, textOf, type Table } from '../tables/Table.ts'

export function toDataGridColumns(
  table: Table,
  { widths, frozenCount, fits }: Pick<GridLayout, 'widths' | 'frozenCount' | 'fits'>,
): ColumnOrColumnGroup<GridRow>[] {
  const last = table.columns.length - 1
  const columns = table.columns.map((column, index): Column<GridRow> => ({
    key: column.name,
    name: shownTitle(column),
    // Where the grid has more space than its columns, such as for a scroll bar, the last one takes it.
    width: fits && index === last ? `minmax(${widths[index]!}px, 1fr)` : widths[index]!,
    frozen: index < frozenCount,
    resizable: true,
    headerCellClass: 'table-grid-title',
    editable: (row) => table.rows[row.index]?.cells[column.name] != null,
    // Edits elsewhere must not discard the text in the editor.
    editorOptions: { closeOnExternalRowChange: false },
    renderHeaderCell: () => <ColumnTitle title={shownTitle(column)} name={column.name} />,
    renderCell: ({ row }) => <CellContent row={row} columnIndex={index} />,
    ...(column.header === undefined && {
      renderEditCell: ({ row, onRowChange }) => (
        <CellEditor row={row} columnIndex={index} onRowChange={onRowChange} />
      ),
    }),
  }))
  const groups = group(columns, (_, index) => table.columns[index]!.group ?? index)
  return Array.from(groups, ([name, children]) =>
    typeof name === 'string' ? { name, children } : children[0]!,
  )
}

interface CellEditorProps extends Pick<RenderEditCellProps<GridRow>, 'row' | 'onRowChange'> {
  columnIndex: number
}

/** Edits the text of a cell. The grid applies it when the user leaves the cell. */
function CellEditor({ row, columnIndex, onRowChange }: CellEditorProps) {
  const { table, unapplied, lastKey } = useGrid()
  const [keepsText] = useState(() => lastKey.current === 'F2')
  const column = table.columns[columnIndex]!
  const cell = { row: row.name, column: column.name }
  const stored = textOf(table, cell)
  const waiting = row.waiting?.findLast((change) => change.column === column.name)
  const text = row.draft?.text ?? waiting?.text ?? unapplied.get(cellKey(cell))?.text ?? stored
  const shared = {
    'aria-label': describeCell(table, { row: row.index, column: columnIndex }),
    'data-kind': column.format.kind,
    ...(column.language !== undefined && { lang: column.language, dir: 'auto' }),
    value: text,
    onKeyDown: keepUndo,
  }
  const change = (changed: string) => onRowChange({ ...row, draft: { ...cell, text: changed } })
  if (!column.format.choices)
    return (
      <input
        {...shared}
        ref={keepsText ? focusEnd : focusAll}
        autoComplete="off"
        spellCheck={column.format.kind === 'text'}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
    )
  const choices = ['', ...column.format.choices]
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
