import { cellKey, type CellChange, type ChangeWithWarning, type TableEdit } from '../tables/Table.ts'
import type { PastePlan } from './planPaste.ts'

/** What an edit of several cells did, and what a paste left out. */
export interface Report extends Readonly<Omit<PastePlan, 'changes'>> {
  /** In one sentence; empty if there is nothing to say. */
  message: string
  /** Values that are written, but may mean something else. */
  warnings: readonly ChangeWithWarning[]
}

export const emptyReport: Report = { message: '', warnings: [], notes: [], extraRows: [] }

/** Blank texts clear cells. @param verb what happened to the other cells, such as "filled in" */
export function reportEdit(
  changes: readonly CellChange[],
  { unapplied, warnings }: Pick<TableEdit, 'unapplied' | 'warnings'>,
  verb: string,
): Report {
  const unappliedKeys = new Set(unapplied.map(cellKey))
  const written = changes.filter((change) => !unappliedKeys.has(cellKey(change)))
  const cleared = written.filter(({ text }) => text.trim() === '').length
  const filled = written.length - cleared
  const count = (part: number) =>
    unapplied.length === 0 ? countCells(part) : `${part} of ${countCells(changes.length)}`
  const alsoCleared = cleared > 0 ? `, ${cleared} cleared` : ''
  const message =
    filled === 0 && cleared > 0 ? `${count(cleared)} cleared.` : `${count(filled)} ${verb}${alsoCleared}.`
  return { ...emptyReport, message: changes.length > 1 ? message : '', warnings }
}

function countCells(count: number): string {
  return count === 1 ? '1 cell' : `${count.toLocaleString('en-US')} cells`
}
