import type { JSONPath } from 'jsonc-parser'
import type { YearFile } from '../../contract/clientFiles.ts'
import { childPointer } from '../../contract/pointer.ts'
import type { CellFormat } from '../cells/formats.ts'
import { memberOf, setMember } from './readDocument.ts'
import type { Column, Place, Row } from './Table.ts'

/** The values behind the cells of a table. */
export interface Layout {
  /** The titles of the row headers that come from other tables. */
  headers?: readonly string[]
  columns: readonly LayoutColumn[]
  rows: readonly LayoutRow[]
}

/** A column with the format of its cells, which decides its kind and choices. */
export type LayoutColumn = Omit<Column, 'kind' | 'choices'> & { format: CellFormat }

type LayoutRow = Omit<Row, 'cells' | 'headers'> & { headers?: readonly string[]; fields: Fields }

/** By the name of the column; null for a cell that the row does not have. */
export type Fields = Readonly<Record<string, Field | null>>

/** The value of one cell. */
export interface Field {
  file: YearFile
  /** Where the value is, or would be. */
  location: JSONPath
  value: unknown
  format?: CellFormat
  emptyMeans?: string
  /** Fields with the same function are written together, because they exist only together or depend on each other. */
  write: Write
  /**
   * The objects that have the value under its name now, first the one at its location; others change with it. None if
   * the object does not exist. Absent if the value is not the property of an object.
   */
  findOwners?: () => readonly unknown[]
}

/**
 * Changes the document.
 * @param values the changed values, by the name of their columns; undefined for a cleared one
 * @returns a sentence that says why the values cannot be written; the document is then unchanged
 */
export type Write = (values: ReadonlyMap<string, unknown>) => string | undefined

/** @param location its numbers are indexes of lists */
export function placeOf(file: YearFile, location: JSONPath): Place {
  return { file, pointer: location.reduce<string>((parent, part) => childPointer(parent, part), '') }
}

/** Writes a value that does not depend on others. */
export function writeAlone(write: (value: unknown) => void): Write {
  return (values) => {
    for (const value of values.values()) write(value)
    return undefined
  }
}

/** A field whose value is a property of an object that exists. */
export function propertyField(file: YearFile, owner: unknown, location: JSONPath, property: string): Field {
  return {
    file,
    location: [...location, property],
    value: memberOf(owner, property),
    write: writeAlone((value) => setMember(owner, property, value)),
    findOwners: () => [owner],
  }
}
