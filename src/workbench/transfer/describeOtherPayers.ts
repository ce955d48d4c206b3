import { group } from 'd3-array'
import { withUnit } from './amountUnits.ts'
import { listSourceTexts, type ImportMapping } from './ImportMapping.ts'
import type { Ledger } from './Ledger.ts'
import { isNumeric, type Sheet, type TextGrid } from './sheet.ts'
import { isOtherPayer } from './otherTopics.ts'

/**
 * The skipped amounts that employees do not pay, in a line for each row of a sheet: “Copay Plan, Employer pays: EE $400 per
 * month; Family $900 per month”.
 */
export function describeOtherPayers(ledger: Ledger, blocks: readonly ImportMapping[]): string[] {
  const skipped = ledger.filter(({ fate }) => fate.kind === 'skipped' && fate.reason === 'otherPayer')
  return Array.from(
    group(skipped, ({ sheet }) => sheet),
    ([sheet, ofSheet]) => {
      const views = new Set(blocks.filter((block) => block.sheet === sheet).map(({ view }) => view))
      const view = views.size === 1 ? [...views][0] : undefined
      return Array.from(
        group(ofSheet, ({ at }) => at.row - 1),
        ([row, cells]) => {
          const { grid } = sheet
          const columns = cells.map(({ at }) => at.column - 1)
          const firstNumber = grid[row]!.findIndex(isNumeric)
          const labels = Array.from({ length: firstNumber }, (_, column) => readAbove(grid, row, column))
          const titles = columns.map((column) => readTitle(grid, row, column))
          const above = grid.slice(0, row).flat().toReversed()
          const heading = [...labels, ...titles].some(isOtherPayer)
            ? undefined
            : [...above, sheet.name].find(isOtherPayer)
          const amounts = columns.map((column, index) =>
            `${titles[index]!} ${withUnit(grid[row]![column]!, view)}`.trim(),
          )
          const names = heading === undefined ? namesOfBlock(blocks, sheet, row) : [heading]
          const name = [...new Set([...names, ...labels])].filter(Boolean).join(', ')
          return [name, amounts.join('; ')].filter((text) => text !== '').join(': ')
        },
      )
    },
  ).flat()
}

/**
 * What a block is about, such as a salary band, for a row that belongs to it. None if there is a gap or a heading between
 * the block and the row, or if blocks are beside each other.
 */
function namesOfBlock(blocks: readonly ImportMapping[], sheet: Sheet, row: number): string[] {
  const starts = blocks
    .filter((block) => block.sheet === sheet)
    .map((block) => ({ block, start: findFirstRow(block) }))
    .filter(({ start }) => start <= row)
  const last = Math.max(...starts.map(({ start }) => start))
  const nearest = starts.filter(({ start }) => start === last)
  const between = sheet.grid.slice(last + 1, row)
  const isGap = between.some((texts) => !texts.some(isNumeric))
  if (isGap || nearest.length !== 1) return []
  return listSourceTexts(nearest[0]!.block)
}

/** The index of the first row of the sheet that a block has. */
function findFirstRow({ isTransposed, titleRow, roles }: ImportMapping) {
  return isTransposed ? roles.findIndex(({ kind }) => kind !== 'ignored') : titleRow
}

/** The text of a cell, or the name above it that its row belongs to. */
function readAbove(grid: TextGrid, row: number, column: number) {
  const texts = grid.slice(0, row + 1).map((each) => each[column]!)
  return texts.findLast((text) => text !== '' && !isNumeric(text)) ?? ''
}

/** The title of a column, with the one above it, which can be for several columns. */
function readTitle(grid: TextGrid, row: number, column: number) {
  const isText = (text: string) => text !== '' && !isNumeric(text)
  const titleRow = grid.slice(0, row).findLastIndex((each) => isText(each[column]!))
  const above = grid[titleRow - 1] ?? []
  // The first column has the names of rows, and headings of the sheet.
  const heading = above.some(isNumeric) ? undefined : above.slice(1, column + 1).findLast(isText)
  return [heading, grid[titleRow]?.[column]].filter(Boolean).join(', ')
}
