import type { Position } from '../clients/LineMap.ts'

export type Severity = 'error' | 'warning'

/** Replaces a part of a text. */
export interface Edit {
  offset: number
  length: number
  text: string
}

/** One thing that is wrong, or looks wrong, in a client's files. */
export interface Diagnostic {
  /** The code of the rule, which stays the same: 'unknown-feature'. */
  rule: string
  /** With an error the client cannot be served; with a warning it can, but hardly as it is meant. */
  severity: Severity
  /** The file's path inside the folder of all clients, with slashes: 'lakeshore/plans.json'. */
  file: string
  /** JSON Pointer to the value at fault; of a property that is missing or too many, its own place. */
  pointer: string
  start: Position
  end: Position
  /** What is wrong, in one sentence. */
  message: string
  /** How to fix it, in one sentence. */
  help: string
  /** Edits of the file that mend it: only where one thing alone can be meant. */
  fix?: Edit[]
  /** The text before and after the fix, if the diagnostic was fixed. */
  change?: { before: string; after: string }
}
