import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FixedWindowStore } from '../../../src/service/http/FixedWindowStore.ts'

const tracked = 100
const shared = 16

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'performance'] }))
afterEach(() => vi.useRealTimers())

function hits(counts: FixedWindowStore, key: string) {
  return counts.increment(key).totalHits
}

/** A full table, and a number of further callers. */
function flooded(newCallers: number) {
  const counts = new FixedWindowStore(1000, tracked, shared)
  for (let caller = 0; caller < tracked; caller++) hits(counts, `caller ${caller}`)
  for (let caller = 0; caller < newCallers; caller++) hits(counts, `new caller ${caller}`)
  return counts
}

describe('A flood of addresses', () => {
  it('creates no more counters than the limit', () => {
    expect(flooded(5000).size).toBeLessThanOrEqual(tracked + shared)
  })

  it('resets no count', () => {
    const counts = flooded(5000)
    expect(hits(counts, 'caller 0')).toBe(2)
    expect(hits(counts, 'caller 99')).toBe(2)
  })

  it('does not reset a new caller’s count at each request', () => {
    const counts = flooded(0)
    expect([1, 2, 3].map(() => hits(counts, 'new caller'))).toEqual([1, 2, 3])
  })

  it('is spread over all shared counters, so that it exhausts none', () => {
    const counts = flooded(16_000)
    // The probe itself is counted too.
    const most = Math.max(...Array.from({ length: 200 }, (_, caller) => hits(counts, `probe ${caller}`)))
    expect(most).toBeLessThan(2 * (16_200 / shared))
  })

  it('expires with its window', () => {
    const counts = flooded(500)
    vi.advanceTimersByTime(1001)
    expect(hits(counts, 'new caller 1')).toBe(1)
    expect(counts.size).toBe(1)
  })
})

it('A count expires with its own window, not with another caller’s', () => {
  const counts = new FixedWindowStore(1000)
  hits(counts, 'early')
  vi.advanceTimersByTime(600)
  hits(counts, 'late')
  vi.advanceTimersByTime(600)
  expect(hits(counts, 'early')).toBe(1)
  expect(hits(counts, 'late')).toBe(2)
})

it('Decrements and resets a count', () => {
  const counts = new FixedWindowStore(1000)
  hits(counts, 'a')
  counts.decrement('a')
  expect(hits(counts, 'a')).toBe(1)
  counts.resetKey('a')
  expect(hits(counts, 'a')).toBe(1)
})
