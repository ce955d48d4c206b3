import type { Diagnostic } from '../../check/Diagnostic.ts'

export interface ReportedFile {
  /** A path with slashes: relative for files in the working directory, otherwise absolute. */
  path: string
  text: string
  diagnostics: Diagnostic[]
  /** The diagnostics that were fixed. */
  fixed: Diagnostic[]
  /** How many warnings accepted.json accepts. */
  accepted: number
}

export interface Report {
  files: ReportedFile[]
  /** Whether the text shows only errors, and nothing if there are none. */
  quiet?: boolean
  /** How many diagnostics the text shows. A repeated diagnostic counts once per file. All, by default. */
  maxDiagnostics?: number
}

export function countDiagnostics({ files }: Report) {
  const diagnostics = files.flatMap((file) => file.diagnostics)
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length
  return {
    files: files.length,
    errors,
    warnings: diagnostics.length - errors,
    fixed: files.flatMap((file) => file.fixed).length,
    fixable: diagnostics.filter(({ fix }) => fix).length,
  }
}
