import { group } from 'd3-array'
import { parseMoney, signedMoneyRange } from '../../compare/values/numbers.ts'
import { isTotalLabel } from '../transfer/readImportRows.ts'
import { normalizeText, titleSimilarity } from '../transfer/similarity.ts'
import type { Column, Table } from '../tables/Table.ts'
import { textAt } from './gridCells.ts'

/** A row of a pasted block, by its index there. */
export type BlockRow = readonly [index: number, texts: readonly string[]]

/** The indexes of the table's columns for those of a pasted block; null for a column that is left out. */
export type BlockColumns = readonly (number | null)[]

/** Other titles only have some letters in common. Tiers have several usual titles, such as “EE + Spouse”. */
const minSimilarity = 0.95

/**
 * The columns with the titles of a pasted row. A column is null if no title or several titles match.
 * @param left where the row is pasted
 * @returns null if the row does not have titles
 */
export function matchTitles(
  { columns: known }: Table,
  titles: readonly string[],
  left: number,
): BlockColumns | null {
  const exact = titles.map((title) => known.findIndex((column) => hasTitle(column, title)))
  const similar = (title: string) =>
    known.findIndex(
      (column, index) => !exact.includes(index) && titleSimilarity(title, column.title) >= minSimilarity,
    )
  const columns = titles.map((title, index) => (exact[index]! >= 0 ? exact[index]! : similar(title)))
  const matched = new Set(columns.filter((column) => column >= 0)).size
  // Elsewhere, a single title can be a text of the table.
  const isAmongAmounts = titles.every(
    (title, index) => title.trim() === '' || isAmount(known[left + index] ?? known.at(-1)!),
  )
  if (matched === 0 || (matched === 1 && !isAmongAmounts)) return null
  const isClear = (column: number) => column >= 0 && columns.indexOf(column) === columns.lastIndexOf(column)
  return columns.map((column) => (isClear(column) ? column : null))
}

/** Whether it is one of the column's titles, or the code of its tier. */
function hasTitle({ title: full, shortTitle = '', name }: Column, title: string) {
  const text = normalizeText(title)
  const code = /^[A-Z]{2}$/.test(name) ? name : ''
  return text !== '' && [full, shortTitle, code].some((each) => normalizeText(each) === text)
}

function isAmount({ format: { kind } }: Column) {
  return kind === 'money' || kind === 'number'
}

/** The row of the table for a pasted one; null if no row has its name. */
interface RowMatch {
  row: number | null
  name: string
}

/**
 * Finds the rows of pasted texts by their row headers, if most of them are in the table.
 * @param top where they are pasted
 * @returns null if their order decides instead
 */
export function matchRowNames(
  table: Table,
  rows: readonly (readonly string[])[],
  columns: BlockColumns,
  top: number,
): RowMatch[] | null {
  const headers = columns.flatMap((column, offset) =>
    column !== null && table.columns[column]?.header !== undefined ? [{ column, offset }] : [],
  )
  if (headers.length === 0) return null
  const keyOf = (names: readonly string[]) => JSON.stringify(names.map(normalizeName))
  const rowsByName = group(table.rows.keys(), (row) =>
    keyOf(headers.map(({ column }) => textAt(table, { row, column }))),
  )
  let above = headers.map(() => '')
  const matched = rows.map((texts) => {
    // A merged cell has its text only in its first row.
    above = headers.map(({ offset }, index) =>
      texts[offset]!.trim() === '' ? above[index]! : texts[offset]!,
    )
    return { found: rowsByName.get(keyOf(above)) ?? [], name: above.join(', ') }
  })
  const known = matched.filter(({ found }) => found.length > 0)
  const isInOrder = matched.every(({ found }, row) => found.includes(top + row))
  const isAmbiguous = matched.some(({ found }) => found.length > 1)
  if (isInOrder || isAmbiguous || known.length * 2 < matched.length) return null
  return matched.map(({ found, name }) => ({ row: found[0] ?? null, name }))
}

/** Row names differ only in case and spaces. */
export function normalizeName(text: string): string {
  return text.trim().toLowerCase().replaceAll(/\s+/g, ' ')
}

export function dropTotals(
  table: Table,
  rows: readonly BlockRow[],
  columns: BlockColumns,
  notes: string[],
): readonly BlockRow[] {
  const kept = rows.filter(([index, texts]) => {
    const label = readLabels(table, texts, columns).find(isTotalLabel)
    if (label !== undefined)
      notes.push(`Row ${index + 1}, “${label}”, looks like a total, so it was left out.`)
    return label === undefined
  })
  if (!isSum(table, kept, columns)) return kept
  notes.push(
    'The last row is the sum of the rows above it, so it was left out. Paste it by itself to include it.',
  )
  return kept.slice(0, -1)
}

/** The row headers of a pasted row, or its first text if it is among amounts, where it cannot be a value. */
function readLabels(table: Table, texts: readonly string[], columns: BlockColumns): string[] {
  const columnAt = (offset: number) => table.columns[columns[offset] ?? -1]
  const headers = texts.filter((_, offset) => columnAt(offset)?.isRowHeader)
  if (headers.length > 0) return headers
  const first = texts.findIndex((text) => text.trim() !== '')
  return columnAt(first)?.format.kind === 'text' ? [] : texts.slice(first, first + 1)
}

/** Whether several amounts of the last row equal the sums above. */
function isSum(table: Table, rows: readonly BlockRow[], columns: BlockColumns): boolean {
  const above = rows.slice(0, -1)
  if (above.length < 2) return false
  const totals = rows.at(-1)![1].flatMap((text, offset) => {
    const isMoney = table.columns[columns[offset] ?? -1]?.format.kind === 'money'
    const total = isMoney ? toCents(text) : 0
    if (total === 0) return []
    return total === above.reduce((sum, [, texts]) => sum + toCents(texts[offset] ?? ''), 0)
  })
  return totals.length >= 2 && !totals.includes(false)
}

/** 0 if the text is not an amount. */
function toCents(text: string): number {
  const parsed = parseMoney(text, { ...signedMoneyRange, maximum: Number.MAX_SAFE_INTEGER })
  return parsed.kind === 'value' ? Math.round(parsed.value * 100) : 0
}
