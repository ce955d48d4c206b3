import PencilOff from '~icons/lucide/pencil-off'
import { createContext, memo, use, useCallback, type ReactNode, type RefObject } from 'react'
import { Cell, type CellRendererProps } from 'react-data-grid'
import type { Diagnostic } from '../../check/Diagnostic.ts'
import { isUnknownAmount } from '../../check/typicalValues.ts'
import { cellKey, type CellChange, type ReportedChange, type Table } from '../tables/Table.ts'
import { severityIcons } from '../ui/severityIcons.tsx'
import { emptyMeaningAt, textAt } from './gridCells.ts'
import { containsCell, type Position, type CellRange } from './gridRange.ts'
import { shortenMeaning } from './measureColumns.ts'
import type { PasteGhost } from './PasteGhost.ts'

/** A row of react-data-grid. Its cells are in the table. */
export interface GridRow {
  name: string
  index: number
  draft?: CellChange
  /** The texts that are about to be written. */
  waiting?: readonly CellChange[]
  /** The texts that the fill handle copies to the row. */
  filled?: readonly CellChange[]
}

interface GridState {
  table: Table
  ghost: PasteGhost | null
  unapplied: ReadonlyMap<string, ReportedChange>
  diagnostics: ReadonlyMap<string, readonly Diagnostic[]>
  typicalCells: ReadonlyMap<string, string>
  /** The key that was pressed last: F2 keeps the text that it edits, and other keys replace it. */
  lastKey: RefObject<string>
  /** The pointer moved over a cell while its button is down. */
  onDrag: (position: Position) => void
}

/** What the cells of a grid show. A context, so that react-data-grid keeps its columns while the selection changes. */
export const GridContext = createContext<GridState | null>(null)

/**
 * The selected cells, if they are several. A context of its own, so that an arrow key, which selects one cell, does not
 * render all of them.
 */
export const RangeContext = createContext<CellRange | null>(null)

export function useGrid(): GridState {
  const grid = use(GridContext)
  if (!grid) throw new Error('Wrap this in a GridContext')
  return grid
}

const MemoizedCell = memo(Cell) as typeof Cell

/** A cell of the grid, with its role, its selection, and the mark of a problem. */
export function GridCell(props: CellRendererProps<GridRow, unknown>) {
  const { row, column, isCellSelected: isActive } = props
  const { table, ghost, unapplied, typicalCells, onDrag } = useGrid()
  const range = use(RangeContext)
  const position = { row: row.index, column: column.idx }
  const onMouseEnter = useCallback(
    ({ buttons }: { buttons: number }) => {
      if (buttons === 1) onDrag({ row: row.index, column: column.idx })
    },
    [row.index, column.idx, onDrag],
  )
  const { isRowHeader, format, language } = table.columns[column.idx]!
  const cell = table.rows[row.index]!.cells[column.key]
  const key = cellKey({ row: row.name, column: column.key })
  const { tone, message } = useProblem(key)
  const isTypical = typicalCells.has(key) && !unapplied.has(key) && !ghost?.texts.has(key)
  return (
    <MemoizedCell
      {...props}
      role={isRowHeader ? 'rowheader' : 'gridcell'}
      aria-selected={isActive || (range !== null && containsCell(range, position))}
      aria-invalid={tone === 'unapplied' || tone === 'error' || undefined}
      data-active={isActive || undefined}
      data-tone={tone}
      data-ghost={ghost?.texts.has(key) || undefined}
      data-kind={format.kind}
      data-typical={isTypical || undefined}
      // A meaning of an empty cell is in the language of the page.
      {...(language !== undefined && cell?.text && { lang: language, dir: 'auto' })}
      data-place={cell && `${cell.file}#${cell.pointer}`}
      // The text has its own tooltip: on the cell, it would be read twice.
      title={message ?? (isTypical ? (isUnknownAmount(cell) ? 'Not known' : 'Typical value') : undefined)}
      onMouseEnter={onMouseEnter}
    />
  )
}

export const toneMarks: Record<CellTone, ReactNode> = {
  unapplied: <PencilOff aria-label="Not applied" />,
  ...severityIcons,
}

/** What is inside a cell: the typed text that is not applied, the text of its value, or what the empty cell means. */
export function CellContent({ row, columnIndex }: { row: GridRow; columnIndex: number }) {
  const { table, unapplied, ghost, typicalCells } = useGrid()
  const position = { row: row.index, column: columnIndex }
  const column = table.columns[columnIndex]!
  const key = cellKey({ row: row.name, column: column.name })
  const { tone } = useProblem(key)
  const pasted = ghost?.texts.get(key)
  if (pasted)
    return (
      <>
        {tone && <span className="table-grid-mark">{toneMarks[tone]}</span>}
        <span className="visually-hidden">To paste: </span>
        <span title={pasted.text}>{pasted.text}</span>
      </>
    )
  const waiting = row.waiting?.findLast((change) => change.column === column.name)
  const typed = waiting?.text ?? unapplied.get(key)?.text
  const isUnknown = typicalCells.has(key) && isUnknownAmount(table.rows[row.index]?.cells[column.name])
  const text = typed ?? (isUnknown ? '' : textAt(table, position))
  const meaning = waiting ? '' : isUnknown ? 'not known' : emptyMeaningAt(table, position)
  const shown = shortenMeaning(column.format.kind, meaning)
  return (
    <>
      {tone && <span className="table-grid-mark">{toneMarks[tone]}</span>}
      {text !== '' && <span title={text}>{text}</span>}
      {text === '' && (
        <span className="table-grid-empty" role={shown === meaning ? undefined : 'img'} title={meaning}>
          {shown}
        </span>
      )}
    </>
  )
}

/** The heading of a column, marked if a paste will change it. */
export function ColumnTitle({ title, name }: { title: string; name: string }) {
  const { ghost } = useGrid()
  return <span data-ghost={ghost?.columns.has(name) || undefined}>{title}</span>
}

/** Why a cell is marked. A pasted text hides the cell's own problem. */
function useProblem(key: string) {
  const { unapplied, diagnostics, ghost } = useGrid()
  const pasted = ghost?.texts.get(key)
  if (pasted) return describeProblem(pasted.refusal)
  return describeProblem(unapplied.get(key), diagnostics.get(key))
}

type CellTone = 'unapplied' | 'error' | 'warning'

/** Why a cell is marked: its text is not applied, or its worst diagnostic. */
export function describeProblem(
  unapplied: ReportedChange | undefined,
  diagnostics: readonly Diagnostic[] = [],
): { tone?: CellTone; message?: string } {
  if (unapplied) return { tone: 'unapplied', message: unapplied.message }
  if (diagnostics.length === 0) return {}
  const isError = diagnostics.some(({ severity }) => severity === 'error')
  const messages = diagnostics.map(({ message, help }) => `${message} ${help}`)
  return { tone: isError ? 'error' : 'warning', message: messages.join('\n') }
}
