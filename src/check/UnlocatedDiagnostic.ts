import type { Edit, Span } from './Diagnostic.ts'
import type { RuleMeta } from './RuleMeta.ts'

/** What a rule reports about one file, before its line and column are known. */
export interface UnlocatedDiagnostic {
  /** JSON Pointer to the value. */
  pointer: string
  /** The position in the file, if it differs from the position of the value. */
  span?: Span
  /** For a string: the span of its decoded value that is reported. */
  spanInValue?: Span
  /** Whether it is about the name of the property instead of its value. */
  isAboutName?: boolean
  /** What is wrong, in one sentence. */
  message: string
  /** How to fix it, in one sentence. */
  help: string
  fix?: Edit[]
  /** The corrected value, or the corrected name if isAboutName. Set only if there is no other possible correction. */
  replacement?: unknown
  /** For a string: the spans of its decoded value to delete. Set only if there is no other possible correction. */
  deletions?: Span[]
  /** Pointers to other occurrences of the value, which change with it. */
  references?: string[]
}

/** A diagnostic with the rule that reported it. */
export interface RuleDiagnostic extends UnlocatedDiagnostic {
  rule: RuleMeta
}

/** The sentences of a diagnostic, and the correction that they name. */
export type DiagnosticText = Pick<UnlocatedDiagnostic, 'message' | 'help' | 'replacement' | 'references'>
