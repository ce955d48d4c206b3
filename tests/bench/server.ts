import type { AddressInfo } from 'node:net'
import { serve, type ServerType } from '@hono/node-server'
import { generateClient } from '../../fixtures/generate.ts'
import { createApp } from '../../src/service/app.ts'
import { createClients } from '../../src/clients/clients.ts'
import { readSite } from '../../src/service/site/SiteFile.ts'
import { withSettings } from '../../src/service/site/pageSettings.ts'
import { createSiteApp } from '../../src/service/site/siteApp.ts'

export interface ClientSize {
  locations: number
  services: number
  plans?: number
  scenarios?: number
}

/** Serves a contestant in the same way as the calculator, for generated clients of any size. */
export interface Server {
  addressFor: (size: ClientSize) => Promise<string>
  close: () => void
}

/** @param folder of a production build */
export function createServer(folder: string): Server {
  const servers = new Map<string, Promise<ServerType>>()
  return {
    async addressFor(size) {
      const key = JSON.stringify(size)
      const server = servers.get(key) ?? listen(folder, size)
      servers.set(key, server)
      const { port } = (await server).address() as AddressInfo
      return `http://localhost:${port}/`
    },
    close() {
      for (const server of servers.values()) void server.then((running) => running.close())
    },
  }
}

async function listen(folder: string, size: ClientSize) {
  const key = 'bench'
  const { instance, plans } = generateClient(size)
  const documents = new Map<string, unknown>([
    ['keys.json', { keys: { [key]: key } }],
    [`${key}/instance.json`, instance],
    [`${key}/plans.json`, plans],
  ])
  const files = await readSite(folder, (html) => withSettings(html, { host: '/', key }))
  const app = createSiteApp({ files, api: createApp(createClients(documents)).fetch, base: '/' })
  return new Promise<ServerType>((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0 }, () => resolve(server))
  })
}
