import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setupServer } from 'msw/node'
import { createClients } from '../../../src/clients/clients.ts'
import { readDocuments } from '../../../src/clients/readDocuments.ts'
import { createApp } from '../../../src/service/app.ts'
import { createHandlers } from '../../../src/service/createHandlers.ts'
import type * as module from '../../../src/service/edge.ts'
import { clientEntries } from '../../../src/service/edge/clientEntries.ts'
import { bundleEdge } from '../edge/bundleEdge.ts'
import { lengthHeader, sendOverHttp, type Call, type RecordedResponse } from '../exchange.ts'
import { serveInProcess } from '../serveInProcess.ts'

/** The API on one host. */
export interface Host {
  send: (call: Call) => Promise<RecordedResponse>
  stop: () => Promise<void> | void
}

export interface HostOptions {
  clientsFolder: string
  origin: string
  /** Seconds for a request. */
  timeout: number
  /** How many requests a key may send in a minute. */
  requests: number
}

/** The API as in the page: MSW intercepts fetch and forwards requests to the app in the same process. */
export async function startInPage({ clientsFolder, origin, timeout }: HostOptions): Promise<Host> {
  const app = createApp(createClients(await readDocuments(clientsFolder)), {
    allowedOrigins: [origin],
    timeout: timeout * 1000,
  })
  const server = setupServer(...createHandlers(app.fetch, () => ({ kind: 'none' })))
  server.listen({ onUnhandledRequest: 'error' })
  return { send: sendTo((request) => fetch(request)), stop: () => server.close() }
}

/**
 * Sends calls to a fetch function of this process.
 * @param addedHeaders the headers that the host adds to a call
 */
function sendTo(
  handle: (request: Request) => Promise<Response> | Response,
  addedHeaders: (call: Call) => Record<string, string> = () => ({}),
): Host['send'] {
  return async (call) => {
    const { method, path, headers, body } = call
    const request = new Request(`http://localhost${path}`, {
      method,
      headers: { ...headers, ...addedHeaders(call) },
      ...(body !== undefined && { body: toBody(body, call), duplex: 'half' }),
    })
    const response = await handle(request)
    const { status } = response
    return { status, headers: Object.fromEntries(response.headers), body: await response.text() }
  }
}

/** Bytes, because Request adds a Content-Type to text. */
function toBody(text: string, { isChunked = false, isUnfinished = false }: Call) {
  const bytes = new TextEncoder().encode(text)
  if (isUnfinished) return new ReadableStream({ start: (stream) => stream.enqueue(bytes) })
  return isChunked ? new Blob([bytes]).stream() : bytes
}

export async function startOnNode({ clientsFolder, origin, timeout, requests }: HostOptions): Promise<Host> {
  const { address, stop } = await serveInProcess({
    CLIENTS_DIR: clientsFolder,
    ALLOWED_ORIGINS: origin,
    REQUEST_TIMEOUT: String(timeout),
    RATE_LIMIT: `${requests}/60`,
  })
  return { send: (call) => sendOverHttp(address, call), stop }
}

/** The part of Miniflare that starts a worker. It is not installed with our own dependencies. */
interface MiniflareModule {
  Miniflare: new (options: object) => {
    ready: Promise<URL>
    getKVNamespace: (name: string) => Promise<{ put: (name: string, value: string) => Promise<void> }>
    dispose: () => Promise<void>
  }
}

/** The bundle of the edge in this process, with the bindings of workerd. */
export async function startEdgeHandler({
  clientsFolder,
  origin,
  timeout,
  requests,
}: HostOptions): Promise<Host> {
  const folder = await mkdtemp(join(tmpdir(), 'mediplan-edge-'))
  const file = join(folder, 'edge.mjs')
  await writeFile(file, (await bundleEdge()).code)
  const { default: edge } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as typeof module
  const documents = await readDocuments(clientsFolder)
  const entries = new Map(clientEntries(documents).map(({ name, value }) => [name, value]))
  const counts = new Map<string, number>()
  const bindings = {
    CLIENTS: { get: async (name: string) => entries.get(name) ?? null },
    RATE_LIMITER: {
      limit: async ({ key }: { key: string }) => {
        counts.set(key, (counts.get(key) ?? 0) + 1)
        return { success: counts.get(key)! <= requests }
      },
    },
    ALLOWED_ORIGINS: origin,
    REQUEST_TIMEOUT: String(timeout),
  }
  return {
    send: sendTo((request) => edge.fetch(request, bindings), lengthHeader),
    stop: () => rm(folder, { recursive: true }),
  }
}

/** The API on workerd, with its namespace in memory. */
export async function startOnEdge({ clientsFolder, origin, timeout, requests }: HostOptions): Promise<Host> {
  const { Miniflare } = await loadMiniflare()
  const worker = new Miniflare({
    modules: true,
    script: (await bundleEdge()).code,
    compatibilityDate: '2026-04-01',
    kvNamespaces: ['CLIENTS'],
    ratelimits: { RATE_LIMITER: { namespace_id: '1', simple: { limit: requests, period: 60 } } },
    bindings: { ALLOWED_ORIGINS: origin, REQUEST_TIMEOUT: String(timeout) },
  })
  const { href } = await worker.ready
  const namespace = await worker.getKVNamespace('CLIENTS')
  for (const { name, value } of clientEntries(await readDocuments(clientsFolder)))
    await namespace.put(name, value)
  return { send: (call) => sendOverHttp(href, call), stop: () => worker.dispose() }
}

async function loadMiniflare(): Promise<MiniflareModule> {
  const { resolve } = createRequire(join(import.meta.dirname, '../../../.edge/package.json'))
  return (await import(/* @vite-ignore */ pathToFileURL(resolve('miniflare')).href)) as MiniflareModule
}
