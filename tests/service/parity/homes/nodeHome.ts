import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Home } from '../exchange.ts'
import { startProcess } from './startProcess.ts'

/** The API as `npm run serve` runs it, with a page that is no more than there. */
export async function startNodeHome(environment: Record<string, string>): Promise<Home> {
  const site = await mkdtemp(join(tmpdir(), 'site-'))
  await writeFile(join(site, 'index.html'), '<title>Calculator</title>')
  const home = await startProcess('src/service/node.ts', (port) => ({
    args: [],
    environment: { ...environment, PORT: String(port), SITE_DIR: site, DRAIN_SECONDS: '0' },
  }))
  return {
    ...home,
    async stop() {
      await home.stop()
      await rm(site, { recursive: true })
    },
  }
}
