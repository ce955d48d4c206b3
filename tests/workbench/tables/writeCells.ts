import type { YearTexts } from '../../../src/contract/yearDocuments.ts'
import type { CellChange, Table, TableEdit } from '../../../src/workbench/tables/Table.ts'
import type { TableName } from '../../../src/compare/form/sections.ts'
import { tables } from '../../../src/workbench/tables/tables.ts'
import { readSample, toValues } from './sampleYears.ts'

/** A cell by the texts of its row and the title of its column. */
type Write = readonly [row: string, column: string, text: string]

interface Plan {
  services: { service: unknown; payment: unknown }[]
  payment: unknown
  payroll: Record<string, unknown>[]
  account?: Record<string, unknown>
}

interface Documents {
  instance: Record<string, unknown>
  plans: { plans: Plan[]; surcharges: Record<string, unknown>[] }
}

export function plansOf(texts: YearTexts) {
  return readDocuments(texts).plans.plans
}

function readDocuments(texts: YearTexts): Documents {
  const { 'instance.json': instance, 'plans.json': plans } = texts
  return JSON.parse(`{ "instance": ${instance}, "plans": ${plans} }`) as Documents
}

/** Reads a table, and writes to cells that are named as people see them. */
export function openTable(name: TableName, source: string | YearTexts = 'lakeshore', view?: string) {
  const definition = tables[name]
  const texts = typeof source === 'string' ? readSample(source) : source
  const table = definition.read(toValues(texts), view)
  const write = (...writes: Write[]) => {
    const changes = writes.map(([row, column, text]): CellChange => ({ ...find(table, row, column), text }))
    const edit: TableEdit = definition.write(texts, changes, view)
    const after = { ...texts, ...edit.texts }
    const messages = edit.unapplied.map(({ message }) => message)
    return { ...edit, after, messages, documents: () => readDocuments(after) }
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
