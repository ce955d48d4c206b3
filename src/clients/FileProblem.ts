import { DocumentError } from './DocumentError.ts'

/** Why files cannot be used. It says nothing that stands in them but the ids that a client offers. */
export interface FileProblem {
  /** The folder of the client; null when it concerns all of them. */
  client: string | null
  /** Inside the folder of all clients. */
  file: string
  errors: FileError[]
  /** When it was first seen, in ISO 8601; a file that is mended wrongly has the time of the first fault. */
  since: string
}

interface FileError {
  /** Where the fault is inside the file, by JSON Pointer. */
  pointer: string
  /** What was expected there. */
  expected: string
  /** Of the place, from 1; both are missing where there is no file to count in. */
  line?: number
  column?: number
}

/** One mistake can break every row of a file. */
export const mostErrors = 20

/** Milliseconds without a whole look at the folder after which something is wrong with it. */
const mostBetweenLooks = 5000

/**
 * What an error says of files, without what was found in them.
 * @param before the problem that was there already
 */
export function problemOf(error: unknown, client: string | null, before?: FileProblem): FileProblem {
  const common = { client, since: before?.since ?? new Date().toISOString() }
  if (error instanceof DocumentError) {
    const errors = error.issues
      .slice(0, mostErrors)
      .map(({ pointer, expected, line, column }) => ({ pointer, expected, line, column }))
    return { ...common, file: error.path, errors }
  }
  const { code = 'an error of our own' } = error as NodeJS.ErrnoException
  return { ...common, file: client ?? '.', errors: [{ pointer: '', expected: `to be readable (${code})` }] }
}

/** A folder that is mounted from elsewhere may leave a look without an end. */
export function overdueSince(lookedAt: Date): FileProblem | undefined {
  if (Date.now() - lookedAt.getTime() < mostBetweenLooks) return undefined
  const expected = `to be readable within ${mostBetweenLooks / 1000} seconds`
  return { client: null, file: '.', errors: [{ pointer: '', expected }], since: lookedAt.toISOString() }
}

export function isSameProblem(one: FileProblem, other?: FileProblem) {
  return JSON.stringify(one) === JSON.stringify(other)
}
