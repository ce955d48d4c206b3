import { formatDelimited } from '../cells/delimited.ts'
import type { CellChange, Column, Table } from '../tables/Table.ts'
import { countColumns, positionsIn, type Position, type Range } from './gridRange.ts'

/** A column of the grid: a row header that cannot be edited, or a column of the table. */
export type GridColumn =
  | { key: string; title: string; header: number; column: null }
  | { key: string; title: string; header: null; column: Column }

/** The row headers first, as the grid shows them. */
export function listGridColumns({ headers, columns }: Table): GridColumn[] {
  const toColumn = (column: Column): GridColumn => ({
    key: column.name,
    title: column.title,
    header: null,
    column,
  })
  return [
    ...headers.map((title, header): GridColumn => ({ key: `header ${header}`, title, header, column: null })),
    ...columns.filter((column) => column.isRowHeader).map(toColumn),
    ...columns.filter((column) => !column.isRowHeader).map(toColumn),
  ]
}

export interface GridTable extends Table {
  gridColumns: readonly GridColumn[]
}

export function isRowHeader({ header, column }: GridColumn): boolean {
  return header !== null || column.isRowHeader === true
}

export function shownTitle({ title, column }: GridColumn): string {
  // A sign stays with its word when the title wraps.
  return (column?.shortTitle ?? title).replace('+ ', '+\u00A0')
}

export function textAt({ rows, gridColumns }: GridTable, { row, column }: Position): string {
  const gridColumn = gridColumns[column]!
  const { headers, cells } = rows[row]!
  return gridColumn.column === null ? headers[gridColumn.header]! : (cells[gridColumn.key]?.text ?? '')
}

/** What an empty cell means; empty for a filled one. */
export function emptyMeaningAt(table: GridTable, position: Position): string {
  const { key, column } = table.gridColumns[position.column]!
  const cell = table.rows[position.row]!.cells[key]
  return cell && cell.text === '' ? (cell.emptyMeans ?? column?.emptyMeans ?? '') : ''
}

/** The names of a row for people, such as "Premier PPO, under $40,000". */
export function describeRow({ rows, gridColumns }: GridTable, row: number): string {
  const { headers, cells } = rows[row]!
  const names = gridColumns.flatMap(({ key, column }) =>
    column?.isRowHeader === true ? [cells[key]?.text ?? ''] : [],
  )
  return [...headers, ...names].join(', ')
}

export function describeCell(table: GridTable, { row, column }: Position): string {
  return `${describeRow(table, row)}, ${table.gridColumns[column]!.title}`
}

/** The texts of a range with tabs and line breaks between them, as spreadsheets copy them. */
export function copyRange(table: GridTable, range: Range): string {
  const texts = positionsIn(range).map((position) => textAt(table, position))
  const width = countColumns(range)
  const rows = Array.from({ length: texts.length / width }, (_, index) =>
    texts.slice(index * width, (index + 1) * width),
  )
  return formatDelimited(rows, '\t')
}

/** Clears the filled cells of a range. Row headers stay. */
export function clearRange(table: GridTable, range: Range): CellChange[] {
  return positionsIn(range)
    .filter((position) => !isRowHeader(table.gridColumns[position.column]!) && textAt(table, position) !== '')
    .map((position) => changeAt(table, position, ''))
}

/** Copies the first row of a range to the others; a single row gets the texts of the row above it. */
export function fillDown(table: GridTable, range: Range): CellChange[] {
  const source = range.top === range.bottom ? range.top - 1 : range.top
  if (source < 0) return []
  const rows = Array.from({ length: range.bottom - source }, (_, index) => source + 1 + index)
  return rows.flatMap((row) => fillRow(table, range, source, row))
}

export function fillRow(table: GridTable, { left, right }: Range, source: number, row: number): CellChange[] {
  return positionsIn({ left, right, top: row, bottom: row })
    .filter(({ column }) => !isRowHeader(table.gridColumns[column]!))
    .map((position) => changeAt(table, position, textAt(table, { ...position, row: source })))
}

export function changeAt(
  { rows, gridColumns }: GridTable,
  { row, column }: Position,
  text: string,
): CellChange {
  return { row: rows[row]!.name, column: gridColumns[column]!.key, text }
}

export function findPosition(
  { rows, gridColumns }: GridTable,
  { row, column }: Pick<CellChange, 'row' | 'column'>,
): Position | null {
  const position = {
    row: rows.findIndex(({ name }) => name === row),
    column: gridColumns.findIndex(({ key }) => key === column),
  }
  return position.row < 0 || position.column < 0 ? null : position
}
