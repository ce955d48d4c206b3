import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import autocannon, { type Options } from 'autocannon'
import sampleKeys from '../../../../fixtures/clients/keys.json' with { type: 'json' }
import { generateClient } from '../../../../fixtures/generate.ts'
import { startServer } from '../server/startServer.ts'
import { calculation } from './constantPair.ts'
import { metricOf } from './metrics.ts'

export const size = { services: 300, plans: 8, persons: 11 }

/** The rate that the default limit allows in the long run, and what it allows at once. */
const perSecond = 10
const burst = 600

/** Milliseconds between two requests of the same caller who is measured. */
const apart = 50

interface LargeClient {
  /** Milliseconds of processor time, compression included. */
  processor: number
  /** Bytes of the request and of the answer, uncompressed. */
  asked: number
  answered: number
  /** Milliseconds that others wait: while one caller sends at the default rate, and while its burst is answered. */
  steady: Waits
  burst: Waits
}

/** The longest waits, in milliseconds. */
interface Waits {
  calculation: number
  health: number
}

/** Measures a server that serves a very large client beside the samples, under the default rate limit. */
export async function measureLargeClient(requests: number, seconds: number): Promise<LargeClient> {
  const folder = await writeClients()
  const server = await startServer({
    environment: { CLIENTS_DIR: folder, TRUST_PROXY: '1', RATE_LIMIT: `${burst}/60` },
  })
  try {
    const { address } = server
    // Warms up the server, as after its first minute.
    for (let request = 0; request < 20; request++) await askLarge(address, '192.0.2.1')
    const start = await metricOf(address, 'process_cpu_seconds_total')
    let answered = 0
    for (let request = 0; request < requests; request++) answered = await askLarge(address, '192.0.2.2')
    const processor = (await metricOf(address, 'process_cpu_seconds_total')) - start
    return {
      processor: (processor * 1000) / requests,
      asked: body.length,
      answered,
      steady: await waitsDuring(
        address,
        send(address, { duration: seconds, overallRate: perSecond, connections: perSecond }),
      ),
      burst: await waitsDuring(address, send(address, { amount: burst, connections: burst })),
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

async function writeClients(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'large-client-'))
  await cp('fixtures/clients', folder, { recursive: true })
  await mkdir(join(folder, 'vastley'))
  const family = { adults: 2, children: size.persons - 2 }
  const documents = {
    'vastley/instance.json': instance,
    'vastley/plans.json': { ...plans, persons: { ...plans.persons, EF: family } },
    'keys.json': { keys: { ...sampleKeys.keys, vastley: 'vastley' } },
  }
  for (const [path, document] of Object.entries(documents))
    await writeFile(join(folder, path), JSON.stringify(document))
  return folder
}

const largeHeaders = {
  'content-type': 'application/json',
  'accept-encoding': 'gzip',
  'is-api-key': 'vastley',
}

/** @returns the bytes of the answer, uncompressed. */
async function askLarge(address: string, caller: string): Promise<number> {
  const response = await fetch(address + calculation.path, {
    method: 'POST',
    headers: { ...largeHeaders, 'x-forwarded-for': caller },
    body,
  })
  const answer = await response.arrayBuffer()
  if (!response.ok) throw new Error(`It is answered with ${response.status}`)
  return answer.byteLength
}

/** Sent by a separate thread, so that only the server makes others wait. */
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
  if (errors > 0) throw new Error(`${errors} requests are not answered`)
}

/** How long other callers wait until some load is answered. */
async function waitsDuring(address: string, load: Promise<void>): Promise<Waits> {
  const ended = new AbortController()
  const end = load.finally(() => ended.abort())
  const { path, ...request } = calculation
  const headers = { ...request.headers, 'x-forwarded-for': '192.0.2.250' }
  const longest = async (ask: () => Promise<Response>) => {
    let wait = 0
    while (!ended.signal.aborted) {
      const start = performance.now()
      const response = await ask()
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`It is answered with ${response.status}`)
      wait = Math.max(wait, performance.now() - start)
      await setTimeout(apart)
    }
    return wait
  }
  const [calculationWait, health] = await Promise.all([
    longest(() => fetch(address + path, { ...request, headers })),
    longest(() => fetch(`${address}/healthz`)),
    end,
  ])
  return { calculation: calculationWait, health }
}
