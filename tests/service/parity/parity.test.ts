import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readDocuments } from '../../../src/clients/clientFolder.ts'
import { createClients } from '../../../src/clients/clients.ts'
import { samples } from '../../kit/samples.ts'
import { addresses } from './calls/addresses.ts'
import { bodies } from './calls/bodies.ts'
import { calculations } from './calls/calculations.ts'
import { key, load, post } from './calls/call.ts'
import { conditions } from './calls/conditions.ts'
import { languages } from './calls/languages.ts'
import { checkRecorded } from './checkRecorded.ts'
import { createClientsFolder } from './createClientsFolder.ts'
import type { Call, RecordedResponse, Runtime } from './exchange.ts'
import { exceedRateLimit, exerciseRuntime, type RuntimeResponses } from './exerciseRuntime.ts'
import { startEmbeddedRuntime } from './runtimes/embeddedRuntime.ts'
import { startNodeRuntime } from './runtimes/nodeRuntime.ts'
import { startWorkerdRuntime } from './runtimes/workerdRuntime.ts'
import { toComparable } from './toComparable.ts'

const origin = 'https://plans.example.com'
const instance = load('an instance', 'instance', { ...key, Accept: 'application/json' })
const unfinished = { ...post('an unfinished body', '{"coverage":'), isUnfinished: true }
/** Seconds. */
const requestTimeout = 5
const clientsFolder = await createClientsFolder()
const clients = createClients(await readDocuments(clientsFolder))
const calls: [Call, ...Call[]] = [
  instance,
  ...calculations(samples),
  ...languages('rivers'),
  ...addresses(),
  ...bodies(),
  ...conditions(),
]

type ServerResponses = RuntimeResponses & { rateLimited: RecordedResponse }

let embedded: RuntimeResponses
let node: ServerResponses
let workerd: ServerResponses

beforeAll(async () => {
  // Before the others, because MSW intercepts every request of this process.
  embedded = await withRuntime(
    startEmbeddedRuntime(clients, { allowedOrigins: [origin], timeout: requestTimeout * 1000 }),
    (runtime) => exerciseRuntime(runtime, calls, unfinished),
  )
  const settings = { ALLOWED_ORIGINS: origin, REQUEST_TIMEOUT: String(requestTimeout) }
  const servers = await Promise.allSettled(
    [startNodeRuntime, startWorkerdRuntime].map(async (start) =>
      withRuntime(await start(settings, clientsFolder), async (runtime) => ({
        ...(await exerciseRuntime(runtime, calls, unfinished)),
        rateLimited: await exceedRateLimit(runtime, load('429', 'instance', { 'is-api-key': 'nobody' })),
      })),
    ),
  )
  ;[node, workerd] = servers.map(valueOf) as [ServerResponses, ServerResponses]
}, 300_000)
afterAll(() => rm(clientsFolder, { recursive: true }))

describe('The calls', () => {
  it('are at least 200 and all different', () => {
    expect(calls.length).toBeGreaterThanOrEqual(200)
    const seen = calls.map(({ name: _, ...call }) => JSON.stringify(call))
    expect(seen.filter((call, index) => seen.indexOf(call) !== index)).toEqual([])
  })

  it('include every status that a single request can have', () => {
    const statuses = new Set(embedded.responses.map(({ status }) => status))
    expect(statuses).toEqual(new Set([200, 204, 304, 400, 401, 403, 404, 405, 412, 413, 415, 422]))
  })
})

it('The calls get responses in every language', () => {
  const found = embedded.responses.map(({ headers }) => headers['content-language'])
  expect(found).toEqual(expect.arrayContaining(['ar-XB', 'en', 'es']))
})

describe('Every runtime responds the same to', () => {
  it.each(calls.map((call, index) => [call.name, call, index] as const))('%s', (_, call, index) => {
    const expected = toComparable(embedded.responses[index]!, call)
    expect(toComparable(node.responses[index]!, call)).toEqual(expected)
    expect(toComparable(workerd.responses[index]!, call)).toEqual(expected)
  })

  it('each calculation when it is sent again, with the same bytes', () => {
    expect(embedded.repeated.size).toBeGreaterThan(100)
    for (const runtime of [embedded, node, workerd])
      for (const [call, response] of runtime.repeated)
        expect(toComparable(response, call)).toEqual(
          toComparable(runtime.responses[calls.indexOf(call)]!, call),
        )
  })

  it('an unfinished body', async () => {
    for (const { timedOut } of [embedded, node, workerd]) await checkRecorded(unfinished, timedOut)
    const expected = toComparable(embedded.timedOut, unfinished)
    expect(expected).toMatchObject({ status: 408 })
    expect(toComparable(node.timedOut, unfinished)).toEqual(expected)
    expect(toComparable(workerd.timedOut, unfinished)).toEqual(expected)
  })

  it('its own ETag', async () => {
    for (const { revalidated } of [embedded, node, workerd]) await checkRecorded(instance, revalidated)
    const expected = toComparable(embedded.revalidated, instance)
    expect(expected).toMatchObject({ status: 304, body: '' })
    expect(toComparable(node.revalidated, instance)).toEqual(expected)
    expect(toComparable(workerd.revalidated, instance)).toEqual(expected)
  })
})

it.each(calls.map((call, index) => [call.name, call, index] as const))(
  'Every runtime responds to %s as openapi.json describes',
  async (_, call, index) => {
    for (const { responses } of [embedded, node, workerd])
      await expect(checkRecorded(call, responses[index]!)).resolves.toBeUndefined()
  },
)

it.each(['node', 'workerd'] as const)('No two encodings share a strong ETag on %s', (runtime) => {
  const { responses } = { node, workerd }[runtime]
  const encodings = new Map<string, Set<string>>()
  for (const { status, headers } of responses) {
    const { etag = 'W/', 'content-encoding': encoding = 'identity' } = headers
    if (status !== 200 || etag.startsWith('W/')) continue
    encodings.set(etag, (encodings.get(etag) ?? new Set()).add(encoding))
  }
  for (const shared of encodings.values()) expect(shared.size).toBe(1)
  expect(new Set(responses.map(({ headers }) => headers['content-encoding']))).toContain('gzip')
})

it('Both servers respond the same above the rate limit, with Retry-After', async () => {
  for (const { rateLimited } of [node, workerd]) await checkRecorded(instance, rateLimited)
  const [onNode, onWorkerd] = [node, workerd].map(({ rateLimited }) => toComparable(rateLimited, instance))
  expect(onWorkerd).toEqual({
    ...onNode,
    headers: { ...onNode?.headers, 'retry-after': expect.stringMatching(/^\d+$/) as string },
  })
  expect(Number(node.rateLimited.headers['retry-after'])).toBeGreaterThan(0)
})

async function withRuntime<T>(runtime: Runtime, run: (runtime: Runtime) => Promise<T>): Promise<T> {
  try {
    return await run(runtime)
  } finally {
    await runtime.stop()
  }
}

function valueOf<T>(result: PromiseSettledResult<T>): T {
  if (result.status === 'rejected') throw result.reason
  return result.value
}
