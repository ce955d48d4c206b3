import { useMemo, useState, type RefObject } from 'react'
import type { DataGridHandle } from 'react-data-grid'
import { isRowHeader, textAt, type GridTable } from './gridCells.ts'
import { movePosition, rangeBetween, type GridBounds, type Position, type Range } from './gridRange.ts'

/**
 * The selected range: from the active cell, which react-data-grid manages, to another cell. It can extend over cells that
 * the grid has not rendered.
 */
export function useGridSelection(table: GridTable, grid: RefObject<DataGridHandle | null>) {
  const [active, setActive] = useState<Position | null>(null)
  const [extent, setExtent] = useState<Position | null>(null)
  const lastRow = table.rows.length - 1
  const lastColumn = table.gridColumns.length - 1
  const isInside = active !== null && active.row >= 0 && active.row <= lastRow && active.column <= lastColumn
  const cell = isInside ? active : null
  const end = useMemo<Position | null>(
    () => extent && { row: Math.min(extent.row, lastRow), column: Math.min(extent.column, lastColumn) },
    [extent, lastRow, lastColumn],
  )
  const range = useMemo<Range | null>(() => cell && rangeBetween(cell, end ?? cell), [cell, end])
  const firstColumn = Math.max(
    0,
    table.gridColumns.findIndex((column) => !isRowHeader(column)),
  )
  const bounds: GridBounds = {
    rows: table.rows.length,
    columns: table.gridColumns.length,
    firstColumn,
    isFilled: (position) => textAt(table, position) !== '',
  }
  const focusCell = ({ row, column }: Position) =>
    grid.current?.selectCell({ rowIdx: row, idx: column }, { shouldFocusCell: true })
  const extendTo = (position: Position) => {
    setExtent(position)
    grid.current?.scrollToCell({ rowIdx: position.row, idx: position.column })
  }
  return {
    cell,
    range,
    /** The first column that does not name the row. */
    firstColumn,
    focusCell,
    extendTo,
    /** The grid has activated another cell, or a header cell. */
    onActivated: (position: Position) => {
      setExtent(null)
      setActive(position)
    },
    /** Moves the active cell to the end of a block, a row, or the table. */
    jump: (key: string, isCtrl: boolean) => {
      const target = cell && movePosition(cell, key, isCtrl, bounds)
      if (target) focusCell(target)
    },
    /** Moves the other end of the range. */
    extend: (key: string, isCtrl: boolean) => {
      const target = cell && movePosition(end ?? cell, key, isCtrl, bounds)
      if (target) extendTo(target)
    },
    collapse: () => setExtent(null),
    selectAll: () => {
      focusCell({ row: 0, column: firstColumn })
      setExtent({ row: lastRow, column: lastColumn })
    },
  }
}

export type GridSelection = ReturnType<typeof useGridSelection>
