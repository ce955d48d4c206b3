import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { startServer } from '../server/startServer.ts'
import { sendUntilRefused, type Outcome } from './sender.ts'

export interface Shutdown {
  /** When the signal was given, in the time of the outcomes. */
  signalled: number
  outcomes: Outcome[]
  /** The code that the process ended with. */
  code: number | null
}

/** The pauses in the bodies of those who send at once, in milliseconds: most none, some longer than it drains. */
const pauses = [
  ...Array.from({ length: 20 }, () => 0),
  ...Array.from({ length: 10 }, (_, index) => 150 * (index + 1)),
]

/** Shorter than it is by default, and long enough for all who send to hear that their connections end. */
const drainSeconds = 1

/** Milliseconds of load before the signal, as good as any. */
const before = 800

/** Ends a process by SIGTERM in the middle of a load, and follows what becomes of every request. */
export async function shutDownUnderLoad(): Promise<Shutdown> {
  const server = await startServer({ environment: { DRAIN_SECONDS: String(drainSeconds) } })
  try {
    const senders = pauses.map((pause) => sendUntilRefused(server.address, pause))
    await setTimeout(before)
    const signalled = performance.now()
    server.process.kill('SIGTERM')
    const outcomes = (await Promise.all(senders)).flat()
    return { signalled, outcomes, code: await server.ended }
  } finally {
    await server.stop()
  }
}
