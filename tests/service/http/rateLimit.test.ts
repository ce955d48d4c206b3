import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkedApp, readProblem } from './checkedApp.ts'
import { FixedWindowStore } from '../../../src/service/http/FixedWindowStore.ts'

/** An app that accepts two requests in ten seconds. The address is a header of the test. */
function limited() {
  return checkedApp({
    rateLimit: { requests: 2, seconds: 10 },
    callerAddress: ({ req }) => req.header('Address') ?? '',
  })
}

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'performance'] }))
afterEach(() => vi.useRealTimers())

const here = { Address: '192.0.2.1' }

async function statuses(app: ReturnType<typeof limited>, calls: Record<string, string>[]) {
  const received: number[] = []
  for (const headers of calls) received.push((await app.get(headers)).status)
  return received
}

describe('A caller above the limit', () => {
  it('gets 429 until the window ends', async () => {
    const app = limited()
    expect(await statuses(app, [here, here, here, here])).toEqual([200, 200, 429, 429])
    vi.advanceTimersByTime(10_001)
    expect(await statuses(app, [here, here, here])).toEqual([200, 200, 429])
  })

  it.each([
    ['forward', 3_600_000],
    ['back', -3_600_000],
  ])('gets 429 for as long if the wall clock is set %s', async (_, change) => {
    const app = limited()
    await statuses(app, [here, here, here])
    vi.setSystemTime(Date.now() + change)
    const rejected = await app.get(here)
    expect([rejected.status, rejected.headers.get('Retry-After')]).toEqual([429, '10'])
    vi.advanceTimersByTime(10_001)
    expect((await app.get(here)).status).toBe(200)
  })

  it('gets the limit and when to retry', async () => {
    const app = limited()
    const first = await app.get(here)
    expect(first.headers.get('RateLimit-Policy')).toBe('2;w=10')
    expect(first.headers.get('RateLimit')).toBe('limit=2, remaining=1, reset=10')
    await app.get(here)
    const rejected = await app.get(here)
    expect(rejected.headers.get('Retry-After')).toBe('10')
    expect(rejected.headers.get('RateLimit')).toBe('limit=2, remaining=0, reset=10')
    expect(await readProblem(rejected)).toMatchObject({ status: 429, kind: 'too-many-requests' })
  })

  it('gets the limit with a 304 too', async () => {
    const { headers, status } = await limited().get({ ...here, 'If-None-Match': '*' })
    expect([status, headers.get('RateLimit')]).toEqual([304, 'limit=2, remaining=1, reset=10'])
  })

  it('gets 429 for guessing keys, however many', async () => {
    const guesses = ['a', 'b', 'c', 'd'].map((guess) => ({ ...here, 'is-api-key': guess }))
    expect(await statuses(limited(), guesses)).toEqual([401, 401, 429, 429])
  })

  it('is counted for all requests together', async () => {
    const app = limited()
    const calls = [await app.get(here), await app.post('{}', here), await app.post('{}', here)]
    expect(calls.map(({ status }) => status)).toEqual([200, 422, 429])
  })
})

describe('Counts separately', () => {
  it.each([
    ['addresses', [here, here, { Address: '192.0.2.2' }]],
    ['clients', [here, here, { ...here, 'is-api-key': 'marlow' }]],
    ['a client and unknown keys', [here, here, { ...here, 'is-api-key': 'nobody' }]],
    ['IPv6 networks', [ip('2001:db8::1'), ip('2001:db8::2'), ip('2001:db8:0:1::1')]],
    ['IPv4-mapped addresses', [ip('::ffff:192.0.2.1'), ip('::ffff:192.0.2.1'), ip('::ffff:192.0.2.2')]],
  ])('%s', async (_, calls) => {
    expect((await statuses(limited(), calls)).slice(0, 2)).toEqual([200, 200])
    expect((await statuses(limited(), calls))[2]).not.toBe(429)
  })

  it('but not addresses of one IPv6 network', async () => {
    const calls = [ip('2001:db8::1'), ip('2001:DB8:0:0:ffff::2'), ip('2001:db8::3')]
    expect(await statuses(limited(), calls)).toEqual([200, 200, 429])
  })
})

describe('Counts as one address', () => {
  it.each([
    ['192.0.2.1', '::ffff:192.0.2.1', '::FFFF:192.0.2.1'],
    ['192.0.2.1', '::ffff:c000:0201', '0:0:0:0:0:ffff:c000:201'],
    ['fe80::1', 'fe80::1%eth0', 'FE80::1%2'],
  ])('%s, %s, and %s', async (...addresses) => {
    expect(await statuses(limited(), addresses.map(ip))).toEqual([200, 200, 429])
  })

  it.each(['::::::::::', '1:2:3:4:5:6:7:8:9', ':', '[', '%', 'x'.repeat(9999)])(
    'text that is not an address: %s',
    async (address) => {
      expect(await statuses(limited(), [ip(address), ip(address), ip(address), here])).toEqual([
        200, 200, 429, 200,
      ])
    },
  )
})

describe('The platform’s counter', () => {
  it('replaces our own', async () => {
    const limit = vi.fn<(counter: { key: string }) => Promise<{ success: boolean }>>()
    limit.mockResolvedValueOnce({ success: true }).mockResolvedValue({ success: false })
    const app = checkedApp({ rateLimit: { binding: { limit } }, callerAddress: () => '192.0.2.1' })
    expect((await app.get()).status).toBe(200)
    const rejected = await app.get()
    expect([rejected.status, rejected.headers.get('Retry-After')]).toEqual([429, '60'])
    expect(limit.mock.calls).toEqual([
      [{ key: '["192.0.2.1","fernhill"]' }],
      [{ key: '["192.0.2.1","fernhill"]' }],
    ])
  })
})

it('Without a limit, there are no rate limit headers', async () => {
  const { headers } = await checkedApp().get()
  expect(headers.has('RateLimit')).toBe(false)
})

function ip(address: string) {
  return { Address: address }
}

const tracked = 100
const shared = 16

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
