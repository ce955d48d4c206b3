import type { JSONPath } from 'jsonc-parser'
import type { YearFile } from '../../../contract/clientFiles.ts'
import type { Section } from '../../sections.ts'

/** One difference between two versions of a client's year, in words. */
export interface Difference {
  /** The section of the form that shows the value. */
  section: Section
  /** The file of the later version. */
  file: YearFile
  /** The JSON Pointer in the later version. If the value is no longer there, that of the nearest value around it. */
  pointer: string
  /** From the outside to the inside, such as the plan, the tier, and the salary band. */
  place: string[]
  /** Null if there was nothing. */
  before: string | null
  /** Null if there is nothing any more. */
  after: string | null
  /** How much an amount changes, such as "+$1.50, +2.4%"; null if that cannot be said. */
  change: string | null
  /** Whether it is about money or percentages. */
  isAmount: boolean
  /** The whole difference as a line. */
  text: string
  /** The edits of the later version that restore the earlier value. */
  reverts: Revert[]
}

/** An edit of a document. Setting undefined removes the value. */
export type Revert = { file: YearFile; path: JSONPath } & (
  | { type: 'set'; value: unknown }
  | { type: 'insert'; index: number; value: unknown }
  /** The text at the path in a language that is not the client's first one. Undefined removes it. */
  | { type: 'translate'; language: string; text: string | undefined }
  /** Each item of the list moves here from its index in `order`. */
  | { type: 'reorder'; order: number[] }
)
