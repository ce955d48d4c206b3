import type { YearFile } from '../../contract/clientFiles.ts'

/** A value that usually changes from one plan year to the next. */
export interface YearlyValue {
  /** Identifies the value in every year, also if the lists have another order there. */
  id: string
  /** What the value belongs to: "PPO Plan, Under $65,000". */
  place: string
  /** The value in words. */
  text: string
  /** The value to compare, which `text` may summarize. */
  value: unknown
  file: YearFile
  /** The JSON Pointer of the value. */
  pointer: string
}
