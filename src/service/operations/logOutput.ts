import { constants, fstatSync, openSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { pino } from 'pino'

/** Bytes of lines that wait for their reader; what comes then is lost. */
const most = 8 * 1024 * 1024

/** Milliseconds that are left at the end for lines that still wait. */
const patience = 1000

/** Standard output, for which nobody waits: a reader that is stuck must not stop the service. */
export function openLogOutput() {
  let until = Infinity
  const hurry = () => {
    until = Math.min(until, Date.now() + patience)
  }
  // Before pino's own, which would wait for ever.
  process.once('exit', () => {
    hurry()
    try {
      stream.flushSync()
    } catch {
      // It is finished, or nobody has read it in time.
    }
    stream.destroy()
  })
  const stream = pino.destination({
    fd: nonBlocking(1),
    sync: false,
    maxLength: most,
    retryEAGAIN: () => Date.now() < until,
  })
  stream.on('error', () => undefined)
  return {
    stream,
    /** Before a last line, which is waited for. */
    hurry,
    /** Settles when all is written, or nobody has read it in time. */
    async finish() {
      hurry()
      await Promise.race([new Promise((resolve) => stream.flush(resolve)), setTimeout(patience)])
      stream.destroy()
    },
  }
}

/** A pipe is opened once more: that nobody waits for it is a setting that its other users would share. */
function nonBlocking(descriptor: number): number {
  if (!fstatSync(descriptor).isFIFO()) return descriptor
  return openSync(`/dev/fd/${descriptor}`, constants.O_WRONLY | constants.O_NONBLOCK)
}
