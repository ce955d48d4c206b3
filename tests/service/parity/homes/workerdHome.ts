import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Home } from '../exchange.ts'
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
    ...home,
    async stop() {
      await home.stop()
      await rm(state, { recursive: true })
    },
  }
}
