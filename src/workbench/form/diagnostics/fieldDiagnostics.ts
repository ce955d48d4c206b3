import { createContext, use, useMemo } from 'react'
import type { Diagnostic } from '../../../check/Diagnostic.ts'
import type { YearFile } from '../../../contract/clientFiles.ts'

/** The diagnostics of the open year, by file. */
export type YearDiagnostics = Readonly<Record<YearFile, readonly Diagnostic[]>>

export const DiagnosticsContext = createContext<YearDiagnostics>({ 'instance.json': [], 'plans.json': [] })

/**
 * The diagnostics that belong to a field: those of its value and below.
 * @param shownParts for a group, the names of the parts that show their own diagnostics; 'all' for a list
 */
function findFieldDiagnostics(
  diagnostics: readonly Diagnostic[],
  pointer: string,
  shownParts: readonly string[] | 'all' = [],
): Diagnostic[] {
  return diagnostics.filter((diagnostic) => {
    if (diagnostic.pointer === pointer) return true
    if (!diagnostic.pointer.startsWith(`${pointer}/`)) return false
    const part = diagnostic.pointer.slice(pointer.length + 1).split('/', 1)[0]!
    return shownParts !== 'all' && !shownParts.includes(part)
  })
}

const noParts: readonly string[] = []

export function useFieldDiagnostics(
  file: YearFile,
  pointer: string,
  shownParts: readonly string[] | 'all' = noParts,
): Diagnostic[] {
  const diagnostics = use(DiagnosticsContext)[file]
  return useMemo(
    () => findFieldDiagnostics(diagnostics, pointer, shownParts),
    [diagnostics, pointer, shownParts],
  )
}

export function useYearDiagnostics(): YearDiagnostics {
  return use(DiagnosticsContext)
}
