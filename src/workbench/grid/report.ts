import { cellKey, type CellChange, type DoubtfulChange, type TableEdit } from '../tables/Table.ts'
import type { PastePlan } from './planPaste.ts'

/** What an edit of several cells did, and what a paste left out. */
export interface Report extends Readonly<Omit<PastePlan, 'changes'>> {
  /** In one sentence; empty if there is nothing to say. */
  message: string
  /** Values that are written, but may mean something else. */
  doubtful: readonly DoubtfulChange[]
}

export const emptyReport: Report = { message: '', doubtful: [], notes: [], leftOut: [], extraRows: [] }

/** @param verb what happened to the cells, such as "filled in" */
export function reportEdit(
  changes: readonly CellChange[],
  { rejected, doubtful }: Pick<TableEdit, 'rejected' | 'doubtful'>,
  verb: string,
): Report {
  const written = changes.length - rejected.length
  const isOne = changes.length === 1
  const count = rejected.length === 0 ? countCells(written) : `${written} of ${countCells(changes.length)}`
  return { ...emptyReport, message: isOne || changes.length === 0 ? '' : `${count} ${verb}.`, doubtful }
}

/** Blank texts clear cells. @param changes without those that keep a cell empty */
export function reportPaste(
  changes: readonly CellChange[],
  edit: Pick<TableEdit, 'rejected' | 'doubtful'>,
): Report {
  const rejected = new Set(edit.rejected.map(cellKey))
  const written = changes.filter((change) => !rejected.has(cellKey(change)))
  const cleared = written.filter(({ text }) => text.trim() === '').length
  if (cleared === 0) return reportEdit(changes, edit, 'filled in')
  const filled = written.length - cleared
  const count = rejected.size === 0 ? countCells(filled) : `${filled} of ${countCells(changes.length)}`
  const message =
    filled === 0 && rejected.size === 0
      ? `${countCells(cleared)} cleared.`
      : `${count} filled in, ${cleared} cleared.`
  return { ...emptyReport, message, doubtful: edit.doubtful }
}

function countCells(count: number): string {
  return count === 1 ? '1 cell' : `${count.toLocaleString('en-US')} cells`
}
