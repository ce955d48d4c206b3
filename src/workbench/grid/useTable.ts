import type { YearTexts } from '../../contract/yearDocuments.ts'
import { useMemo } from 'react'
import { parseYear } from '../../check/edit/editYear.ts'
import { useOpenYear } from '../state/useOpenYear.ts'
import { useWorkbench, useDispatch } from '../state/WorkbenchProvider.tsx'
import {
  cellKey,
  cellOf,
  type CellName,
  type CellChange,
  type ReportedChange,
  type Table,
  type TableEdit,
} from '../tables/Table.ts'
import type { TableName } from '../../compare/form/sections.ts'
import { tables } from '../tables/tables.ts'
import { findCellDiagnostics } from './cellDiagnostics.ts'
import { describeCell, findPosition, textAt } from './gridCells.ts'
import type { NewRow } from './planPaste.ts'
import { tablePrefix, unappliedCellKey, type UnappliedText } from '../state/UnappliedText.ts'

/** Reads a table of the open year, and returns functions that change it. Each call is one step for Undo. */
export function useTable(name: TableName, view?: string) {
  const definition = tables[name]
  const { folder, texts, values, edit, change } = useOpenYear()
  const { checked, unapplied } = useWorkbench()
  const { diagnostics } = checked
  const dispatch = useDispatch()
  const table = useMemo(() => definition.read(values, view), [definition, values, view])
  const unappliedChanges = useUnappliedChanges(table, tablePrefix(folder, name), view)
  const cellDiagnostics = useMemo(
    () => findCellDiagnostics(table, diagnostics, folder),
    [table, diagnostics, folder],
  )

  /** Replaces the unapplied texts of the changed cells. @param after the changed texts, whose rows may be new */
  const record = (
    after: YearTexts,
    changes: readonly CellName[],
    newlyUnapplied: readonly ReportedChange[],
  ) => {
    const changed = newlyUnapplied.length > 0 ? definition.read(parseYear(after), view) : table
    const keyOf = ({ row, column }: CellName) => unappliedCellKey(folder, name, row, column)
    const entries = newlyUnapplied.map((unappliedChange): [string, UnappliedText | null] => {
      const { row, column, text, message } = unappliedChange
      const cell = cellOf(changed, unappliedChange)
      if (!cell) return [keyOf(unappliedChange), null]
      const { file, pointer, text: current } = cell
      const label = `${definition.title}: ${describeCell(changed, findPosition(changed, unappliedChange)!)}`
      const unappliedText = { file, pointer, label, text, message, current }
      return [keyOf(unappliedChange), { ...unappliedText, cell: { table: name, view, row, column } }]
    })
    const dropped = changes.map(keyOf).filter((key) => key in unapplied)
    const unappliedTexts = {
      ...Object.fromEntries(dropped.map((key) => [key, null])),
      ...Object.fromEntries(entries),
    }
    if (Object.keys(unappliedTexts).length > 0)
      dispatch({ type: 'unappliedTextsChanged', texts: unappliedTexts })
  }

  return {
    definition,
    folder,
    values,
    texts,
    table,
    unapplied: unappliedChanges,
    diagnostics: cellDiagnostics,
    /** Changes cells. Texts that cannot be understood stay in `unapplied`. */
    apply: (changes: readonly CellChange[]): TableEdit => {
      const written = definition.write(texts, changes, view)
      if (Object.keys(written.texts).length > 0) edit(written.texts)
      record({ ...texts, ...written.texts }, changes, written.unapplied)
      return written
    },
    discard: (cell: CellName) => record(texts, [cell], []),
    /** Adds rows with their texts. @returns null if they cannot be added */
    addRows: (newRows: readonly NewRow[]): TableEdit | null => {
      const { addRows, rowNoun } = definition
      if (!addRows) return null
      const nameColumn = table.columns.find(({ isRowHeader }) => isRowHeader)?.name ?? ''
      const names = newRows.map((cells) => cells.get(nameColumn)?.trim() || `New ${rowNoun}`)
      let result: { written: TableEdit; after: YearTexts; added: CellChange[] } | undefined
      const isMade = change((before) => {
        const { texts: changed, rows } = addRows(before, names)
        const withRows = { ...before, ...changed }
        const added = newRows.flatMap((cells, index) =>
          [...cells].map(([column, text]) => ({ row: rows[index]!, column, text })),
        )
        const written = definition.write(withRows, added, view)
        result = { written, after: { ...withRows, ...written.texts }, added }
        return result.after
      })
      if (!isMade || !result) return null
      record(result.after, result.added, result.written.unapplied)
      return result.written
    },
    /** Adds a row for chosen options. @returns whether it was added */
    addChosenRow: (chosen: readonly string[]) =>
      change((before) => definition.addChosenRow?.add(before, chosen) ?? {}),
    removeRows: (rows: readonly string[]) => change((before) => definition.removeRows?.(before, rows) ?? {}),
    moveRow: (row: string, index: number) =>
      change((before) => definition.moveRow?.(before, row, index) ?? {}),
    edit,
  }
}

export type TableModel = ReturnType<typeof useTable>

/** The texts of a table's cells that could not be understood, by the key of the cell. They are in the model. */
function useUnappliedChanges(table: Table, prefix: string, view: string | undefined) {
  const { unapplied } = useWorkbench()
  return useMemo<ReadonlyMap<string, ReportedChange>>(
    () =>
      new Map(
        Object.entries(unapplied).flatMap(([key, { cell, text, message, current }]) => {
          if (!cell || !key.startsWith(prefix) || cell.view !== view) return []
          const position = findPosition(table, cell)
          // The value has been changed in another way since.
          if (!position || textAt(table, position) !== current) return []
          return [[cellKey(cell), { row: cell.row, column: cell.column, text, message }] as const]
        }),
      ),
    [unapplied, prefix, view, table],
  )
}
