import type { Parsed } from '../cells/Parsed.ts'
import type { CellKind } from './Table.ts'

/** How the values of a column are displayed, and how their texts are parsed. */
export interface CellFormat {
  kind: CellKind
  choices?: readonly string[]
  /** @param value as it is in the document, which may not match its schema */
  format: (value: unknown) => string
  parse: (text: string) => Parsed<unknown>
}
