import { group } from 'd3-array'
import { type TimesPerYear } from '../tables/frequencies.ts'
import { cellKey, textOf, type CellChange, type Table } from '../tables/Table.ts'
import { unitTitles, type Unit } from '../tables/unitAmounts.ts'
import { compareAmounts, withUnit } from './amountUnits.ts'
import { describePlace } from './describeImport.ts'
import type { ImportDecisions, ValueQuestion } from './ImportPlan.ts'
import type { ImportCell } from './readImportRows.ts'
import { cellAddress } from './sheet.ts'

/** A cell of the file with a text, and the cell of the table that it is for. */
export type FilledCell = ImportCell & CellChange

/** One cell of the file for each cell of the table. Asks if several cells of the file have different amounts for it. */
export function findSingle(
  table: Table,
  filled: readonly FilledCell[],
  decisions: ImportDecisions,
  timesPerYear: TimesPerYear,
) {
  const single = {
    cells: [] as FilledCell[],
    /** Texts that the user writes instead of several cells. */
    typed: [] as CellChange[],
    leftOut: [] as string[],
    repeated: new Set<FilledCell>(),
    questions: [] as ValueQuestion[],
  }
  for (const [place, same] of group(filled, cellKey)) {
    const stored = textOf(table, { row: same[0]!.row, column: 'unit' })
    const isStored = ({ view }: FilledCell) => unitTitles[view as Unit] === stored
    const first = same.find(isStored) ?? same.find(({ view }) => view === 'yearly') ?? same[0]!
    const others = same.filter((cell) => cell !== first)
    if (others.every((cell) => compareAmounts(first, cell, timesPerYear) === 0)) {
      single.cells.push(first)
      for (const cell of others) single.repeated.add(cell)
      continue
    }
    const key = JSON.stringify(['several', place])
    const decision = decisions.values.get(key)
    const { row, column } = first
    single.questions.push({
      key,
      text: first.text,
      message: `The file has different amounts here: ${same.map(describeAmount).join(', and ')}.`,
      isAcceptable: false,
      suggestions: same.map((cell) => ({
        text: amountWithUnit(cell),
        title: undefined,
        reading: `${key} ${cellAddress(cell.at)}`,
      })),
      places: [{ row, column, text: first.text }],
      decision,
      error: undefined,
    })
    if (decision?.kind === 'leaveOut')
      single.leftOut.push(...same.map((cell) => `${describePlace(table, cell)}: ${amountWithUnit(cell)}`))
    if (!decision || !('text' in decision)) continue
    const chosen = same.find((cell) => amountWithUnit(cell) === decision.text)
    if (chosen) single.cells.push(chosen)
    else single.typed.push({ row, column, text: decision.text })
  }
  return single
}

function amountWithUnit({ text, view }: FilledCell) {
  return withUnit(text, view)
}

function describeAmount(cell: FilledCell) {
  return `${amountWithUnit(cell)} in ${cellAddress(cell.at)}`
}
