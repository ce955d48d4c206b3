import PencilOff from '~icons/lucide/pencil-off'
import { isUnknownAmount } from '../../check/typicalValues.ts'
import { FixButton } from '../panels/diagnostics/FixButton.tsx'
import { describeInWords } from '../state/describeInWords.ts'
import { ToolbarButton } from '../ui/ToolbarButton.tsx'
import { cellKey, cellOf } from '../tables/Table.ts'
import { CellSuggestions, type CellActions } from './CellSuggestions.tsx'
import { toneMarks } from './GridCell.tsx'
import { changeAt, describeCell, emptyMeaningAt } from './gridCells.ts'
import type { Position } from './gridRange.ts'
import type { TableModel } from './useTable.ts'

interface CellNoteProps {
  model: TableModel
  cell: Position | null
  /** The ID of the sentence about the keys, which describes the grid. */
  hintId: string
  onFocusCell: (position: Position) => void
  actions: CellActions
}

/** A line below the grid: the active cell, and what is wrong with it. Screen readers read the problem. */
export function CellNote({ model, cell, hintId, onFocusCell, actions }: CellNoteProps) {
  const { table, unapplied, diagnostics, typicalCells, review } = model
  const key = cell && cellKey(changeAt(table, cell, ''))
  const change = key === null ? undefined : unapplied.get(key)
  const meaning = cell && change === undefined ? emptyMeaningAt(table, cell) : ''
  const note = cell && table.columns[cell.column]!.note
  const found = (key !== null && !change && diagnostics.get(key)) || []
  const typicalAt = key !== null && !change ? typicalCells.get(key) : undefined
  return (
    <div className="table-grid-note wrap">
      {cell && (
        <span className="soft">
          {describeCell(table, cell)}
          {meaning !== '' && ` (empty: ${meaning})`}
          {note !== undefined && `. ${note}`}
        </span>
      )}
      <span className={cell ? 'visually-hidden' : 'soft'} id={hintId}>
        Paste from Excel or Google Sheets at a selected cell. Arrow keys move, Tab leaves the table. F2 edits,
        Ctrl+D fills down, Delete clears.
      </span>
      <div aria-live="polite">
        {change && (
          <p data-tone="unapplied">
            <PencilOff aria-hidden />
            <span>
              <strong>Not applied.</strong> {change.message} Escape restores the value.
            </span>
            <CellSuggestions table={table} change={change} actions={actions} />
          </p>
        )}
        {typicalAt !== undefined && (
          <p>
            <span>
              {isUnknownAmount(cellOf(table, changeAt(table, cell!, '')))
                ? 'The amount is not known. Enter it, or mark 0 as reviewed.'
                : 'Typical value. Replace it, or mark it as reviewed.'}
            </span>
            <ToolbarButton
              onClick={() => {
                // The button goes away with the note.
                onFocusCell(cell!)
                review([typicalAt])
              }}
            >
              Mark as reviewed
            </ToolbarButton>
          </p>
        )}
        {found
          .map((diagnostic) => ({ ...diagnostic, ...describeInWords(diagnostic) }))
          .map(({ severity, message, help, rule, file, fix }) => (
            <p key={`${rule} ${message}`} data-tone={severity}>
              {toneMarks[severity]}
              <span>
                <strong>{message}</strong> {help}
              </span>
              <FixButton diagnostic={{ file, fix }} moveFocus={() => onFocusCell(cell!)} />
            </p>
          ))}
      </div>
    </div>
  )
}
