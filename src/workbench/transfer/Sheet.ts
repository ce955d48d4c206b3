/** The texts of a sheet's cells, by row. All rows have the same length; an empty cell is ''. */
export type TextGrid = readonly (readonly string[])[]

/** A sheet of a file, or pasted cells. */
export interface Sheet {
  name: string
  grid: TextGrid
}

/** A file or pasted cells that cannot be imported, with a sentence that says what to do. */
export class ImportError extends Error {
  override name = 'ImportError'
}

const maxCells = 100_000

/**
 * Trims the texts, and removes empty rows and columns at the end.
 * @throws ImportError if there are too many cells
 */
export function toTextGrid(rows: readonly (readonly string[])[]): TextGrid {
  const trimmed = rows.map((row) => row.map((text) => text.trim()))
  const height = trimmed.findLastIndex((row) => row.some((text) => text !== '')) + 1
  const width = trimmed.reduce((max, row) => Math.max(max, row.findLastIndex((text) => text !== '') + 1), 0)
  if (height * width > maxCells)
    throw new ImportError(
      `There are ${(height * width).toLocaleString('en-US')} cells, more than ${maxCells.toLocaleString('en-US')}. Copy the part that you need, and paste it.`,
    )
  return trimmed.slice(0, height).map((row) => Array.from({ length: width }, (_, index) => row[index] ?? ''))
}

/** Swaps rows and columns. */
export function transpose(grid: TextGrid): TextGrid {
  return (grid[0] ?? []).map((_, column) => grid.map((row) => row[column] ?? ''))
}
