import { extent } from 'd3-array'

/** A cell, by its indexes in the grid. */
export interface Position {
  row: number
  column: number
}

/** A rectangle of cells; all indexes are inclusive. */
export interface CellRange {
  top: number
  left: number
  bottom: number
  right: number
}

export function rangeBetween(one: Position, other: Position): CellRange {
  return {
    top: Math.min(one.row, other.row),
    left: Math.min(one.column, other.column),
    bottom: Math.max(one.row, other.row),
    right: Math.max(one.column, other.column),
  }
}

/** The smallest range with all of some cells. */
export function rangeAround(positions: readonly Position[]): CellRange {
  const [top = 0, bottom = top] = extent(positions, ({ row }) => row)
  const [left = 0, right = left] = extent(positions, ({ column }) => column)
  return { top, left, bottom, right }
}

/** Moves a range by rows and columns, but not beyond the first ones. */
export function moveRange({ top, left, bottom, right }: CellRange, by: Position): CellRange {
  const row = Math.max(-top, by.row)
  const column = Math.max(-left, by.column)
  return { top: top + row, left: left + column, bottom: bottom + row, right: right + column }
}

export function isOneCell({ top, left, bottom, right }: CellRange): boolean {
  return top === bottom && left === right
}

export function containsCell({ top, left, bottom, right }: CellRange, { row, column }: Position): boolean {
  return row >= top && row <= bottom && column >= left && column <= right
}

export function positionsIn({ top, left, bottom, right }: CellRange): Position[] {
  return Array.from({ length: bottom - top + 1 }, (_, row) =>
    Array.from({ length: right - left + 1 }, (__, column) => ({ row: top + row, column: left + column })),
  ).flat()
}

interface GridBounds {
  firstColumn: number
  lastRow: number
  lastColumn: number
}

/**
 * Where a key moves to. With Ctrl, it moves to the edge of the table.
 * @returns undefined if the key does not move
 */
export function movePosition(
  { row, column }: Position,
  key: string,
  isCtrl: boolean,
  { firstColumn, lastRow, lastColumn }: GridBounds,
): Position | undefined {
  const distance = isCtrl ? Infinity : 1
  const targets: Record<string, Position> = {
    ArrowUp: { row: Math.max(0, row - distance), column },
    ArrowDown: { row: Math.min(lastRow, row + distance), column },
    ArrowLeft: { row, column: Math.max(0, column - distance) },
    ArrowRight: { row, column: Math.min(lastColumn, column + distance) },
    Home: { row: isCtrl ? 0 : row, column: firstColumn },
    End: { row: isCtrl ? lastRow : row, column: lastColumn },
  }
  return targets[key]
}
