import type { Table } from '../tables/Table.ts'
import type { ColumnRole, ImportMapping, RowHeaderSource } from './ImportMapping.ts'
import { createNameFinder } from './matchNames.ts'
import { readLoneText } from './readLoneText.ts'
import { readRowHeaders } from './rowHeaders.ts'
import { transpose, type Sheet, type TextGrid } from './Sheet.ts'
import { normalizeText, titleSimilarity } from './similarity.ts'

/** Title rows of a sheet are above its table. */
const maxTitleRow = 30

/** Guesses which part of a sheet is which part of a table: from the titles, and from the names of the table's rows. */
export function guessMapping(table: Table, sheet: Sheet): ImportMapping {
  return guessBest(table, sheet).mapping
}

/** Finds the sheet that is most like the table. */
export function guessSheet(table: Table, sheets: readonly Sheet[]): Sheet | undefined {
  const guesses = sheets.map((sheet) => ({ sheet, score: guessBest(table, sheet).score }))
  return guesses.toSorted((one, other) => other.score - one.score)[0]?.sheet
}

function guessBest(table: Table, { name, grid }: Sheet) {
  const headers = readKnownHeaders(table)
  const guesses = [false, true].flatMap((isTransposed) => {
    const oriented = orient(name, grid, isTransposed)
    const rows = Array.from(
      { length: Math.max(1, Math.min(maxTitleRow, oriented.grid.length)) },
      (_, row) => row,
    )
    return rows.map((titleRow) => guessBelow(table, headers, oriented, titleRow))
  })
  return guesses.toSorted((one, other) => other.score - one.score)[0]!
}

/** Guesses the rest of a mapping again after a change of the title row or of the orientation. */
export function guessAgain(
  table: Table,
  { name, grid }: Sheet,
  { isTransposed, titleRow }: Pick<ImportMapping, 'isTransposed' | 'titleRow'>,
): ImportMapping {
  return guessBelow(table, readKnownHeaders(table), orient(name, grid, isTransposed), titleRow).mapping
}

/** A row header with the texts that the table has for it. */
interface KnownHeader {
  title: string
  texts: readonly string[]
  /** The texts by their normalized form. */
  byNormalized: ReadonlyMap<string, string>
  /** The text that a text of the file probably means. */
  find: (text: string) => string | undefined
}

function readKnownHeaders(table: Table): KnownHeader[] {
  const { titles, rows } = readRowHeaders(table)
  return titles.map((title, index) => {
    const texts = [...new Set(rows.map((row) => row.texts[index]!))]
    const byNormalized = new Map(texts.map((text) => [normalizeText(text), text]))
    return { title, texts, byNormalized, find: createNameFinder(texts) }
  })
}

interface OrientedSheet {
  name: string
  grid: TextGrid
  normalized: TextGrid
  isTransposed: boolean
}

function orient(name: string, grid: TextGrid, isTransposed: boolean): OrientedSheet {
  const oriented = isTransposed ? transpose(grid) : grid
  return { name, grid: oriented, normalized: oriented.map((row) => row.map(normalizeText)), isTransposed }
}

function guessBelow(table: Table, headers: readonly KnownHeader[], sheet: OrientedSheet, titleRow: number) {
  const candidates = [
    ...rateValueColumns(table, sheet.grid, titleRow),
    ...rateHeaderColumns(headers, sheet, titleRow),
  ].filter(({ score }) => score >= 0.5)
  const chosen = assign(candidates)
  const byColumn = new Map(chosen.map(({ column, role }) => [column, role]))
  const roles = (sheet.grid[0] ?? []).map(
    (_, column): ColumnRole => byColumn.get(column) ?? { kind: 'ignored' },
  )
  const sources = headers.map((header, index) =>
    roles.some((role) => role.kind === 'rowHeader' && role.index === index)
      ? null
      : guessSource(header, sheet, titleRow),
  )
  const score = chosen.reduce((sum, each) => sum + each.score, 0)
  return { score, mapping: { isTransposed: sheet.isTransposed, titleRow, roles, sources } }
}

interface Candidate {
  column: number
  role: ColumnRole
  score: number
}

/** Chooses the best candidates; each column and each role only once. */
function assign(candidates: readonly Candidate[]) {
  const chosen: Candidate[] = []
  for (const candidate of candidates.toSorted((one, other) => other.score - one.score)) {
    const isTaken = chosen.some(
      ({ column, role }) =>
        column === candidate.column || JSON.stringify(role) === JSON.stringify(candidate.role),
    )
    if (!isTaken) chosen.push(candidate)
  }
  return chosen
}

function rateValueColumns({ columns }: Table, grid: TextGrid, titleRow: number): Candidate[] {
  return readTitles(grid, titleRow).flatMap((titles, column) =>
    columns
      .filter(({ isRowHeader }) => !isRowHeader)
      .map(({ name, title }) => ({
        column,
        role: { kind: 'values', column: name },
        score: Math.max(...titles.map((each) => titleSimilarity(each, title))),
      })),
  )
}

/** Names that are only similar are looked for in this many rows. */
const sampleRows = 100

/** A column with the names of rows has the row headers, whatever its title is. */
function rateHeaderColumns(
  headers: readonly KnownHeader[],
  { grid, normalized }: OrientedSheet,
  titleRow: number,
): Candidate[] {
  const below = normalized.slice(titleRow + 1)
  return (grid[titleRow] ?? []).flatMap((columnTitle, column) => {
    const filled = below.flatMap((row) => row[column] || [])
    const sample = grid.slice(titleRow + 1, titleRow + 1 + sampleRows).flatMap((row) => row[column] || [])
    // The corner of a table is often blank.
    const isUntitled = column === 0 && columnTitle === '' && headers.length === 1 && filled.length > 0
    return headers.map(({ title, byNormalized, find }, index) => {
      const known = filled.filter((text) => byNormalized.has(text)).length
      const similar = sample.filter((text) => find(text) !== undefined).length
      // The name of a row is not the title of a column.
      const isName = byNormalized.has(normalized[titleRow]![column]!)
      const similarity = isName ? 0 : titleSimilarity(columnTitle, title)
      return {
        column,
        role: { kind: 'rowHeader', index },
        score:
          Math.max(known / Math.max(1, filled.length), (similar / Math.max(1, sample.length)) * 0.9) +
          Math.max(similarity * 0.9, isUntitled ? 0.5 : 0),
      }
    })
  })
}

/** The title of each column, alone and with the heading above it, which can be for several columns. */
function readTitles(grid: TextGrid, titleRow: number): string[][] {
  let heading = ''
  return (grid[titleRow] ?? []).map((title, column) => {
    heading = grid[titleRow - 1]?.[column] || heading
    return heading !== '' && /\p{L}/u.test(title) ? [title, `${heading} ${title}`] : [title]
  })
}

function guessSource(
  { texts, byNormalized, find }: KnownHeader,
  { name, grid, normalized }: OrientedSheet,
  titleRow: number,
): RowHeaderSource | null {
  if (texts.length === 1) return { kind: 'text', text: texts[0]! }
  const below = normalized.slice(titleRow + 1).flatMap(readLoneText)
  const blocks = grid.slice(titleRow + 1, titleRow + 1 + sampleRows).flatMap(readLoneText)
  if (below.some((text) => byNormalized.has(text)) || blocks.some((text) => find(text) !== undefined))
    return { kind: 'titleRows' }
  const above = [name, ...grid.slice(0, titleRow).flat()].map(normalizeText)
  const known = above.find((text) => byNormalized.has(text))
  return known === undefined ? null : { kind: 'text', text: byNormalized.get(known)! }
}
