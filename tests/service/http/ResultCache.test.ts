import { describe, expect, it } from 'vitest'
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
  it('has another key for another version of the client', () => {
    const cache = new ResultCache(100_000)
    const keys = [year, { ...year }, year].map((each) => cache.keyFor(each, inputs))
    expect(keys[1]).not.toBe(keys[0])
    expect(keys[2]).toBe(keys[0])
  })
})

describe('The cache', () => {
  function filled(maxBytes: number) {
    const cache = new ResultCache(maxBytes)
    const find = (location: number) => cache.find(cache.keyFor(year, { ...inputs, location }))
    for (let location = 0; location < 10; location++) {
      cache.add(cache.keyFor(year, { ...inputs, location }), randomResult(1000))
      find(0)
    }
    const found = Array.from({ length: 10 }, (_, location) => find(location))
    return found.flatMap((bytes, location) => (bytes ? location : []))
  }

  it('evicts the results that were not used for the longest time when it exceeds its size', () => {
    // Five results with their keys.
    expect(filled(9500)).toEqual([0, 6, 7, 8, 9])
    expect(filled(100_000)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it('does not store a result that is larger than the cache', () => {
    const cache = new ResultCache(5000)
    const [small, large] = [1, 2].map((location) => cache.keyFor(year, { ...inputs, location }))
    cache.add(small!, randomResult(1000))
    cache.add(large!, randomResult(6000))
    expect(cache.find(large!)).toBeUndefined()
    expect(cache.find(small!)).toBeDefined()
  })

  it('stores nothing if its size is 0', () => {
    expect(filled(0)).toEqual([])
  })
})
