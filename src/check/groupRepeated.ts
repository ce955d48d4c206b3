import type { Diagnostic } from './Diagnostic.ts'

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
