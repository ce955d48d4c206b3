import { createContext, use, type RefObject } from 'react'
import type { Diagnostic } from '../../check/Diagnostic.ts'
import type { CellChange, RejectedChange } from '../tables/Table.ts'
import type { GridTable } from './gridCells.ts'
import type { Position, Range } from './gridRange.ts'

/** A row of react-data-grid. Its cells are in the table. */
export interface GridRow {
  name: string
  index: number
  /** The text in the cell editor. */
  draft?: CellChange
  /** The texts that the fill handle copies to the row. */
  filled?: readonly CellChange[]
}

interface GridState {
  table: GridTable
  range: Range | null
  rejected: ReadonlyMap<string, RejectedChange>
  diagnostics: ReadonlyMap<string, readonly Diagnostic[]>
  /** The key that was pressed last: F2 keeps the text that it edits, and other keys replace it. */
  lastKey: RefObject<string>
  /** The pointer moved over a cell while its button is down. */
  onDrag: (position: Position) => void
}

/** What the cells of a grid show. A context, so that react-data-grid keeps its columns while the selection changes. */
export const GridContext = createContext<GridState | null>(null)

export function useGrid(): GridState {
  const grid = use(GridContext)
  if (!grid) throw new Error('Wrap this in a GridContext')
  return grid
}
