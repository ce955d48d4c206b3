/** A client's configuration in words and tables, for a benefits director to check and sign. */
export interface Summary {
  client: string
  planYear: number
  facts: Fact[]
  /** Whether it is signed, in a sentence or two. */
  signOff: string
  sections: SummarySection[]
}

export interface Fact {
  term: string
  text: string
}

export interface SummarySection {
  title: string
  blocks: Block[]
}

export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'title'; text: string }
  | { kind: 'facts'; facts: Fact[] }
  | { kind: 'list'; items: string[] }
  | ({ kind: 'table' } & SummaryTable)

/** @param empty what to say if there are no items */
export function titledList(title: string, items: string[], empty = 'None.'): Block[] {
  return [
    { kind: 'title', text: title },
    items.length === 0 ? { kind: 'text', text: empty } : { kind: 'list', items },
  ]
}

export interface SummaryTable {
  caption: string
  /** The title of the first column, whose cells are the headings of the rows. */
  corner: string
  columns: string[]
  rows: { heading: string; cells: string[]; isTotal?: boolean }[]
  /** Whether the cells are amounts, to align at their end. */
  isNumeric?: boolean
}
