import { cellKey, type ReportedChange, type Table, type TableEdit } from '../tables/Table.ts'
import { describeCell, describeRow, findPosition } from './gridCells.ts'
import { positionsIn, rangeAround, type CellRange } from './gridRange.ts'
import type { PastePlan } from './planPaste.ts'

/** A paste that its target cells show before it is written. */
export interface PasteGhost {
  plan: PastePlan
  /** From the first target cell to the last one. */
  range: CellRange
  /** The names of the columns that change. */
  columns: ReadonlySet<string>
  /** By the key of the cell. */
  texts: ReadonlyMap<string, GhostText>
  /** The size of the paste and where it goes, in words. */
  message: string
  /** Sentences about what is left out or refused. */
  notes: readonly string[]
}

interface GhostText {
  text: string
  /** Why the text cannot be applied; undefined if it can. */
  refusal: ReportedChange | undefined
}

/**
 * @param refused what writing the plan would not apply
 */
export function createGhost(
  table: Table,
  plan: PastePlan,
  { unapplied: refused }: Pick<TableEdit, 'unapplied'>,
): PasteGhost {
  const { changes, extraRows, notes } = plan
  const placeOf = (change: PastePlan['changes'][number]) => findPosition(table, change)!
  const refusals = new Map(refused.map((change) => [cellKey(change), change]))
  const texts = new Map(
    changes.map((change) => {
      const key = cellKey(change)
      return [key, { text: change.text, refusal: refusals.get(key) }]
    }),
  )
  const range = rangeAround(changes.map(placeOf))
  const columns = new Set(changes.map(({ column }) => column))
  const rows = range.bottom - range.top + 1
  const size = rows * columns.size === texts.size ? `${rows} × ${columns.size} cells` : `${texts.size} cells`
  const extra = extraRows.length === 1 ? '1 pasted row is' : `${extraRows.length} pasted rows are`
  return {
    plan,
    range,
    texts,
    columns,
    message:
      texts.size === 0 ? 'Nothing can be pasted here.' : `${size} ${describeTarget(table, range, columns)}.`,
    notes: [
      ...refused.map(
        (change) =>
          `“${change.text}” does not fit ${describeCell(table, placeOf(change))}: ${change.message}`,
      ),
      ...(extraRows.length > 0 ? [`${extra} below the end of the table.`] : []),
      ...notes,
    ],
  }
}

function describeTarget(table: Table, { top, bottom, left, right }: CellRange, names: ReadonlySet<string>) {
  // Some titles end with "to".
  const cellAt = (row: number, column: number) =>
    `${describeRow(table, row)}, “${table.columns[column]!.title}”`
  if (names.size === right - left + 1) return `from ${cellAt(top, left)} to ${cellAt(bottom, right)}`
  const titles = table.columns.filter(({ name }) => names.has(name)).map(({ title }) => `“${title}”`)
  return `in ${titles.join(', ')}, from ${describeRow(table, top)} to ${describeRow(table, bottom)}`
}

/** Whether the target is clear: a single cell, or exactly the cells that the user has selected. */
export function isClearTarget({ texts, range, notes }: PasteGhost, selected: CellRange): boolean {
  const isSelection =
    texts.size === positionsIn(selected).length &&
    range.top === selected.top &&
    range.left === selected.left &&
    range.bottom === selected.bottom &&
    range.right === selected.right
  return texts.size === 1 || (isSelection && notes.length === 0)
}
