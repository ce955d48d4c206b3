import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bilingualDocuments } from '../../kit/bilingualClient.ts'
import { createClientFolder } from '../../kit/createClientFolder.ts'
import { isFullRun } from '../../kit/fullRun.ts'
import { checkRecorded, type Call, type RecordedResponse } from '../exchange.ts'
import { calls, load, post } from './calls.ts'
import {
  startEdgeHandler,
  startInPage,
  startOnEdge,
  startOnNode,
  type Host,
  type HostOptions,
} from './hosts.ts'

const unfinished = { ...post('an unfinished body', '{"coverage":'), isUnfinished: true }
/** To the first call, with its own ETag. */
const revalidation = load('its own ETag')
const limited = load('429', 'instance', { 'is-api-key': 'nobody' })
/** Above the number of calls with one key. */
const requests = 100

type Responses = Map<Call, RecordedResponse>

let clientsFolder: string
let inPage: Responses
let onNode: Responses
let onEdge: Responses

beforeAll(async () => {
  const { 'instance.json': instance, 'plans.json': plans, 'languages/ar-XB.json': own } = bilingualDocuments()
  clientsFolder = await createClientFolder({ rivers: { instance, plans, languages: { 'ar-XB': own } } })
  const options = { clientsFolder, origin: 'https://plans.example.com', timeout: 3, requests }
  // In this order: while it runs, MSW intercepts every request of this process, and Node's server replaces the global
  // Request and Response, which the edge uses.
  inPage = await exchange(startInPage, options)
  // Only the full run starts workerd, whose tools are not installed with our own dependencies.
  onEdge = await exchange(isFullRun ? startOnEdge : startEdgeHandler, options, sendAboveLimit)
  onNode = await exchange(startOnNode, options, sendAboveLimit)
})
afterAll(() => rm(clientsFolder, { recursive: true }))

async function exchange(
  start: (options: HostOptions) => Promise<Host>,
  options: HostOptions,
  sendMore: (host: Host) => Promise<RecordedResponse[]> = async () => [],
): Promise<Responses> {
  const host = await start(options)
  const responses: Responses = new Map()
  const sendAll = async () => {
    for (const call of calls) responses.set(call, await host.send(call))
    const { etag = '' } = responses.get(calls[0])!.headers
    const headers = { ...revalidation.headers, 'If-None-Match': etag }
    responses.set(revalidation, await host.send({ ...revalidation, headers }))
    for (const rejected of await sendMore(host)) responses.set(limited, rejected)
  }
  try {
    await Promise.all([
      sendAll(),
      host.send(unfinished).then((response) => responses.set(unfinished, response)),
    ])
    return responses
  } finally {
    await host.stop()
  }
}

/** Sends requests until the first 429, for up to two windows. */
async function sendAboveLimit({ send }: Host) {
  for (let count = 0; count <= 2 * requests; count++) {
    const response = await send(limited)
    if (response.status === 429) return [response]
  }
  return []
}

it('The calls are all different, and get every status that a single request can have, in every language', () => {
  const all = calls.map(({ name: _, ...call }) => JSON.stringify(call))
  expect(new Set(all).size).toBe(all.length)
  const responses = [...inPage.values()]
  expect(new Set(responses.map(({ status }) => status))).toEqual(
    new Set([200, 204, 304, 400, 401, 403, 404, 405, 408, 412, 413, 415, 422]),
  )
  const languages = responses.map(({ headers }) => headers['content-language'])
  expect(languages).toEqual(expect.arrayContaining(['ar-XB', 'en', 'es']))
})

const edge = isFullRun ? 'workerd' : 'the bundle for workerd'
describe(`The page, Node, and ${edge} respond the same, as openapi.json describes, to`, () => {
  it.each([...calls, revalidation, unfinished].map((call) => [call.name, call] as const))(
    '%s',
    async (_, call) => {
      const hosts = [inPage, onNode, onEdge].map((responses) => responses.get(call)!)
      const [expected, ...others] = hosts.map((response) => toComparable(response, call))
      for (const other of others) expect(other).toEqual(expected)
      for (const response of hosts) await checkRecorded(call, response)
    },
  )

  it('requests above the rate limit, with Retry-After', async () => {
    for (const responses of [onNode, onEdge]) {
      const response = responses.get(limited)!
      await checkRecorded(limited, response)
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
      expect(response.body).toBe(onNode.get(limited)!.body)
    }
  })
})

it('No two encodings share a strong ETag', () => {
  const encodings = new Map<string, Set<string>>()
  for (const { status, headers } of onNode.values()) {
    const { etag, 'content-encoding': encoding = 'identity' } = headers
    if (status !== 200 || !etag) continue
    encodings.set(etag, (encodings.get(etag) ?? new Set()).add(encoding))
  }
  for (const shared of encodings.values()) expect(shared.size).toBe(1)
  expect(new Set([...encodings.values()].flatMap((each) => [...each]))).toContain('gzip')
})

/** Headers that may differ between hosts, and why. */
const hostHeaders: Record<string, string> = {
  connection: 'each server has its own keep-alive policy',
  'keep-alive': 'same reason',
  date: 'the page has no server that adds it',
  'content-length': 'a server may use chunked encoding',
  'transfer-encoding': 'same reason',
  'content-encoding': 'the platform compresses',
  'permissions-policy': 'it is for the calculator, which Node serves too',
  'x-request-id': 'it refers to the log, which only Node has',
  ratelimit: 'the platform’s counter does not report it, and the page has no limit',
  'ratelimit-policy': 'same reason',
}

/** The part of a response that must be the same on every host. */
function toComparable({ status, headers, body }: RecordedResponse, call: Call) {
  const common = Object.entries(headers)
    .filter(([name]) => !(name in hostHeaders) && !(name === 'etag' && 'Accept-Encoding' in call.headers))
    // ETags are weak where the platform compresses.
    .map(([name, value]) => [name, name === 'etag' ? value.replace(/^W\//, '') : value] as const)
  return { status, headers: { ...Object.fromEntries(common), vary: varyNames(headers.vary) }, body }
}

/** Omits Accept-Encoding, which depends on who compresses. */
function varyNames(vary = '') {
  return vary
    .split(/,\s*/)
    .filter((name) => name !== '' && name.toLowerCase() !== 'accept-encoding')
    .toSorted()
}
