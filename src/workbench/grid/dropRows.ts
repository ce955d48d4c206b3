import { parseMoney, signedMoneyRange } from '../cells/money.ts'
import { isTotalLabel } from '../transfer/totalLabel.ts'
import { isRowHeader, type GridTable } from './gridCells.ts'
import type { PasteNote, PasteOptions } from './PasteNote.ts'

/** A row of the block, by its index there. */
export type BlockRow = readonly [index: number, texts: readonly string[]]

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
