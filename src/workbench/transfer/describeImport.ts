import { rollup } from 'd3-array'
import type { CellName, Table } from '../tables/Table.ts'
import { readRowHeaders } from './ImportMapping.ts'
import { countOpenQuestions, type ImportPlan, type SkippedRow } from './ImportPlan.ts'

const reasons: Record<SkippedRow['reason'], readonly [one: string, several: string]> = {
  total: ['total', 'totals'],
  planTerm: ['that belongs in Plans', 'that belong in Plans'],
  titles: ['repeated row of titles', 'repeated rows of titles'],
  note: ['without values', 'without values'],
  repeated: ['with the same values as another row', 'with the same values as other rows'],
  decision: ['by your decision', 'by your decision'],
}

/** What an import does, in sentences with counts. Rows without any text are not mentioned. */
export function summarizeImport(plan: ImportPlan): string[] {
  const { changes, unchanged, keptBlanks, addedRows, skippedRows, skippedValues, leftOut } = plan
  const isGuess = ({ reason, decision }: ImportPlan['rowQuestions'][number]) =>
    reason === 'similar' && decision?.kind === 'name'
  const skipped = [
    ...rollup(
      skippedRows,
      (rows) => rows.length,
      ({ reason }) => reason,
    ),
  ]
    .map(([reason, number]) => count(number, ...reasons[reason]))
    .join(', ')
  const others: [number, string, string][] = [
    [addedRows.length, 'row is added', 'rows are added'],
    [
      keptBlanks,
      'value stays because its cell is blank in the file',
      'values stay because their cells are blank in the file',
    ],
    [skippedRows.length, `row is skipped: ${skipped}`, `rows are skipped: ${skipped}`],
    [skippedValues, 'value is skipped by your decision', 'values are skipped by your decision'],
    [
      leftOut.length,
      'text is added to “Not in the calculator”',
      'texts are added to “Not in the calculator”',
    ],
    [
      plan.rowQuestions.filter(isGuess).length,
      'name is only similar to one of the table: check below',
      'names are only similar to those of the table: check below',
    ],
    [countOpenQuestions(plan), 'question is open', 'questions are open'],
  ]
  return [
    `${count(changes.length, 'value changes', 'values change')}, ${count(unchanged, 'stays', 'stay')} the same.`,
    ...others.filter(([number]) => number > 0).map((each) => `${count(...each)}.`),
  ]
}

/** Names only the first few cells, because a large sheet can have thousands. */
export function explainIgnoredCells(cells: readonly string[]) {
  const [shown, hidden] = [cells.slice(0, 5).join(', '), cells.length - 5]
  const names = hidden > 0 ? `${shown}, and ${hidden.toLocaleString('en-US')} more` : shown
  return `Far from the other cells, and therefore not imported: ${names}.`
}

function count(number: number, one: string, several: string) {
  return `${number.toLocaleString('en-US')} ${number === 1 ? one : several}`
}

/** A cell in words. */
export function describePlace(table: Table, cell: CellName): string {
  const { row, column } = titleOf(table, cell)
  return `${row}, ${column}`
}

/** The titles of the row and the column of a cell. */
export function titleOf(table: Table, { row, column }: CellName): { row: string; column: string } {
  return {
    row: readRowHeaders(table).rows.find(({ name }) => name === row)?.title ?? '',
    column: table.columns.find(({ name }) => name === column)?.title ?? '',
  }
}

const shownPlaces = 2

/** The first places, and the number of the others. */
export function listPlaces(table: Table, places: readonly CellName[]): string {
  const titles = places.slice(0, shownPlaces).map((place) => titleOf(table, place))
  const rest = places.length - titles.length
  const shown = titles.map(({ row, column }) => `${row}: ${column}`).join('; ')
  return rest > 0 ? `${shown}; and ${rest} more` : shown
}
