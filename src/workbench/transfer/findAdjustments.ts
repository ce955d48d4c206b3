import type { Table } from '../tables/Table.ts'
import { signedMoney } from '../cells/formats.ts'
import { creditWords, signedAmountFormat } from '../tables/signedAmountFormat.ts'
import { unitAmountFormat, type WrittenAmount } from '../tables/unitAmounts.ts'
import { findUnit, withUnit } from './amountUnits.ts'
import { splitLine } from './benefits/splitLine.ts'
import type { ColumnRole, ImportMapping } from './ImportMapping.ts'
import { isNumeric, readLoneText, type Sheet } from './sheet.ts'
import { isSurcharge } from './similarity.ts'

/**
 * Finds the blocks of a rate sheet with surcharges and credits: rows with a name and one amount, such as “Tobacco use |
 * $30”, below a title. None if the sheet has the titles of the table, or the table has no amount for every tier.
 */
export function findAdjustments(table: Table, sheet: Sheet): ImportMapping[] {
  const { grid } = sheet
  const titles = readTitles(table)
  if (!titles || grid.some((row) => titles.every((title) => row.includes(title)))) return []
  return findRuns(grid.map(readItem)).flatMap(({ first, end, label, amount }) => {
    const titleRow = first - 1
    const top = grid.slice(0, first).findLastIndex((row) => row.every((text) => text === '')) + 1
    const headings = grid.slice(top, first).flat().join('\n')
    const labels = grid.slice(first, end).map((row) => row[label]!)
    const isAbout =
      /\badjustments?\b/i.test(headings) || labels.filter(isSurcharge).length * 2 >= labels.length
    if (titleRow < top || !isAbout) return []
    const roles = grid[0]!.map((_, column): ColumnRole => {
      if (column === label) return { kind: 'rowHeader', index: 0 }
      return column === amount ? { kind: 'values', column: 'amount' } : { kind: 'ignored' }
    })
    const unit = findUnit(headings, table.timesPerYear)
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

/**
 * Divides sentences such as “Tobacco surcharge: $50 per month for each smoker” into a name and an amount, below the titles
 * of the table. A line without an amount becomes a question. Other sheets stay.
 */
export function divideSentences(table: Table, sheet: Sheet): Sheet {
  const lines = sheet.grid.map((row) => readLoneText(row) ?? '')
  const isDivided = sheet.grid.some((row, index) => row.join('') !== lines[index])
  const titles = readTitles(table)
  if (isDivided || !titles || !lines.some((line) => /\d/.test(splitLine(line)[1]))) return sheet
  const { parse } = signedAmountFormat(
    unitAmountFormat(signedMoney, 'yearly', 'yearly', table.timesPerYear),
    [],
  )
  const rows = lines.map((line): [string, string] => {
    const [label, value] = splitLine(line)
    const words = value.replace(/\.$/, '').split(/\s+/)
    const count =
      words.findLastIndex((_, last) => parse(words.slice(0, last + 1).join(' ')).kind === 'value') + 1
    const text = words.slice(0, count).join(' ')
    const parsed = parse(text)
    if (parsed.kind !== 'value') return [label, isHeading(line) ? '' : value || line]
    const rest = words.slice(count).join(' ')
    const isCredit = (parsed.value as WrittenAmount).amount < 0 || label.search(creditWords) >= 0
    const amount = `${isCredit ? '-' : ''}${/\$?\d[\d,.]*/.exec(text)![0]}`
    return [rest === '' ? label : `${label} (${rest})`, withUnit(amount, findUnit(text, table.timesPerYear))]
  })
  const saidUnits = rows.flatMap(([, amount]) =>
    /\d/.test(amount) ? [findUnit(amount, table.timesPerYear)] : [],
  )
  const [unit] = saidUnits.includes(undefined) ? [] : saidUnits
  const added = [[withUnit('Amounts', unit), ''], titles]
  return {
    ...sheet,
    grid: [...added, ...rows],
    places: [...added.map(() => 'above the lines'), ...rows.map((_, index) => `line ${index + 1}`)],
  }
}

const isHeading = (line: string) => !/\d/.test(line) && line.split(/\s+/).length < 5

/** The titles of names and of amounts for every tier; undefined if the table has no such amounts. */
function readTitles({ columns }: Table) {
  const amount = columns.find(({ name }) => name === 'amount')
  return amount && [columns.find(({ isRowHeader }) => isRowHeader)!.title, amount.title]
}

/** Skips the blocks whose rows are not surcharges, such as rates, and ends those above the adjustments. */
export function skipOthers(
  blocks: readonly ImportMapping[],
  adjustments: readonly ImportMapping[],
): ImportMapping[] {
  return blocks
    .filter(({ titleRow }) => adjustments.every((each) => each.titleRow !== titleRow))
    .map((block) => {
      const below = adjustments.map(({ titleRow }) => titleRow).filter((row) => row > block.titleRow)
      const isOwn = block.roles.some(({ kind }) => kind === 'rowHeader')
      return {
        ...block,
        endRow: block.isTransposed ? block.endRow : Math.min(block.endRow, ...below),
        ...(!isOwn && { skipped: 'rates' as const }),
      }
    })
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
