import { DocumentError } from '../../clients/DocumentError.ts'
import { serializeError } from '../serializeError.ts'

/**
 * Writes an error to the platform's log as JSON. Includes the problems of a client's document; omits the message of
 * any other error, which may quote a visitor's answers.
 */
export function reportError(error: unknown): void {
  console.error(JSON.stringify({ level: 'error', ...describe(error) }))
}

function describe(error: unknown) {
  if (!(error instanceof DocumentError)) return { message: 'unexpected error', ...serializeError(error) }
  const { path, issues } = error
  return { message: 'a document cannot be served', path, errors: issues.slice(0, 20) }
}
