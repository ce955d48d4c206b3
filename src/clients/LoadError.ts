import { DocumentError } from './DocumentError.ts'
import type { LocatedIssue } from './locateIssues.ts'

/**
 * Why a file cannot be used. It is a plain object and not thrown. It quotes nothing of the file except IDs, because it is
 * logged and served.
 */
export interface LoadError {
  /** The client's folder; null if the error concerns all clients. */
  client: string | null
  /** The path inside the folder of all clients. */
  file: string
  errors: Omit<LocatedIssue, 'found'>[]
  /** When the file first had an error, in ISO 8601. It does not change when one error replaces another. */
  since: string
}

/** The limit of errors per file: a single mistake can break every row of a file. */
export const maxErrors = 20

/** Milliseconds without a completed scan after which the folder counts as unreadable. */
export const maxScanInterval = 5000

/** @param previous the error that the same file already had */
export function toLoadError(error: unknown, client: string | null, previous?: LoadError): LoadError {
  const common = { client, since: previous?.since ?? new Date().toISOString() }
  if (error instanceof DocumentError) {
    const errors = error.issues
      .slice(0, maxErrors)
      .map(({ pointer, expected, line, column }) => ({ pointer, expected, line, column }))
    return { ...common, file: error.path, errors }
  }
  const { code = 'an internal error' } = error as NodeJS.ErrnoException
  return { ...common, file: client ?? '.', errors: [{ pointer: '', expected: `to be readable (${code})` }] }
}

/** The error of a folder whose scan does not end, as on an unreachable network; undefined if there is none. */
export function overdueError(scannedAt: Date): LoadError | undefined {
  if (Date.now() - scannedAt.getTime() < maxScanInterval) return undefined
  const expected = `to be readable within ${maxScanInterval / 1000} seconds`
  return { client: null, file: '.', errors: [{ pointer: '', expected }], since: scannedAt.toISOString() }
}

export function isSameLoadError(one: LoadError, other?: LoadError) {
  return JSON.stringify(one) === JSON.stringify(other)
}
