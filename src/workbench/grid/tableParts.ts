import type { ReportedChange, Table } from '../tables/Table.ts'

/** Lists the parts of a table, and whether each has a cell with a text. The grid hides empty parts until the user asks for them. */
export function findParts(
  { columns, rows }: Table,
  unapplied: ReadonlyMap<string, Pick<ReportedChange, 'column'>>,
): { part: string; hasTexts: boolean }[] {
  const withTexts = new Set([...unapplied.values()].map(({ column }) => column))
  const isEmpty = (name: string) => !withTexts.has(name) && rows.every(({ cells }) => !cells[name]?.text)
  return Array.from(new Set(columns.flatMap(({ part }) => part ?? [])), (part) => ({
    part,
    hasTexts: columns.some((column) => column.part === part && !isEmpty(column.name)),
  }))
}

/** The table without the columns of these parts. Its rows keep their cells. */
export function withoutParts(table: Table, parts: readonly string[]): Table {
  if (parts.length === 0) return table
  return {
    ...table,
    columns: table.columns.filter(({ part }) => part === undefined || !parts.includes(part)),
  }
}
