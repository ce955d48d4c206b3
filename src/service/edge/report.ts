import { DocumentError } from '../clients/DocumentError.ts'

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

function ofDocument({ path, problems }: DocumentError) {
  return { message: 'a document cannot be served', path, problems: problems.slice(0, 20) }
}

function ofCode(error: unknown) {
  if (!(error instanceof Error)) return { message: 'something went wrong', type: typeof error, frames: [] }
  const { name, message, stack = '' } = error
  // The stack begins with the message, which may look like a frame.
  const frames = stack.slice(stack.indexOf(message) + message.length).match(/(?<=^\s*)at .*$/gm) ?? []
  return { message: 'something went wrong', type: name, frames }
}
