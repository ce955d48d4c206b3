import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { generateClient } from '../../../fixtures/generate.ts'
import { createYear, type ClientYear } from '../../../src/clients/clients.ts'
import { LiveClients } from '../../../src/clients/LiveClients.ts'
import type { OutputsPayload } from '../../../src/contract/outputs.ts'
import type { AppOptions } from '../../../src/service/http/AppOptions.ts'
import { FairQueue } from '../../../src/service/operations/FairQueue.ts'
import { createClientFolder } from '../../kit/createClientFolder.ts'
import { samples } from '../../kit/samples.ts'
import { familyAnswers as answers } from '../familyAnswers.ts'
import { answers as fernhillAnswers, checkedApp, json, readProblem } from './checkedApp.ts'

const body = JSON.stringify(answers)
const lab = { id: 'lab', name: 'Lab test', uses: 1 }
const mri = { id: 'mri', name: 'MRI scan', uses: 2 }
const sample = samples.get('lakeshore')!.current

/** Copies a client's year. Counts its calculations, because each one reads the model once. */
function countCalculations(year: ClientYear) {
  const counted = { ...year, calculations: 0 }
  const { model } = year
  Object.defineProperty(counted, 'model', {
    get() {
      counted.calculations++
      return model
    },
  })
  return counted
}

function serve(year: ClientYear, options: AppOptions = {}) {
  const lookups: string[] = []
  const onCacheLookup = (isHit: boolean) => void lookups.push(isHit ? 'hit' : 'miss')
  const client = { current: year, years: new Map([[year.instance.client.planYear, year]]) }
  const app = checkedApp({ onCacheLookup, ...options }, { get: () => client })
  return { ...app, lookups }
}

async function bytesOf(response: Response) {
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

describe('A repeated calculation', () => {
  it.each([
    ['gzip', 'gzip'],
    ['identity', null],
    ['gzip;q=0', null],
  ])('is not calculated again, and has the same bytes and headers, for %s', async (accepted, encoding) => {
    const year = countCalculations(sample)
    const { post, lookups } = serve(year)
    const responses = [
      await post(body, { 'Accept-Encoding': accepted }),
      await post(body, { 'Accept-Encoding': accepted }),
    ]
    const [first, second] = responses.map(({ headers }) => Object.fromEntries(headers))
    expect(second).toEqual(first)
    expect(first).toMatchObject({ 'cache-control': 'no-store', vary: 'Accept-Encoding, Accept-Language' })
    expect(first?.['content-encoding'] ?? null).toBe(encoding)
    const [one, other] = [await bytesOf(responses[0]!), await bytesOf(responses[1]!)]
    expect(other).toEqual(one)
    expect(first?.['content-length']).toBe(String(one.byteLength))
    expect([year.calculations, lookups]).toEqual([1, ['miss', 'hit']])
  })

  it.each([
    ['gzip', 'identity'],
    ['identity', 'gzip'],
  ])('is not calculated again for another encoding: %s, then %s', async (one, other) => {
    const year = countCalculations(sample)
    const { post } = serve(year)
    const bytes: Record<string, Buffer> = {}
    for (const encoding of [one, other])
      bytes[encoding] = await bytesOf(await post(body, { 'Accept-Encoding': encoding }))
    expect(gunzipSync(bytes.gzip!)).toEqual(bytes.identity)
    expect(year.calculations).toBe(1)
  })

  it('is not calculated again for a custom scenario', async () => {
    const year = countCalculations(sample)
    const { post } = serve(year)
    const custom = { ...answers, scenario: 'custom', customScenario: [lab, mri] }
    const reordered = { ...answers, scenario: 'custom', customScenario: [mri, lab] }
    const [one, other] = [await post(JSON.stringify(custom)), await post(JSON.stringify(reordered))]
    expect(await bytesOf(other)).toEqual(await bytesOf(one))
    expect(year.calculations).toBe(1)
  })

  it('is not calculated again while the first one waits in the queue', async () => {
    const year = countCalculations(sample)
    const { post, lookups } = serve(year, {
      queue: new FairQueue(),
      callerAddress: ({ req }) => req.header('Address') ?? '',
    })
    const responses = await Promise.all(
      [1, 2, 3, 4].map((caller) => post(body, { Address: `192.0.2.${caller}`, 'Accept-Encoding': 'gzip' })),
    )
    const [first, ...others] = await Promise.all(responses.map(bytesOf))
    for (const other of others) expect(other).toEqual(first)
    expect([year.calculations, lookups]).toEqual([1, ['miss', 'miss', 'miss', 'miss']])
  })

  it('is calculated again if the cache has no space', async () => {
    const year = countCalculations(sample)
    const { post } = serve(year, { maxCacheSize: 0 })
    const [one, other] = [await post(body), await post(body)]
    expect(await bytesOf(other)).toEqual(await bytesOf(one))
    expect(year.calculations).toBe(2)
  })
})

it('A client that has changed never responds with an old result', async () => {
  const root = await createClientFolder({})
  onTestFinished(() => rm(root, { recursive: true }))
  const clients = new LiveClients(root, () => undefined)
  await clients.scan({ isFirst: true })
  const { post } = checkedApp({}, clients)
  const names = async () => {
    const response = await post(JSON.stringify(fernhillAnswers))
    const { plans } = JSON.parse((await bytesOf(response)).toString()) as OutputsPayload
    return Object.values(plans).map(({ displayName }) => displayName)
  }
  const before = await names()
  expect(await names()).toEqual(before)
  const file = join(root, 'fernhill/plans.json')
  await writeFile(file, (await readFile(file, 'utf8')).replace(before[0]!, 'Renamed Plan'))
  // The first scan detects the change, the second one loads it.
  await clients.scan()
  await clients.scan()
  expect(await names()).toEqual(['Renamed Plan', ...before.slice(1)])
})

describe('During a large calculation', () => {
  const { instance, plans } = generateClient({ plans: 8, services: 600, locations: 1 })
  const large = createYear(instance, plans)
  const largeBody = JSON.stringify({
    coverage: 'EF',
    scenario: 'custom',
    customScenario: plans.services.map(({ id, name }, index) => ({ id, name, uses: 11 + (index % 40) })),
    surcharges: {},
    location: 'location-0',
    salaryBand: 'band-0',
    savingsStyle: 'saver',
  })

  async function untilStarted(year: { calculations: number }) {
    while (year.calculations === 0) await setTimeout(0)
  }

  it.each<[host: string, options: AppOptions]>([
    ['without a queue', {}],
    ['with a queue', { queue: new FairQueue() }],
  ])('other requests are answered, %s', async (_, options) => {
    const year = countCalculations(large)
    const { get, post } = serve(year, options)
    const events: string[] = []
    const calculation = post(largeBody).then(({ status }) => events.push(`calculation ${status}`))
    await untilStarted(year)
    events.push(`instance ${(await get()).status}`)
    await calculation
    expect(events).toEqual(['instance 200', 'calculation 200'])
  })

  it('the calculation stops if the caller disconnects', async () => {
    const year = countCalculations(large)
    const { request, post } = serve(year)
    const caller = new AbortController()
    const response = request('/mediplan/calculate', {
      method: 'POST',
      headers: json,
      body: largeBody,
      signal: caller.signal,
    })
    await untilStarted(year)
    caller.abort()
    expect(await readProblem(await response)).toMatchObject({ kind: 'broken-off' })
    // No result was stored.
    await bytesOf(await post(largeBody))
    expect(year.calculations).toBe(2)
  })

  it('the calculation stops when its request times out', async () => {
    const outcomes: unknown[] = []
    const queue = {
      run: <T>(_: string, work: () => T | Promise<T>) => {
        const done = Promise.resolve().then(work)
        outcomes.push(
          done.then(
            () => 'completed',
            () => 'stopped',
          ),
        )
        return done
      },
    }
    const year = countCalculations(large)
    const { post } = serve(year, { queue, timeout: 30 })
    expect(await readProblem(await post(largeBody))).toMatchObject({ kind: 'out-of-time' })
    expect(await Promise.all(outcomes)).toContain('stopped')
  })
})
