import type { Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout } from 'node:timers/promises'

/** What is being answered: from the headers of a request on to the last byte of its answer, or the end of its connection. */
export class Traffic {
  /** An answer that waits for another one on its connection does not hear that the connection ends. */
  readonly #answers = new Map<Duplex, Set<ServerResponse>>()

  constructor(private readonly server: Server) {
    server.prependListener('connection', (socket) => {
      this.#answers.set(socket, new Set())
      socket.once('close', () => this.#answers.delete(socket))
    })
    server.prependListener('request', ({ socket }, response) => {
      const answers = this.#answers.get(socket)
      answers?.add(response)
      response.once('close', () => answers?.delete(response))
    })
  }

  /** How many requests. */
  get inFlight(): number {
    return [...this.#answers.values()].reduce((sum, { size }) => sum + size, 0)
  }

  /** Whether bytes of an answer have left on this connection, and others are to come. */
  isAnswering(socket: Duplex): boolean {
    return [...(this.#answers.get(socket) ?? [])].some(({ headersSent }) => headersSent)
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
