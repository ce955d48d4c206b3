import type { Server, ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import type { Duplex } from 'node:stream'
import { setImmediate, setTimeout } from 'node:timers/promises'

interface Limits {
  /** Seconds in which everything works as before, so that load balancers notice /readyz. */
  drainSeconds: number
  /** Seconds after which requests in flight are aborted. */
  shutdownSeconds: number
}

/** Milliseconds for which requests are held at most. */
const maxHold = 500

/**
 * Tracks the requests in flight and shuts the server down without losing one.
 *
 * Our own code, because http-terminator, http-graceful-shutdown, and stoppable (terminus) close the listening socket
 * while the system still has connections that Node has not accepted: under load, they reset 16 to 20 of 20 such callers
 * (shutDown.test.ts). stoppable also resets a request whose body is still arriving.
 */
export class ConnectionDrainer {
  /** By connection, because a response that waits behind another one does not emit 'close' with its connection. */
  readonly #responses = new Map<Duplex, Set<ServerResponse>>()
  #held: (() => void)[] | undefined

  constructor(private readonly server: Server) {
    server.prependListener('connection', (socket) => {
      this.#responses.set(socket, new Set())
      socket.once('close', () => this.#responses.delete(socket))
    })
    server.prependListener('request', ({ socket }, response) => {
      const responses = this.#responses.get(socket)
      responses?.add(response)
      response.once('close', () => responses?.delete(response))
    })
  }

  /** The number of requests whose headers have arrived and whose responses are incomplete. */
  get inFlight(): number {
    return [...this.#responses.values()].reduce((sum, { size }) => sum + size, 0)
  }

  /** Runs a request handler, but not while the listening socket closes. */
  runOrHold(handle: () => void): void {
    if (this.#held) this.#held.push(handle)
    else handle()
  }

  /** Whether a response on this connection is partly sent. */
  isResponding(socket: Duplex): boolean {
    return [...(this.#responses.get(socket) ?? [])].some(({ headersSent }) => headersSent)
  }

  /**
   * Shuts the server down: accepts connections for a while, then completes the requests in flight, including those
   * that still arrive on open connections.
   * @returns the number of requests that were aborted at the deadline
   */
  async shutDown({ drainSeconds, shutdownSeconds }: Limits): Promise<number> {
    const deadline = AbortSignal.timeout(shutdownSeconds * 1000)
    try {
      // In 100 ms more, busy connections receive `Connection: close`; #stopListening closes idle ones.
      await setTimeout(drainSeconds * 1000 + 100, undefined, { signal: deadline })
      await this.#stopListening()
      await this.#waitUntilIdle(deadline)
    } catch (error) {
      if (!deadline.aborted) throw error
    }
    const aborted = this.inFlight
    this.server.close()
    // Includes connections without a request: opened in advance, or with incomplete headers.
    this.server.closeAllConnections()
    return aborted
  }

  /**
   * Closes the listening socket once its backlog is empty. The system completes connections before Node accepts them,
   * one per turn of the event loop; those still waiting would be reset. Holds all requests until then, because a caller
   * who gets a response may connect again.
   */
  async #stopListening() {
    const held: (() => void)[] = (this.#held = [])
    const end = performance.now() + maxHold
    let quietTurns = 0
    const onConnection = () => (quietTurns = 0)
    this.server.on('connection', onConnection)
    for (; quietTurns < 3 && performance.now() < end; quietTurns++) await setImmediate()
    this.server.off('connection', onConnection).close()
    this.#held = undefined
    for (const handle of held) handle()
  }

  /** Waits until nothing has been in flight for 150 ms, because data that just arrived is not counted yet. */
  async #waitUntilIdle(signal: AbortSignal) {
    for (let quietPeriods = 0; quietPeriods < 3; quietPeriods = this.inFlight === 0 ? quietPeriods + 1 : 0) {
      // A connection whose last response began before the shutdown did not receive `Connection: close`.
      this.server.closeIdleConnections()
      await setTimeout(50, undefined, { signal })
    }
  }
}
