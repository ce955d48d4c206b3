import { group } from 'd3-array'
import { formatDelimited } from '../cells/delimited.ts'
import { cellText, type CellChange, type CellName, type Column, type Table } from '../tables/Table.ts'
import { positionsIn, type Position, type CellRange } from './gridRange.ts'

/** The title above the column. A sign stays with its word when the title wraps. */
export function shownTitle({ title, shortTitle = title }: Column): string {
  return shortTitle.replace('+ ', '+\u00A0')
}

export function textAt({ rows, columns }: Table, { row, column }: Position): string {
  return cellText(rows[row]!, columns[column]!)
}

/** What an empty cell means; empty for a filled one. */
export function emptyMeaningAt({ rows, columns }: Table, position: Position): string {
  const { name, emptyMeans } = columns[position.column]!
  const cell = rows[position.row]!.cells[name]
  return cell && cell.text === '' ? (cell.emptyMeans ?? emptyMeans ?? '') : ''
}

/** The names of a row for people, such as "Premier PPO, under $40,000". */
export function describeRow({ rows, columns }: Table, row: number): string {
  const naming = columns.filter(({ isRowHeader }) => isRowHeader)
  return naming.map((column) => cellText(rows[row]!, column)).join(', ')
}

export function describeCell(table: Table, { row, column }: Position): string {
  return `${describeRow(table, row)}, ${table.columns[column]!.title}`
}

/** The texts of a range with tabs and line breaks between them, as spreadsheets copy them. */
export function copyRange({ rows, columns }: Table, { top, bottom, left, right }: CellRange): string {
  const shown = columns.slice(left, right + 1)
  const texts = rows.slice(top, bottom + 1).map((row) => shown.map((column) => cellText(row, column)))
  return formatDelimited(texts, '\t')
}

/** Clears the filled cells of a range. Row headers stay. */
export function clearRange(table: Table, range: CellRange): CellChange[] {
  return positionsIn(range)
    .filter((position) => !table.columns[position.column]!.isRowHeader && textAt(table, position) !== '')
    .map((position) => changeAt(table, position, ''))
}

/** Copies the first row of a range to the others; a single row gets the texts of the row above it. */
export function fillDown(table: Table, range: CellRange): CellChange[] {
  const source = range.top === range.bottom ? range.top - 1 : range.top
  if (source < 0) return []
  const rows = Array.from({ length: range.bottom - source }, (_, index) => source + 1 + index)
  return rows.flatMap((row) => fillRow(table, range, source, row))
}

export function fillRow(table: Table, { left, right }: CellRange, source: number, row: number): CellChange[] {
  return positionsIn({ left, right, top: row, bottom: row })
    .filter(({ column }) => !table.columns[column]!.isRowHeader)
    .map((position) => changeAt(table, position, textAt(table, { ...position, row: source })))
}

export function changeAt({ rows, columns }: Table, { row, column }: Position, text: string): CellChange {
  return { row: rows[row]!.name, column: columns[column]!.name, text }
}

export function findPosition({ rows, columns }: Table, { row, column }: CellName): Position | null {
  const position = {
    row: rows.findIndex(({ name }) => name === row),
    column: columns.findIndex(({ name }) => name === column),
  }
  return position.row < 0 || position.column < 0 ? null : position
}

/** Whether two tables have equally many rows and columns. */
export function hasSameSize(one: Table, other: Table): boolean {
  return one.rows.length === other.rows.length && one.columns.length === other.columns.length
}

/** A table in which cells have other texts. */
export function withTexts(table: Table, changes: readonly CellChange[]): Table {
  if (changes.length === 0) return table
  const byRow = group(changes, ({ row }) => row)
  const rows = table.rows.map((row) => {
    const changed = (byRow.get(row.name) ?? []).flatMap(({ column, text }) => {
      const cell = row.cells[column]
      return cell ? [[column, { ...cell, text }] as const] : []
    })
    return changed.length > 0 ? { ...row, cells: { ...row.cells, ...Object.fromEntries(changed) } } : row
  })
  return { ...table, rows }
}
