import type { Table } from '../tables/Table.ts'
import type { ColumnRole, ImportMapping, RowHeaderSource } from './ImportMapping.ts'
import { readRowHeaders } from './rowHeaders.ts'

/** A choice of a select element; its name is the JSON of its value. */
export interface Choice {
  name: string
  title: string
}

export function roleChoices(table: Table): Choice[] {
  return [
    toChoice({ kind: 'ignored' } satisfies ColumnRole, 'Do not import'),
    ...readRowHeaders(table).titles.map((title, index) =>
      toChoice({ kind: 'rowHeader', index } satisfies ColumnRole, title),
    ),
    ...table.columns
      .filter(({ isRowHeader }) => !isRowHeader)
      .map(({ name, title }) => toChoice({ kind: 'values', column: name } satisfies ColumnRole, title)),
  ]
}

/** Sets the role of a column. Another column with the same role is no longer imported. */
export function setRole(mapping: ImportMapping, column: number, role: ColumnRole): ImportMapping {
  const name = JSON.stringify(role)
  const roles = mapping.roles.map((each, index): ColumnRole => {
    if (index === column) return role
    return role.kind !== 'ignored' && JSON.stringify(each) === name ? { kind: 'ignored' } : each
  })
  const hasColumn = (header: number) =>
    roles.some((each) => each.kind === 'rowHeader' && each.index === header)
  return {
    ...mapping,
    roles,
    sources: mapping.sources.map((source, index) => (hasColumn(index) ? null : source)),
  }
}

/** The row headers without a column, with where they can come from. */
export function listSources(table: Table, { roles, sources }: ImportMapping) {
  const { titles, rows } = readRowHeaders(table)
  return titles.flatMap((title, index) => {
    if (roles.some((role) => role.kind === 'rowHeader' && role.index === index)) return []
    const texts = [...new Set(rows.map((row) => row.texts[index]!))]
    return [
      {
        index,
        title,
        chosen: JSON.stringify(sources[index] ?? null),
        choices: [
          { name: 'null', title: 'Choose…' },
          toChoice({ kind: 'titleRows' } satisfies RowHeaderSource, 'In a row above each block'),
          toChoice({ kind: 'every' } satisfies RowHeaderSource, 'The same for all'),
          ...texts.map((text) =>
            toChoice({ kind: 'text', text } satisfies RowHeaderSource, `Only “${text}”`),
          ),
        ],
      },
    ]
  })
}

export function setSource(
  mapping: ImportMapping,
  index: number,
  source: RowHeaderSource | null,
): ImportMapping {
  return { ...mapping, sources: mapping.sources.with(index, source) }
}

/** What is missing before the rows can be read; undefined if nothing is. */
export function findMissingMapping(table: Table, mapping: ImportMapping): string | undefined {
  if (!mapping.roles.some(({ kind }) => kind === 'values')) return 'Choose at least one column with values.'
  const missing = listSources(table, mapping).filter(({ chosen }) => chosen === 'null')
  return missing.length === 0
    ? undefined
    : `Choose where the file has: ${missing.map(({ title }) => title).join(', ')}.`
}

function toChoice(value: unknown, title: string): Choice {
  return { name: JSON.stringify(value), title }
}
