import type { Server } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { ConnectionDrainer } from './ConnectionDrainer.ts'

interface Limits {
  /** In which everything is answered as before, for those who send to hear that it ends. */
  drainSeconds: number
  /** From now to the end, whatever is in flight. */
  shutdownSeconds: number
}

/**
 * Ends a server: for a while it takes connections yet, then it answers what is in flight and what arrives meanwhile on
 * connections that are open.
 * @returns how many requests were cut off at the deadline.
 */
export async function shutDown(server: Server, traffic: ConnectionDrainer, limits: Limits): Promise<number> {
  const deadline = AbortSignal.timeout(limits.shutdownSeconds * 1000)
  try {
    // A little longer, in which connections that are never idle for long hear that they end: closing cuts idle ones.
    await setTimeout(limits.drainSeconds * 1000 + 100, undefined, { signal: deadline })
    await traffic.stopListening()
    await traffic.rest(deadline)
  } catch (error) {
    if (!deadline.aborted) throw error
  }
  const cut = traffic.inFlight
  server.close()
  // What is left has no request: connections that were opened ahead, or that never got to the end of a header.
  server.closeAllConnections()
  return cut
}
