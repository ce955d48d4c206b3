import CircleAlert from '~icons/lucide/circle-alert'
import PencilOff from '~icons/lucide/pencil-off'
import TriangleAlert from '~icons/lucide/triangle-alert'
import type { ReactNode } from 'react'
import { Cell, type CellRendererProps } from 'react-data-grid'
import { cellKey } from './cellDiagnostics.ts'
import { describeCellState, type CellTone } from './describeCellState.ts'
import { isRowHeader } from './gridCells.ts'
import { useGrid, type GridRow } from './GridContext.ts'
import { containsCell } from './gridRange.ts'
import { shortenMeaning } from './measureColumns.ts'
import type { CellKind } from '../tables/Table.ts'

const marks: Record<CellTone, ReactNode> = {
  rejected: <PencilOff aria-label="Not applied" />,
  error: <CircleAlert aria-label="Error" />,
  warning: <TriangleAlert aria-label="Warning" />,
}

/** A cell of the grid, with its role, its selection, and the mark of a problem. */
export function GridCell(props: CellRendererProps<GridRow, unknown>) {
  const { row, column, isCellSelected: isActive } = props
  const { table, range, onDrag } = useGrid()
  const state = useCellState(row, column.key)
  const position = { row: row.index, column: column.idx }
  const cell = table.rows[row.index]!.cells[column.key]
  const language = table.gridColumns[column.idx]!.column?.language
  const isSelected = range !== null && containsCell(range, position)
  return (
    <Cell
      {...props}
      role={isRowHeader(table.gridColumns[column.idx]!) ? 'rowheader' : 'gridcell'}
      aria-selected={isSelected || isActive}
      aria-invalid={state.tone === 'rejected' || state.tone === 'error' || undefined}
      data-active={isActive || undefined}
      data-tone={state.tone ?? undefined}
      data-kind={table.gridColumns[column.idx]!.column?.kind}
      // A meaning of an empty cell is in the language of the page.
      {...(language !== undefined && cell?.text && { lang: language, dir: 'auto' })}
      data-place={cell && `${cell.file}#${cell.pointer}`}
      // The text has its own tooltip: on the cell, it would be read twice.
      title={state.message || undefined}
      onMouseEnter={({ buttons }) => {
        if (buttons === 1) onDrag(position)
      }}
    />
  )
}

/** What is inside a cell. */
export function CellContent({ row, columnKey }: { row: GridRow; columnKey: string }) {
  const { text, emptyMeans, tone, kind } = useCellState(row, columnKey)
  return (
    <>
      {tone && <span className="table-grid-mark">{marks[tone]}</span>}
      {text === '' ? <EmptyMeaning kind={kind} meaning={emptyMeans} /> : <span title={text}>{text}</span>}
    </>
  )
}

function useCellState({ name, index }: GridRow, columnKey: string) {
  const { table, rejected, diagnostics } = useGrid()
  const { headers, cells } = table.rows[index]!
  const { column, header } = table.gridColumns.find(({ key }) => key === columnKey)!
  const key = cellKey({ row: name, column: columnKey })
  const cell = column ? (cells[columnKey] ?? null) : { text: headers[header]! }
  return { ...describeCellState(column, cell, rejected.get(key), diagnostics.get(key)), kind: column?.kind }
}

function EmptyMeaning({ kind, meaning }: { kind: CellKind | undefined; meaning: string }) {
  const shown = shortenMeaning(kind, meaning)
  return (
    <span className="table-grid-empty" role={shown === meaning ? undefined : 'img'} title={meaning}>
      {shown}
    </span>
  )
}
