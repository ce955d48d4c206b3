import { useEffect, useRef } from 'react'
import { isRowHeader, type GridTable } from './gridCells.ts'
import type { Position } from './gridRange.ts'

/** Returns a function that moves the focus to the first value of a row, as soon as the table has the row. */
export function useNewRowFocus(table: GridTable, focusCell: (position: Position) => void) {
  const awaited = useRef<number>(null)
  useEffect(() => {
    const { current: row } = awaited
    if (row === null || !table.rows[row]) return
    awaited.current = null
    const column = table.gridColumns.findIndex((each) => !isRowHeader(each))
    focusCell({ row, column: Math.max(0, column) })
  }, [table, focusCell])
  return (row: number) => {
    awaited.current = row
  }
}
