import type { Store } from 'hono-rate-limiter'
import { hash } from '../../contract/hash.ts'

/** Callers with their own counter. They use 20 MB at most. */
const maxTracked = 100_000
/** Counters that all further callers share. */
const sharedCounters = 1024

interface Count {
  requests: number
  /** End of the window, on the monotonic clock. */
  end: number
}

/**
 * Counts requests in fixed windows. The library's MemoryStore uses the wall clock, which can be set, and tracks any
 * number of callers.
 *
 * When the table is full, a new caller shares a counter with those of the same hash. No count is dropped before its
 * window ends, so a flood of addresses resets none. The hash has a random seed: to lock out new callers, a flood has to
 * exhaust every shared counter.
 */
export class FixedWindowStore implements Store {
  /** Ordered by the end of their windows, because all have the same length. */
  readonly #counts = new Map<string, Count>()
  readonly #seed = crypto.getRandomValues(new Uint32Array(1))[0]!

  /** @param windowLength in milliseconds */
  constructor(
    private readonly windowLength: number,
    private readonly tracked = maxTracked,
    private readonly shared = sharedCounters,
  ) {}

  get size(): number {
    return this.#counts.size
  }

  increment(key: string) {
    const now = performance.now()
    this.#deleteExpired(now)
    const counter = this.#counterFor(key)
    const count = this.#counts.get(counter) ?? { requests: 0, end: now + this.windowLength }
    count.requests++
    this.#counts.set(counter, count)
    // The library subtracts the wall clock's time from resetTime.
    return { totalHits: count.requests, resetTime: new Date(Date.now() + count.end - now) }
  }

  decrement(key: string): void {
    const count = this.#counts.get(this.#counterFor(key))
    if (count) count.requests--
  }

  resetKey(key: string): void {
    this.#counts.delete(this.#counterFor(key))
  }

  #deleteExpired(now: number) {
    for (const [counter, { end }] of this.#counts) {
      if (end > now) return
      this.#counts.delete(counter)
    }
  }

  #counterFor(key: string) {
    const isTracked = this.#counts.has(key) || this.#counts.size < this.tracked
    return isTracked ? key : `shared ${hash(key, this.#seed) % this.shared}`
  }
}
