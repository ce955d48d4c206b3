import { useMemo, useState, type RefObject, useEffect, useRef } from 'react'
import type { DataGridHandle } from 'react-data-grid'
import type { Table } from '../tables/Table.ts'
import { findPosition } from './gridCells.ts'
import { movePosition, rangeBetween, type Position, type CellRange } from './gridRange.ts'
import { useStableCallback } from '../../calculator/ui/useStableCallback.ts'
import type { Jump } from '../state/model.ts'
import { useWorkbench } from '../state/WorkbenchProvider.tsx'
import { findCellAt } from './cellDiagnostics.ts'

/**
 * The selected range: from the active cell, which react-data-grid manages, to another cell. It can extend over cells that
 * the grid has not rendered.
 */
export function useGridSelection(table: Table, grid: RefObject<DataGridHandle | null>) {
  const [active, setActive] = useState<Position | null>(null)
  const [extent, setExtent] = useState<Position | null>(null)
  const lastRow = table.rows.length - 1
  const lastColumn = table.columns.length - 1
  const isInside = active !== null && active.row >= 0 && active.row <= lastRow && active.column <= lastColumn
  const cell = isInside ? active : null
  const end = useMemo<Position | null>(
    () => extent && { row: Math.min(extent.row, lastRow), column: Math.min(extent.column, lastColumn) },
    [extent, lastRow, lastColumn],
  )
  const range = useMemo<CellRange | null>(() => cell && rangeBetween(cell, end ?? cell), [cell, end])
  const firstColumn = Math.max(
    0,
    table.columns.findIndex(({ isRowHeader }) => !isRowHeader),
  )
  const bounds = { firstColumn, lastRow, lastColumn }
  const focusCell = ({ row, column }: Position) => {
    grid.current?.selectCell({ rowIdx: row, idx: column }, { shouldFocusCell: true })
    // The grid only moves the focus to another cell.
    if (row === active?.row && column === active.column)
      grid.current?.element?.querySelector<HTMLElement>('[data-active]')?.focus()
  }
  const extendTo = (position: Position) => {
    setExtent(position)
    grid.current?.scrollToCell({ rowIdx: position.row, idx: position.column })
  }
  return {
    cell,
    range,
    focusCell,
    extendTo,
    /** The grid has activated another cell, or a header cell. */
    onActivated: (position: Position) => {
      setExtent(null)
      setActive(position)
    },
    /** Moves the active cell to the end of a row or the table. */
    jump: (key: string, isCtrl: boolean) => {
      const target = cell && movePosition(cell, key, isCtrl, bounds)
      if (target) focusCell(target)
    },
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

/** A grid may be shown only after the jump, and may be shown again later. */
const followed = new WeakSet<Jump>()

/** Moves the focus to the cell that a jump leads to. */
export function useGridJump(table: Table, folder: string, focusCell: (position: Position) => void): void {
  const { jump } = useWorkbench()
  const follow = useStableCallback((target: Jump & { pointer: string }) => {
    const cell = findCellAt(table, { file: target.path, pointer: target.pointer }, folder)
    const position = cell && findPosition(table, cell)
    if (!position) return
    followed.add(target)
    focusCell(position)
  })
  // Most tables do not have the cell, so they look for it only once.
  useEffect(() => {
    if (hasPointer(jump) && !followed.has(jump)) follow(jump)
  }, [jump, folder, follow])
}

function hasPointer(jump: Jump | null): jump is Jump & { pointer: string } {
  return Boolean(jump?.pointer)
}

/** Returns a function that moves the focus to the first value of a row, as soon as the table has the row. */
export function useNewRowFocus(table: Table, focusCell: (position: Position) => void) {
  const awaited = useRef<number>(null)
  useEffect(() => {
    const { current: row } = awaited
    if (row === null || !table.rows[row]) return
    awaited.current = null
    const column = table.columns.findIndex(({ isRowHeader }) => !isRowHeader)
    focusCell({ row, column: Math.max(0, column) })
  }, [table, focusCell])
  return (row: number) => {
    awaited.current = row
  }
}
