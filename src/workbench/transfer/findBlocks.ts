import { group, range } from 'd3-array'
import type { Table } from '../tables/Table.ts'
import { findAdjustments, skipOthers } from './findAdjustments.ts'
import { divideByOrientation } from './divideByOrientation.ts'
import { chooseRoles } from './chooseRoles.ts'
import {
  createContext,
  createTitleCheck,
  findName,
  findTitles,
  type Context,
  type Titles,
} from './findTitles.ts'
import { groupColumns, type ColumnGroup } from './groupColumns.ts'
import { findPairs, guessMapping, guessSheet, readKnownHeaders } from './guessMapping.ts'
import { findHeaderColumn, type ImportMapping, type RowHeaderSource } from './ImportMapping.ts'
import { isNumeric, readLoneText, type Sheet } from './sheet.ts'

/** Guesses the blocks of the sheet that fits best, and those of sheets that are named like it: one for each salary band. */
export function guessWorkbook(table: Table, sheets: readonly Sheet[]): ImportMapping[] {
  const best = sheets.find((sheet) => findAdjustments(table, sheet).length > 0) ?? guessSheet(table, sheets)
  if (!best) return []
  const headers = readKnownHeaders(table)
  const nameOf = ({ name }: Sheet) =>
    JSON.stringify(headers.map((header) => findName(header, [name]) ?? null))
  const isNamed = sheets.filter((sheet) => /"/.test(nameOf(sheet)))
  if (!isNamed.includes(best)) return guessBlocks(table, best)
  const named = [...group(isNamed, nameOf).values()].map((same) => (same.includes(best) ? best : same[0]!))
  const hasValues = ({ roles }: ImportMapping) => roles.some(({ kind }) => kind === 'values')
  return named.flatMap((sheet) => {
    const blocks = guessBlocks(table, sheet)
    return sheet === best ? blocks : blocks.filter(hasValues)
  })
}

/** Guesses the blocks of a sheet: each has its own titles, or its own columns below a heading. */
export function guessBlocks(table: Table, sheet: Sheet): ImportMapping[] {
  const adjustments = findAdjustments(table, sheet)
  if (sheet.sentences && adjustments.length > 0) return adjustments
  const blocks = guessRates(table, sheet)
  return adjustments.length > 0 ? [...adjustments, ...skipOthers(table, blocks, adjustments)] : blocks
}

function guessRates(table: Table, sheet: Sheet): ImportMapping[] {
  return divideByOrientation(table, sheet).flatMap((part) =>
    guessOriented(table, part).map((block) => {
      const isOther = (row: number) => row > block.titleRow && part.grid[row] !== sheet.grid[row]
      const endRow = [...sheet.grid.keys()].find(isOther) ?? block.endRow
      return findPairs({
        ...block,
        sheet,
        endRow: block.isTransposed ? block.endRow : Math.min(endRow, block.endRow),
      })
    }),
  )
}

function guessOriented(table: Table, sheet: Sheet): ImportMapping[] {
  const whole = guessMapping(table, sheet)
  const context = createContext(table, whole)
  const titles = findTitles(context)
  const isWhole = ({ row, dataRow }: Titles) => row <= whole.titleRow && whole.titleRow < dataRow
  if (!titles.some(isWhole)) return [whole]
  // A sentence below a table can name a tier, but has nothing below it.
  const hasAmounts = ({ titles: { dataRow, endRow }, columns }: ColumnGroup) =>
    context.sheet.grid
      .slice(dataRow, endRow)
      .some((row) => [...columns.keys()].some((column) => row[column] !== ''))
  const all = titles.flatMap((each) => groupColumns(context, each))
  const groups = all.some(hasAmounts) ? all.filter(hasAmounts) : all
  const blocks: ImportMapping[] = []
  for (const each of groups) blocks.push(toBlock(context, each, groups, blocks))
  return blocks
}

function toBlock(
  context: Context,
  columnGroup: ColumnGroup,
  groups: readonly ColumnGroup[],
  blocks: readonly ImportMapping[],
): ImportMapping {
  const { headers, sheet, measureOf, coverageOf } = context
  const isTitle = createTitleCheck(headers)
  const isKnown = (text: string) =>
    isTitle(text) || measureOf(text).unit !== undefined || headers.some((header) => findName(header, [text]))
  const { grid, isTransposed } = sheet
  const { titles, columns } = columnGroup
  const { top, dataRow, endRow } = titles
  const first = Math.min(...columns.keys())
  const beside = groups.filter((other) => other.titles.row < endRow && dataRow < other.titles.endRow)
  const valueColumns = new Set(beside.flatMap((other) => [...other.columns.keys()]))
  // The labels and headings of columns that only another heading tells apart are the same.
  const isVariant = (other: ColumnGroup) =>
    other.titles === titles && other.variant !== undefined && other.variant !== columnGroup.variant
  const others = beside.filter((other) => !isVariant(other)).flatMap((other) => [...other.columns.keys()])
  const ownFrom = Math.max(-1, ...others.filter((column) => column < first)) + 1
  const ownColumns = range(ownFrom, first).filter((column) => !valueColumns.has(column))
  const roles = chooseRoles(context, columnGroup, valueColumns, ownColumns)
  const columnTexts = (column: number, from: number) =>
    grid.slice(from, endRow).flatMap((row) => row[column] || [])
  // A column of amounts between the blocks, such as what the employer pays, is not about this block.
  const headingColumns = ownColumns.filter((column) => !columnTexts(column, dataRow).some(isNumeric))
  const headings = [
    ...grid.slice(top, titles.row).flatMap((row) => readLoneText(row) ?? []),
    ...headingColumns.flatMap((column) => grid.slice(top, dataRow).flatMap((row) => row[column] || [])),
    ...headingColumns
      .map((column) => columnTexts(column, top))
      .flatMap((texts) => (texts.length === 1 ? texts : [])),
  ]
  const isPaid = (text: string) => measureOf(text).isOtherPayer && isOtherHeading(text)
  const isOtherBefore = blocks.at(-1)?.skipped === 'otherCoverage' && headings.every(isKnown)
  const [coverage = isOtherBefore ? 'other' : coverageOf(sheet.sheet.name)] = [
    columnGroup.variant ?? '',
    ...headings.toReversed(),
  ].flatMap((text) => coverageOf(text) ?? [])
  const sources = headers.map((header, index): RowHeaderSource | null => {
    if (findHeaderColumn({ roles }, index) >= 0) return null
    const name =
      columnGroup.names[index] === undefined ? findName(header, headings) : columnGroup.names[index]
    const lone = grid.slice(dataRow, endRow).map((row) => findName(header, [readLoneText(row) ?? '']))
    if (lone[0] || (name === undefined && lone.some(Boolean))) return { kind: 'titleRows' }
    if (name === null) return null
    if (header.texts.length === 1) return { kind: 'text', text: header.texts[0]! }
    const text =
      name ??
      findName(header, [sheet.sheet.name]) ??
      (headings.every(isKnown) ? inherit(blocks, index) : undefined)
    return text ? { kind: 'text', text } : null
  })
  return {
    sheet: sheet.sheet,
    isTransposed,
    titleRow: dataRow - 1,
    endRow,
    roles,
    sources,
    variant: columnGroup.variant ?? headings.at(-1),
    unit: columnGroup.unit ?? measureOf(headings.join('\n')).unit,
    skipped:
      columnGroup.isOtherPayer || headings.some(isPaid)
        ? 'otherPayer'
        : coverage === 'other'
          ? 'otherCoverage'
          : undefined,
  }
}

/** The text that all blocks above have. */
function inherit(blocks: readonly ImportMapping[], index: number) {
  const texts = new Set(
    blocks.map(({ sources }) => (sources[index]?.kind === 'text' ? sources[index].text : null)),
  )
  return texts.size === 1 ? [...texts][0] : undefined
}

const otherHeading =
  /\b(?:employer|company|total)\b.{0,20}\b(?:costs?|contributions?|shares?|premiums?|pays?)\b/i

function isOtherHeading(text: string) {
  return otherHeading.test(text) && !/\b(?:you|employee)/i.test(text)
}
