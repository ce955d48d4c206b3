import { performance } from 'node:perf_hooks'
import { setImmediate } from 'node:timers/promises'
import type { WorkQueue } from '../http/AppOptions.ts'

/** Milliseconds of work in one turn of the event loop. A longer piece of work runs alone. */
const maxTurn = 5

/** Turns of the event loop between two turns of work. Each accepts one new connection, and many may be waiting. */
const turnsBetween = 128

/** Pieces of work that a caller may have waiting: a few seconds of the largest calculations. */
const maxWaiting = 100

/**
 * A queue that is fair by caller: it runs one piece of work per caller in turn (round robin) and lets the event loop
 * run in between. However much work one caller has waiting, other callers and health checks wait for one piece of it.
 */
export class FairQueue implements WorkQueue {
  /** Waiting work by caller, in the order of their turns. */
  readonly #waiting = new Map<string, (() => void)[]>()
  #isRunning = false

  /** @param turn in milliseconds */
  constructor(
    private readonly turn = maxTurn,
    private readonly limit = maxWaiting,
  ) {}

  run<T>(caller: string, work: () => T): Promise<T> | undefined {
    const own = this.#waiting.get(caller) ?? []
    if (own.length >= this.limit) return undefined
    return new Promise((resolve, reject) => {
      own.push(() => {
        try {
          resolve(work())
        } catch (error) {
          reject(error)
        }
      })
      this.#waiting.set(caller, own)
      void this.#runAll()
    })
  }

  async #runAll() {
    if (this.#isRunning) return
    this.#isRunning = true
    await setImmediate()
    this.#runTurn()
    while (this.#waiting.size > 0) {
      for (let turn = 0; turn < turnsBetween; turn++) await setImmediate()
      this.#runTurn()
    }
    this.#isRunning = false
  }

  #runTurn() {
    const end = performance.now() + this.turn
    do this.#takeNext()?.()
    while (this.#waiting.size > 0 && performance.now() < end)
  }

  #takeNext() {
    for (const [caller, own] of this.#waiting) {
      const work = own.shift()
      this.#waiting.delete(caller)
      if (own.length > 0) this.#waiting.set(caller, own)
      return work
    }
    return undefined
  }
}
