import type { Diagnostic } from '../../check/Diagnostic.ts'
import { parentFolder } from '../../contract/clientFiles.ts'
import { parentPointer } from '../../contract/pointer.ts'
import type { Typical } from '../state/useTypical.ts'
import { cellKey, type CellName, type Table } from '../tables/Table.ts'

type Place = Pick<Diagnostic, 'file' | 'pointer'>

/** The diagnostics of the cells' values, by the key of the cell. @param folder of the year, here and below */
export function findCellDiagnostics(
  table: Table,
  diagnostics: readonly Diagnostic[],
  folder: string,
): ReadonlyMap<string, readonly Diagnostic[]> {
  const relevant = diagnostics.filter(({ file }) => parentFolder(file) === folder)
  const found = new Map<string, Diagnostic[]>()
  if (relevant.length === 0) return found
  const cells = indexCells(table, folder)
  const rows = indexRows(table, folder)
  for (const diagnostic of relevant) {
    const cell = rows.get(placeKey(diagnostic)) ?? findCell(cells, diagnostic)
    if (cell) found.set(cellKey(cell), [...(found.get(cellKey(cell)) ?? []), diagnostic])
  }
  return found
}

/** The pointers of the typical values that cells show, by the key of the cell. */
export function findTypicalCells({ rows, columns }: Table, typical: Typical): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  if (typical.values.length === 0) return found
  for (const { name: row, cells } of rows)
    for (const { name: column } of columns) {
      const cell = cells[column]
      const pointer = cell?.text ? typical.find(cell.file, cell.pointer) : undefined
      if (pointer !== undefined) found.set(cellKey({ row, column }), pointer)
    }
  return found
}

/** The cell of a value: its own, the first one inside it, or that of the closest object around it with one of these. */
export function findCellAt(table: Table, place: Place, folder: string): CellName | undefined {
  return findCell(indexCells(table, folder), place)
}

/** The first cells of the rows: a diagnostic of a whole row belongs to them. */
function indexRows(table: Table, folder: string) {
  const column = table.columns[0]?.name ?? ''
  return new Map(
    table.rows.flatMap(({ name: row, places = [] }) =>
      places.map(
        ({ file, pointer }) => [placeKey({ file: `${folder}/${file}`, pointer }), { row, column }] as const,
      ),
    ),
  )
}

function findCell(cells: ReadonlyMap<string, CellName>, { file, pointer }: Place) {
  for (let part = pointer; part !== ''; part = parentPointer(part)) {
    const cell = cells.get(placeKey({ file, pointer: part }))
    if (cell) return cell
  }
  return undefined
}

function indexCells({ rows, columns }: Table, folder: string) {
  const byPlace = new Map<string, CellName>()
  for (const { name: row, cells } of rows)
    for (const { name: column } of columns) {
      const cell = cells[column]
      if (!cell) continue
      // A value without a cell belongs to its first cell. Forms show the entries of the lists, such as /plans/0.
      for (let { pointer } = cell; isInEntry(pointer); pointer = parentPointer(pointer)) {
        const key = placeKey({ file: `${folder}/${cell.file}`, pointer })
        // A unit has the place of its amount. What is around a known place is known too.
        if (byPlace.has(key)) break
        byPlace.set(key, { row, column })
      }
    }
  return byPlace
}

/** Whether a pointer is deeper than that of an entry, such as /plans/0. */
function isInEntry(pointer: string) {
  return pointer.indexOf('/', pointer.indexOf('/', 1) + 1) > 0
}

function placeKey({ file, pointer }: Place) {
  return `${file}#${pointer}`
}
