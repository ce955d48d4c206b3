import type { Position } from '../clients/LineMap.ts'

export type Severity = 'error' | 'warning'

/** A range of characters, in UTF-16 code units. */
export interface Span {
  offset: number
  length: number
}

export interface Edit extends Span {
  text: string
}

export interface Diagnostic {
  /** The code of the rule, such as 'unknown-feature'. */
  rule: string
  /** After an error the client cannot be served. After a warning it can, but probably not as intended. */
  severity: Severity
  /** Relative to the clients' folder, with slashes: 'lakeshore/plans.json'. */
  file: string
  /** JSON Pointer to the value. For a missing or unknown property, the pointer it has or would have. */
  pointer: string
  start: Position
  end: Position
  /** What is wrong, in one sentence. */
  message: string
  /** How to fix it, in one sentence. */
  help: string
  /** The edits that fix it. Set only if there is no other possible fix. */
  fix?: Edit[]
  /** The text before and after the fix, if the diagnostic was fixed. */
  change?: { before: string; after: string }
}

/** Diagnostics with the same text in one file, in their original order. */
export type DiagnosticGroup = [first: Diagnostic, ...others: Diagnostic[]]

/** Groups the diagnostics that differ only in their position. */
export function groupRepeated(diagnostics: readonly Diagnostic[]): DiagnosticGroup[] {
  const groups = new Map<string, DiagnosticGroup>()
  for (const diagnostic of diagnostics) {
    const { severity, file, rule, message, help } = diagnostic
    const key = JSON.stringify([severity, file, rule, message, help])
    const group = groups.get(key)
    if (group) group.push(diagnostic)
    else groups.set(key, [diagnostic])
  }
  return [...groups.values()]
}
