import type { JSONPath } from 'jsonc-parser'
import type { YearFile } from '../../contract/clientFiles.ts'
import { toPointer } from '../../contract/pointer.ts'
import type { YearTexts, YearValues } from '../../contract/yearDocuments.ts'
import type { CellFormat } from '../cells/formats.ts'

export interface Column {
  /** Identifies the column in its table, also while other columns come and go. */
  name: string
  title: string
  format: CellFormat
  /** A heading shared with the columns next to it, above the short title. */
  group?: string
  /** The title that grids show, where the rest is clear from the table or the group. */
  shortTitle?: string
  /** What the column is part of, such as "By tier". Grids hide the columns of a part until one has a text. */
  part?: string
  /** Whether the column names the row, so that it stays in view and is read out with every cell. */
  isRowHeader?: boolean
  /** The index of the row's header that the column shows. Its texts come from another table and cannot be edited. */
  header?: number
  /** Whether the texts can be in several languages. A client with more than one has a column for each. */
  isTranslatable?: boolean
  /** The language of the texts, if it is not the client's first one. */
  language?: string
  /** What an empty cell means, such as "the usual payment". */
  emptyMeans?: string
  /** Where related values are, or what can be chosen, as a sentence without its period. */
  note?: string
}

export interface Row<Value = Cell> {
  name: string
  /** The texts that come from other tables, such as the plan and the salary band. */
  headers: readonly string[]
  /** The objects that the row shows. Diagnostics of one of them as a whole belong to the row. */
  places?: readonly DocumentPlace[]
  /** By the name of the column; null for a cell that this row does not have. */
  cells: Readonly<Record<string, Value | null>>
}

/** Where a value is in the documents. */
export interface DocumentPlace {
  file: YearFile
  /** JSON Pointer. The value may not exist yet. */
  pointer: string
}

/** Where the value of a cell is in the documents, and how it is written. */
export interface CellBinding {
  file: YearFile
  /** Where the value is, or would be. */
  location: JSONPath
  value: unknown
  /** The format of the cell, if it differs from the rest of its column. */
  format?: CellFormat
  /** What the empty cell means, if that differs from the rest of its column. */
  emptyMeans?: string
  /** Bindings with the same function are written together, because they exist only together or depend on each other. */
  write: WriteValues
  /**
   * The objects that have the value under its name now, first the one at its location; others change with it. None if
   * the object does not exist. Absent if the value is not the property of an object.
   */
  findOwners?: () => readonly unknown[]
}

/** By the name of the column; null for a cell that the row does not have. */
export type CellBindings = Readonly<Record<string, CellBinding | null>>

/**
 * Changes the document.
 * @param values the changed values, by the name of their columns; undefined for a cleared one
 * @throws EditError if the values cannot be written; the document is then unchanged
 */
export type WriteValues = (values: ReadonlyMap<string, unknown>) => void

/** A value of the table. The cell shows the diagnostics of this value and of the values inside it. */
export interface Cell extends CellBinding, DocumentPlace {
  /** The value as the table displays it, which parses to the same value. Empty if there is none. */
  text: string
  format: CellFormat
}

/** A part of a client's year that is a table of values. */
export interface Table<Value = Cell> {
  /** The row headers first. */
  columns: readonly Column[]
  rows: readonly Row<Value>[]
  /** How often amounts per paycheck are paid in a year, as the document says, if the table has them. */
  timesPerYear?: unknown
}

export interface CellName {
  row: string
  column: string
}

/** A text that the user typed, pasted, or imported into a cell. */
export interface CellChange extends CellName {
  text: string
}

/** A change with a sentence about its text. */
export interface ReportedChange extends CellChange {
  message: string
}

export interface TableEdit {
  texts: Partial<YearTexts>
  /** Changes that are not made because their texts cannot be understood. The sentences say what to write. */
  unapplied: ReportedChange[]
  /** Changes that are made. The sentences say what else the texts can mean. */
  warnings: ReportedChange[]
  /** Changes whose amounts are converted into another unit. The sentences say how. */
  conversions: ReportedChange[]
}

/** A choice for a new row, such as its plan or its location. */
export interface RowChoice {
  title: string
  options: readonly { name: string; title: string }[]
}

/** Reads a table from the documents, and writes changes of its cells to them. */
export interface TableDefinition {
  title: string
  /** The ways to show the table, such as amounts per paycheck, if there are several. The first is the default. */
  views?: readonly { name: string; title: string }[]
  /** Whether amounts are per year or per paycheck. An import asks which, and names it as the view. */
  hasUnits?: true
  read: (values: YearValues, view?: string) => Table
  /** Makes all changes that can be understood. Nothing is rounded or dropped silently. */
  write: (texts: YearTexts, changes: readonly CellChange[], view?: string) => TableEdit
  /** What a row of the table is, such as "location"; absent if the rows come from other tables. */
  rowNoun?: string
  /**
   * Appends rows with names, and derives their IDs.
   * @returns the changed texts, and the names of the new rows
   * @throws EditError if it cannot
   */
  addRows?: (texts: YearTexts, names: readonly string[]) => { texts: Partial<YearTexts>; rows: string[] }
  /** Adds a row for a combination of choices, if rows have no names of their own. */
  addChosenRow?: {
    listChoices: (values: YearValues) => readonly RowChoice[]
    /**
     * @param chosen the name of an option for each choice
     * @throws EditError if there is such a row
     */
    add: (texts: YearTexts, chosen: readonly string[]) => Partial<YearTexts>
  }
  /** What the removal of rows removes and changes besides them, in sentences; null if nothing. */
  describeDeletion?: (values: YearValues, rows: readonly string[]) => string | null
  /** Removes rows with everything that refers to them. @param rows their names @throws EditError if it cannot */
  removeRows?: (texts: YearTexts, rows: readonly string[]) => Partial<YearTexts>
  /** Moves a row to another index. @throws EditError if it cannot */
  moveRow?: (texts: YearTexts, row: string, index: number) => Partial<YearTexts>
}

/** @param location its numbers are indexes of lists */
export function placeOf(file: YearFile, location: JSONPath): DocumentPlace {
  return { file, pointer: toPointer(location) }
}

/** Writes each value by itself. */
export function writeEach(write: (value: unknown) => void): WriteValues {
  return (values) => {
    for (const value of values.values()) write(value)
  }
}

/** What a row shows in a column. */
export function cellText(row: Row<Pick<Cell, 'text'>>, { name, header }: Column): string {
  return header === undefined ? (row.cells[name]?.text ?? '') : row.headers[header]!
}

export function cellKey({ row, column }: CellName): string {
  return `${row}\n${column}`
}

export function cellOf(table: Table, { row, column }: CellName): Cell | null | undefined {
  const index = rowIndexes.get(table) ?? new Map(table.rows.map((each) => [each.name, each]))
  rowIndexes.set(table, index)
  return index.get(row)?.cells[column]
}

export function textOf(table: Table, cell: CellName): string {
  return cellOf(table, cell)?.text ?? ''
}

const rowIndexes = new WeakMap<Table, ReadonlyMap<string, Row>>()
