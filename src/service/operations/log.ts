import { pino, stdTimeFunctions, type DestinationStream, type Level, type Logger } from 'pino'
import { constants, fstatSync, openSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
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

/** Bytes of lines that wait to be written. Further lines are dropped. */
const maxBuffered = 8 * 1024 * 1024

/** Milliseconds to write waiting lines when the process ends. */
const maxWait = 1000

/** Opens standard output for writing without blocking, because a stuck reader must not stop the service. */
export function openLogStream() {
  let deadline = Infinity
  const limitWait = () => {
    deadline = Math.min(deadline, Date.now() + maxWait)
  }
  // Before pino's own handler, which would wait forever.
  process.once('exit', () => {
    limitWait()
    try {
      stream.flushSync()
    } catch {
      // The stream is closed, or its reader is stuck.
    }
    stream.destroy()
  })
  const stream = pino.destination({
    fd: openNonBlocking(1),
    sync: false,
    maxLength: maxBuffered,
    retryEAGAIN: () => Date.now() < deadline,
  })
  stream.on('error', () => undefined)
  return {
    stream,
    /** From now on, waits for the reader for one second at most. */
    limitWait,
    /** Flushes and closes the stream. Drops lines that are not read within a second. */
    async close() {
      limitWait()
      await Promise.race([new Promise((resolve) => stream.flush(resolve)), setTimeout(maxWait)])
      stream.destroy()
    },
  }
}

/** Opens a pipe a second time: O_NONBLOCK on the inherited descriptor would affect its other users too. */
function openNonBlocking(descriptor: number): number {
  if (!fstatSync(descriptor).isFIFO()) return descriptor
  return openSync(`/dev/fd/${descriptor}`, constants.O_WRONLY | constants.O_NONBLOCK)
}
