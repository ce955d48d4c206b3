import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { startServer } from '../server/startServer.ts'
import { sendUntilRefused, type Outcome } from './sender.ts'

export interface Shutdown {
  /** When SIGTERM was sent, in the same time as the outcomes. */
  signaled: number
  outcomes: Outcome[]
  exitCode: number | null
}

/** Milliseconds of pause in the bodies of each parallel sender. Most have none, some exceed the drain time. */
const pauses = [
  ...Array.from({ length: 20 }, () => 0),
  ...Array.from({ length: 10 }, (_, index) => 150 * (index + 1)),
]

/** Shorter than the default, but long enough for every sender to learn that its connection closes. */
const drainSeconds = 1

/** Milliseconds of load before the signal. */
const loadDuration = 800

/** Stops a server with SIGTERM under load, and records the outcome of every request. */
export async function shutDownUnderLoad(): Promise<Shutdown> {
  const server = await startServer({ environment: { DRAIN_SECONDS: String(drainSeconds) } })
  try {
    const senders = pauses.map((pause) => sendUntilRefused(server.address, pause))
    await setTimeout(loadDuration)
    const signaled = performance.now()
    server.process.kill('SIGTERM')
    const outcomes = (await Promise.all(senders)).flat()
    return { signaled, outcomes, exitCode: await server.exitCode }
  } finally {
    await server.stop()
  }
}
