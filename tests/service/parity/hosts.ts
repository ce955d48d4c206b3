import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setupServer } from 'msw/node'
import { createClients } from '../../../src/clients/clients.ts'
import { readDocuments } from '../../../src/clients/readDocuments.ts'
import { createApp } from '../../../src/service/app.ts'
import { createHandlers } from '../../../src/service/createHandlers.ts'
import type * as module from '../../../src/service/edge.ts'
import { clientEntries } from '../../../src/service/edge/clientEntries.ts'
import { importFresh } from '../../kit/importFresh.ts'
import { sendOverHttp, type Call, type RecordedResponse } from '../exchange.ts'
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

/** Sends calls to a fetch function of this process. */
function sendTo(handle: (request: Request) => Promise<Response> | Response): Host['send'] {
  return async ({ method, path, headers, body, isUnfinished = false }) => {
    const request = new Request(`http://localhost${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: toBytes(body, isUnfinished), duplex: 'half' }),
    })
    const response = await handle(request)
    const { status } = response
    return { status, headers: Object.fromEntries(response.headers), body: await response.text() }
  }
}

/** Bytes, because Request adds a Content-Type to text. */
function toBytes(text: string, isUnfinished: boolean) {
  const bytes = new TextEncoder().encode(text)
  return isUnfinished ? new ReadableStream({ start: (stream) => stream.enqueue(bytes) }) : bytes
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

/** The parts of the edge tools that start a worker. They are not installed with our own dependencies. */
interface EdgeTools {
  esbuild: { build: (options: object) => Promise<{ outputFiles: { text: string }[] }> }
  miniflare: {
    Miniflare: new (options: object) => {
      ready: Promise<URL>
      getKVNamespace: (name: string) => Promise<{ put: (name: string, value: string) => Promise<void> }>
      dispose: () => Promise<void>
    }
  }
}

/** The handler of the edge in this process, with the bindings of workerd. */
export async function startEdgeHandler({
  clientsFolder,
  origin,
  timeout,
  requests,
}: HostOptions): Promise<Host> {
  // The handler keeps the bindings of its first request.
  const { default: edge } = (await importFresh('service/edge.ts')) as typeof module
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
  return { send: sendTo((request) => edge.fetch(request, bindings)), stop: () => undefined }
}

/** The API on workerd, with its namespace in memory. */
export async function startOnEdge({ clientsFolder, origin, timeout, requests }: HostOptions): Promise<Host> {
  const { esbuild, miniflare } = await loadEdgeTools()
  const { outputFiles } = await esbuild.build({
    entryPoints: [join(root, 'src/service/edge.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    conditions: ['workerd', 'worker', 'browser'],
  })
  const worker = new miniflare.Miniflare({
    modules: true,
    script: outputFiles[0]!.text,
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

const root = join(import.meta.dirname, '../../..')

async function loadEdgeTools(): Promise<EdgeTools> {
  const { resolve } = createRequire(join(root, '.edge/package.json'))
  const load = (name: string) =>
    import(/* @vite-ignore */ pathToFileURL(resolve(name)).href) as Promise<unknown>
  const [esbuild, miniflare] = await Promise.all([load('esbuild'), load('miniflare')])
  return { esbuild, miniflare } as EdgeTools
}
