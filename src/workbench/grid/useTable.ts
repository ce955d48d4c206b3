import type { YearTexts } from '../../contract/yearDocuments.ts'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { addNotInCalculator } from '../../check/edit/addNotInCalculator.ts'
import { parseYear } from '../../check/edit/editYear.ts'
import { useOpenYear } from '../state/useOpenYear.ts'
import { useTypical } from '../state/useTypical.ts'
import { useDispatch, useWorkbench } from '../state/WorkbenchProvider.tsx'
import {
  cellKey,
  cellOf,
  textOf,
  type CellName,
  type CellChange,
  type ReportedChange,
  type Table,
  type TableEdit,
} from '../tables/Table.ts'
import type { TableName } from '../../compare/form/sections.ts'
import { tables } from '../tables/tables.ts'
import { finishEdit, prepareEdit } from '../state/prepareEdit.ts'
import { findCellDiagnostics, findTypicalCells } from './cellDiagnostics.ts'
import { describeCell, findPosition, hasSameSize, textAt } from './gridCells.ts'
import { findParts, withoutParts } from './tableParts.ts'
import type { NewRow } from './planPaste.ts'
import {
  tablePrefix,
  unappliedCellKey,
  type CellWarning,
  type UnappliedText,
  type UnappliedTexts,
} from '../state/UnappliedText.ts'

const noParts: readonly string[] = []

/**
 * Reads a table of the open year, and returns functions that change it. Each call is one step for Undo.
 * @param shownParts the parts whose columns are shown even if they are empty
 */
export function useTable(name: TableName, view?: string, shownParts: readonly string[] = noParts) {
  const definition = tables[name]
  const openYear = useOpenYear()
  const { folder, texts, values, latestTexts, edit, change } = openYear
  const typical = useTypical(openYear)
  const { unapplied, cellWarnings } = useWorkbench()
  const dispatch = useDispatch()
  const whole = useMemo(() => definition.read(values, view), [definition, values, view])
  const prefix = tablePrefix(folder, name)
  const unappliedChanges = useCellTexts(unapplied, whole, prefix, view)
  const warnings = useCellTexts(cellWarnings, whole, prefix, view)
  const parts = useMemo(() => findParts(whole, unappliedChanges), [whole, unappliedChanges])
  const table = useMemo(() => {
    const hidden = parts.filter(({ part, hasTexts }) => !hasTexts && !shownParts.includes(part))
    return withoutParts(
      whole,
      hidden.map(({ part }) => part),
    )
  }, [whole, parts, shownParts])
  // The marks of cells follow a moment later. The check finishes later anyway.
  const deferred = useDeferredValue(table)
  const cellDiagnostics = useCellDiagnostics(deferred, folder)
  const typicalCells = useMemo(() => findTypicalCells(deferred, typical), [deferred, typical])

  const write = useCallback(
    (changes: readonly CellChange[]) => definition.write(texts, changes, view),
    [definition, texts, view],
  )

  const keyOf = ({ row, column }: CellName) => unappliedCellKey(folder, name, row, column)
  /** The unapplied texts of the changed cells, by key. @param after the changed texts, whose rows may be new */
  const unappliedAfter = (
    after: YearTexts,
    changes: readonly CellName[],
    newlyUnapplied: readonly ReportedChange[],
  ): UnappliedTexts => {
    const changed = newlyUnapplied.length > 0 ? definition.read(parseYear(after), view) : table
    const entries = newlyUnapplied.map((unappliedChange): [string, UnappliedText | null] => {
      const { row, column, text, message } = unappliedChange
      const cell = cellOf(changed, unappliedChange)
      if (!cell) return [keyOf(unappliedChange), null]
      const { file, pointer, text: current } = cell
      const label = `${definition.title}: ${describeCell(changed, findPosition(changed, unappliedChange)!)}`
      const unappliedText = { file, pointer, label, text, message, current }
      return [keyOf(unappliedChange), { ...unappliedText, cell: { table: name, view, row, column } }]
    })
    const dropped = changes.map(keyOf)
    return { ...Object.fromEntries(dropped.map((key) => [key, null])), ...Object.fromEntries(entries) }
  }

  /** Replaces the warnings of changed cells. @param after the changed texts */
  const warn = (after: YearTexts, changes: readonly CellName[], warned: readonly ReportedChange[] = []) => {
    const changed = warned.length > 0 ? definition.read(parseYear(after), view) : table
    const dropped = changes.map(keyOf)
    const entries = warned.map((warning): [string, CellWarning] => {
      const { row, column, text, message } = warning
      const current = textOf(changed, warning)
      return [keyOf(warning), { text, message, current, cell: { table: name, view, row, column } }]
    })
    const all = [...dropped.map((key) => [key, null] as const), ...entries]
    if (all.length > 0) dispatch({ type: 'cellsWarned', warnings: Object.fromEntries(all) })
  }

  return {
    definition,
    folder,
    values,
    texts,
    table,
    parts,
    unapplied: unappliedChanges,
    /** Texts that are written, but may mean something else, until they are dismissed. */
    warnings,
    diagnostics: cellDiagnostics,
    typicalCells,
    view,
    shownParts,
    review: typical.review,
    /** What `apply` would do. */
    preview: write,
    /** Changes cells. Texts that cannot be understood stay in `unapplied`. */
    apply: (changes: readonly CellChange[]): TableEdit => {
      const before = latestTexts()
      const written = finishEdit({ texts: before, table: name, view, cells: changes })
      const after = { ...before, ...written.texts }
      edit(written.texts, undefined, unappliedAfter(after, changes, written.unapplied))
      warn(after, changes, written.warnings)
      return written
    },
    /** Puts a text that is not applied on the list of what the calculator leaves out. */
    leaveOut: (cell: CellChange) =>
      change(
        (before) =>
          addNotInCalculator(before, [`${describeCell(table, findPosition(table, cell)!)}: ${cell.text}`]),
        undefined,
        () => unappliedAfter(texts, [cell], []),
      ),
    dismissWarnings: (cells: readonly CellName[]) => warn(texts, cells),
    discard: (cell: CellName) => edit({}, undefined, unappliedAfter(texts, [cell], [])),
    /** Adds rows with their texts. @returns null if they cannot be added */
    addRows: (newRows: readonly NewRow[]): TableEdit | null => {
      const { addRows, rowNoun } = definition
      if (!addRows) return null
      const nameColumn = table.columns.find(({ isRowHeader }) => isRowHeader)?.name ?? ''
      const names = newRows.map((cells) => cells.get(nameColumn)?.trim() || `New ${rowNoun}`)
      let result: { written: TableEdit; after: YearTexts; added: CellChange[] } | undefined
      const addNamed = (before: YearTexts) => {
        const { texts: changed, rows } = addRows(before, names)
        const withRows = { ...before, ...changed }
        const added = newRows.flatMap((cells, index) =>
          [...cells].map(([column, text]) => ({ row: rows[index]!, column, text })),
        )
        const written = definition.write(withRows, added, view)
        result = { written, after: { ...withRows, ...written.texts }, added }
        return result.after
      }
      const isMade = change(addNamed, undefined, () =>
        result ? unappliedAfter(result.after, result.added, result.written.unapplied) : {},
      )
      if (!isMade || !result) return null
      warn(result.after, [], result.written.warnings)
      return result.written
    },
    /** Adds a row for chosen options. @returns whether it was added */
    addChosenRow: (chosen: readonly string[]) =>
      change((before) => definition.addChosenRow?.add(before, chosen) ?? {}),
    removeRows: (rows: readonly string[]) => change((before) => definition.removeRows?.(before, rows) ?? {}),
    moveRow: (row: string, index: number) =>
      change((before) => definition.moveRow?.(before, row, index) ?? {}),
    edit,
    /** Calls `apply` in the next pause, when a worker has written the texts. */
    delay: (changes: readonly CellChange[], make: () => void) =>
      openYear.delay({
        make,
        prepare: () => prepareEdit({ texts: openYear.peekTexts(), table: name, view, cells: changes }),
      }),
  }
}

export type TableModel = ReturnType<typeof useTable>

/** Finds the cells of the diagnostics after each check, because that takes long in a large table. */
function useCellDiagnostics(table: Table, folder: string) {
  const { diagnostics } = useWorkbench().checked
  const [checked, setChecked] = useState({ table, diagnostics, folder })
  const isSame =
    checked.diagnostics === diagnostics && checked.folder === folder && hasSameSize(checked.table, table)
  if (!isSame) setChecked({ table, diagnostics, folder })
  return useMemo(() => findCellDiagnostics(checked.table, checked.diagnostics, checked.folder), [checked])
}

/** The texts of a table's cells that are not outdated, by the key of the cell. */
function useCellTexts(
  texts: Readonly<Record<string, UnappliedText | CellWarning>>,
  table: Table,
  prefix: string,
  view: string | undefined,
) {
  return useMemo<ReadonlyMap<string, ReportedChange>>(
    () =>
      new Map(
        Object.entries(texts).flatMap(([key, { cell, text, message, current }]) => {
          if (!cell || !key.startsWith(prefix) || cell.view !== view) return []
          const position = findPosition(table, cell)
          // The value has been changed in another way since.
          if (!position || textAt(table, position) !== current) return []
          return [[cellKey(cell), { row: cell.row, column: cell.column, text, message }] as const]
        }),
      ),
    [texts, prefix, view, table],
  )
}
