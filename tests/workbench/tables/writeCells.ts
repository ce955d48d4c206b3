import type { YearTexts } from '../../../src/contract/yearDocuments.ts'
import type { CellChange, Table, TableEdit } from '../../../src/workbench/tables/Table.ts'
import { tables, type TableName } from '../../../src/workbench/tables/tables.ts'
import { readSample, toValues } from './sampleYears.ts'

/** A cell by the texts of its row and the title of its column. */
type Write = readonly [row: string, column: string, text: string]

interface Plan {
  services: { service: unknown; payment: unknown }[]
  payment: unknown
  payroll: Record<string, unknown>[]
  account?: Record<string, unknown>
}

export function plansOf(texts: Pick<YearTexts, 'plans.json'>) {
  return (JSON.parse(texts['plans.json']) as { plans: Plan[] }).plans
}

/** Reads a table, and writes to cells that are named as people see them. */
export function openTable(name: TableName, source: string | YearTexts, view?: string) {
  const definition = tables[name]
  const texts = typeof source === 'string' ? readSample(source) : source
  const table = definition.read(toValues(texts), view)
  const write = (...writes: Write[]): TableEdit & { after: YearTexts } => {
    const changes = writes.map(([row, column, text]): CellChange => ({ ...find(table, row, column), text }))
    const edit = definition.write(texts, changes, view)
    return { ...edit, after: { ...texts, ...edit.texts } }
  }
  return {
    definition,
    texts,
    table,
    write,
    textOf: (row: string, column: string) => textIn(table, row, column),
  }
}

function textIn(table: Table, rowTitle: string, columnTitle: string) {
  const { row, column } = find(table, rowTitle, columnTitle)
  return table.rows.find(({ name }) => name === row)!.cells[column]?.text
}

function find({ rows, columns }: Table, rowTitle: string, columnTitle: string) {
  const nameColumn = columns.find(({ isRowHeader }) => isRowHeader)?.name ?? ''
  const row = rows.find(({ headers, cells }) => (headers.join(', ') || cells[nameColumn]?.text) === rowTitle)
  const column = columns.find(({ title }) => title === columnTitle)
  if (!row || !column) throw new Error(`There is no cell ${rowTitle}, ${columnTitle}`)
  return { row: row.name, column: column.name }
}
