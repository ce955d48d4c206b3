import { group, sum } from 'd3-array'
import { memo, useCallback, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { DataGrid, type DataGridHandle, type DataGridProps } from 'react-data-grid'
import 'react-data-grid/lib/styles.css'
import { useStableCallback } from '../../calculator/ui/useStableCallback.ts'
import type { TableName } from '../../compare/form/sections.ts'
import { CellNote } from './CellNote.tsx'
import { readAlike } from './CellSuggestions.tsx'
import { GridCell, GridContext, RangeContext, type GridRow } from './GridCell.tsx'
import type { CellChange } from '../tables/Table.ts'
import { fillRow, findPosition, hasSameSize } from './gridCells.ts'
import { GridReport } from './GridReport.tsx'
import { GridToolbar } from './GridToolbar.tsx'
import { containsCell, isOneCell, type Position } from './gridRange.ts'
import { measureColumns, remeasureDelay, useElementWidth } from './measureColumns.ts'
import { useDebounced } from '../state/useDebounced.ts'
import { toDataGridColumns } from './gridColumns.tsx'
import { useGridEditor } from './useGridEditor.ts'
import { useGridJump, useGridSelection } from './useGridSelection.ts'
import { useHeldPaste } from './useHeldPaste.ts'
import { useTable } from './useTable.ts'
import './TableGrid.css'

/** In pixels. */
const borders = 2
const titleHeight = 30
const wrappedTitleHeight = 44
const scrollBarHeight = 16

/** More rows may need a scroll bar. */
const maxShortRows = 12

type KeyHandler = NonNullable<DataGridProps<GridRow>['onCellKeyDown']>
type MouseHandler = NonNullable<DataGridProps<GridRow>['onCellMouseDown']>
type ActiveHandler = NonNullable<DataGridProps<GridRow>['onSelectedCellChange']>
type RowsHandler = NonNullable<DataGridProps<GridRow>['onRowsChange']>
type FillHandler = NonNullable<DataGridProps<GridRow>['onFill']>

const renderers: DataGridProps<GridRow>['renderers'] = {
  renderCell: (key, props) => <GridCell key={key} {...props} />,
}

/** Is not rendered again for events elsewhere on the page. */
const MemoizedDataGrid = memo(DataGrid) as typeof DataGrid

/**
 * Shows and edits a table of the open year like a spreadsheet.
 *
 * The grid is react-data-grid: each row is one element with all of its cells in order, the role and attributes of a cell
 * can be set (row headers, selection, errors), and its keys can be replaced. AG Grid Community puts the cells of a row with
 * frozen columns into several elements, and its ranges, fill, and clipboard need a license. Glide Data Grid draws on a
 * canvas and does not support React 19. Ranges, the clipboard, and Fill down are ours.
 */
export function TableGrid({ name }: { name: TableName }) {
  const heldPaste = useHeldPaste(name)
  const [view, setView] = useState(heldPaste.held?.view)
  const [shownParts, setShownParts] = useState(heldPaste.held?.shownParts ?? [])
  const model = useTable(name, view, shownParts)
  // Columns stay when their last text is cleared, because the focus is in them.
  const filled = model.parts.filter(({ part, hasTexts }) => hasTexts && !shownParts.includes(part))
  if (filled.length > 0) setShownParts([...shownParts, ...filled.map(({ part }) => part)])
  const { definition, table, unapplied, diagnostics, typicalCells } = model
  const grid = useRef<DataGridHandle>(null)
  const lastKey = useRef('')
  const hintId = useId()
  const container = useRef<HTMLDivElement>(null)
  const width = useElementWidth(container)
  const selection = useGridSelection(table, grid)
  const editor = useGridEditor(model, selection, heldPaste)
  const { ghost } = editor
  useGridJump(table, model.folder, selection.focusCell)
  // react-data-grid does not pass it on.
  useEffect(() => grid.current?.element?.setAttribute('aria-multiselectable', 'true'), [])

  const delay = remeasureDelay(table)
  const measuredBefore = useDebounced(table, delay, delay)
  const measured = hasSameSize(measuredBefore, table) ? measuredBefore : table
  const layout = useMemo(() => measureColumns(measured, width - borders), [measured, width])
  const columns = useMemo(() => toDataGridColumns(table, layout), [table, layout])
  const rowHeight = useCallback(({ index }: GridRow) => layout.rowHeights[index]!, [layout])
  const tableRows = useMemo<GridRow[]>(
    () => table.rows.map((row, index) => ({ name: row.name, index })),
    [table],
  )
  const { waiting, table: shownTable } = editor
  const rows = useMemo(() => {
    const byRow = group(waiting, ({ row }) => row)
    return byRow.size === 0
      ? tableRows
      : tableRows.map((row) => (byRow.has(row.name) ? { ...row, waiting: byRow.get(row.name)! } : row))
  }, [tableRows, waiting])

  const showActiveCell = () => {
    const cell = grid.current?.element?.querySelector('[data-active]')
    if (cell?.contains(document.activeElement)) cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  /** The cell in which the pointer has picked up the ghost. Null while no button is down. */
  const grip = useRef<Position>(null)
  useEffect(() => {
    // While the ghost is dragged, cells must not move below the pointer.
    if (!ghost || grip.current) return
    const { top, left, right } = ghost.range
    const widthOf = (from: number, to: number) => sum(layout.widths.slice(from, to))
    const fits = widthOf(left, right + 1) <= width - widthOf(0, layout.frozenCount)
    grid.current?.scrollToCell({ rowIdx: top, idx: fits ? right : left })
  }, [ghost, layout, width])
  // The report has grown, and covers what is below it.
  useEffect(showActiveCell, [editor.report, unapplied])

  const onCellKeyDown = useStableCallback<Parameters<KeyHandler>>((args, event) => {
    lastKey.current = event.key
    if (args.mode === 'EDIT') {
      if (event.key === 'Enter' && args.rowIdx < rows.length - 1) {
        event.preventGridDefault()
        selection.focusCell({ row: args.rowIdx + 1, column: args.column.idx })
      }
      return
    }
    const isHandled = editor.pressKey(event)
    // Otherwise, Ctrl+V would open the cell editor.
    if (isHandled || event.ctrlKey || event.metaKey) event.preventGridDefault()
    if (isHandled) event.preventDefault()
  })

  const onActivated = useStableCallback<Parameters<ActiveHandler>>(({ rowIdx, column }) =>
    selection.onActivated({ row: rowIdx, column: column.idx }),
  )
  const onCellMouseDown = useStableCallback<Parameters<MouseHandler>>(({ rowIdx, column }, event) => {
    const position = { row: rowIdx, column: column.idx }
    grip.current = position
    const isPickedUp = ghost !== null && containsCell(ghost.range, position)
    // A click elsewhere activates the cell, and the ghost moves there.
    if (!isPickedUp && (!event.shiftKey || !selection.cell)) return
    event.preventGridDefault()
    event.preventDefault()
    if (!isPickedUp) selection.extendTo(position)
  })
  const onRowsChange = useStableCallback<Parameters<RowsHandler>>((changed, { indexes }) => {
    const edited = indexes.map((index) => changed[index]!)
    const copied = edited.flatMap((row) => row.filled ?? [])
    if (copied.length > 0) editor.change(copied, 'filled')
    else editor.changeSoon(edited.flatMap(({ draft }) => draft ?? []))
  })
  const { range } = selection
  const onFill = useCallback<FillHandler>(
    ({ sourceRow, targetRow }) => ({
      ...targetRow,
      filled: range ? fillRow(shownTable, range, sourceRow.index, targetRow.index) : [],
    }),
    [shownTable, range],
  )
  const noteProps = {
    model,
    cell: selection.cell,
    onFocusCell: selection.focusCell,
    actions: {
      write: (change: CellChange, reading: string) => {
        selection.focusCell(findPosition(table, change)!)
        editor.change([change], 'filled', readAlike(table, [...unapplied.values()], change, reading))
      },
      leaveOut: (change: CellChange) => {
        selection.focusCell(findPosition(table, change)!)
        model.leaveOut(change)
      },
    },
  }
  const onDrag = useStableCallback((position: Position) => {
    if (!ghost) return selection.extendTo(position)
    const { row, column } = grip.current ?? position
    // The active cell follows when the ghost is dropped. Sooner, the grid would scroll below the pointer.
    editor.dragGhost({ row: position.row - row, column: position.column - column })
  })
  const context = useMemo(
    () => ({ table, ghost, unapplied, diagnostics, typicalCells, lastKey, onDrag }),
    [table, ghost, unapplied, diagnostics, typicalCells, onDrag],
  )
  const headerRowHeight = layout.hasWrappedTitles ? wrappedTitleHeight : titleHeight
  const style = useMemo(() => {
    const headerRows = table.columns.some(({ group: title }) => title !== undefined) ? 2 : 1
    const height = headerRows * headerRowHeight + sum(layout.rowHeights) + (layout.fits ? 0 : scrollBarHeight)
    return { '--columns-width': `${layout.total}px`, '--rows-height': `${height}px` } as never
  }, [table.columns, layout, headerRowHeight])

  return (
    <GridContext value={context}>
      <div className="table-grid stack" ref={container}>
        <GridToolbar
          model={model}
          selection={selection}
          editor={editor}
          onView={setView}
          onShowParts={setShownParts}
        />
        {/* The clipboard's events bubble from the cell with the focus. */}
        <div
          role="presentation"
          {...editor.clipboard}
          onKeyDownCapture={leaveWithTab}
          onMouseUp={() => {
            grip.current = null
            editor.dropGhost()
            showActiveCell()
          }}
        >
          <RangeContext value={range && isOneCell(range) ? null : range}>
            <MemoizedDataGrid
              ref={grid}
              className={
                rows.length > maxShortRows ? 'table-grid-cells' : 'table-grid-cells table-grid-short'
              }
              style={style}
              aria-label={definition.title}
              aria-describedby={hintId}
              columns={columns}
              rows={rows}
              rowKeyGetter={nameOfRow}
              rowHeight={rowHeight}
              headerRowHeight={headerRowHeight}
              renderers={renderers}
              onSelectedCellChange={onActivated}
              onCellMouseDown={onCellMouseDown}
              onCellKeyDown={onCellKeyDown}
              onFill={onFill}
              onRowsChange={onRowsChange}
            />
          </RangeContext>
        </div>
        <div className="table-grid-status stack" data-sticky={selection.cell !== null}>
          <CellNote {...noteProps} hintId={hintId} />
          <GridReport {...noteProps} editor={editor} />
        </div>
      </div>
    </GridContext>
  )
}

/** Tab leaves the grid, and moves between cells only while a cell is edited. */
function leaveWithTab(event: KeyboardEvent) {
  if (event.key === 'Tab' && !(event.target as Element).matches('input, select')) event.stopPropagation()
}

function nameOfRow({ name }: GridRow) {
  return name
}
