import { DocumentError } from '../clients/DocumentError.ts'

export interface SerializedError {
  type: string
  code?: string
  frames: string[]
  cause?: SerializedError
}

/** Keeps the type, code, and stack frames of an error. Drops its message, which may quote a visitor's answers. */
export function serializeError(error: unknown): SerializedError {
  if (!(error instanceof Error)) return { type: typeof error, frames: [] }
  const code: unknown = 'code' in error ? error.code : undefined
  return {
    type: error.constructor.name,
    ...(typeof code === 'string' && /^[A-Z_]+$/.test(code) && { code }),
    frames: stackFrames(error),
    ...(error.cause !== undefined && { cause: serializeError(error.cause) }),
  }
}

/** Skips the message at the start of the stack: its lines may look like frames. */
function stackFrames({ message, stack = '' }: Error): string[] {
  const start = stack.indexOf(message)
  if (start === -1) return []
  return stack
    .slice(start + message.length)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at .*:\d+:\d+\)?$/.test(line))
}

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
