import { rollups } from 'd3-array'
import { describeSections } from './benefits/describeSections.ts'
import type { YearValues } from '../../contract/yearDocuments.ts'
import type { CellName, Table } from '../tables/Table.ts'
import { countBenefits } from './benefits/matchBenefits.ts'
import { listSourceTexts, readRowHeaders, type ImportMapping } from './ImportMapping.ts'
import { countOpenQuestions, type ImportPlan } from './ImportPlan.ts'
import { skipReasons, type Ledger } from './Ledger.ts'
import { sheetCellOf } from './readImportRows.ts'
import { cellAddress, isNumeric, orient, type Sheet } from './sheet.ts'

/** What an import does, in sentences with counts. */
export function summarizeImport(plan: ImportPlan): string[] {
  const { changes, unchanged, reviewed, keptBlanks, addedRows, leftOut } = plan
  const isGuess = ({ reason, decision }: ImportPlan['rowQuestions'][number]) =>
    reason === 'similar' && decision?.kind === 'name'
  const others: [number, string, string][] = [
    [reviewed, 'typical value is reviewed', 'typical values are reviewed'],
    [addedRows.length, 'row is added', 'rows are added'],
    [
      keptBlanks,
      'value stays because its cell is blank in the file',
      'values stay because their cells are blank in the file',
    ],
    [
      leftOut.length,
      'text is added to “Not in the calculator”',
      'texts are added to “Not in the calculator”',
    ],
    [
      plan.rowQuestions.filter(isGuess).length,
      'name is only similar to one of the table',
      'names are only similar to those of the table',
    ],
    [countOpenQuestions(plan), 'question is open', 'questions are open'],
  ]
  return [
    ...summarizeLedger(plan.ledger),
    `${count(changes.length, 'value changes', 'values change')}${unchanged > 0 ? `, ${count(unchanged, 'stays', 'stay')} the same` : ''}.`,
    ...others.filter(([number]) => number > 0).map((each) => `${count(...each)}.`),
  ]
}

/** Names only the first few cells, because a large sheet can have thousands. */
export function explainIgnoredCells(cells: readonly string[]) {
  const [shown, hidden] = [cells.slice(0, 5).join(', '), cells.length - 5]
  const names = hidden > 0 ? `${shown}, and ${hidden.toLocaleString('en-US')} more` : shown
  return `Far from the other cells, and therefore not imported: ${names}.`
}

/** For example “36 cells with values: 24 imported, 8 skipped (total: 6; repeated title: 2), 4 in questions.” */
function summarizeLedger(ledger: Ledger): string[] {
  const all = listSkipped(ledger)
  const skipped = all.filter(({ isCounted }) => isCounted)
  const total = ledger.length - all.length + skipped.length
  if (total === 0) return []
  const asked = ledger.filter(({ fate }) => fate.kind === 'question').length
  const reasons = rollups(
    skipped,
    (same) => same.length,
    ({ reason }) => reason,
  )
  const counts = reasons.map(([reason, number]) => `${reason}: ${number.toLocaleString('en-US')}`)
  const list = reasons.length === 1 ? reasons[0]![0] : counts.join('; ')
  const parts = [
    `${(total - skipped.length - asked).toLocaleString('en-US')} imported`,
    ...(skipped.length > 0 ? [`${skipped.length.toLocaleString('en-US')} skipped (${list})`] : []),
    ...(asked > 0 ? [`${asked.toLocaleString('en-US')} in questions`] : []),
  ]
  return [`${count(total, 'cell with a value', 'cells with values')}: ${parts.join(', ')}.`]
}

/** The cells that are not imported, each with a reason, and where its words belong if that is known. */
export function listSkipped(ledger: Ledger) {
  return ledger.flatMap(({ fate, ...entry }) => {
    if (fate.kind !== 'skipped') return []
    const { text } = entry
    const isTierTitle = fate.reason === 'tierWords'
    const isNote = fate.reason === 'outside' && /\p{L}/u.test(text)
    return [
      {
        ...entry,
        reason: skipReasons[fate.reason],
        place: isNote ? describeSections(text) : undefined,
        /** Whether it can be put on the list of what the calculator leaves out. */
        isTerm: isTierTitle || isNote,
        /** Whether it counts as a cell with a value. */
        isCounted: !isTierTitle && !(isNote && !/\d/.test(text)),
      },
    ]
  })
}

/** The sheets with numbers that this import does not read: “Sheet “2026” has 24 numbers that are not in this import.” */
export function describeOtherSheets(
  values: YearValues,
  sheets: readonly Sheet[],
  blocks: readonly ImportMapping[],
): string[] {
  return sheets
    .filter((sheet) => blocks.every((block) => block.sheet !== sheet))
    .flatMap((sheet) => {
      const { name, grid } = sheet
      if (countBenefits(values, sheet) > 1)
        return [`Sheet “${name}” looks like a benefits table: use “Import a benefits table…” for it.`]
      const numbers = grid.flat().filter(isNumeric).length
      const are = count(numbers, 'number that is', 'numbers that are')
      return numbers > 0 ? [`Sheet “${name}” has ${are} not in this import.`] : []
    })
}

function count(number: number, one: string, several: string) {
  return `${number.toLocaleString('en-US')} ${number === 1 ? one : several}`
}

/** A cell in words. */
export function describePlace(table: Table, cell: CellName): string {
  const { row, column } = titleOf(table, cell)
  return `${row}, ${column}`
}

/** The cells of a block, and the names that are above or beside it. */
export function describeBlock(block: ImportMapping): string {
  const { roles, titleRow, endRow, sheet } = block
  const used = roles.flatMap(({ kind }, column) => (kind === 'ignored' ? [] : [column]))
  const last = orient(sheet.grid, block).findLastIndex(
    (row, index) => index < endRow && used.some((column) => row[column] !== ''),
  )
  const corners = [
    sheetCellOf(block, titleRow, used[0] ?? 0),
    sheetCellOf(block, Math.max(last, titleRow), used.at(-1) ?? 0),
  ]
  return [corners.map(cellAddress).join(':'), ...listSourceTexts(block)].join(', ')
}

/** The titles of the row and the column of a cell. */
export function titleOf(table: Table, { row, column }: CellName): { row: string; column: string } {
  return {
    row: readRowHeaders(table).rows.find(({ name }) => name === row)?.title ?? '',
    column: table.columns.find(({ name }) => name === column)?.title ?? '',
  }
}

const shownPlaces = 2

export function listPlaces(table: Table, places: readonly CellName[]): string {
  return joinPlaces(places.map((place) => () => titleOf(table, place)))
}

/** The first places, and the number of the others. @param places functions, because there can be thousands */
export function joinPlaces(places: readonly (() => { row: string; column: string })[]): string {
  const titles = places.slice(0, shownPlaces).map((read) => read())
  const rest = places.length - titles.length
  const shown = titles.map(({ row, column }) => `${row}: ${column}`).join('; ')
  return rest > 0 ? `${shown}; and ${rest} more` : shown
}
