import { DocumentError } from '../clients/DocumentError.ts'

/**
 * Writes an error to the platform's log, as JSON for it to take apart.
 * Only of a client's document it says all: the message of another error may hold an answer of a visitor.
 */
export function report(error: unknown): void {
  console.error(JSON.stringify(error instanceof DocumentError ? ofDocument(error) : ofCode(error)))
}

function ofDocument({ path, problems }: DocumentError) {
  return { level: 'error', message: 'A document cannot be served', path, problems: problems.slice(0, 20) }
}

function ofCode(error: unknown) {
  const { name, stack = '' } = error instanceof Error ? error : new Error()
  // The frames alone: above them stands the message.
  return { level: 'error', message: 'Something went wrong', name, frames: stack.match(/^ +at .*$/gm) ?? [] }
}
