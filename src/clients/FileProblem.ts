import { DocumentError } from './DocumentError.ts'
import type { LocatedIssue } from './locateIssues.ts'

/** Why a file cannot be used. It contains no text of the file except the ids that a client offers. */
export interface FileProblem {
  /** The client's folder; null if the problem concerns all clients. */
  client: string | null
  /** The path inside the folder of all clients. */
  file: string
  errors: Omit<LocatedIssue, 'found'>[]
  /** When it was first seen, in ISO 8601. It stays the same while one error replaces another. */
  since: string
}

/** A single mistake can break every row of a file. */
export const maxErrors = 20

/** Milliseconds without a complete scan after which the folder has a problem. */
const maxScanInterval = 5000

/** @param before the problem that the same file already had */
export function toFileProblem(error: unknown, client: string | null, before?: FileProblem): FileProblem {
  const common = { client, since: before?.since ?? new Date().toISOString() }
  if (error instanceof DocumentError) {
    const errors = error.issues
      .slice(0, maxErrors)
      .map(({ pointer, expected, line, column }) => ({ pointer, expected, line, column }))
    return { ...common, file: error.path, errors }
  }
  const { code = 'an internal error' } = error as NodeJS.ErrnoException
  return { ...common, file: client ?? '.', errors: [{ pointer: '', expected: `to be readable (${code})` }] }
}

/** A scan of a network folder may never end. */
export function overdueProblem(scannedAt: Date): FileProblem | undefined {
  if (Date.now() - scannedAt.getTime() < maxScanInterval) return undefined
  const expected = `to be readable within ${maxScanInterval / 1000} seconds`
  return { client: null, file: '.', errors: [{ pointer: '', expected }], since: scannedAt.toISOString() }
}

export function isSameProblem(one: FileProblem, other?: FileProblem) {
  return JSON.stringify(one) === JSON.stringify(other)
}
