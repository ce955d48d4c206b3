import { performance } from 'node:perf_hooks'
import { setImmediate } from 'node:timers/promises'
import type { WorkQueue } from '../http/AppOptions.ts'

/** Milliseconds after which a batch ends. A longer piece of work is a batch of its own. */
const maxBatch = 2

/** Turns of the event loop between two batches. Each accepts one new connection, and many may be waiting. */
const turnsBetween = 128

/** Pieces of work that a caller may have waiting: a few seconds of the largest calculations. */
const maxWaiting = 100

/**
 * A queue that is fair by caller: it runs one piece of work per caller in turn (round robin), in batches, and lets the
 * event loop run between them. However much work one caller has waiting, other callers wait for one piece of it. A
 * long piece of work must itself let the event loop run.
 */
export class FairQueue implements WorkQueue {
  /** Waiting work by caller. The next caller is first. */
  readonly #waiting = new Map<string, (() => Promise<void>)[]>()
  #isRunning = false

  /** @param batch in milliseconds */
  constructor(
    private readonly batch = maxBatch,
    private readonly limit = maxWaiting,
  ) {}

  run<T>(caller: string, work: () => T | Promise<T>): Promise<T> | undefined {
    const waiting = this.#waiting.get(caller) ?? []
    if (waiting.length >= this.limit) return undefined
    return new Promise((resolve, reject) => {
      waiting.push(async () => {
        try {
          resolve(await work())
        } catch (error) {
          reject(error)
        }
      })
      this.#waiting.set(caller, waiting)
      void this.#runAll()
    })
  }

  async #runAll() {
    if (this.#isRunning) return
    this.#isRunning = true
    await setImmediate()
    await this.#runBatch()
    while (this.#waiting.size > 0) {
      for (let turn = 0; turn < turnsBetween; turn++) await setImmediate()
      await this.#runBatch()
    }
    this.#isRunning = false
  }

  async #runBatch() {
    const end = performance.now() + this.batch
    do await this.#takeNext()?.()
    while (this.#waiting.size > 0 && performance.now() < end)
  }

  /** Removes the first caller's next work, and moves that caller to the end. */
  #takeNext() {
    for (const [caller, waiting] of this.#waiting) {
      const work = waiting.shift()
      this.#waiting.delete(caller)
      if (waiting.length > 0) this.#waiting.set(caller, waiting)
      return work
    }
    return undefined
  }
}
