import type { Server } from 'node:http'
import { setTimeout } from 'node:timers/promises'

/** How many requests are being answered, from their headers on to the last byte of the answer. */
export class Traffic {
  inFlight = 0

  constructor(private readonly server: Server) {
    server.prependListener('request', (_, response) => {
      this.inFlight++
      response.once('close', () => this.inFlight--)
    })
  }

  /** Settles when nothing has been in flight for a moment: what has just arrived is still to be counted. */
  async rest(signal: AbortSignal): Promise<void> {
    for (let quiet = 0; quiet < 3; quiet = this.inFlight === 0 ? quiet + 1 : 0) {
      // A connection whose last answer was begun before the end was known stays open, and idle.
      this.server.closeIdleConnections()
      await setTimeout(50, undefined, { signal })
    }
  }
}

interface Limits {
  /** In which connections are still taken. */
  drainSeconds: number
  /** From now to the end, whatever is in flight. */
  shutdownSeconds: number
}

/**
 * Ends a server: for a while it takes connections yet, then it answers what is in flight.
 * @returns how many requests were cut off at the deadline.
 */
export async function shutDown(server: Server, traffic: Traffic, limits: Limits): Promise<number> {
  const deadline = AbortSignal.timeout(limits.shutdownSeconds * 1000)
  try {
    // A little longer, in which connections that are never idle for long hear that they end: closing cuts idle ones.
    await setTimeout(limits.drainSeconds * 1000 + 100, undefined, { signal: deadline })
    server.close()
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
