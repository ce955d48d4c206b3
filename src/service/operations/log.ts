import { pino, stdTimeFunctions, type DestinationStream, type Level, type Logger } from 'pino'
import { serializeError } from '../serializeError.ts'

export type Log = Logger

/**
 * A log of JSON lines. Visitors answer questions about their health and pay, and no line may contain any of it: lines
 * have fields that we choose, never a request, and errors are serialized without their messages.
 */
export function createLog(level: Level | 'silent', destination: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: serializeError },
  }
  return pino(options, destination)
}

/** Redirects the console, which libraries write to, to the log: errors without their messages, and nothing else. */
export function logConsole(log: Log): void {
  for (const method of ['debug', 'info', 'log', 'warn', 'error'] as const) {
    console[method] = (...written: unknown[]) => {
      const errors = written.filter((each) => each instanceof Error)
      log.warn({ errors: errors.map(serializeError) }, `a library wrote to console.${method}`)
    }
  }
}
