import { countOpenQuestions, type ImportPlan, type SkippedRow } from './ImportPlan.ts'
import type { CellChange, Table } from '../tables/Table.ts'
import { readRowHeaders } from './ImportMapping.ts'
import type { RowTitle } from './RowQuestions.tsx'

const reasons: Record<SkippedRow['reason'], readonly [one: string, several: string]> = {
  total: ['1 total', 'totals'],
  planTerm: ['1 that belongs in Plans', 'that belong in Plans'],
  titles: ['1 repeated row of titles', 'repeated rows of titles'],
  note: ['1 without values', 'without values'],
  repeated: ['1 with the same values as another row', 'with the same values as other rows'],
  decision: ['1 by your decision', 'by your decision'],
}

/** What an import does, in sentences with counts. Rows without any text are not mentioned. */
export function summarizeImport(plan: ImportPlan): string[] {
  const { changes, unchanged, keptBlanks, addedRows, skippedRows, skippedValues } = plan
  const open = countOpenQuestions(plan)
  const guessed = plan.rowQuestions.filter(
    ({ reason, decision }) => reason === 'similar' && decision?.kind === 'name',
  ).length
  return [
    `${count(changes.length, 'value changes', 'values change')}, ${unchanged} ${unchanged === 1 ? 'stays' : 'stay'} the same.`,
    ...(addedRows.length > 0 ? [`${count(addedRows.length, 'row is', 'rows are')} added.`] : []),
    ...(keptBlanks > 0
      ? [
          `${count(keptBlanks, 'value stays because its cell is', 'values stay because their cells are')} blank in the file.`,
        ]
      : []),
    ...(skippedRows.length > 0
      ? [`${count(skippedRows.length, 'row is', 'rows are')} skipped: ${formatReasons(skippedRows)}.`]
      : []),
    ...(skippedValues > 0
      ? [`${count(skippedValues, 'value is', 'values are')} skipped by your decision.`]
      : []),
    ...(guessed > 0
      ? [
          `${count(guessed, 'name is', 'names are')} only similar to ${guessed === 1 ? 'one' : 'those'} of the table: check below.`,
        ]
      : []),
    ...(open > 0 ? [`${count(open, 'question is', 'questions are')} open.`] : []),
  ]
}

function formatReasons(rows: readonly SkippedRow[]) {
  const counts = new Map<SkippedRow['reason'], number>()
  for (const { reason } of rows) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  return [...counts]
    .map(([reason, number]) => (number === 1 ? reasons[reason][0] : `${number} ${reasons[reason][1]}`))
    .join(', ')
}

function count(number: number, one: string, several: string) {
  return `${number.toLocaleString('en-US')} ${number === 1 ? one : several}`
}

export interface PlaceTitles {
  rows: readonly RowTitle[]
  titleOf: (place: Pick<CellChange, 'row' | 'column'>) => { row: string; column: string }
  /** The first places, and the number of the others. */
  listPlaces: (places: readonly CellChange[]) => string
}

const shownPlaces = 2

export function createPlaceTitles(table: Table): PlaceTitles {
  const { rows } = readRowHeaders(table)
  const rowTitles = new Map(rows.map(({ name, title }) => [name, title]))
  const columnTitles = new Map(table.columns.map(({ name, title }) => [name, title]))
  const titleOf: PlaceTitles['titleOf'] = ({ row, column }) => ({
    row: rowTitles.get(row) ?? '',
    column: columnTitles.get(column) ?? '',
  })
  const listPlaces = (places: readonly CellChange[]) => {
    const shown = places
      .slice(0, shownPlaces)
      .map((place) => `${titleOf(place).row}: ${titleOf(place).column}`)
    const rest = places.length - shown.length
    return `${shown.join('; ')}${rest > 0 ? `; and ${rest} more` : ''}`
  }
  return { rows, titleOf, listPlaces }
}
