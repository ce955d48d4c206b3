import type { ReactNode } from 'react'
import { cellKey, type ReportedChange, type Table } from '../tables/Table.ts'
import { ToolbarButton } from '../ui/ToolbarButton.tsx'
import { CellSuggestions, type CellActions } from './CellSuggestions.tsx'
import { changeAt, describeCell, findPosition } from './gridCells.ts'
import type { Position } from './gridRange.ts'
import type { GridEditor } from './useGridEditor.ts'
import type { TableModel } from './useTable.ts'

/** Others appear when the first ones are corrected. */
const maxShown = 20

interface GridReportProps {
  model: TableModel
  editor: GridEditor
  /** The active cell, whose note is above. */
  cell: Position | null
  onFocusCell: (position: Position) => void
  actions: CellActions
}

/** What the last edit did and left out, every cell whose text is not applied, and every note that is not dismissed. */
export function GridReport({ model, editor, cell, onFocusCell, actions }: GridReportProps) {
  const { table, definition } = model
  const { message, notes, extraRows } = editor.report
  const alike = editor.report.alike.filter((each) => model.unapplied.has(cellKey(each)))
  const unapplied = locate(table, [...model.unapplied.values()])
  const warnings = locate(table, [...model.warnings.values()])
  const [first] = unapplied
  const closePaste = (close: () => void) => () => {
    // The button goes away with the ghost.
    if (cell) onFocusCell(cell)
    close()
  }
  const dismiss = (cells: readonly ReportedCell[]) => {
    // The button goes away with its note.
    onFocusCell(cells[0]!.position)
    model.dismissWarnings(cells.map(({ position }) => changeAt(table, position, '')))
  }
  const showCell = (reported: ReportedCell, cellActions: CellActions, isWritten = false) => {
    const { position, place, text, message: sentence } = reported
    const isActive = position.row === cell?.row && position.column === cell.column
    return (
      <li key={`${position.row} ${position.column}`}>
        <button type="button" className="link-button" onClick={() => onFocusCell(position)}>
          {place}
        </button>
        : {sentence}
        <span className="suggestions row wrap">
          {/* The note of the active cell has them for a text that is not applied. */}
          {(isWritten || !isActive) && (
            <CellSuggestions table={table} change={changeAt(table, position, text)} actions={cellActions} />
          )}
          {isWritten && (
            <ToolbarButton aria-label={`Dismiss: ${place}`} onClick={() => dismiss([reported])}>
              Dismiss
            </ToolbarButton>
          )}
        </span>
      </li>
    )
  }
  return (
    <div className="table-grid-report stack">
      <p role="status">
        {message} {first && `Check ${unapplied.length === 1 ? '1 cell' : `${unapplied.length} cells`}:`}
        {/* Others find the text and the message in the list. */}
        <span className="visually-hidden">
          {first && ` “${first.text}” in ${first.place} was not applied: ${first.message}`}
        </span>
      </p>
      {editor.ghost && (
        <div className="row wrap">
          <ToolbarButton
            variant="primary"
            disabled={editor.ghost.texts.size === 0}
            onClick={closePaste(editor.confirmPaste)}
          >
            Paste {editor.ghost.texts.size} cells
          </ToolbarButton>
          <ToolbarButton onClick={closePaste(editor.cancelPaste)}>Cancel</ToolbarButton>
        </div>
      )}
      {alike.length > 0 && (
        <p>
          <ToolbarButton onClick={() => editor.change(alike, 'filled')}>
            Read {alike.length === 1 ? '1 more cell' : `${alike.length} more cells`} like this
          </ToolbarButton>
        </p>
      )}
      <ShortList items={unapplied.map((each) => showCell(each, actions))} />
      {warnings.length > 0 && (
        <p>
          Written, but check:{' '}
          {warnings.length > 1 && (
            <ToolbarButton onClick={() => dismiss(warnings)}>Dismiss all {warnings.length}</ToolbarButton>
          )}
        </p>
      )}
      <ShortList items={warnings.map((each) => showCell(each, { write: actions.write }, true))} />
      <ShortList
        items={Array.from(new Set(notes), (note) => (
          <li key={note}>{note}</li>
        ))}
      />
      {extraRows.length > 0 && (
        <p>
          {extraRows.length === 1 ? '1 pasted row is' : `${extraRows.length} pasted rows are`} below the end
          of the table.{' '}
          {definition.addRows ? (
            <ToolbarButton onClick={() => editor.addRows(extraRows)}>
              Add {extraRows.length === 1 ? `the ${definition.rowNoun}` : `${extraRows.length} rows`}
            </ToolbarButton>
          ) : (
            'They were left out.'
          )}
        </p>
      )}
    </div>
  )
}

function ShortList({ items }: { items: readonly ReactNode[] }) {
  if (items.length === 0) return null
  return (
    <ul className="bulleted">
      {items.slice(0, maxShown)}
      {items.length > maxShown && <li>And {items.length - maxShown} more.</li>}
    </ul>
  )
}

interface ReportedCell {
  position: Position
  /** The cell, in words. */
  place: string
  text: string
  message: string
}

/** Leaves out the changes of cells that the table no longer has. */
function locate(table: Table, changes: readonly ReportedChange[]): ReportedCell[] {
  return changes.flatMap(({ text, message, ...cell }) => {
    const position = findPosition(table, cell)
    return position ? [{ position, place: describeCell(table, position), text, message }] : []
  })
}
