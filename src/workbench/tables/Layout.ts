import type { JSONPath } from 'jsonc-parser'
import type { YearFile } from '../../contract/clientFiles.ts'
import type { CellFormat } from './CellFormat.ts'
import type { Column, Row } from './Table.ts'

/** The values behind the cells of a table. */
export interface Layout {
  headers: readonly string[]
  columns: readonly Column[]
  rows: readonly LayoutRow[]
}

export type LayoutRow = Omit<Row, 'cells'> & { fields: Fields }

/** By the name of the column; null for a cell that the row does not have. */
export type Fields = Readonly<Record<string, Field | null>>

/** The value of one cell. */
export type Field = PlainField | PropertyField | EntryField

interface CellValue {
  file: YearFile
  /** Where the value is, or would be. */
  location: JSONPath
  /** Undefined if there is none. */
  value: unknown
  format: CellFormat
  emptyMeans?: string
}

/** A value that does not depend on others. */
export interface PlainField extends CellValue {
  /** Changes the value in its document; undefined removes it. */
  write: (value: unknown) => void
}

/** A value that is a property of an object. */
export interface PropertyField extends PlainField {
  /** The object; undefined if it does not exist. */
  owner: unknown
  /**
   * The objects that have the value under its name now, first the one at its location; others change with it. None if
   * the object does not exist.
   */
  findOwners: () => readonly unknown[]
}

/** A value that is written together with others. */
export interface EntryField extends CellValue {
  entry: Entry
}

/** Values that are written together, because they exist only together or depend on each other. */
export interface Entry {
  /**
   * Changes the document.
   * @param values the changed values, by the name of their columns; undefined for a cleared one
   * @returns a sentence that says why the values cannot be written; the document is then unchanged
   */
  writeAll: (values: ReadonlyMap<string, unknown>) => string | undefined
}
