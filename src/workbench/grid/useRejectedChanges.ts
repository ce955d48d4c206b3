import { useMemo } from 'react'
import { tablePrefix, unappliedCellKey, type UnappliedText } from '../state/UnappliedText.ts'
import { useDispatch, useWorkbench } from '../state/WorkbenchProvider.tsx'
import type { CellChange, RejectedChange } from '../tables/Table.ts'
import type { TableName } from '../tables/tables.ts'
import { cellKey } from './cellDiagnostics.ts'
import { describeCell, findPosition, textAt, type GridTable } from './gridCells.ts'

interface GridSource {
  /** The folder of the year. */
  folder: string
  name: TableName
  title: string
  view: string | undefined
}

/** The texts of a table's cells that could not be understood, by the key of the cell. They are in the model. */
export function useRejectedChanges({ folder, name, title, view }: GridSource, table: GridTable) {
  const { unapplied } = useWorkbench()
  const dispatch = useDispatch()
  const rejected = useMemo<ReadonlyMap<string, RejectedChange>>(() => {
    const prefix = tablePrefix(folder, name)
    return new Map(
      Object.entries(unapplied).flatMap(([key, { cell, text, message, current }]) => {
        if (!cell || !key.startsWith(prefix) || cell.view !== view) return []
        const position = findPosition(table, cell)
        // The value has been changed in another way since.
        if (!position || textAt(table, position) !== current) return []
        return [[cellKey(cell), { row: cell.row, column: cell.column, text, message }] as const]
      }),
    )
  }, [unapplied, folder, name, view, table])

  /** Replaces the rejected texts of the changed cells. @param changed the table after the other changes */
  const record = (changed: GridTable, changes: readonly CellChange[], refused: readonly RejectedChange[]) => {
    const keyOf = ({ row, column }: CellChange) => unappliedCellKey(folder, name, row, column)
    const texts = Object.fromEntries([
      ...changes.map((change) => [keyOf(change), null] as const).filter(([key]) => key in unapplied),
      ...refused.map((change) => [keyOf(change), toUnapplied(changed, change)] as const),
    ])
    if (Object.keys(texts).length > 0) dispatch({ type: 'textsRefused', texts })
  }
  const toUnapplied = (
    grid: GridTable,
    { row, column, text, message }: RejectedChange,
  ): UnappliedText | null => {
    const position = findPosition(grid, { row, column })
    const cell = position && grid.rows[position.row]!.cells[column]
    if (!cell) return null
    const { file, pointer, text: current } = cell
    const label = `${title}: ${describeCell(grid, position)}`
    return { file, pointer, label, text, message, current, cell: { table: name, view, row, column } }
  }
  return { rejected, record }
}
