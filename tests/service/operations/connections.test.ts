import { request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { listen, listeningPort } from '../../../src/service/operations/listen.ts'
import { serveInProcess, type ServiceInProcess } from '../serveInProcess.ts'
import { parseResponse, sendRaw } from './sendRaw.ts'

const half = '{"a":'
const rest = '12345'
const get = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'
const lastGet = get.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')
const json = 'Content-Type: application/json\r\n'
const key = 'is-api-key: fernhill\r\n'

let service: ServiceInProcess
let responseToIncompleteHeaders: Promise<string>
beforeAll(async () => {
  service = await serveInProcess({ REQUEST_TIMEOUT: '1' })
  service.server.headersTimeout = 1000
  // Arrives seconds later, while the other tests run.
  responseToIncompleteHeaders = sendRaw(service.address, 'GET / HTTP/1.1\r\nHost:')
})
afterAll(() => service.stop())

describe('A body that is not read', () => {
  it.each([
    [401, 'POST', '/mediplan/calculate', json],
    [403, 'POST', '/mediplan/calculate', `${key}Cookie: XSRF-TOKEN=a\r\n`],
    [404, 'POST', '/mediplan/plans', key + json],
    [404, 'POST', '/nowhere', key + json],
    [405, 'PUT', '/mediplan/calculate', key + json],
    [415, 'POST', '/mediplan/calculate', key],
    [408, 'POST', '/mediplan/calculate', key + json],
  ])(
    'gets %i before it has arrived, and the connection stays usable: %s %s',
    async (status, method, path, own) => {
      const head = `${method} ${path} HTTP/1.1\r\nHost: x\r\n${own}Content-Length: ${half.length + rest.length}\r\n\r\n`
      const response = await sendRaw(service.address, head + half, rest + lastGet)
      expect(statusesIn(response)).toEqual([status, 200])
    },
  )

  it('keeps the connection open if it has arrived', async () => {
    const head = `POST /mediplan/calculate HTTP/1.1\r\nHost: x\r\n${key}Content-Length: 5\r\n\r\n`
    expect(statusesIn(await sendRaw(service.address, head + half + lastGet))).toEqual([415, 200])
  })

  it.each([
    ['with Content-Length', 'Content-Length', String(12_000_000)],
    ['in chunks', 'Transfer-Encoding', 'chunked'],
  ])('does not lose its response if it is large: 12 MB %s', async (_, name, value) => {
    const headers = { 'is-api-key': 'fernhill', 'Content-Type': 'application/json', [name]: value }
    expect(await postStatus(headers, 12_000_000)).toBe(413)
  })
})

it('Rejects a second Host after any number of other headers', async () => {
  const others = 'a:\r\n'.repeat(2000)
  const sent = `GET / HTTP/1.1\r\nHost: x\r\n${others}Host: y\r\nConnection: close\r\n\r\n`
  expect(parseResponse(await sendRaw(service.address, sent)).status).toBe(400)
})

describe('A protocol error gets a problem with the usual headers', () => {
  it.each([
    [400, 'GET / HTTP/1.1\r\n\r\n'],
    [400, 'GET / HTTP/1.1\r\nHost: a b/c?#@\r\n\r\n'],
    [400, 'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n'],
    [400, 'GET / HTTP/1.1\r\nHost: x\r\nhost: x\r\n\r\n'],
    [400, 'GET / HTTP/1.0\r\nHost: x\r\nHost: y\r\n\r\n'],
    [400, 'GET / HTTP/1.1\r\nHost: x, y\r\n\r\n'],
    [400, 'GET / HTTP/1.1\r\nHost: x@y\r\n\r\n'],
    [400, 'GET / HTTP/1.1\r\nHost: x:80:80\r\n\r\n'],
    [400, 'GET / HTTP/1.1\r\nHost: [::1\r\n\r\n'],
    [400, 'GET / HTTP/1.1\r\nHost: x:99999\r\n\r\n'],
    [400, 'GET ftp://x/ HTTP/1.1\r\nHost: x\r\n\r\n'],
    [400, 'GET /\\x HTTP/1.1\r\nHost: x\r\n\r\n'],
    [400, 'FOO / HTTP/1.1\r\nHost: x\r\n\r\n'],
    [400, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n'],
    [431, `GET /?${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
  ])('%i: %j', async (status, sent) => {
    const names = ['Connection', 'Content-Type', 'Cache-Control', 'X-Content-Type-Options']
    const response = parseResponse(await sendRaw(service.address, sent), ...names)
    expect(response).toMatchObject({
      status,
      headers: ['close', 'application/problem+json', 'no-store', 'nosniff'],
    })
    expect(JSON.parse(response.body!)).toMatchObject({
      status,
      type: expect.stringContaining('urn:mediplan:') as string,
    })
  })

  it('408: incomplete headers', async () => {
    const response = parseResponse(await responseToIncompleteHeaders, 'Content-Type')
    expect(response).toMatchObject({ status: 408, headers: ['application/problem+json'] })
  })
})

it.each(['/healthz', '/readyz', '/openapi.json'])('HTTP/1.0 without Host is accepted at %s', async (path) => {
  expect(parseResponse(await sendRaw(service.address, `GET ${path} HTTP/1.0\r\n\r\n`)).status).toBe(200)
})

it('An unknown Expect header is ignored', async () => {
  const sent = get.replace('\r\n\r\n', '\r\nExpect: tea\r\nConnection: close\r\n\r\n')
  expect(parseResponse(await sendRaw(service.address, sent)).status).toBe(200)
})

it('Closes the connection of a caller who does not read the response', async () => {
  const large = new Uint8Array(16 * 1024 * 1024)
  const { server, drainer } = await listen({
    fetch: () => new Response(large),
    port: 0,
    requestTimeout: 1,
    idleTimeout: 1,
  })
  onTestFinished(() => void server.close())
  const socket = connect(listeningPort(server))
  onTestFinished(() => void socket.destroy())
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await expect.poll(() => drainer.inFlight).toBe(1)
  await expect.poll(() => drainer.inFlight).toBe(0)
})

function statusesIn(responses: string) {
  return [...responses.matchAll(/HTTP\/1.1 (\d+)/g)].map(([, status]) => Number(status))
}

/** The status of a POST whose sender reads the response after sending everything. */
function postStatus(headers: Record<string, string>, size: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const url = new URL('/mediplan/calculate', service.address)
    const call = request(url, { method: 'POST', agent: false, headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode))
    })
    call.once('error', reject)
    call.end(Buffer.alloc(size, ' '))
  })
}
