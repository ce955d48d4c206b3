import type { ClientYear } from '../../../clients/clients.ts'

/** A client's configuration in words and tables, for a benefits director to check and sign. */
export interface Summary {
  client: string
  planYear: number
  facts: Fact[]
  sections: Section[]
}

export interface Fact {
  term: string
  text: string
}

export interface Section {
  title: string
  blocks: Block[]
}

export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'title'; text: string }
  | { kind: 'facts'; facts: Fact[] }
  | { kind: 'list'; items: string[] }
  | ({ kind: 'table' } & Table)

export interface Table {
  caption: string
  /** The title of the first column, whose cells are the headings of the rows. */
  corner: string
  columns: string[]
  rows: { heading: string; cells: string[]; isTotal?: boolean }[]
  /** Whether the cells are amounts, to align at their end. */
  isNumeric?: boolean
}

/** What a section is made from. */
export type SectionSource = Pick<ClientYear, 'instance' | 'model'>

/** Facts by term. Leaves out those without a text. */
export function factsOf(rows: readonly (readonly [term: string, text: string | undefined])[]): Fact[] {
  return rows.flatMap(([term, text]) => (text === undefined ? [] : [{ term, text }]))
}

/** Plans or scenarios side by side that fit on a page in portrait. */
const maxColumns = 4

/** Splits a table into several with at most as many columns as fit on a page. */
export function splitTable(table: Table): Block[] {
  const count = Math.ceil(table.columns.length / maxColumns)
  const size = Math.ceil(table.columns.length / count)
  return Array.from({ length: count }, (_, index) => {
    const [start, end] = [index * size, (index + 1) * size]
    return {
      kind: 'table',
      ...table,
      caption: count === 1 ? table.caption : `${table.caption} (${index + 1} of ${count})`,
      columns: table.columns.slice(start, end),
      rows: table.rows.map((row) => ({ ...row, cells: row.cells.slice(start, end) })),
    }
  })
}
