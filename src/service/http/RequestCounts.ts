import type { Store } from 'hono-rate-limiter'

/** How many callers have a counter of their own, and how many counters all further callers share: 20 MB at most. */
const mostTracked = 100_000
const sharedCounters = 1024

interface Count {
  requests: number
  /** When the window ends, on the monotonic clock. */
  end: number
}

/**
 * Counts requests in fixed windows. The library's own store uses the wall clock, which can be set, and tracks any
 * number of callers.
 *
 * When the table is full, a new caller shares a counter with those of the same hash. No count is dropped before its
 * window ends, so a flood of addresses resets none. To lock out all new callers, a flood has to exhaust every shared
 * counter, whose hash is seeded at random.
 */
export class RequestCounts implements Store {
  /** In the order in which the windows end, because all have the same length. */
  readonly #counts = new Map<string, Count>()
  readonly #seed = crypto.getRandomValues(new Uint32Array(1))[0]!

  constructor(
    private readonly windowLength: number,
    private readonly most = mostTracked,
    private readonly shared = sharedCounters,
  ) {}

  get size(): number {
    return this.#counts.size
  }

  increment(key: string) {
    const now = performance.now()
    this.#forgetEnded(now)
    const counter = this.#counterOf(key)
    const count = this.#counts.get(counter) ?? { requests: 0, end: now + this.windowLength }
    count.requests++
    this.#counts.set(counter, count)
    // The library subtracts the wall clock's time from it.
    return { totalHits: count.requests, resetTime: new Date(Date.now() + count.end - now) }
  }

  decrement(key: string): void {
    const count = this.#counts.get(this.#counterOf(key))
    if (count) count.requests--
  }

  resetKey(key: string): void {
    this.#counts.delete(this.#counterOf(key))
  }

  #forgetEnded(now: number) {
    for (const [counter, { end }] of this.#counts) {
      if (end > now) return
      this.#counts.delete(counter)
    }
  }

  #counterOf(key: string) {
    const isTracked = this.#counts.has(key) || this.#counts.size < this.most
    return isTracked ? key : `shared ${this.#hash(key) % this.shared}`
  }

  /** FNV-1a. */
  #hash(key: string) {
    let hash = this.#seed
    for (let index = 0; index < key.length; index++)
      hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193) >>> 0
    return hash
  }
}
