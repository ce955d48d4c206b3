import type { Table } from '../tables/Table.ts'
import { findUnit } from './amountUnits.ts'
import { findHeaderColumn, readRowHeaders, type ColumnRole, type ImportMapping } from './ImportMapping.ts'
import { isSurcharge } from './otherTopics.ts'
import { isNumeric, orient, type Sheet } from './sheet.ts'
import { normalizeText } from './similarity.ts'

/**
 * Finds the blocks of a rate sheet with surcharges and credits: rows with a name and one amount, such as “Tobacco use |
 * $30”, below a title. None if the table has no amount for every tier.
 */
export function findAdjustments(table: Table, sheet: Sheet): ImportMapping[] {
  const { grid } = sheet
  if (!table.columns.some(({ name }) => name === 'amount')) return []
  const runs = sheet.sentences
    ? [{ first: 1, end: grid.length, label: 0, amount: 1 }]
    : findRuns(grid.map(readItem))
  return runs.flatMap(({ first, end, label, amount }) => {
    const titleRow = first - 1
    const top = grid.slice(0, first).findLastIndex((row) => row.every((text) => text === '')) + 1
    const headings = grid.slice(top, first).flat().join('\n')
    const labels = grid.slice(first, end).map((row) => row[label]!)
    const isAbout =
      sheet.sentences !== undefined ||
      /\badjustments?\b/i.test(headings) ||
      labels.filter(isSurcharge).length * 2 >= labels.length
    if (titleRow < top || !isAbout) return []
    const roles = grid[0]!.map((_, column): ColumnRole => {
      if (column === label) return { kind: 'rowHeader', index: 0 }
      return column === amount ? { kind: 'values', column: 'amount' } : { kind: 'ignored' }
    })
    const unit = sheet.sentences ? sheet.sentences.unit : findUnit(headings, table.timesPerYear)
    return {
      sheet,
      isTransposed: false,
      titleRow,
      endRow: end,
      roles,
      sources: [null],
      unit,
    }
  })
}

/** Skips the blocks whose rows are not surcharges, such as rates, and ends those above the adjustments. */
export function skipOthers(
  table: Table,
  blocks: readonly ImportMapping[],
  adjustments: readonly ImportMapping[],
): ImportMapping[] {
  const known = readRowHeaders(table).headers[0]!.byNormalized
  return blocks
    .filter(
      ({ isTransposed, titleRow }) =>
        isTransposed || adjustments.every((adjustment) => adjustment.titleRow !== titleRow),
    )
    .map((block) => {
      const below = adjustments.map(({ titleRow }) => titleRow).filter((row) => row > block.titleRow)
      const isOwn = readNames(block).some((name) => isSurcharge(name) || known.has(normalizeText(name)))
      return {
        ...block,
        endRow: block.isTransposed ? block.endRow : Math.min(block.endRow, ...below),
        ...(!isOwn && { skipped: 'rates' as const }),
      }
    })
}

/** The names of the rows of a block. */
function readNames(block: ImportMapping) {
  const column = findHeaderColumn(block, 0)
  const rows = orient(block.sheet.grid, block).slice(block.titleRow + 1, block.endRow)
  return column < 0 ? [] : rows.map((row) => row[column]!)
}

interface Item {
  label: number
  amount: number
}

/** The columns of a name and of the only amount in a row. */
function readItem(row: readonly string[]): Item | undefined {
  const label = row.findIndex((text) => text !== '')
  const amounts = [...row.entries()].filter(([, text]) => isNumeric(text))
  return amounts.length === 1 && amounts[0]![0] > label ? { label, amount: amounts[0]![0] } : undefined
}

/** Items below each other in the same columns. */
function findRuns(items: readonly (Item | undefined)[]) {
  const runs: (Item & { first: number; end: number })[] = []
  for (const [row, item] of items.entries()) {
    const last = runs.at(-1)
    if (!item) continue
    if (last?.end === row && last.label === item.label && last.amount === item.amount) last.end = row + 1
    else runs.push({ ...item, first: row, end: row + 1 })
  }
  return runs
}
