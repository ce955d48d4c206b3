/** A cell, by its indexes in the grid. */
export interface Position {
  row: number
  column: number
}

/** A rectangle of cells; all indexes are inclusive. */
export interface Range {
  top: number
  left: number
  bottom: number
  right: number
}

export function rangeBetween(one: Position, other: Position): Range {
  return {
    top: Math.min(one.row, other.row),
    left: Math.min(one.column, other.column),
    bottom: Math.max(one.row, other.row),
    right: Math.max(one.column, other.column),
  }
}

export function containsCell({ top, left, bottom, right }: Range, { row, column }: Position): boolean {
  return row >= top && row <= bottom && column >= left && column <= right
}

export function countRows({ top, bottom }: Range): number {
  return bottom - top + 1
}

export function countColumns({ left, right }: Range): number {
  return right - left + 1
}

export function positionsIn({ top, left, bottom, right }: Range): Position[] {
  const columns = Array.from({ length: right - left + 1 }, (_, index) => left + index)
  return Array.from({ length: bottom - top + 1 }, (_, index) => top + index).flatMap((row) =>
    columns.map((column) => ({ row, column })),
  )
}

const directions: Record<string, Position> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
}

export interface GridBounds {
  rows: number
  columns: number
  firstColumn: number
  isFilled: (position: Position) => boolean
}

/**
 * Where a key moves to. With Ctrl, arrows move to the end of a block of filled cells, or to the next one.
 * @returns null if the key does not move
 */
export function movePosition(
  from: Position,
  key: string,
  isCtrl: boolean,
  bounds: GridBounds,
): Position | null {
  if (key === 'Home') return { row: isCtrl ? 0 : from.row, column: bounds.firstColumn }
  if (key === 'End') return { row: isCtrl ? bounds.rows - 1 : from.row, column: bounds.columns - 1 }
  const direction = directions[key]
  if (!direction) return null
  return isCtrl ? moveToEdge(from, direction, bounds) : step(from, direction, bounds)
}

function moveToEdge(from: Position, direction: Position, bounds: GridBounds): Position {
  let current = step(from, direction, bounds)
  const isInBlock = bounds.isFilled(from) && bounds.isFilled(current)
  for (;;) {
    const next = step(current, direction, bounds)
    if (isSame(next, current)) return current
    if (isInBlock ? !bounds.isFilled(next) : bounds.isFilled(current)) return current
    current = next
  }
}

function step({ row, column }: Position, direction: Position, { rows, columns }: GridBounds): Position {
  return {
    row: Math.min(rows - 1, Math.max(0, row + direction.row)),
    column: Math.min(columns - 1, Math.max(0, column + direction.column)),
  }
}

function isSame(one: Position, other: Position) {
  return one.row === other.row && one.column === other.column
}
