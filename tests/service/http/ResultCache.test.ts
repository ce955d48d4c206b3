import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { Encoding } from '../../../src/service/http/encoding.ts'
import { ResultCache } from '../../../src/service/http/ResultCache.ts'
import { samples } from '../../kit/samples.ts'
import { answers } from './checkedApp.ts'

const { current: year } = samples.get('fernhill')!
const inputs = { ...answers, coverage: 'EE' as const }

/** Text that hardly gets smaller when compressed. */
function randomResult(length: number) {
  return crypto.getRandomValues(new Uint8Array(length))
}

describe('A result', () => {
  it.each<[sent: Encoding, wanted: Encoding]>([
    ['identity', 'identity'],
    ['identity', 'gzip'],
    ['gzip', 'identity'],
    ['gzip', 'gzip'],
  ])('that was sent as %s is found as %s', async (sent, wanted) => {
    const cache = new ResultCache(100_000)
    const bytes = randomResult(1000)
    const key = cache.keyFor(year, inputs)
    expect(await cache.find(key, wanted)).toBeUndefined()
    const expected = { identity: Buffer.from(bytes), gzip: gzipSync(bytes) }
    expect(Buffer.from(await cache.add(key, sent, bytes))).toEqual(expected[sent])
    const found = await cache.find(key, wanted)
    expect(wanted === 'gzip' ? gunzipSync(found!) : Buffer.from(found!)).toEqual(Buffer.from(bytes))
    // The conversion is stored too.
    expect(await cache.find(key, wanted)).toBe(found)
  })

  it('has another key for another version of the client', () => {
    const cache = new ResultCache(100_000)
    const keys = [year, { ...year }, year].map((each) => cache.keyFor(each, inputs))
    expect(keys[1]).not.toBe(keys[0])
    expect(keys[2]).toBe(keys[0])
  })
})

describe('The cache', () => {
  async function filled(maxBytes: number) {
    const cache = new ResultCache(maxBytes)
    const find = (location: number) => cache.find(cache.keyFor(year, { ...inputs, location }), 'identity')
    for (let location = 0; location < 10; location++) {
      await cache.add(cache.keyFor(year, { ...inputs, location }), 'identity', randomResult(1000))
      await find(0)
    }
    const found = await Promise.all(Array.from({ length: 10 }, (_, location) => find(location)))
    return found.flatMap((bytes, location) => (bytes ? location : []))
  }

  it('evicts the results that were not used for the longest time when it exceeds its size', async () => {
    // Five results with their keys.
    expect(await filled(9500)).toEqual([0, 6, 7, 8, 9])
    expect(await filled(100_000)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it('does not store a result that is larger than the cache', async () => {
    const cache = new ResultCache(5000)
    const [small, large] = [1, 2].map((location) => cache.keyFor(year, { ...inputs, location }))
    await cache.add(small!, 'identity', randomResult(1000))
    await cache.add(large!, 'identity', randomResult(6000))
    expect(await cache.find(large!, 'identity')).toBeUndefined()
    expect(await cache.find(small!, 'identity')).toBeDefined()
  })

  it('stores nothing if its size is 0', async () => {
    expect(await filled(0)).toEqual([])
  })
})
