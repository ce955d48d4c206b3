import { greatest } from 'd3-array'
import type { Table } from '../tables/Table.ts'
import { readHeadings } from './amountUnits.ts'
import { findFirstPerson, isAmountPair } from './benefits/persons.ts'
import {
  findHeaderColumn,
  pairSeparator,
  readRowHeaders,
  type ColumnRole,
  type ImportMapping,
  type RowHeader,
  type RowHeaderSource,
} from './ImportMapping.ts'
import { createNameFinder, normalizeText, rateColumnTitle, titleSimilarity } from './similarity.ts'
import { orient, readLoneText, type Sheet, type TextGrid } from './sheet.ts'

/** Title rows of a sheet are above its table. */
const maxTitleRow = 30

/** Names that are only similar are looked for in this many rows. */
const sampleRows = 100

/**
 * Guesses which part of a sheet is which part of a table: from the titles, and from the names of the table's rows. Takes
 * the sheet as one block.
 */
export function guessMapping(table: Table, sheet: Sheet): ImportMapping {
  return guessBest(table, sheet).mapping
}

export function guessSheet(table: Table, sheets: readonly Sheet[]): Sheet | undefined {
  return greatest(sheets, (sheet) => guessBest(table, sheet).score)
}

/** Guesses the rest of a mapping again after a change of the title row or of the orientation. */
export function guessAgain(
  table: Table,
  sheet: Sheet,
  { isTransposed, titleRow, endRow }: Pick<ImportMapping, 'isTransposed' | 'titleRow' | 'endRow'>,
): ImportMapping {
  const oriented = orientSheet(sheet, isTransposed)
  const { mapping } = guessBelow(table, readKnownHeaders(table), oriented, titleRow)
  return findPairs({ ...mapping, endRow: Math.min(endRow, mapping.endRow) })
}

/** Finds the columns of a block that have pairs of amounts, as a title or a heading such as “you / family” says. */
export function findPairs(block: ImportMapping): ImportMapping {
  const [titles = [], ...rows] = orient(block.sheet.grid, block).slice(block.titleRow, block.endRow)
  const roles = block.roles.map((role, column): ColumnRole => {
    const isFamily = role.kind === 'values' && role.column === 'EF'
    if (!isFamily || !rows.some((row) => isAmountPair(row[column]!))) return role
    const first = findFirstPerson(titles[column]!) ?? findFirstPerson(readHeadings(block))
    const tiers = first === 'family' ? ['EF', 'EE'] : ['EE', 'EF']
    return first ? { kind: 'values', column: tiers.join(pairSeparator) } : role
  })
  return { ...block, roles }
}

function guessBest(table: Table, sheet: Sheet) {
  const headers = readKnownHeaders(table)
  const guesses = [false, true].flatMap((isTransposed) => {
    const oriented = orientSheet(sheet, isTransposed)
    const count = Math.max(1, Math.min(maxTitleRow, oriented.grid.length))
    return Array.from({ length: count }, (_, row) => guessBelow(table, headers, oriented, row))
  })
  return greatest(guesses, ({ score }) => score)!
}

/** A row header with a function that finds the text that a text of the file probably means. */
export type KnownHeader = RowHeader & { find: (text: string) => string | undefined }

export function readKnownHeaders(table: Table): KnownHeader[] {
  return readRowHeaders(table).headers.map((header) => ({
    ...header,
    find: createNameFinder(header.texts),
  }))
}

export interface OrientedSheet {
  sheet: Sheet
  grid: TextGrid
  normalized: TextGrid
  isTransposed: boolean
}

export function orientSheet(sheet: Sheet, isTransposed: boolean): OrientedSheet {
  const oriented = orient(sheet.grid, { isTransposed })
  return { sheet, grid: oriented, normalized: oriented.map((row) => row.map(normalizeText)), isTransposed }
}

function guessBelow(table: Table, headers: readonly KnownHeader[], sheet: OrientedSheet, titleRow: number) {
  const chosen = assign([
    ...rateValueColumns(table, sheet.grid, titleRow),
    ...rateHeaderColumns(headers, sheet, titleRow),
  ])
  const byColumn = new Map(chosen.map(({ column, role }) => [column, role]))
  const roles = (sheet.grid[0] ?? []).map(
    (_, column): ColumnRole => byColumn.get(column) ?? { kind: 'ignored' },
  )
  const sources = headers.map((header, index) =>
    findHeaderColumn({ roles }, index) < 0 ? guessSource(header, sheet, titleRow) : null,
  )
  const score = chosen.reduce((sum, each) => sum + each.score, 0)
  const { isTransposed, grid } = sheet
  const mapping = { sheet: sheet.sheet, isTransposed, titleRow, endRow: grid.length, roles, sources }
  return { score, mapping }
}

interface Candidate {
  column: number
  role: ColumnRole
  score: number
}

/** Chooses the best candidates; each column and each role only once. */
function assign(candidates: readonly Candidate[]) {
  const chosen: Candidate[] = []
  const taken = new Set<number | string>()
  for (const candidate of candidates.toSorted((one, other) => other.score - one.score)) {
    const keys = [candidate.column, JSON.stringify(candidate.role)]
    if (candidate.score < 0.5 || keys.some((key) => taken.has(key))) continue
    for (const key of keys) taken.add(key)
    chosen.push(candidate)
  }
  return chosen
}

function rateValueColumns({ columns }: Table, grid: TextGrid, titleRow: number): Candidate[] {
  const values = columns.filter(({ isRowHeader }) => !isRowHeader)
  return readTitles(grid, titleRow).flatMap((titles, column) =>
    values.map(({ name, title }) => ({
      column,
      role: { kind: 'values', column: name },
      score: Math.max(...titles.map((each) => rateColumnTitle(each, title))),
    })),
  )
}

/** A column with the names of rows has the row headers, whatever its title is. */
function rateHeaderColumns(
  headers: readonly KnownHeader[],
  { grid, normalized }: OrientedSheet,
  titleRow: number,
): Candidate[] {
  const below = normalized.slice(titleRow + 1)
  const share = (part: number, of: readonly string[]) => part / Math.max(1, of.length)
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
          Math.max(share(known, filled), share(similar, sample) * 0.9) +
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
  { sheet, grid, normalized }: OrientedSheet,
  titleRow: number,
): RowHeaderSource | null {
  if (texts.length === 1) return { kind: 'text', text: texts[0]! }
  const below = normalized.slice(titleRow + 1).flatMap((row) => readLoneText(row) ?? [])
  const sample = grid.slice(titleRow + 1, titleRow + 1 + sampleRows)
  const isBlock = (row: readonly string[]) => find(readLoneText(row) ?? '') !== undefined
  if (below.some((text) => byNormalized.has(text)) || sample.some(isBlock)) return { kind: 'titleRows' }
  const above = [sheet.name, ...grid.slice(0, titleRow).flat()].map(normalizeText)
  const known = above.find((text) => byNormalized.has(text))
  return known === undefined ? null : { kind: 'text', text: byNormalized.get(known)! }
}
