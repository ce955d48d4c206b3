import { useMemo } from 'react'
import type { TableName } from '../../compare/form/sections.ts'
import { heldPasteKey, type HeldPaste } from '../state/UnappliedText.ts'
import { useOpenYear } from '../state/useOpenYear.ts'
import { useDispatch, useWorkbench } from '../state/WorkbenchProvider.tsx'
import { cellOf, type Table } from '../tables/Table.ts'
import { tables } from '../tables/tables.ts'
import { changeAt, findPosition } from './gridCells.ts'
import { rangeBetween, type CellRange } from './gridRange.ts'

/** Longer texts are cut in lists and notices. */
const maxLength = 40

/** The block that waits for its confirmation in a table of the open year. It still waits when the table is closed. */
export function useHeldPaste(name: TableName) {
  const { folder } = useOpenYear()
  const { unapplied } = useWorkbench()
  const dispatch = useDispatch()
  const key = heldPasteKey(folder, name)
  const held = unapplied[key]?.paste
  return useMemo(
    () => ({
      held,
      hold: (table: Table, { top, left, bottom, right }: CellRange, how: Omit<HeldPaste, 'from' | 'to'>) => {
        const from = changeAt(table, { row: top, column: left }, '')
        const to = changeAt(table, { row: bottom, column: right }, '')
        const cell =
          cellOf(table, from) ?? Object.values(table.rows[top]!.cells).find((each) => each !== null)
        const text = how.block.flat().join(' ').trim()
        const paste = {
          file: cell!.file,
          pointer: cell!.pointer,
          label: `${tables[name].title}: pasted block`,
          text: text.length > maxLength ? `${text.slice(0, maxLength)}…` : text,
          message: 'It waits in the table. Paste or cancel it there.',
          current: '',
          paste: { ...how, from, to },
        }
        dispatch({ type: 'pasteHeld', key, paste })
      },
      release: () => dispatch({ type: 'pasteHeld', key, paste: null }),
    }),
    [key, name, held, dispatch],
  )
}

export type HeldPasteModel = ReturnType<typeof useHeldPaste>

/** Where the block waits, or the first cell if its place is gone. */
export function heldRange(table: Table, { from, to }: HeldPaste): CellRange {
  const [start, end] = [findPosition(table, from), findPosition(table, to)]
  const first = { row: 0, column: 0 }
  return start && end ? rangeBetween(start, end) : rangeBetween(first, first)
}
