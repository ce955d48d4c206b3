import type { Column, ColumnOrColumnGroup } from 'react-data-grid'
import { CellEditor } from './CellEditor.tsx'
import { CellContent } from './GridCell.tsx'
import { shownTitle, type GridColumn, type GridTable } from './gridCells.ts'
import type { GridRow } from './GridContext.ts'
import type { GridLayout } from './measureColumns.ts'

/** The columns of react-data-grid, with their groups. */
export function toDataGridColumns(
  { gridColumns, rows }: GridTable,
  { widths, frozenCount, fits }: Pick<GridLayout, 'widths' | 'frozenCount' | 'fits'>,
): ColumnOrColumnGroup<GridRow>[] {
  const columns: ColumnOrColumnGroup<GridRow>[] = []
  const groups = new Map<string, Column<GridRow>[]>()
  for (const [index, gridColumn] of gridColumns.entries()) {
    const isLast = index === gridColumns.length - 1
    const column = toDataGridColumn(gridColumn, index, rows, {
      // Where the grid has more space than its columns, such as for a scroll bar, the last one takes it.
      width: fits && isLast ? `minmax(${widths[index]!}px, 1fr)` : widths[index]!,
      frozen: index < frozenCount,
    })
    const group = gridColumn.column?.group
    if (group === undefined) columns.push(column)
    else if (groups.has(group)) groups.get(group)!.push(column)
    else {
      const children = [column]
      groups.set(group, children)
      columns.push({ name: group, children })
    }
  }
  return columns
}

function toDataGridColumn(
  gridColumn: GridColumn,
  index: number,
  rows: GridTable['rows'],
  place: { width: number | string; frozen: boolean },
): Column<GridRow> {
  const { key, column } = gridColumn
  return {
    key,
    name: shownTitle(gridColumn),
    ...place,
    resizable: true,
    headerCellClass: 'table-grid-title',
    editable: (row) => column !== null && rows[row.index]?.cells[key] != null,
    // Edits elsewhere must not discard the text in the editor.
    editorOptions: { closeOnExternalRowChange: false },
    renderCell: ({ row }) => <CellContent row={row} columnKey={key} />,
    ...(column && {
      renderEditCell: ({ row, onRowChange }) => (
        <CellEditor row={row} columnIndex={index} onRowChange={onRowChange} />
      ),
    }),
  }
}
