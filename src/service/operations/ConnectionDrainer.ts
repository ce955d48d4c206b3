import type { Server, ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import type { Duplex } from 'node:stream'
import { setImmediate, setTimeout } from 'node:timers/promises'

/** Milliseconds for which answers are held back at most. */
const longestHold = 500

/** What is being answered: from the headers of a request on to the last byte of its answer, or the end of its connection. */
export class ConnectionDrainer {
  /** An answer that waits for another one on its connection does not hear that the connection ends. */
  readonly #answers = new Map<Duplex, Set<ServerResponse>>()
  /** What is not begun for the time being. */
  #held: (() => void)[] | undefined

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

  /** Begins an answer now, or as soon as none is held back. */
  begin(answer: () => void): void {
    if (this.#held) this.#held.push(answer)
    else answer()
  }

  /**
   * Takes no more connections, as soon as nobody waits to be taken. The system connects callers before we take them, one
   * at each turn, and whoever still waits at the end has sent a request in vain. No answer is begun meanwhile: its
   * caller could be the next to wait.
   */
  async stopListening(): Promise<void> {
    const held: (() => void)[] = (this.#held = [])
    const end = performance.now() + longestHold
    let quiet = 0
    const somebodyCame = () => (quiet = 0)
    this.server.on('connection', somebodyCame)
    for (; quiet < 3 && performance.now() < end; quiet++) await setImmediate()
    this.server.off('connection', somebodyCame).close()
    this.#held = undefined
    for (const answer of held) answer()
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
