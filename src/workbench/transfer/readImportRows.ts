import { group } from 'd3-array'
import type { Table } from '../tables/Table.ts'
import { findHeaderColumn, readRowHeaders, type ImportMapping } from './ImportMapping.ts'
import { normalizeText } from './similarity.ts'
import { orient, readLoneText, type TextGrid } from './sheet.ts'

export interface ImportRow {
  /** Its index in the sheet, after rows and columns are swapped. */
  index: number
  /** A row of the kind "block" has only the name for the rows below it. */
  kind: 'values' | 'block' | 'total' | 'titles' | 'note' | 'skipped' | 'undecided'
  lone: string | undefined
  /** The texts of its row headers; null for a row header that every text matches. */
  headers: readonly (string | null)[]
  /** The row headers in one text, which identifies the row in questions. */
  label: string
  cells: readonly { column: string; text: string }[]
  /** The names of the table's rows that have these row headers. */
  matches: readonly string[]
}

/** Which names of the table the names of a file are. */
export interface NameMatches {
  /** The text of the table for a row header of the file; the same text if it is not another one. */
  textOf: (header: number, text: string) => string
  /** Whether rows with the name are skipped, or wait for a decision. */
  asideOf: (header: number, text: string) => 'skipped' | 'undecided' | undefined
}

const sameNames: NameMatches = { textOf: (_header, text) => text, asideOf: () => undefined }

/** Reads the rows with any text. A row header that is blank is that of the row above, except for the last one. */
export function readImportRows(
  table: Table,
  grid: TextGrid,
  mapping: ImportMapping,
  names: NameMatches = sameNames,
): ImportRow[] {
  const { titleRow, roles, sources } = mapping
  const { headers, rows: tableRows } = readRowHeaders(table)
  const columns = headers.map((_, header) => findHeaderColumn(mapping, header))
  const lastColumn = columns.findLast((column) => column !== -1)
  const isForEvery = (header: number) => columns[header] === -1 && sources[header]?.kind === 'every'
  const compared = [...headers.keys()].filter((header) => !isForEvery(header))
  const keyOf = (texts: readonly (string | null)[]) =>
    JSON.stringify(compared.map((header) => normalizeText(texts[header]!)))
  const rowsByKey = group(tableRows, ({ texts }) => keyOf(texts))

  const [titles = [], ...rows] = orient(grid, mapping).slice(titleRow)
  const above = headers.map(() => '')
  return rows.flatMap((row, offset): ImportRow[] => {
    if (row.every((text) => text === '')) return []
    const index = titleRow + 1 + offset
    const lone = readLoneText(row)
    const isBlockOf = (header: number) =>
      sources[header]?.kind === 'titleRows' &&
      lone !== undefined &&
      headers[header]!.byNormalized.has(normalizeText(names.textOf(header, lone)))
    const block = [...headers.keys()].find(isBlockOf)
    if (block !== undefined) {
      above[block] = lone!
      return [{ index, kind: 'block', lone, headers: [], label: lone!, cells: [], matches: [] }]
    }
    const texts = columns.map((column, header): string | null => {
      const source = sources[header]
      if (column !== -1) return row[column]! || (column === lastColumn ? '' : above[header]!)
      if (source?.kind === 'every') return null
      return source?.kind === 'text' ? source.text : above[header]!
    })
    const cells = roles.flatMap((role, column) =>
      role.kind === 'values' ? [{ column: role.column, text: row[column]! }] : [],
    )
    const known = texts.map((text, header) => (text === null ? null : names.textOf(header, text)))
    const matches = (rowsByKey.get(keyOf(known)) ?? []).map(({ name }) => name)
    const [aside] = texts.flatMap((text, header) => names.asideOf(header, text ?? '') ?? [])
    const kind = aside ?? readKind(row, titles, cells, matches.length > 0 ? [] : columns)
    if (kind === 'values' || aside) for (const [header, text] of texts.entries()) above[header] = text ?? ''
    // A total is not a row of the group above it.
    const named = kind === 'total' ? columns.map((column) => row[column] ?? '') : texts
    const label = named.filter((text) => text !== null && text !== '').join(', ')
    return [{ index, kind, lone, headers: texts, label, cells, matches }]
  })
}

function readKind(
  row: readonly string[],
  titles: readonly string[],
  cells: ImportRow['cells'],
  labelColumns: readonly number[],
): ImportRow['kind'] {
  if (row.every((text, column) => normalizeText(text) === normalizeText(titles[column] ?? '')))
    return 'titles'
  if (cells.every(({ text }) => text === '')) return 'note'
  return labelColumns.some((column) => isTotalLabel(row[column] ?? '')) ? 'total' : 'values'
}

const totalLabel = /^(?:(?:grand|sub)[\s-]?)?totals?$|^sum$|^average$/i

/** Whether a row with this label sums up other rows. A longer label, such as “Total knee replacement”, is a name. */
export function isTotalLabel(label: string): boolean {
  return totalLabel.test(label.trim().replace(/\s*:$/, ''))
}
