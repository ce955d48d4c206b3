import { group, range } from 'd3-array'
import { findName, type Context, type Titles } from './findTitles.ts'
import { isAmount, readLoneText } from './sheet.ts'

/** Columns with amounts of the same rows: each value of the table at most once. */
export interface ColumnGroup {
  titles: Titles
  /** The names of values by the index of their columns. */
  columns: Map<number, string>
  /** By the index of the row header: its text, null if that is not certain, undefined if the headings have none. */
  names: readonly (string | null | undefined)[]
  unit: string | undefined
  isOtherPayer: boolean
  /** The headings that are not names of the table, if they tell columns of the same value apart. */
  variant: string | undefined
}

/** Groups the columns of titles by what their headings say, and where titles repeat. */
export function groupColumns(context: Context, titles: Titles): ColumnGroup[] {
  const { headers, sheet } = context
  const headed = keepVariants(readHeadedColumns(context, titles))
  // A heading that is not above the first of its columns can be for others than those to its right.
  const isUncertain = headers.map(
    (_, header) => new Set(headed.map(({ names }) => names[header] === undefined)).size > 1,
  )
  const groups: ColumnGroup[] = []
  const latest = new Map<string, ColumnGroup>()
  // A column without numbers has the labels or the heading of the next block.
  const isLabelColumn = (column: number) => {
    const texts = sheet.grid.slice(titles.top, titles.endRow).flatMap((row) => row[column] || [])
    return (
      texts.length > 0 &&
      !sheet.grid.slice(titles.dataRow, titles.endRow).some((row) => isAmount(row[column]!))
    )
  }
  let previous: number | undefined
  for (const { column, value, names: own, ...rest } of headed) {
    if (range((previous ?? column) + 1, column).some(isLabelColumn)) latest.clear()
    previous = column
    const names = own.map((name, header) => (isUncertain[header] ? null : name))
    const key = JSON.stringify([names.map((name) => name ?? null), rest])
    let columns = latest.get(key)?.columns
    if (!columns || [...columns.values()].includes(value)) {
      columns = new Map()
      const created = { titles, columns, names, ...rest }
      groups.push(created)
      latest.set(key, created)
    }
    columns.set(column, value)
  }
  return groups
}

type HeadedColumn = ReturnType<typeof readHeadedColumns>[number]

/** Forgets other headings if no value has several columns that only they tell apart. */
function keepVariants(headed: readonly HeadedColumn[]): readonly HeadedColumn[] {
  const sameColumns = group(headed, ({ column: _, variant: __, ...rest }) => JSON.stringify(rest))
  const isTold = [...sameColumns.values()].some(
    (same) => new Set(same.map(({ variant }) => variant)).size > 1,
  )
  return isTold ? headed : headed.map((each) => ({ ...each, variant: undefined }))
}

/** The columns with values, and what the headings above them say. */
function readHeadedColumns({ headers, sheet: { grid }, measureOf }: Context, titles: Titles) {
  const { row, top, dataRow, endRow, first, last, values } = titles
  const headerRow = dataRow - 1
  /** A heading is for the columns to its right without one. */
  const fill = (index: number, column: number, isSkipped: (text: string) => boolean = () => false) =>
    grid[index]!.slice(first, column + 1).findLast((text) => text !== '' && !isSkipped(text)) ?? ''
  const firstValue = Math.min(...values.keys())
  return range(firstValue, last + 1).flatMap((column) => {
    const titleColumn = [...values.keys()].findLast((each) => each <= column)!
    const hasCells = () => grid.slice(dataRow, endRow).some((texts) => texts[column] !== '')
    const isTitled =
      headerRow === row ? titleColumn === column : grid[headerRow]![column] !== '' && hasCells()
    if (!isTitled) return []
    const rows = range(top, dataRow).filter((each) => each !== row && readLoneText(grid[each]!) === undefined)
    const isUnit = (text: string) => measureOf(text).unit !== undefined
    const texts = rows.map((each) => (each === headerRow ? grid[each]![column]! : fill(each, column, isUnit)))
    const isOwn = (text: string) => text !== '' && headers.every((header) => !findName(header, [text]))
    const units = rows.map((each) => (each === headerRow ? grid[each]![column]! : fill(each, column)))
    return [
      {
        column,
        value: values.get(titleColumn)!.column,
        names: headers.map((header) => findName(header, texts)),
        unit: measureOf([...units, grid[row]![titleColumn]!].join('\n')).unit,
        isOtherPayer: texts.some((text) => measureOf(text).isOtherPayer),
        variant: texts.filter(isOwn).join(', ') || undefined,
      },
    ]
  })
}
