import type { Diagnostic } from '../../check/Diagnostic.ts'
import type { Cell, Column, RejectedChange } from '../tables/Table.ts'

export type CellTone = 'rejected' | 'error' | 'warning'

interface CellState {
  text: string
  /** Shown in the empty cell. */
  emptyMeans: string
  tone: CellTone | null
  /** Why the cell is marked; empty if it is not. */
  message: string
}

/** What a cell shows: the typed text that is not applied, or the text of its value, and whether there is a problem. */
export function describeCellState(
  column: Column | null,
  cell: Pick<Cell, 'text' | 'emptyMeans'> | null,
  rejected: RejectedChange | undefined,
  diagnostics: readonly Diagnostic[] = [],
): CellState {
  const emptyMeans = cell ? (cell.emptyMeans ?? column?.emptyMeans ?? '') : ''
  if (rejected) return { text: rejected.text, emptyMeans, tone: 'rejected', message: rejected.message }
  const isError = diagnostics.some(({ severity }) => severity === 'error')
  return {
    text: cell?.text ?? '',
    emptyMeans,
    tone: diagnostics.length === 0 ? null : isError ? 'error' : 'warning',
    message: diagnostics.map(({ message, help }) => `${message} ${help}`).join('\n'),
  }
}
