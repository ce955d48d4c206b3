import { EditError } from '../../check/edit/editJson.ts'
import { parseYear } from '../../check/edit/editYear.ts'
import { typicalValues } from '../../check/typicalValues.ts'
import type { YearTexts } from '../../contract/yearDocuments.ts'
import { memberOf } from '../tables/readDocument.ts'
import { unitTitles, type Unit } from '../tables/unitAmounts.ts'
import { cellKey, cellOf, type CellChange, type Table, textOf } from '../tables/Table.ts'
import { describeConversion, withUnit } from './amountUnits.ts'
import { checkOrder } from './checkOrder.ts'
import { decideValues } from './decideValues.ts'
import { describeOtherPayers } from './describeOtherPayers.ts'
import { findSingle, type FilledCell } from './findSingle.ts'
import { findMissingMapping, type ImportMapping } from './ImportMapping.ts'
import {
  isOpen,
  type ImportDecisions,
  type ImportPlan,
  type ImportTarget,
  type PlannedChange,
} from './ImportPlan.ts'
import { leaveOut } from './leaveOut.ts'
import { LedgerBuilder, type CellFate } from './Ledger.ts'
import { matchNames } from './matchNames.ts'
import { matchRows } from './matchRows.ts'
import { matchVariants } from './matchVariants.ts'
import { readImportRows } from './readImportRows.ts'

/** Finds out what an import does, and what has to be decided first. Nothing is dropped or changed silently. */
export function planImport(
  target: Omit<ImportTarget, 'view'>,
  blocks: readonly ImportMapping[],
  decisions: ImportDecisions,
): ImportPlan {
  const before = readTable(target, target.texts)
  const missing = blocks.map((block) => findMissingMapping(before, block))
  const complete = blocks.filter((block, index) => missing[index] === undefined && !block.skipped)
  const names = matchNames(before, readImportRows(before, complete), decisions)
  const variants = matchVariants(readImportRows(before, complete, names), decisions, before.timesPerYear)
  const rows = matchRows(before, variants.rows, decisions)
  const added = addRows(
    target,
    rows.added.map(([row]) => row!.headers.findLast((text) => text) ?? ''),
  )
  const targets = [
    ...rows.targets,
    ...rows.added.flatMap((same, index) => same.map((row) => ({ row, name: added.names[index]! }))),
  ]
  const table = added.texts === target.texts ? before : readTable(target, added.texts)
  const cells = targets.flatMap(({ row, name }) => row.cells.map((cell) => ({ ...cell, row: name })))
  const { filled, cleared, keptBlanks } = divideBlanks(table, cells, decisions)
  const plans = parseYear(target.texts)['plans.json']
  const timesPerYear = memberOf(plans, 'payPeriods')
  const single = findSingle(table, filled, decisions, timesPerYear)
  const views = [...new Set(filled.map(({ view }) => view))]
  const view = views.length === 1 ? views[0] : undefined
  const changed = single.cells.map((cell) => ({
    ...cell,
    text: views.length > 1 ? withUnit(cell.text, cell.view) : cell.text,
  }))
  const values = decideValues(
    { ...target, texts: added.texts, view },
    table,
    [...changed, ...single.typed, ...cleared].map(({ row, column, text }) => ({ row, column, text })),
    decisions,
  )
  const written = { ...added.texts, ...values.texts }
  const after = readTable(target, written)
  const { changes, unchanged } = compareTables(before, after, values.made)
  const valueQuestions = [...single.questions, ...values.questions]

  const ledger = new LedgerBuilder()
  ledger.setMapped(blocks)
  for (const [index, block] of blocks.entries()) if (missing[index] !== undefined) ledger.setOpen(block)
  for (const { row, reason } of rows.skipped) ledger.set(row.cells, { kind: 'skipped', reason })
  for (const row of rows.open) ledger.set(row.cells, { kind: 'question' })
  const isUsed = new Set(single.cells)
  const isMade = new Set(values.made.map(cellKey))
  const isChanged = new Set(changes.map(cellKey))
  const orderChanges = target.definition.views ? checkOrder({ table: before, plans }, after, isMade) : []
  const plausibility = orderChanges.map((change) => ({
    ...change,
    isAccepted: decisions.values.get(change.key)?.kind === 'accept',
  }))
  const openQuestions = [
    ...valueQuestions.filter(isOpen),
    ...plausibility.filter(({ isAccepted }) => !isAccepted),
  ]
  const isAsked = new Set(openQuestions.flatMap(({ places }) => places.map(cellKey)))
  const fateOf = (cell: FilledCell): CellFate => {
    const key = cellKey(cell)
    const isStored = isUsed.has(cell) && isMade.has(key)
    if (isAsked.has(key) && !isStored) return { kind: 'question' }
    if (single.repeated.has(cell)) return { kind: 'skipped', reason: 'repeated' }
    if (!isStored) return { kind: 'skipped', reason: 'decision' }
    const { row, column } = cell
    const unit = cellOf(after, { row, column: 'unit' })?.value
    const stored = { unit: unitTitles[unit as Unit] ?? '', text: textOf(after, cell) }
    const calculation = describeConversion(cell, stored, timesPerYear)
    const kind = isAsked.has(key) ? 'question' : isChanged.has(key) ? 'imported' : 'unchanged'
    return { kind, to: { row, column }, calculation }
  }
  // A cell of the file can be for several cells of the table.
  const fates = filled.map((cell) => ({ cell, fate: fateOf(cell) }))
  for (const kind of ['skipped', 'unchanged', 'imported', 'question'])
    for (const { cell, fate } of fates) if (fate.kind === kind) ledger.set([cell], fate)
  const entries = ledger.build([...new Set(blocks.map(({ sheet }) => sheet))])
  const otherPayers = describeOtherPayers(entries, blocks)
  const leftOut = [
    ...values.leftOut,
    ...single.leftOut,
    ...(decisions.listsOtherPayers ? otherPayers : []),
    ...decisions.terms,
  ]
  const { texts, error } = leaveOut(written, leftOut)
  return {
    texts,
    changes,
    unchanged,
    reviewed: countReviewed(target.texts, texts),
    keptBlanks,
    addedRows: rows.added.slice(0, added.names.length).map(([row]) => row!.label),
    leftOut,
    otherPayers,
    rowQuestions: [...variants.questions, ...names.questions, ...rows.questions],
    valueQuestions,
    plausibility,
    ledger: entries,
    error: added.error ?? error,
  }
}

function countReviewed(before: YearTexts, after: YearTexts) {
  const listIds = (texts: YearTexts) => typicalValues(parseYear(texts)['plans.json']).map(({ id }) => id)
  const remaining = new Set(listIds(after))
  return listIds(before).filter((id) => !remaining.has(id)).length
}

export function readTable({ definition }: Pick<ImportTarget, 'definition'>, texts: YearTexts): Table {
  return definition.read(parseYear(texts))
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

/** A blank cell of the file keeps the value, unless the user wants to clear it. */
function divideBlanks(table: Table, cells: readonly FilledCell[], { clearsBlanks }: ImportDecisions) {
  const filled = cells.filter(({ text }) => text !== '')
  const filledKeys = new Set(filled.map(cellKey))
  const blanks = cells.filter(
    (cell) => cell.text === '' && !filledKeys.has(cellKey(cell)) && textOf(table, cell) !== '',
  )
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
