import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Runtime } from '../exchange.ts'
import { testLimit } from '../exerciseRuntime.ts'
import { startProcess } from './startProcess.ts'

/** The API as `npm run serve` runs it, with a minimal page. */
export async function startNodeRuntime(
  settings: Record<string, string>,
  clientsFolder: string,
): Promise<Runtime> {
  const site = await mkdtemp(join(tmpdir(), 'site-'))
  await writeFile(join(site, 'index.html'), '<title>Calculator</title>')
  const runtime = await startProcess('src/service/node.ts', (port) => ({
    args: [],
    environment: {
      ...settings,
      RATE_LIMIT: `${testLimit.requests}/${testLimit.seconds}`,
      CLIENTS_DIR: clientsFolder,
      PORT: String(port),
      SITE_DIR: site,
      DRAIN_SECONDS: '0',
    },
  }))
  return {
    ...runtime,
    async stop() {
      await runtime.stop()
      await rm(site, { recursive: true })
    },
  }
}
