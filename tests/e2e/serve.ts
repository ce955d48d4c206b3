/**
 * Serves the builds for the browser tests: the calculator and its API at two base paths, the embedded calculator, and
 * the workbench as `mediplan dev` does; and pages that embed the calculator. Prints `ready` when all of them respond.
 */
import { rmSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { once } from 'node:events'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { folderOf, isAllBuilt } from '../../src/build/buildFolders.ts'
import { createLiveService } from '../../src/service/createLiveService.ts'
import { fileName, isYearFile } from '../../src/contract/clientFiles.ts'
import { createClientFolder } from '../kit/createClientFolder.ts'
import { inEnglish } from '../kit/inEnglish.ts'
import { createPseudoClients } from '../kit/pseudoLocale.ts'
import { createDevApp } from '../../src/command/devApp.ts'
import { readProject } from '../../src/command/project.ts'
import { pagesFolder } from '../../src/packageFiles.ts'
import { serveInProcess } from '../service/serveInProcess.ts'
import { reservePorts } from './ports.ts'

const ports = await reservePorts()
const { consultancy = '' } = await readProject()

if (!isAllBuilt()) await import('../build/buildAll.ts')
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
await Promise.all([
  startService('site'),
  startService('benefits', { FRAME_ANCESTORS: `https://other.example,http://127.0.0.1:${ports.portal}` }),
  startEmbedded(),
  startWorkbench(),
])
servePortal()
process.on('SIGTERM', () => process.exit())
process.stdout.write('ready\n')

/** Starts the service as node.ts does, with a build of the calculator. */
function startService(name: 'site' | 'benefits', settings: Record<string, string> = {}) {
  return serveInProcess({
    CLIENTS_DIR: siteClients,
    SITE_DIR: folderOf('calculator'),
    BASE_PATH: name === 'site' ? '/' : '/benefits/',
    API_KEY: 'lakeshore',
    CONSULTANCY: consultancy,
    PORT: String(ports[name]),
    ...settings,
  })
}

/** Serves the embedded calculator, and its page for the paths of screens. */
async function startEmbedded() {
  const root = folderOf('embedded')
  const app = new Hono()
  app.get('/*', serveStatic({ root }), serveStatic({ root, path: 'index.html' }))
  await once(serve({ fetch: app.fetch, port: ports.embedded, hostname: 'localhost' }), 'listening')
}

async function startWorkbench() {
  const { fetch: api } = await createLiveService(clients)
  const { fetch } = createDevApp({ clients, consultancy, api, pages: pagesFolder })
  await once(serve({ fetch, port: ports.workbench, hostname: 'localhost' }), 'listening')
}

/** Serves the pages in portal/ at two origins: as 127.0.0.1, which may show the calculator in a frame, and localhost. */
function servePortal() {
  createServer(async ({ url }, response) => {
    const page = await readFile(join(import.meta.dirname, `portal${url}`), 'utf8').catch(() => null)
    response.writeHead(page === null ? 404 : 200, { 'Content-Type': 'text/html' })
    response.end(page?.replaceAll('{calculator}', `http://localhost:${ports.benefits}/benefits/`))
  }).listen(ports.portal)
}
