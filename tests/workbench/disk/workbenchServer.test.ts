import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { text } from 'node:stream/consumers'
import type { ViteDevServer } from 'vite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { workbenchServer } from '../../../src/workbench/disk/workbenchServer.ts'

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
async function get(path: string, headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    request({ host: '127.0.0.1', port, path, headers }, resolve).on('error', reject).end(),
  )
  return { status: response.statusCode, body: await text(response) }
}

it.each([
  ['/', '/'],
  ['//', '//'],
  ['//[', '//['],
  ['http://[', 'http://['],
  ['/%E0%A4%A', '/%E0%A4%A'],
  ['/client-filesystem', '/client-filesystem'],
  ['/calculator', '/iframe/index.html'],
  ['/calculator/results?demo', '/iframe/index.html'],
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
