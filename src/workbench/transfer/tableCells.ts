import type { CellChange, Table } from '../tables/Table.ts'

/** A cell of a table. */
export type Place = Pick<CellChange, 'row' | 'column'>

/** The text of a cell; '' if there is none. */
export function textOf(table: Table, place: Place) {
  return cellOf(table, place)?.text ?? ''
}

export function hasCell(table: Table, place: Place) {
  return cellOf(table, place) != null
}

// Tables are read anew for each plan, so that each has its own index.
const indexes = new WeakMap<Table, Map<string, Table['rows'][number]>>()

function cellOf(table: Table, { row, column }: Place) {
  const index = indexes.get(table) ?? new Map(table.rows.map((each) => [each.name, each]))
  indexes.set(table, index)
  return index.get(row)?.cells[column]
}

/** Identifies a place. */
export function placeKey({ row, column }: Place) {
  return JSON.stringify([row, column])
}
