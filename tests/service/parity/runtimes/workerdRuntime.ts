import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Call, RecordedResponse, Runtime } from '../exchange.ts'
import { testLimit } from '../exerciseRuntime.ts'
import { startProcess } from './startProcess.ts'

/** The API as `npm run edge` runs it, with its own namespace. */
export async function startWorkerdRuntime(
  variables: Record<string, string>,
  clientsFolder: string,
): Promise<Runtime> {
  const state = await mkdtemp(join(tmpdir(), 'namespace-'))
  const config = join(state, 'wrangler.jsonc')
  await writeFile(config, await readConfig())
  const vars = Object.entries(variables).flatMap(([name, value]) => ['--var', `${name}:${value}`])
  const runtime = await startProcess('src/service/edge/serve.ts', (port) => ({
    args: ['--port', String(port), '--inspector-port', '0', ...vars],
    environment: { EDGE_STATE: state, EDGE_CONFIG: config, CLIENTS_DIR: clientsFolder },
  }))
  return {
    send: (call) => sendThroughProxy(runtime, call),
    async stop() {
      await runtime.stop()
      await rm(state, { recursive: true })
    },
  }
}

/** Our configuration, with the limit of the tests. */
async function readConfig() {
  const folder = join(import.meta.dirname, '../../../../.edge')
  const text = await readFile(join(folder, 'wrangler.jsonc'), 'utf8')
  const limit = JSON.stringify({ limit: testLimit.requests, period: testLimit.seconds })
  return text
    .replace('"simple": { "limit": 6000, "period": 60 }', `"simple": ${limit}`)
    .replace('"../src/', `"${join(folder, '../src/')}`)
}

const probe: Call = { name: 'probe', method: 'GET', path: '/mediplan/', headers: {} }

/**
 * Sends a call through wrangler's local proxy. When the proxy's connection to the worker breaks, it holds a GET until it
 * receives another request, and responds to any other method with a request to retry.
 */
async function sendThroughProxy(runtime: Runtime, call: Call): Promise<RecordedResponse> {
  const probes = setInterval(() => void runtime.send(probe).catch(() => undefined), 3000)
  try {
    const response = await runtime.send(call)
    return isRetryRequest(response) ? await runtime.send(call) : response
  } finally {
    clearInterval(probes)
  }
}

function isRetryRequest({ status, body }: RecordedResponse) {
  return status === 503 && body.startsWith('Your worker restarted mid-request')
}
