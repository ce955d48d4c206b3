export interface ErrorFacts {
  type: string
  code?: string
  frames: string[]
  cause?: ErrorFacts
}

/** What of an error cannot hold an answer of a visitor: its type and where it was thrown, never its message. */
export function errorFacts(error: unknown): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error, frames: [] }
  const code: unknown = 'code' in error ? error.code : undefined
  return {
    type: error.constructor.name,
    ...(typeof code === 'string' && /^[A-Z_]+$/.test(code) && { code }),
    frames: framesOf(error),
    ...(error.cause !== undefined && { cause: errorFacts(error.cause) }),
  }
}

/** The stack begins with the message, which may look like anything, a frame included. */
function framesOf({ message, stack = '' }: Error): string[] {
  const start = stack.indexOf(message)
  if (start === -1) return []
  return stack
    .slice(start + message.length)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at .*:\d+:\d+\)?$/.test(line))
}
