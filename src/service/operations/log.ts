import { pino, stdTimeFunctions, type DestinationStream, type Level, type Logger } from 'pino'
import { errorFacts } from '../errorFacts.ts'

export type Log = Logger

/**
 * A log of JSON lines. What a visitor answers is about their health and pay: no line may hold any of it.
 * So a line has facts that we name, never a request; of an error its type and where it was thrown, never its message.
 */
export function createLog(level: Level | 'silent', destination: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: errorFacts },
  }
  return pino(options, destination)
}

/** Libraries write to the console, messages and all; the log has what it may have of it. */
export function logConsole(log: Log): void {
  for (const method of ['debug', 'info', 'log', 'warn', 'error'] as const) {
    console[method] = (...written: unknown[]) => {
      const errors = written.filter((each) => each instanceof Error)
      log.warn({ errors: errors.map(errorFacts) }, `a library wrote to console.${method}`)
    }
  }
}
