import type { Table } from '../tables/Table.ts'

/** The texts that identify the rows of a table: the row headers, and the columns that name a row. */
export interface RowHeaders {
  titles: readonly string[]
  rows: readonly { name: string; texts: readonly string[] }[]
}

export function readRowHeaders({ headers, columns, rows }: Table): RowHeaders {
  const naming = columns.filter(({ isRowHeader }) => isRowHeader)
  return {
    titles: [...headers, ...naming.map(({ title }) => title)],
    rows: rows.map((row) => ({
      name: row.name,
      texts: [...row.headers, ...naming.map(({ name }) => row.cells[name]?.text ?? '')],
    })),
  }
}
