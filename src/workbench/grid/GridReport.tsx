import type { RejectedChange, Table } from '../tables/Table.ts'
import { ToolbarButton } from '../ui/ToolbarButton.tsx'
import { describeCell, findPosition } from './gridCells.ts'
import type { Position } from './gridRange.ts'
import type { NewRow } from './planPaste.ts'
import type { GridEditor } from './useGridEditor.ts'
import type { TableModel } from './useTable.ts'

/** Others appear when the first ones are corrected. */
const maxShown = 20

interface GridReportProps {
  model: TableModel
  editor: GridEditor
  onFocusCell: (position: Position) => void
}

/** What the last edit did, what it left out, and every cell whose text is not applied. */
export function GridReport({ model, editor, onFocusCell }: GridReportProps) {
  const { table, rejected, definition } = model
  const { message, notes, doubtful, extraRows } = editor.report
  const doubts = doubtful.map((change) => ({ ...change, message: change.doubt }))
  const [first] = locate(table, [...rejected.values()])
  return (
    <div className="table-grid-report">
      <p role="status">
        {message} {rejected.size > 0 && describeMarked(rejected.size)}
        <span className="visually-hidden">{first && ` ${describeRejected(table, first)}`}</span>
      </p>
      <ProblemList changes={[...rejected.values()]} table={table} onFocusCell={onFocusCell} />
      {doubts.length > 0 && <p>Written, but check:</p>}
      <ProblemList changes={doubts} table={table} onFocusCell={onFocusCell} />
      <NoteList notes={notes} />
      {extraRows.length > 0 && (
        <p>
          {extraRows.length === 1 ? '1 pasted row is' : `${extraRows.length} pasted rows are`} below the end
          of the table.{' '}
          {definition.addRows ? (
            <ToolbarButton onClick={() => editor.addRows(extraRows)}>
              Add {extraRows.length === 1 ? `the ${definition.rowNoun}` : `${extraRows.length} rows`}
            </ToolbarButton>
          ) : (
            `They were left out: ${describeRows(extraRows)}`
          )}
        </p>
      )}
    </div>
  )
}

interface Problem {
  position: Position
  text: string
  message: string
}

function ProblemList({
  changes,
  table,
  onFocusCell,
}: Pick<GridReportProps, 'onFocusCell'> & { changes: readonly RejectedChange[]; table: Table }) {
  if (changes.length === 0) return null
  return (
    <ul>
      {locate(table, changes.slice(0, maxShown)).map(({ position, message }) => (
        <li key={`${position.row} ${position.column}`}>
          <button type="button" onClick={() => onFocusCell(position)}>
            {describeCell(table, position)}
          </button>
          : {message}
        </li>
      ))}
      {changes.length > maxShown && <li>And {changes.length - maxShown} more.</li>}
    </ul>
  )
}

function NoteList({ notes }: { notes: readonly string[] }) {
  const different = [...new Set(notes)]
  if (different.length === 0) return null
  return (
    <ul>
      {different.slice(0, maxShown).map((note) => (
        <li key={note}>{note}</li>
      ))}
      {different.length > maxShown && <li>And {different.length - maxShown} more.</li>}
    </ul>
  )
}

/** Leaves out the changes of cells that the table no longer has. */
function locate(table: Table, changes: readonly RejectedChange[]): Problem[] {
  return changes.flatMap((change) => {
    const position = findPosition(table, change)
    return position ? [{ position, text: change.text, message: change.message }] : []
  })
}

function describeMarked(count: number) {
  return count === 1 ? 'Check 1 cell:' : `Check ${count.toLocaleString('en-US')} cells:`
}

/** For screen readers. Others find the text and the message in the list. */
function describeRejected(table: Table, { position, text, message }: Problem) {
  return `“${text}” in ${describeCell(table, position)} was not applied: ${message}`
}

function describeRows(rows: readonly NewRow[]) {
  const texts = rows.slice(0, 3).map((row) => [...row.values()].filter((text) => text !== '').join(' '))
  return `${texts.join('; ')}${rows.length > texts.length ? '; …' : '.'}`
}
