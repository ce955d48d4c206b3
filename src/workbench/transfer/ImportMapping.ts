/** What a column of the file contains. */
export type ColumnRole =
  | { kind: 'rowHeader'; index: number }
  | { kind: 'values'; column: string }
  | { kind: 'ignored' }

/** Where a row header comes from if no column of the file has it. */
export type RowHeaderSource =
  /** A row with only this text is above the rows that it is for. */
  | { kind: 'titleRows' }
  /** The file is for one of the rows' texts. */
  | { kind: 'text'; text: string }
  /** The amounts of the file apply to every text. */
  | { kind: 'every' }

/** Which parts of a file are which parts of a table. */
export interface ImportMapping {
  /** Whether the table's columns are rows in the file. All indexes are those after swapping them. */
  isTransposed: boolean
  /** The row with the titles of the columns; the rows below it are imported. */
  titleRow: number
  roles: readonly ColumnRole[]
  /** By the index of the row header; null if a column has it, or if it is not known yet. */
  sources: readonly (RowHeaderSource | null)[]
}
