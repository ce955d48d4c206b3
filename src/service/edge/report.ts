import { DocumentError } from '../../clients/DocumentError.ts'
import { errorFacts } from '../errorFacts.ts'

/**
 * Writes an error to the platform's log, as JSON for it to take apart.
 * Only of a client's document it says all: the message of another error may hold an answer of a visitor.
 */
export function report(error: unknown): void {
  console.error(
    JSON.stringify({
      level: 'error',
      ...(error instanceof DocumentError ? ofDocument(error) : ofCode(error)),
    }),
  )
}

function ofDocument({ path, issues }: DocumentError) {
  return { message: 'a document cannot be served', path, errors: issues.slice(0, 20) }
}

function ofCode(error: unknown) {
  return { message: 'something went wrong', ...errorFacts(error) }
}
