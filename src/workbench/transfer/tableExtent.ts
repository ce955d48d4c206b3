import { ImportError } from './ImportError.ts'

/** A row and a column, from 1. */
export interface Position {
  row: number
  column: number
}

export interface Extent {
  height: number
  width: number
}

export const maxCells = 100_000

/** The dialog shows a list of choices for each column. */
const maxColumns = 1000

/** The most empty rows or columns within a table, in a sheet that is larger than the limit. */
const maxGap = 100

/** @throws ImportError */
export function throwTooLarge(): never {
  throw new ImportError(
    `There are more than ${maxCells.toLocaleString('en-US')} cells or ${maxColumns.toLocaleString('en-US')} columns. Copy the part that you need, and paste it.`,
  )
}

/** The smallest extent with all of these cells. */
export function fullExtent(cells: readonly Position[]): Extent {
  return {
    height: cells.reduce((max, { row }) => Math.max(max, row), 0),
    width: cells.reduce((max, { column }) => Math.max(max, column), 0),
  }
}

/**
 * The extent with all of these cells or, if that is too large, without those that are far below or beside the others.
 * @throws ImportError if both are too large
 */
export function tableExtent(cells: readonly Position[]): Extent {
  const full = fullExtent(cells)
  if (isAllowed(full)) return full
  const height = endOfFirstGroup(cells.map(({ row }) => row))
  const above = cells.filter(({ row }) => row <= height)
  return throwIfTooLarge({ height, width: endOfFirstGroup(above.map(({ column }) => column)) })
}

/** @throws ImportError */
export function throwIfTooLarge(extent: Extent): Extent {
  return isAllowed(extent) ? extent : throwTooLarge()
}

export function isOutside({ row, column }: Position, { height, width }: Extent): boolean {
  return row > height || column > width
}

/** The address of a cell in a spreadsheet: A1. */
export function cellAddress({ row, column }: Position): string {
  let letters = ''
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCodePoint(65 + ((rest - 1) % 26)) + letters
  return `${letters}${row}`
}

function isAllowed({ height, width }: Extent) {
  return height * width <= maxCells && width <= maxColumns
}

function endOfFirstGroup(numbers: readonly number[]) {
  const sorted = [...new Set(numbers)].toSorted((one, other) => one - other)
  return sorted.find((number, index) => (sorted[index + 1] ?? Infinity) - number > maxGap + 1) ?? 0
}
