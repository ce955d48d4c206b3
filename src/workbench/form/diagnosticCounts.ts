import { useMemo } from 'react'
import type { Diagnostic } from '../../check/Diagnostic.ts'
import { yearFiles, type YearFile } from '../../contract/clientFiles.ts'
import { findSectionOf } from '../sections.ts'
import type { ListedText } from '../state/useUnapplied.ts'

/** The diagnostics of the open year, by file. */
export type YearDiagnostics = Readonly<Record<YearFile, readonly Diagnostic[]>>

export interface DiagnosticCount {
  errors: number
  warnings: number
}

/** The number of diagnostics in each item of a list, by its index. @param list the JSON Pointer of the list */
export function useDiagnosticCounts(
  diagnostics: readonly Diagnostic[],
  list: string,
): ReadonlyMap<number, DiagnosticCount> {
  return useMemo(() => {
    const counts = new Map<number, DiagnosticCount>()
    for (const { pointer, severity } of diagnostics) {
      if (!pointer.startsWith(`${list}/`)) continue
      const index = Number.parseInt(pointer.slice(list.length + 1), 10)
      const count = counts.get(index) ?? { errors: 0, warnings: 0 }
      count[severity === 'error' ? 'errors' : 'warnings'] += 1
      counts.set(index, count)
    }
    return counts
  }, [diagnostics, list])
}

/** The number of problems and unapplied texts in a section, for its tab. Without any, there is no number. */
export function countBySection(
  diagnostics: YearDiagnostics,
  unapplied: readonly ListedText[],
  section: string,
): { count?: number; tone?: 'error' } {
  const own = yearFiles.flatMap((file) =>
    diagnostics[file].filter(({ pointer }) => findSectionOf(file, pointer).name === section),
  )
  const unappliedCount = unapplied.filter((text) => text.section === section).length
  const count = own.length + unappliedCount
  const hasErrors = unappliedCount > 0 || own.some(({ severity }) => severity === 'error')
  return { ...(count > 0 && { count }), ...(hasErrors && { tone: 'error' }) }
}
