import { max } from 'd3-array'
import type { FileUnit } from '../tables/unitAmounts.ts'

/** The texts of a sheet's cells, by row. All rows have the same length; an empty cell is ''. */
export type TextGrid = readonly (readonly string[])[]

export interface Sheet {
  name: string
  grid: TextGrid
  /** How many spaces are before the first text of each row; undefined if no row has any. */
  indents?: readonly number[]
  /** If the rows are sentences that were divided. */
  sentences?: {
    /** Where each row is in what was opened: ['line 1']. */
    places: readonly string[]
    /** A unit of the amounts, which say their own; undefined if one does not. */
    unit: FileUnit | undefined
  }
  /** The addresses of cells that are not in the grid, because they are far from the others: ['XFD1048576']. */
  ignoredCells: readonly string[]
}

/** A file or pasted cells that cannot be imported, with a sentence that says what to do. */
export class ImportError extends Error {
  override name = 'ImportError'
}

/** The cells of a sheet that limits apply to: a row and a column, from 1. */
export interface CellPosition {
  row: number
  column: number
}

interface Extent {
  height: number
  width: number
}

export const maxCells = 100_000

/** The dialog shows a list of choices for each column. */
const maxColumns = 1000

/** The most empty rows or columns within a table, in a sheet that is larger than the limit. */
const maxGap = 100

/** The length of all texts. A small workbook can repeat a long text in each cell. */
const maxTextLength = 10_000_000

/**
 * Trims the texts, and leaves out cells that are far from the others in a sheet that is too large otherwise.
 * @throws ImportError if there are too many cells or too much text
 */
export function toSheet(name: string, rows: TextGrid): Sheet {
  const { extent, ignoredCells } = limitCells(filledCells(rows))
  const grid = rows
    .slice(0, extent.height)
    .map((row) => Array.from({ length: extent.width }, (_, index) => (row[index] ?? '').trim()))
  const indents = rows.slice(0, extent.height).map(([text = '']) => text.length - text.trimStart().length)
  return { name, grid, ignoredCells, ...(indents.some((indent) => indent > 0) && { indents }) }
}

/** Swaps the rows and columns of a grid if the table's columns are its rows. */
export function orient(grid: TextGrid, { isTransposed }: { isTransposed: boolean }): TextGrid {
  if (!isTransposed) return grid
  return (grid[0] ?? []).map((_, column) => grid.map((row) => row[column] ?? ''))
}

export function readLoneText(row: readonly string[]): string | undefined {
  const filled = row.filter((text) => text !== '')
  return filled.length === 1 ? filled[0] : undefined
}

/** The address of a cell in a spreadsheet: A1. */
export function cellAddress({ row, column }: CellPosition): string {
  return `${columnLetters(column)}${row}`
}

/** The name of a column in a spreadsheet: 28 is AB. */
export function columnLetters(column: number): string {
  let letters = ''
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCodePoint(65 + ((rest - 1) % 26)) + letters
  return letters
}

/** Words and currencies beside an amount. */
const amountWords =
  /\b(?:usd|eur|gbp|cad|(?:us|ca|c)(?=\s*\$)|(?:twice )?(?:per|a|each|every) (?:pay(?:check| ?period)?|deduction|(?:two |2 |other )?weeks?|month|year)|(?:bi-?|semi-?)?(?:week|month)ly|yearly|annually)\b|\/ ?(?:pay(?:check)?|wk|week|mo(?:nth)?|yr|year)\b/gi

/** Names such as “Under 40K”, ranges such as $40,000 – $80,000 or 80,000+, dates, and ratios such as 80/20. */
const notAmount = /\p{L}|[<>≤≥]|\+\s*$|\d\s*[-–—]\s*\p{Sc}?\s*\d|\d\s*\/\s*\d/u

/** Whether a text is only a number, such as 1,250.50, $46.15 per paycheck, (300), 20%, €120, or $120† (1). */
export function isNumeric(text: string): boolean {
  const rest = text.replaceAll(amountWords, ' ')
  return /\d/.test(rest) && !notAmount.test(rest)
}

/** A number that is not only a year, which can be the heading of a plan year. */
export function isAmount(text: string): boolean {
  return isNumeric(text) && !/^20\d\d$/.test(text)
}

/**
 * Divides cells into those of the table and, if the sheet is too large with them, those that are far below or beside it.
 * @throws ImportError if the table is too large, too
 */
export function limitCells<Cell extends CellPosition>(
  cells: readonly Cell[],
): { inside: Cell[]; extent: Extent; ignoredCells: string[] } {
  const full = { height: max(cells, ({ row }) => row) ?? 0, width: max(cells, ({ column }) => column) ?? 0 }
  const extent = isAllowed(full) ? full : extentOfFirstGroup(cells)
  if (!isAllowed(extent)) throwTooLarge()
  const isInside = ({ row, column }: CellPosition) => row <= extent.height && column <= extent.width
  return {
    inside: cells.filter(isInside),
    extent,
    ignoredCells: cells.filter((cell) => !isInside(cell)).map(cellAddress),
  }
}

/** @throws ImportError */
export function throwTooLarge(): never {
  throw new ImportError(
    `There are more than ${maxCells.toLocaleString('en-US')} cells or ${maxColumns.toLocaleString('en-US')} columns. Copy the part that you need, and paste it.`,
  )
}

function isAllowed({ height, width }: Extent) {
  return height * width <= maxCells && width <= maxColumns
}

function extentOfFirstGroup(cells: readonly CellPosition[]): Extent {
  const height = endOfFirstGroup(cells.map(({ row }) => row))
  const above = cells.filter(({ row }) => row <= height)
  return { height, width: endOfFirstGroup(above.map(({ column }) => column)) }
}

function endOfFirstGroup(numbers: readonly number[]) {
  const sorted = [...new Set(numbers)].toSorted((one, other) => one - other)
  return sorted.find((number, index) => (sorted[index + 1] ?? Infinity) - number > maxGap + 1) ?? 0
}

function filledCells(rows: TextGrid): CellPosition[] {
  const cells: CellPosition[] = []
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
