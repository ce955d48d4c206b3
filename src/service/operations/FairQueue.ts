import { performance } from 'node:perf_hooks'
import { setImmediate } from 'node:timers/promises'
import type { WorkQueue } from '../http/options.ts'

/** Milliseconds of work in one turn of the event loop. One piece of work may take longer; then no other starts. */
const longestTurn = 5

/** Turns of the event loop between two turns of work. Each turn accepts one new connection, and many may wait. */
const turnsBetween = 128

/** How many pieces of work one caller may have waiting: a few seconds of the largest calculations. */
const mostWaiting = 100

/**
 * Runs one piece of work per caller in turn, and lets the event loop run in between. However much work a caller has
 * waiting, other callers and health checks wait for one piece of it.
 */
export class FairQueue implements WorkQueue {
  /** Waiting work by caller, in the order of their turns. */
  readonly #waiting = new Map<string, (() => void)[]>()
  #isDraining = false

  constructor(
    private readonly turn = longestTurn,
    private readonly most = mostWaiting,
  ) {}

  run<T>(caller: string, work: () => T): Promise<T> | undefined {
    const own = this.#waiting.get(caller) ?? []
    if (own.length >= this.most) return undefined
    return new Promise((resolve, reject) => {
      own.push(() => {
        try {
          resolve(work())
        } catch (error) {
          reject(error)
        }
      })
      this.#waiting.set(caller, own)
      void this.#drain()
    })
  }

  async #drain() {
    if (this.#isDraining) return
    this.#isDraining = true
    await setImmediate()
    this.#work()
    while (this.#waiting.size > 0) {
      for (let turn = 0; turn < turnsBetween; turn++) await setImmediate()
      this.#work()
    }
    this.#isDraining = false
  }

  #work() {
    const end = performance.now() + this.turn
    do this.#next()?.()
    while (this.#waiting.size > 0 && performance.now() < end)
  }

  #next() {
    for (const [caller, own] of this.#waiting) {
      const work = own.shift()
      this.#waiting.delete(caller)
      if (own.length > 0) this.#waiting.set(caller, own)
      return work
    }
    return undefined
  }
}
