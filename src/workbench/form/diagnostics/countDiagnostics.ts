import type { Diagnostic } from '../../../check/Diagnostic.ts'

export interface DiagnosticCount {
  errors: number
  warnings: number
}

/** The number of diagnostics in each item of a list, by its index. @param list the JSON Pointer of the list */
export function countDiagnostics(
  diagnostics: readonly Diagnostic[],
  list: string,
): Map<number, DiagnosticCount> {
  const counts = new Map<number, DiagnosticCount>()
  for (const { pointer, severity } of diagnostics) {
    if (!pointer.startsWith(`${list}/`)) continue
    const index = Number.parseInt(pointer.slice(list.length + 1), 10)
    const count = counts.get(index) ?? { errors: 0, warnings: 0 }
    count[severity === 'error' ? 'errors' : 'warnings'] += 1
    counts.set(index, count)
  }
  return counts
}
