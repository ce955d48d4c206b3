/**
 * Serves the built calculator and the API on one port.
 *
 * PORT (8080; 0 takes a free one), SITE_DIR (dist), BASE_PATH (/, the base that the calculator was built for),
 * CLIENTS_DIR (fixtures/clients), API_HOST and API_KEY (replace what the page was built with).
 */
import { serve } from '@hono/node-server'
import { createApp } from './app.ts'
import { readDocuments } from './clientFolder.ts'
import { createClients } from './clients.ts'
import { readSite } from './site/files.ts'
import { hostOf, withSettings } from './site/pageSettings.ts'
import { createSiteApp } from './site/siteApp.ts'

const { PORT = '8080', SITE_DIR = 'dist', CLIENTS_DIR = 'fixtures/clients', API_HOST, API_KEY } = process.env
const base = `/${process.env.BASE_PATH ?? ''}/`.replaceAll(/\/+/g, '/')

const clients = createClients(await readDocuments(CLIENTS_DIR))
let apiHost = ''
const files = await readSite(SITE_DIR, (html) => {
  const page = withSettings(html, { host: API_HOST, key: API_KEY })
  apiHost = hostOf(page)
  return page
})
const app = createSiteApp({ files, api: createApp(clients).fetch, base, apiHost })

const server = serve({ fetch: app.fetch, port: Number(PORT) }, ({ port }) => {
  process.stdout.write(`The calculator is at http://localhost:${port}${base}\n`)
})

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  // Requests in flight are answered before the process ends of itself.
  process.once(signal, () => server.close())
}
