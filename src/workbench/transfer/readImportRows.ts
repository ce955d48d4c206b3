import type { Table } from '../tables/Table.ts'
import type { ImportMapping } from './ImportMapping.ts'
import { readLoneText } from './readLoneText.ts'
import type { ResolvedNames } from './resolveNames.ts'
import { readRowHeaders } from './rowHeaders.ts'
import { transpose, type TextGrid } from './Sheet.ts'
import { normalizeText } from './similarity.ts'
import { isTotalLabel } from './totalLabel.ts'

/** A row of the file below the titles. */
export interface ImportRow {
  /** Its index in the sheet, after rows and columns are swapped. */
  index: number
  kind: 'values' | 'total' | 'titles' | 'note' | 'skipped' | 'undecided'
  /** The texts of its row headers; null for a row header that every text matches. */
  headers: readonly (string | null)[]
  /** The row headers in one text, which identifies the row in questions. */
  label: string
  cells: readonly { column: string; text: string }[]
  /** The names of the table's rows that have these row headers. */
  matches: readonly string[]
}

/** Reads the rows with any text. A row header that is blank is that of the row above, except for the last one. */
export function readImportRows(
  table: Table,
  grid: TextGrid,
  mapping: ImportMapping,
  names: Pick<ResolvedNames, 'textOf' | 'asideOf'>,
): ImportRow[] {
  const rows = (mapping.isTransposed ? transpose(grid) : grid).slice(mapping.titleRow)
  const titles = rows[0] ?? []
  const headers = readRowHeaders(table)
  const match = createMatcher(headers.rows)
  const isKnown = createTextSets(headers.rows)
  const columns = headers.titles.map((_, index) =>
    mapping.roles.findIndex((role) => role.kind === 'rowHeader' && role.index === index),
  )
  const lastColumn = columns.findLast((column) => column !== -1)
  const above: string[] = headers.titles.map(() => '')

  return rows.slice(1).flatMap((row, offset): ImportRow[] => {
    const index = mapping.titleRow + 1 + offset
    const [lone] = readLoneText(row)
    if (row.every((text) => text === '')) return []
    const block = mapping.sources.findIndex(
      (source, header) =>
        source?.kind === 'titleRows' && lone !== undefined && isKnown(header, names.textOf(header, lone)),
    )
    if (block !== -1) {
      above[block] = lone!
      return []
    }
    const texts = columns.map((column, header): string | null => {
      const source = mapping.sources[header]
      if (column !== -1) return row[column]! || (column === lastColumn ? '' : above[header]!)
      if (source?.kind === 'every') return null
      return source?.kind === 'text' ? source.text : above[header]!
    })
    const cells = mapping.roles.flatMap((role, column) =>
      role.kind === 'values' ? [{ column: role.column, text: row[column]! }] : [],
    )
    const matches = match(texts.map((text, header) => (text === null ? null : names.textOf(header, text))))
    const [aside] = texts.flatMap((text, header) => names.asideOf(header, text ?? '') ?? [])
    const kind = aside ?? readKind(row, titles, cells, matches.length > 0 ? [] : columns)
    if (kind === 'values' || aside) for (const [header, text] of texts.entries()) above[header] = text ?? ''
    // A total is not a row of the group above it.
    const named = kind === 'total' ? columns.map((column) => row[column] ?? '') : texts
    return [{ index, kind, headers: texts, label: labelOf(named), cells, matches }]
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

function labelOf(texts: readonly (string | null)[]) {
  return texts.filter((text) => text !== null && text !== '').join(', ')
}

/** Finds the rows with the same texts. A null matches every text. */
function createMatcher(rows: readonly { name: string; texts: readonly string[] }[]) {
  const indexes = new Map<string, ReadonlyMap<string, string[]>>()
  return (texts: readonly (string | null)[]): readonly string[] => {
    const compared = [...texts.keys()].filter((header) => texts[header] !== null)
    const keyOf = (all: readonly (string | null)[]) =>
      JSON.stringify(compared.map((header) => normalizeText(all[header]!)))
    const index = indexes.get(compared.join()) ?? groupNames(rows, ({ texts: all }) => keyOf(all))
    indexes.set(compared.join(), index)
    return index.get(keyOf(texts)) ?? []
  }
}

function groupNames<Named extends { name: string }>(
  rows: readonly Named[],
  keyOf: (row: Named) => string,
): ReadonlyMap<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const row of rows) {
    const names = groups.get(keyOf(row))
    if (names) names.push(row.name)
    else groups.set(keyOf(row), [row.name])
  }
  return groups
}

/** Whether a text is a row header at an index. */
function createTextSets(rows: readonly { texts: readonly string[] }[]) {
  const sets = (rows[0]?.texts ?? []).map(
    (_, index) => new Set(rows.map(({ texts }) => normalizeText(texts[index]!))),
  )
  return (index: number, text: string) => sets[index]?.has(normalizeText(text)) ?? false
}
