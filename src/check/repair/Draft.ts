import type { Schema } from '../structure/subschemas.ts'

/** A document that is being repaired with placeholder values. */
export interface Draft {
  document: unknown
  schema: Schema
  /**
   * Which of the possible placeholders to use. 0: the first or least; 1: the last or greatest, with all optional
   * properties; 2: neither.
   */
  variant: number
  /** The other document of the plan year, which shares ids with this one. */
  otherDocument: unknown
}
