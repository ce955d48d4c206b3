import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import autocannon, { type Request } from 'autocannon'
import * as fc from 'fast-check'
import { samples } from '../../../kit/samples.ts'
import { mutatedCall, validCall } from '../../../service/fuzz/calls.ts'
import { atMost, noTarget, type Table } from '../../table.ts'
import type { Durations } from '../durations.ts'
import type { Memory } from '../server/memoryProbe.ts'
import { startServer, type Server } from '../server/startServer.ts'

const megabyte = 1e6

/** The maximum ratio of the last sample to the first. Without a leak, only collector and allocator slack remains. */
const maximumHeapGrowth = 1.1
const maximumMemoryGrowth = 1.25

/** Memory under mixed load, which must not grow. */
export async function soakTable({ soakSeconds, memorySamples }: Durations): Promise<Table> {
  const { memory, statuses, errors } = await soak(soakSeconds, memorySamples)
  const failed = sum([...statuses].filter(([status]) => status >= '500').map(([, count]) => count))
  const row = (label: string, bytes: number[], maximumGrowth: number) => {
    const megabytes = bytes.map((value) => value / megabyte)
    const [first, last] = [megabytes[0]!, megabytes.at(-1)!]
    const points = megabytes.map((y, index) => ({ x: memory[index]!.minutes, y }))
    return [
      `${label}, MB`,
      first.toFixed(1),
      last.toFixed(1),
      regressionSlope(points).toFixed(2),
      `${(last / first).toFixed(2)} ×`,
      ...atMost(maximumGrowth, last / first, '×'),
    ]
  }
  const counts = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
  return {
    title: `${soakSeconds} seconds of load`,
    headers: ['measure', 'first', 'last', 'per minute', 'last ÷ first', 'target', 'ok?'],
    rows: [
      row(
        'heap after collection',
        memory.map(({ heap }) => heap),
        maximumHeapGrowth,
      ),
      row(
        'all memory (RSS)',
        memory.map(({ rss }) => rss),
        maximumMemoryGrowth,
      ),
      ['responses with status 500 and above', '', `${failed}`, '', '', ...atMost(0, failed)],
      ['requests without a response', '', `${errors}`, '', '', ...atMost(0, errors)],
      ['responses', '', `${sum([...statuses.values()])}`, '', '', ...noTarget],
    ],
    note: `Calculations of every client, and some invalid requests: ${counts}. The first sample is taken after a fifth of the time; per minute: the slope of a linear regression over all ${memory.length}.`,
  }
}

interface Point {
  x: number
  y: number
}

/** The slope of the least-squares line. */
function regressionSlope(points: Point[]): number {
  const center = { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) }
  const covariance = points.reduce((total, { x, y }) => total + (x - center.x) * (y - center.y), 0)
  const variance = points.reduce((total, { x }) => total + (x - center.x) ** 2, 0)
  return covariance / variance
}

function mean(values: number[]) {
  return sum(values) / values.length
}

function sum(values: number[]) {
  return values.reduce((total, value) => total + value, 0)
}

interface MemorySample extends Memory {
  /** Since the start of the load. */
  minutes: number
}

interface SoakResult {
  memory: MemorySample[]
  /** The number of responses by status. */
  statuses: Map<string, number>
  /** The number of requests without a response. */
  errors: number
}

/** The share of the duration in which memory may stabilize before the first sample. */
const settleShare = 0.2

/** Loads a server with requests of every kind, and samples its memory at regular intervals. */
async function soak(seconds: number, sampleCount: number): Promise<SoakResult> {
  const server = await startServer({
    flags: ['--expose-gc', '--import', './tests/bench/service/server/memoryProbe.ts'],
    hasMessages: true,
    // Callers have many addresses; the rate limiter counts each, and forgets it after its window.
    environment: { TRUST_PROXY: '1', RATE_LIMIT: '999999999/10' },
  })
  try {
    const load = autocannon({
      url: server.address,
      connections: 20,
      duration: seconds,
      requests: mixedRequests(),
    })
    const memorySamples = await sampleMemory(server, seconds, sampleCount)
    const { statusCodeStats = {}, errors } = await load
    const statuses = Object.entries(statusCodeStats).map(
      ([status, stats]) => [status, stats?.count ?? 0] as const,
    )
    return { memory: memorySamples, statuses: new Map(statuses), errors }
  } finally {
    await server.stop()
  }
}

async function sampleMemory({ process: child }: Server, seconds: number, count: number) {
  const memorySamples: MemorySample[] = []
  const start = performance.now()
  const first = seconds * settleShare
  const interval = (seconds - first) / count
  for (let index = 0; index < count; index++) {
    await setTimeout((first + index * interval) * 1000 - (performance.now() - start))
    child.send('memory')
    const [memory] = (await once(child, 'message')) as [Memory]
    memorySamples.push({ ...memory, minutes: (performance.now() - start) / 60_000 })
  }
  return memorySamples
}

const validRequests = 300
/** One invalid request for this many valid ones. */
const validPerInvalid = 10

/** Calculations of every client, some of them invalid, from hundreds of addresses. */
function mixedRequests(): Request[] {
  const valid = fc.sample(validCall(samples), { numRuns: validRequests, seed: 2027 })
  const invalid = fc.sample(mutatedCall(samples), { numRuns: validRequests / validPerInvalid, seed: 2027 })
  return [...valid, ...invalid]
    .map((call, index) => ({ call, order: (index * 7919) % 1000 }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ call: { method, path, headers, body } }, index) => ({
      method: method as NonNullable<Request['method']>,
      path,
      headers: { ...headers, 'accept-encoding': 'gzip', 'x-forwarded-for': `192.0.2.${index % 250}` },
      ...(body !== undefined && { body }),
    }))
}
