import { normalizeText, titleSimilarity } from '../transfer/similarity.ts'
import type { GridColumn, GridTable } from './gridCells.ts'

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
