import { ImportError } from './ImportError.ts'
import {
  cellAddress,
  fullExtent,
  isOutside,
  maxCells,
  tableExtent,
  throwIfTooLarge,
  throwTooLarge,
  type Extent,
  type Position,
} from './tableExtent.ts'

/** The texts of a sheet's cells, by row. All rows have the same length; an empty cell is ''. */
export type TextGrid = readonly (readonly string[])[]

/** A sheet of a file, or pasted cells. */
export interface Sheet {
  name: string
  grid: TextGrid
  /** The addresses of cells that are not in the grid, because they are far from the others: ['XFD1048576']. */
  ignoredCells: readonly string[]
}

/** The length of all texts. A small workbook can repeat a long text in each cell. */
const maxTextLength = 10_000_000

/**
 * Trims the texts, and leaves out cells that are far from the others in a sheet that is too large otherwise.
 * @throws ImportError if there are too many cells or too much text
 */
export function toSheet(name: string, rows: readonly (readonly string[])[]): Sheet {
  const cells = filledCells(rows)
  const extent = tableExtent(cells)
  return {
    name,
    grid: crop(rows, extent),
    ignoredCells: cells.filter((cell) => isOutside(cell, extent)).map(cellAddress),
  }
}

/**
 * Trims the texts, and removes empty rows and columns at the end.
 * @throws ImportError if there are too many cells or too much text
 */
export function toTextGrid(rows: readonly (readonly string[])[]): TextGrid {
  return crop(rows, throwIfTooLarge(fullExtent(filledCells(rows))))
}

/** Swaps rows and columns. */
export function transpose(grid: TextGrid): TextGrid {
  return (grid[0] ?? []).map((_, column) => grid.map((row) => row[column] ?? ''))
}

function filledCells(rows: readonly (readonly string[])[]): Position[] {
  const cells: Position[] = []
  let textLength = 0
  for (const [rowIndex, row] of rows.entries())
    for (const [columnIndex, text] of row.entries()) {
      if (text.trim() === '') continue
      textLength += text.length
      if (cells.push({ row: rowIndex + 1, column: columnIndex + 1 }) > maxCells) throwTooLarge()
      if (textLength > maxTextLength)
        throw new ImportError('There is too much text. Copy the part that you need, and paste it.')
    }
  return cells
}

function crop(rows: readonly (readonly string[])[], { height, width }: Extent): TextGrid {
  return rows
    .slice(0, height)
    .map((row) => Array.from({ length: width }, (_, index) => (row[index] ?? '').trim()))
}
