import { pino, stdTimeFunctions, type DestinationStream, type Level, type Logger } from 'pino'
import { serializeError } from '../serializeError.ts'

export type Log = Logger

/**
 * A log of JSON lines. Visitors answer questions about their health and pay, and the log must not contain the answers:
 * pass single fields, never a request. Errors are serialized without their messages.
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

/** Redirects the console, which libraries use, to the log. Logs only errors, without their messages. */
export function logConsole(log: Log): void {
  for (const method of ['debug', 'info', 'log', 'warn', 'error'] as const) {
    console[method] = (...values: unknown[]) => {
      const errors = values.filter((value) => value instanceof Error)
      log.warn({ errors: errors.map(serializeError) }, `a library wrote to console.${method}`)
    }
  }
}
