import { LRUCache } from 'lru-cache'
import type { LocalizedYear } from '../../clients/LocalizedYear.ts'
import type { CalculationInputs } from '../../contract/inputs.ts'
import { gunzip, gzip, type Bytes, type Encoding } from './encoding.ts'

/** Bytes that an entry takes in addition to its result and its key. */
const overhead = 500

const otherEncoding = { identity: 'gzip', gzip: 'identity' } as const
const convertTo = { identity: gunzip, gzip }

/**
 * The results that were sent most recently, in the encodings in which they were sent. They are stored under a version of
 * their client in one language. Results of a version that is no longer served are not found; they stay until newer
 * results need their space.
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

  /** Finds a result. Converts it if it was sent only in the other encoding. */
  async find(key: string, encoding: Encoding): Promise<Bytes | undefined> {
    const found = this.#results?.get(entryKey(key, encoding))
    if (found) return found
    const other = this.#results?.get(entryKey(key, otherEncoding[encoding]))
    return other && this.#store(key, encoding, await convertTo[encoding](other))
  }

  /** Stores a new result, and returns it in the encoding. */
  async add(key: string, encoding: Encoding, result: Bytes): Promise<Bytes> {
    return this.#store(key, encoding, encoding === 'gzip' ? await gzip(result) : result)
  }

  #store(key: string, encoding: Encoding, bytes: Bytes): Bytes {
    this.#results?.set(entryKey(key, encoding), bytes)
    return bytes
  }
}

function entryKey(key: string, encoding: Encoding) {
  return `${encoding} ${key}`
}
