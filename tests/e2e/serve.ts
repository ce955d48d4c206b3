/**
 * Serves the builds for the browser tests: the calculator and its API at two base paths, the embedded calculator, and
 * the workbench. Prints `ready` when all of them respond. tsx loads the configurations without bundling them.
 */
import { rmSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { preview } from 'vite'
import { buildNames, buildOnce, builds, folderOf } from '../build/builds.ts'
import { fileName, isYearFile } from '../../src/contract/clientFiles.ts'
import { createClientFolder } from '../kit/createClientFolder.ts'
import { inEnglish } from '../kit/inEnglish.ts'
import { createPseudoClients } from '../kit/pseudoLocale.ts'
import { serveInProcess } from '../service/serveInProcess.ts'
import { reservePorts } from './ports.ts'

const root = join(import.meta.dirname, '../..')
const ports = await reservePorts()

for (const name of buildNames) await buildOnce(name)
// The workbench's tests write to these clients. Its tests of languages add their own.
const clients = await createClientFolder({})
for (const path of await readdir(clients, { recursive: true })) {
  const file = fileName(path)
  if (!isYearFile(file)) continue
  const text = await readFile(join(clients, path), 'utf8')
  await writeFile(join(clients, path), inEnglish(text, file))
}
const siteClients = await createClientFolder(await createPseudoClients())
for (const folder of [clients, siteClients])
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
process.env.CLIENTS_DIR = clients
await Promise.all([
  startService('site'),
  startService('benefits'),
  preview({
    configLoader: 'native',
    configFile: join(root, 'vite.config.ts'),
    build: { outDir: folderOf('embedded') },
    preview: { port: ports.embedded, strictPort: true },
  }),
  preview({
    configLoader: 'native',
    configFile: join(root, 'src/workbench/vite.config.ts'),
    preview: { port: ports.workbench, strictPort: true },
  }),
])
process.on('SIGTERM', () => process.exit())
process.stdout.write('ready\n')

/** Starts the service as node.ts does, with a build of the calculator. */
function startService(name: 'site' | 'benefits') {
  return serveInProcess({
    CLIENTS_DIR: siteClients,
    SITE_DIR: folderOf(name),
    BASE_PATH: builds[name].config.base,
    API_KEY: 'lakeshore',
    PORT: String(ports[name]),
  })
}
