import { textAt, type GridTable } from './gridCells.ts'

type RowTexts = readonly string[]

/** The row of the table for a pasted one; null if no row has its name. */
export interface RowMatch {
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
