import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import autocannon, { type Request } from 'autocannon'
import * as fc from 'fast-check'
import { mutatedCall } from '../../../service/fuzz/calls.ts'
import { calculations } from '../../../service/parity/calls/calculations.ts'
import { samples } from '../../../kit/samples.ts'
import type { Memory } from '../server/memoryProbe.ts'
import { startServer, type Server } from '../server/startServer.ts'

interface MemorySample extends Memory {
  /** Since the start of the load. */
  minutes: number
}

export interface SoakResult {
  samples: MemorySample[]
  /** The number of responses by status. */
  statuses: Map<string, number>
  /** The number of requests without a response. */
  errors: number
}

/** The share of the duration in which memory may stabilize before the first sample. */
const settleShare = 0.2

/** Loads a server with requests of every kind, and samples its memory at regular intervals. */
export async function soak(seconds: number, sampleCount: number): Promise<SoakResult> {
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
    return { samples: memorySamples, statuses: new Map(statuses), errors }
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

/** One invalid request for this many valid ones. */
const validPerInvalid = 10

/** Requests for the instances and calculations of every client, some of them invalid, from hundreds of addresses. */
function mixedRequests(): Request[] {
  const valid = calculations(samples)
  const numRuns = Math.ceil(valid.length / validPerInvalid)
  const invalid = fc.sample(mutatedCall(samples), { numRuns, seed: 2027 })
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
