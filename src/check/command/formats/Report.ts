import type { Finding } from '../../Finding.ts'

/** A file that was checked. */
export interface ReportedFile {
  /** Relative to the working directory, or absolute outside of it, with slashes. */
  path: string
  text: string
  findings: Finding[]
  /** What was mended in it. */
  fixed: Finding[]
}

export interface Report {
  files: ReportedFile[]
  /** Whether warnings count. */
  strict: boolean
  /** Whether the text shows only errors, and nothing if there are none. */
  quiet?: boolean
  /** How many findings the text shows. A repeated finding counts once per file. All, by default. */
  maxDiagnostics?: number
}

/** How many of each there are. */
export function countsOf({ files }: Report) {
  const findings = files.flatMap((file) => file.findings)
  const errors = findings.filter(({ severity }) => severity === 'error').length
  return {
    files: files.length,
    errors,
    warnings: findings.length - errors,
    fixed: files.flatMap((file) => file.fixed).length,
    fixable: findings.filter(({ fix }) => fix).length,
  }
}
