import { LRUCache } from 'lru-cache'
import type { LocalizedYear } from '../../clients/LocalizedYear.ts'
import type { CalculationInputs } from '../../contract/inputs.ts'
import type { Bytes } from './encoding.ts'

/** Bytes that an entry takes in addition to its result and its key. */
const overhead = 500

/**
 * The results that were sent most recently. They are stored under a version of their client in one language. Results of a
 * version that is no longer served are not found; they stay until newer results need their space.
 */
export class ResultCache {
  readonly #results: LRUCache<string, Bytes> | undefined
  readonly #versions = new WeakMap<LocalizedYear, number>()
  #lastVersion = 0

  /** @param maxBytes of all results and their keys; 0 stores nothing */
  constructor(maxBytes: number) {
    if (maxBytes === 0) return
    this.#results = new LRUCache({
      maxSize: maxBytes,
      // A character of a key takes two bytes.
      sizeCalculation: ({ byteLength }, key) => byteLength + 2 * key.length + overhead,
    })
  }

  /** @param inputs in canonical form */
  keyFor(year: LocalizedYear, inputs: CalculationInputs): string {
    const version = this.#versions.get(year) ?? ++this.#lastVersion
    this.#versions.set(year, version)
    return `${version} ${JSON.stringify(inputs)}`
  }

  find(key: string): Bytes | undefined {
    return this.#results?.get(key)
  }

  add(key: string, result: Bytes): void {
    this.#results?.set(key, result)
  }
}
