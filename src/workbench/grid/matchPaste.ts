import { titleSimilarity, normalizeText } from '../transfer/similarity.ts'
import { type GridColumn, type GridTable, textAt, isRowHeader } from './gridCells.ts'
import { parseMoney, signedMoneyRange } from '../cells/amounts.ts'
import { isTotalLabel } from '../transfer/readImportRows.ts'

/** Something that is not pasted, in a sentence. */
export interface PasteNote {
  text: string
  /** How to paste it after all; absent if the table has no place for it. */
  inclusion?: { label: string; options: PasteOptions }
}

export interface PasteOptions {
  /** The indexes of rows that are pasted although they look like totals or titles. */
  includedRows: ReadonlySet<number>
  /** Whether column titles decide where the texts go. */
  matchesTitles: boolean
  /** Whether row names decide where the texts go. */
  matchesNames: boolean
}

export const usualOptions: PasteOptions = { includedRows: new Set(), matchesTitles: true, matchesNames: true }

/** Other titles only have some letters in common. Tiers have several usual titles, such as “EE + Spouse”. */
const minSimilarity = 0.95

/**
 * The columns with the titles of a pasted row. A column is null if no title or several titles match.
 * @param left where the row is pasted
 * @returns null if the row does not have titles
 */
export function matchTitles(
  { gridColumns }: GridTable,
  titles: readonly string[],
  left: number,
): (number | null)[] | null {
  const exact = titles.map((title) => findColumn(gridColumns, (column) => hasTitle(column, title)))
  const columns = titles.map(
    (title, index) =>
      exact[index] ??
      findColumn(
        gridColumns,
        (column, key) => !exact.includes(key) && titleSimilarity(title, column.title) >= minSimilarity,
      ),
  )
  const matched = new Set(columns.filter((column) => column !== null)).size
  // Elsewhere, a single title can be a text of the table.
  const isAmongAmounts = titles.every(
    (title, index) => title.trim() === '' || isAmount(gridColumns[left + index] ?? gridColumns.at(-1)!),
  )
  if (matched === 0 || (matched === 1 && !isAmongAmounts)) return null
  return columns.map((column) => (columns.filter((other) => other === column).length === 1 ? column : null))
}

function findColumn(
  gridColumns: readonly GridColumn[],
  matches: (column: GridColumn, index: number) => boolean,
): number | null {
  const index = gridColumns.findIndex(matches)
  return index < 0 ? null : index
}

/** Whether it is one of the column's titles, or the code of its tier. */
function hasTitle({ title: full, key, column }: GridColumn, title: string) {
  const text = normalizeText(title)
  if (text === '') return false
  const code = /^[A-Z]{2}$/.test(key) ? key : ''
  return [full, column?.shortTitle ?? '', code].some((name) => normalizeText(name) === text)
}

function isAmount({ column }: GridColumn) {
  return column?.kind === 'money' || column?.kind === 'number'
}

type RowTexts = readonly string[]

/** The row of the table for a pasted one; null if no row has its name. */
interface RowMatch {
  row: number | null
  /** The pasted name. */
  name: string
}

/**
 * Finds the rows of pasted texts by their row headers, if most of them are in the table.
 * @param columns of the pasted texts
 * @param top where they are pasted
 * @returns null if their order decides instead
 */
export function matchRowNames(
  table: GridTable,
  rows: readonly RowTexts[],
  columns: readonly (number | null)[],
  top: number,
): RowMatch[] | null {
  const offsets = columns.flatMap((column, offset) =>
    column !== null && table.gridColumns[column]?.header != null ? [offset] : [],
  )
  if (offsets.length === 0) return null
  const index = indexRows(
    table,
    offsets.map((offset) => columns[offset]!),
  )
  const above: string[] = offsets.map(() => '')
  const matched = rows.map((texts) => {
    for (const [position, offset] of offsets.entries())
      // A merged cell has its text only in its first row.
      if (texts[offset]!.trim() !== '') above[position] = texts[offset]!
    return { found: index.get(keyOf(above)) ?? [], name: above.join(', ') }
  })
  const known = matched.filter(({ found }) => found.length > 0)
  const isInOrder = matched.every(({ found }, row) => found.includes(top + row))
  const isAmbiguous = matched.some(({ found }) => found.length > 1)
  if (isInOrder || isAmbiguous || known.length * 2 < matched.length) return null
  return matched.map(({ found, name }) => ({ row: found[0] ?? null, name }))
}

/** The rows by their names in some columns. */
function indexRows(table: GridTable, columns: readonly number[]): ReadonlyMap<string, number[]> {
  const index = new Map<string, number[]>()
  for (const row of table.rows.keys()) {
    const key = keyOf(columns.map((column) => textAt(table, { row, column })))
    const rows = index.get(key)
    if (rows) rows.push(row)
    else index.set(key, [row])
  }
  return index
}

function keyOf(names: readonly string[]) {
  return JSON.stringify(names.map(normalizeName))
}

/** Row names differ only in case and spaces. */
export function normalizeName(text: string): string {
  return text.trim().toLowerCase().replaceAll(/\s+/g, ' ')
}

/** A row of the block, by its index there. */
type BlockRow = readonly [index: number, texts: readonly string[]]

/** The indexes of the table's columns; null for a column that is left out. */
export type Columns = readonly (number | null)[]

interface DropContext {
  columns: Columns
  /** The columns with the titles of the first row; null if it has no titles. */
  titled: Columns | null
  options: PasteOptions
  notes: PasteNote[]
}

/** Leaves out titles and totals. */
export function dropRows(
  table: GridTable,
  rows: readonly BlockRow[],
  { columns, titled, options, notes }: DropContext,
): readonly BlockRow[] {
  const { includedRows, matchesTitles } = options
  const drop = (index: number, text: string) =>
    notes.push({
      text,
      inclusion: {
        label: 'Include it',
        options: { ...options, includedRows: new Set([...includedRows, index]) },
      },
    })
  const kept = rows.filter(([index, texts]) => {
    if (titled && index === 0) {
      if (matchesTitles) return false
      if (includedRows.has(index)) return true
      drop(index, 'The first row has the titles of columns, so it was left out.')
      return false
    }
    const label = includedRows.has(index) ? undefined : readLabels(table, texts, columns).find(isTotalLabel)
    if (label === undefined) return true
    drop(index, `Row ${index + 1}, “${label}”, looks like a total, so it was left out.`)
    return false
  })
  const [last] = kept.at(-1) ?? []
  if (last === undefined || includedRows.has(last) || !isSum(table, kept, columns)) return kept
  drop(last, 'The last row is the sum of the rows above it, so it was left out.')
  return kept.slice(0, -1)
}

/** The row headers of a pasted row, or its first text if it is among amounts, where it cannot be a value. */
function readLabels({ gridColumns }: GridTable, texts: readonly string[], columns: Columns): string[] {
  const headers = texts.filter((_, offset) => {
    const column = gridColumns[columns[offset] ?? -1]
    return column !== undefined && isRowHeader(column)
  })
  if (headers.length > 0) return headers
  const first = texts.findIndex((text) => text.trim() !== '')
  return gridColumns[columns[first] ?? -1]?.column?.kind === 'text' ? [] : texts.slice(first, first + 1)
}

/** Drops an unlabeled last row if several amounts equal the sums above. */
function isSum({ gridColumns }: GridTable, rows: readonly BlockRow[], columns: Columns): boolean {
  const above = rows.slice(0, -1)
  if (above.length < 2) return false
  const isMoney = (offset: number) => gridColumns[columns[offset] ?? -1]?.column?.kind === 'money'
  const totals = rows.at(-1)![1].flatMap((text, offset) => {
    const total = isMoney(offset) ? toCents(text) : null
    if (total === null || total === 0) return []
    return total === above.reduce((sum, [, texts]) => sum + (toCents(texts[offset] ?? '') ?? 0), 0)
  })
  return totals.length >= 2 && !totals.includes(false)
}

function toCents(text: string): number | null {
  const parsed = parseMoney(text, { ...signedMoneyRange, maximum: Number.MAX_SAFE_INTEGER })
  return parsed.kind === 'value' ? Math.round(parsed.value * 100) : null
}
