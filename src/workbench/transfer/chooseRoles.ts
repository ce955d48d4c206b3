import { range } from 'd3-array'
import { findName, undecidedPrefix, type Context } from './findTitles.ts'
import type { ColumnGroup } from './groupColumns.ts'
import type { KnownHeader } from './guessMapping.ts'
import { findHeaderColumn, type ColumnRole } from './ImportMapping.ts'
import { isTotalLabel } from './readImportRows.ts'
import { isAmount, isNumeric } from './sheet.ts'
import { titleSimilarity } from './similarity.ts'

/**
 * Chooses the columns with the row headers of a block, by their labels and titles, and those that say who pays.
 * @param valueColumns those of this block and of others in the same rows
 * @param ownColumns those between the block to the left and the values of this one
 */
export function chooseRoles(
  { headers, sheet: { grid }, measureOf }: Context,
  { titles: { dataRow, endRow }, columns }: ColumnGroup,
  valueColumns: ReadonlySet<number>,
  ownColumns: readonly number[],
): ColumnRole[] {
  const first = Math.min(...columns.keys())
  const rows = grid.slice(dataRow, endRow)
  const rowsWithValues = rows.filter((row) => [...columns.keys()].some((column) => row[column] !== ''))
  const textsOf = (column: number) => rows.flatMap((row) => row[column] || [])
  const labelsOf = (column: number) =>
    rowsWithValues.flatMap((row) => (row[column] && !isTotalLabel(row[column]) ? [row[column]] : []))
  const roles = (grid[0] ?? []).map((_, column): ColumnRole => {
    const name = columns.get(column)
    if (name === undefined) return { kind: 'ignored' }
    if (!name.startsWith(undecidedPrefix)) return { kind: 'values', column: name }
    return { kind: 'undecided', tier: name.slice(undecidedPrefix.length) }
  })
  const hasRole = (column: number) => roles[column]!.kind !== 'ignored'
  const rated = [...roles.keys()]
    .filter((column) => !valueColumns.has(column))
    .flatMap((column) =>
      headers.map((header, index) => ({
        column,
        index,
        ...rateLabels(header, headers, grid[dataRow - 1]![column]!, labelsOf(column)),
      })),
    )
    .toSorted((one, other) => other.score - one.score)
  const choose = (isAllowed: (rating: (typeof rated)[number]) => boolean) => {
    for (const rating of rated) {
      const { column, index } = rating
      if (findHeaderColumn({ roles }, index) < 0 && !hasRole(column) && isAllowed(rating))
        roles[column] = { kind: 'rowHeader', index }
    }
  }
  choose(({ column, score }) => ownColumns.includes(column) && score >= 0.5)
  for (const column of ownColumns) {
    const texts = textsOf(column)
    const measures = texts.filter((text) => measureOf(text).isMeasure)
    if (!hasRole(column) && measures.length > 0 && measures.length >= texts.length / 2)
      roles[column] = { kind: 'measure' }
  }
  const isUnknownLabel = (column: number) =>
    !hasRole(column) && textsOf(column).filter((text) => !isNumeric(text)).length > 1
  // The names of another block can be in another order.
  if (!ownColumns.some(isUnknownLabel)) {
    choose(({ column, share }) => column < first && share >= 0.5)
    choose(({ column, share }) => column > first && share >= 0.5)
  }
  const nameColumns = roles.flatMap(({ kind }, column) => (kind === 'rowHeader' ? [column] : []))
  const names = new Set(
    rowsWithValues.map((row) =>
      nameColumns
        .map((column) => row[column])
        .join('\n')
        .trim(),
    ),
  )
  names.delete('')
  const isVariant = (column: number) =>
    !hasRole(column) && new Set(textsOf(column)).size > 1 && !textsOf(column).some(isAmount)
  const labelColumns = range(first).filter((column) => !valueColumns.has(column))
  const variantColumn = ownColumns.find(isVariant) ?? labelColumns.find(isVariant)
  if (variantColumn !== undefined && names.size < rowsWithValues.length)
    roles[variantColumn] = { kind: 'variant' }
  return roles
}

/** How likely a column has a row header: the share of its labels that are names of the table, and its title. */
function rateLabels(
  header: KnownHeader,
  headers: readonly KnownHeader[],
  title: string,
  labels: readonly string[],
) {
  if (labels.length === 0) return { share: 0, score: 0 }
  const share = labels.filter((label) => findName(header, [label])).length / labels.length
  // The name of a row is not the title of a column. The corner of a table is often blank.
  const isName = findName(header, [title]) !== undefined
  const isUntitled = title === '' && headers.length === 1
  return {
    share,
    score: share + Math.max(isName ? 0 : titleSimilarity(title, header.title) * 0.9, isUntitled ? 0.5 : 0),
  }
}
