import type { Diagnostic } from './Diagnostic.ts'

/** Diagnostics that say the same of several places of a file, the first of them first: there is always one. */
export type Repeated = [first: Diagnostic, ...others: Diagnostic[]]

/** Diagnostics by what they say, in the order in which it is said first. */
export function sameWords(diagnostics: readonly Diagnostic[]): Repeated[] {
  const groups = new Map<string, Repeated>()
  for (const diagnostic of diagnostics) {
    const { severity, file, rule, message, help } = diagnostic
    const words = JSON.stringify([severity, file, rule, message, help])
    const group = groups.get(words)
    if (group) group.push(diagnostic)
    else groups.set(words, [diagnostic])
  }
  return [...groups.values()]
}
