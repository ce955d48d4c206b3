import { addNotInCalculator } from '../../check/edit/addNotInCalculator.ts'
import { EditError } from '../../check/edit/editJson.ts'
import { parseYear } from '../../check/edit/editYear.ts'
import { type CellChange, type Table, textOf } from '../tables/Table.ts'
import type { YearTexts } from '../../contract/yearDocuments.ts'
import { decideValues } from './decideValues.ts'
import type { ImportMapping } from './ImportMapping.ts'
import type { ImportDecisions, ImportPlan, ImportTarget, PlannedChange } from './ImportPlan.ts'
import { readImportRows } from './readImportRows.ts'
import { matchNames } from './matchNames.ts'
import { matchRows } from './matchRows.ts'
import type { TextGrid } from './sheet.ts'

/** Finds out what an import does, and what has to be decided first. Nothing is dropped or changed silently. */
export function planImport(
  target: ImportTarget,
  grid: TextGrid,
  mapping: ImportMapping,
  decisions: ImportDecisions,
): ImportPlan {
  const before = readTable(target, target.texts)
  const names = matchNames(before, readImportRows(before, grid, mapping), mapping, decisions)
  const rows = matchRows(before, readImportRows(before, grid, mapping, names), decisions)
  const added = addRows(
    target,
    rows.added.map(({ headers }) => headers.findLast((text) => text) ?? ''),
  )
  const targets = [...rows.targets, ...rows.added.map((row, index) => ({ row, name: added.names[index]! }))]
  const table = added.texts === target.texts ? before : readTable(target, added.texts)
  const cells = targets.flatMap(({ row, name }) =>
    row.cells.map(({ column, text }) => ({ row: name, column, text })),
  )
  const { filled, cleared, keptBlanks } = divideBlanks(table, cells, decisions)
  const values = decideValues({ ...target, texts: added.texts }, table, [...filled, ...cleared], decisions)
  const { texts, error } = leaveOut({ ...added.texts, ...values.texts }, values.leftOut)
  const { changes, unchanged } = compareTables(before, readTable(target, texts), values.made)
  return {
    texts,
    changes,
    unchanged,
    keptBlanks,
    addedRows: rows.added.slice(0, added.names.length).map(({ label }) => label),
    skippedRows: rows.skipped,
    skippedValues: values.skipped,
    leftOut: values.leftOut,
    rowQuestions: [...names.questions, ...rows.questions],
    valueQuestions: values.questions,
    error: added.error ?? error,
  }
}

export function readTable({ definition, view }: ImportTarget, texts: YearTexts): Table {
  return definition.read(parseYear(texts), view)
}

function addRows({ definition, texts }: ImportTarget, labels: readonly string[]) {
  if (labels.length === 0) return { texts, names: [], error: undefined }
  try {
    const added = definition.addRows!(texts, labels)
    return { texts: { ...texts, ...added.texts }, names: added.rows, error: undefined }
  } catch (error) {
    if (!(error instanceof EditError)) throw error
    return { texts, names: [], error: error.message }
  }
}

function leaveOut(texts: YearTexts, terms: readonly string[]) {
  if (terms.length === 0) return { texts, error: undefined }
  try {
    return { texts: addNotInCalculator(texts, terms), error: undefined }
  } catch (error) {
    if (!(error instanceof EditError)) throw error
    return { texts, error: error.message }
  }
}

/** A blank cell of the file keeps the value, unless the user wants to clear it. */
function divideBlanks(table: Table, cells: readonly CellChange[], { clearsBlanks }: ImportDecisions) {
  const filled = cells.filter(({ text }) => text !== '')
  const blanks = cells.filter((cell) => cell.text === '' && textOf(table, cell) !== '')
  return clearsBlanks
    ? { filled, cleared: blanks, keptBlanks: 0 }
    : { filled, cleared: [], keptBlanks: blanks.length }
}

function compareTables(before: Table, after: Table, made: readonly CellChange[]) {
  const compared = made.map(({ row, column }): PlannedChange => {
    const cell = { row, column }
    return { ...cell, before: textOf(before, cell), after: textOf(after, cell) }
  })
  const changes = compared.filter((each) => each.before !== each.after)
  return { changes, unchanged: compared.length - changes.length }
}
