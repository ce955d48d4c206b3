import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { text } from 'node:stream/consumers'
import type { ViteDevServer } from 'vite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { workbenchServer } from '../../../../src/workbench/clients/disk/workbenchServer.ts'

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

let server: Server
beforeEach(async () => {
  let serve: Middleware | undefined
  const vite = { middlewares: { use: (each: Middleware) => (serve = each) } } as unknown as ViteDevServer
  const { configureServer } = workbenchServer(tmpdir())
  ;(configureServer as (vite: ViteDevServer) => void)(vite)
  server = createServer((incoming, response) =>
    serve?.(incoming, response, () => response.end(`passed on ${incoming.url}`)),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => server.close())

/** Requests exactly this path. fetch would normalize it first. */
async function send(method: string, path: string, headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo
  const outgoing = request({ host: '127.0.0.1', port, method, path, headers })
  // Does not wait for a body of the length in the headers.
  outgoing.flushHeaders()
  if (headers['content-length'] === undefined) outgoing.end()
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
  const body = await text(response)
  outgoing.destroy()
  return { status: response.statusCode, body }
}

const get = (path: string, headers?: Record<string, string>) => send('GET', path, headers)

it.each([
  ['/', '/'],
  ['//', '//'],
  ['//[', '//['],
  ['http://[', 'http://['],
  ['/%E0%A4%A', '/%E0%A4%A'],
  ['/client-filesystem', '/client-filesystem'],
  ['/calculator', '/frame/iframe/index.html'],
  ['/calculator/results?demo', '/frame/iframe/index.html'],
])('%s passes to Vite as %s', async (path, passedOn) => {
  expect(await get(path)).toEqual({ status: 200, body: `passed on ${passedOn}` })
})

it.each([
  ['/client-files/%E0%A4%A', {}],
  ['/client-files//', {}],
  ['/client-files/acme%00/instance.json', {}],
  ['/client-files', { host: '[' }],
  ['/client-keys/%', {}],
])('%s with %o gets a response without an error', async (path, headers) => {
  const sameOrigin = { 'sec-fetch-site': 'same-origin', ...headers }
  expect((await get(path, sameOrigin)).status).toBeLessThan(500)
})

it.each([
  ['PUT', '/client-files/acme/plans.json'],
  ['POST', '/client-preview'],
  ['POST', '/client-changes/acme'],
  ['GET', '/client-keys/acme'],
  ['DELETE', '/client-folders/acme/2028'],
])('%s %s is for the workbench only', async (method, path) => {
  for (const site of [undefined, 'cross-site', 'same-site', 'none'])
    expect((await send(method, path, site ? { 'sec-fetch-site': site } : {})).status).toBe(403)
})

it.each([
  ['PUT', '/client-files/acme/plans.json'],
  ['POST', '/client-folders'],
])('%s %s refuses a large body', async (method, path) => {
  const headers = { 'sec-fetch-site': 'same-origin', 'content-length': String(33 * 1024 * 1024) }
  expect(await send(method, path, headers)).toEqual({
    status: 413,
    body: 'This is larger than 32 MB, the limit of the workbench.',
  })
})

it('accepts a request without a body', async () => {
  const { status } = await send('DELETE', '/client-folders/missing', { 'sec-fetch-site': 'same-origin' })
  expect(status).toBe(409)
})
