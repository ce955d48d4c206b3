import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import autocannon, { type Options } from 'autocannon'
import { generateClient } from '../../../../fixtures/generate.ts'
import { createClientFolder } from '../../../kit/createClientFolder.ts'
import { atMost, type Table } from '../../table.ts'
import { cpuRounds, type Durations } from '../durations.ts'
import { readCpuTime, startServer, type Server } from '../server/startServer.ts'
import { calculation } from './comparison.ts'

const size = { services: 300, plans: 8, persons: 11 }

/** The default limit: the sustained rate, and the burst. */
const perSecond = 10
const burst = 600

/** Milliseconds between two requests of a measured caller. */
const interval = 50

/** The cost of a very large client, for its own callers and for the callers of other clients. */
export async function largeClientTable({ largeRequests, largeSeconds }: Durations): Promise<Table> {
  const result = await measureLargeClient(largeRequests, largeSeconds)
  const row = (label: string, target: number, value: number, unit: string) => [
    label,
    `${value.toFixed(0)} ${unit}`,
    ...atMost(target, value, unit),
  ]
  const { services, plans, persons } = size
  return {
    title: `A client of ${services} services × ${plans} plans × ${persons} persons`,
    headers: ['measure', 'result', 'target', 'ok?'],
    rows: [
      row('CPU time per request', 60, result.cpu, 'ms'),
      row('longest block of the event loop', 20, result.longestBlock, 'ms'),
      row('response, uncompressed', 1000, result.responseSize / 1000, 'kB'),
      row('longest wait of another caller, 10 requests a second', 500, result.steady.calculation, 'ms'),
      row('… of /healthz', 100, result.steady.health, 'ms'),
      row('longest wait of another caller, 600 simultaneous requests', 500, result.burst.calculation, 'ms'),
      row('… of /healthz', 500, result.burst.health, 'ms'),
    ],
    note: `One caller sends custom scenarios with all ${services} services (${(result.requestSize / 1000).toFixed(0)} kB) at the rate of the default limit for ${largeSeconds} s, and then all requests of a window at once. Every 50 ms, another caller sends a family's calculation for a sample client, and a third requests /healthz. No answer is cached. CPU time: the lowest of ${cpuRounds} means of ${largeRequests / cpuRounds} sequential requests, compressed; the event loop: the longest block in all of them.`,
  }
}

const warmUpRequests = 100

interface LargeClient {
  /** Milliseconds of CPU time, including compression. */
  cpu: number
  /** The longest time for which one of these requests blocked the event loop, in milliseconds. */
  longestBlock: number
  /** Uncompressed bytes. */
  requestSize: number
  responseSize: number
  /** Response times of other callers while one caller sends at the default rate, and during its burst. */
  steady: Waits
  burst: Waits
}

/** The longest response times, in milliseconds. */
interface Waits {
  calculation: number
  health: number
}

/**
 * Measures a server with a very large client and the samples, under the default rate limit. It has no cache, as if every
 * request had other answers.
 */
async function measureLargeClient(requests: number, seconds: number): Promise<LargeClient> {
  const EF = { adults: 2 as const, children: size.persons - 2 }
  const folder = await createClientFolder({
    vastley: { instance, plans: { ...plans, persons: { ...plans.persons, EF } } },
  })
  const server = await startServer({
    flags: ['--import', './tests/bench/service/server/eventLoopProbe.ts'],
    hasMessages: true,
    environment: { CLIENTS_DIR: folder, TRUST_PROXY: '1', RATE_LIMIT: `${burst}/60`, CACHE_MEGABYTES: '0' },
  })
  try {
    const { address } = server
    for (let request = 0; request < warmUpRequests; request++) await sendLarge(address, '192.0.2.1')
    await readLongestBlock(server)
    let cpu = Infinity
    let responseSize = 0
    for (let round = 0; round < cpuRounds; round++) {
      const start = await readCpuTime(server)
      for (let request = 0; request < requests / cpuRounds; request++)
        responseSize = await sendLarge(address, '192.0.2.2')
      cpu = Math.min(cpu, ((await readCpuTime(server)) - start) / (requests / cpuRounds))
    }
    const longestBlock = await readLongestBlock(server)
    return {
      cpu,
      longestBlock,
      requestSize: body.length,
      responseSize,
      steady: await measureWaits(
        address,
        send(address, { duration: seconds, overallRate: perSecond, connections: perSecond }),
      ),
      burst: await measureWaits(address, send(address, { amount: burst, connections: burst })),
    }
  } finally {
    await server.stop()
    await rm(folder, { recursive: true })
  }
}

const { instance, plans } = generateClient({ ...size, locations: 1 })
const services = plans.services.map(({ id, name }, index) => ({ id, name, uses: 11 + (index % 40) }))
const body = JSON.stringify({
  coverage: 'EF',
  scenario: 'custom',
  customScenario: services,
  surcharges: { tobacco: true, wellness: false },
  location: plans.locations[0]!.id,
  salaryBand: 'band-0',
  savingsStyle: 'saver',
})

const largeHeaders = {
  'content-type': 'application/json',
  'accept-encoding': 'gzip',
  'is-api-key': 'vastley',
}

/** The longest time for which the event loop was blocked since this was last read, in milliseconds. */
async function readLongestBlock({ process: child }: Server): Promise<number> {
  child.send('read')
  const [milliseconds] = (await once(child, 'message')) as [number]
  return milliseconds
}

/** @returns the uncompressed size of the response, in bytes */
async function sendLarge(address: string, caller: string): Promise<number> {
  const response = await fetch(address + calculation.path, {
    method: 'POST',
    headers: { ...largeHeaders, 'x-forwarded-for': caller },
    body,
  })
  const payload = await response.arrayBuffer()
  if (!response.ok) throw new Error(`A request failed with status ${response.status}`)
  return payload.byteLength
}

/** Sends load from a worker thread, so that only the server delays other callers. */
async function send(
  address: string,
  options: Pick<Options, 'amount' | 'duration' | 'overallRate' | 'connections'>,
) {
  const { errors } = await autocannon({
    ...options,
    url: address + calculation.path,
    method: 'POST',
    headers: { ...largeHeaders, 'x-forwarded-for': '192.0.2.3' },
    body,
    timeout: 300,
    workers: 1,
  })
  if (errors > 0) throw new Error(`${errors} requests got no response`)
}

/** Measures the longest response times of other callers until the load ends. */
async function measureWaits(address: string, load: Promise<void>): Promise<Waits> {
  const ended = new AbortController()
  const end = load.finally(() => ended.abort())
  const { path, ...request } = calculation
  const headers = { ...request.headers, 'x-forwarded-for': '192.0.2.250' }
  const longestWait = async (ask: () => Promise<Response>) => {
    let wait = 0
    while (!ended.signal.aborted) {
      const start = performance.now()
      const response = await ask()
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`A request failed with status ${response.status}`)
      wait = Math.max(wait, performance.now() - start)
      await setTimeout(interval)
    }
    return wait
  }
  const [calculationWait, health] = await Promise.all([
    longestWait(() => fetch(address + path, { ...request, headers })),
    longestWait(() => fetch(`${address}/healthz`)),
    end,
  ])
  return { calculation: calculationWait, health }
}
