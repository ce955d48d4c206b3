import type { Diagnostic } from '../../check/Diagnostic.ts'
import { yearFiles, type YearFile } from '../../contract/clientFiles.ts'
import { findSectionOf } from '../../compare/form/sections.ts'
import type { ListedText } from '../state/useUnapplied.ts'

/** The diagnostics of the open year, by file. */
export type YearDiagnostics = Readonly<Record<YearFile, readonly Diagnostic[]>>

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
