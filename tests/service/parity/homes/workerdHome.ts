import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Answer, Call, Home } from '../exchange.ts'
import { startProcess } from './startProcess.ts'

/** The API as `npm run edge` runs it, with a namespace of its own. */
export async function startWorkerdHome(variables: Record<string, string>): Promise<Home> {
  const state = await mkdtemp(join(tmpdir(), 'namespace-'))
  const vars = Object.entries(variables).flatMap(([name, value]) => ['--var', `${name}:${value}`])
  const home = await startProcess('src/service/edge/serve.ts', (port) => ({
    args: ['--port', String(port), '--inspector-port', '0', ...vars],
    environment: { EDGE_STATE: state },
  }))
  return {
    send: (call) => sendThroughProxy(home, call),
    async stop() {
      await home.stop()
      await rm(state, { recursive: true })
    },
  }
}

const probe: Call = { name: 'a probe', method: 'GET', path: '/mediplan/', headers: {} }

/**
 * Sends a call through wrangler's local proxy. When the proxy's connection to the worker breaks, the proxy keeps a GET
 * until it receives another request, and answers anything else with a request to send it again.
 */
async function sendThroughProxy(home: Home, call: Call): Promise<Answer> {
  const probes = setInterval(() => void home.send(probe).catch(() => undefined), 3000)
  try {
    const answer = await home.send(call)
    return isUnsent(answer) ? await home.send(call) : answer
  } finally {
    clearInterval(probes)
  }
}

function isUnsent({ status, body }: Answer) {
  return status === 503 && body.startsWith('Your worker restarted mid-request')
}
