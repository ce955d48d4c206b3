import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

/**
 * Serves the files of a folder, as a static host does: without rules for paths or missing files.
 * @param headers of every response, by name
 */
export async function startStaticServer(folder: string, headers: Readonly<Record<string, string>> = {}) {
  const app = new Hono()
  app.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) context.header(name, value)
  })
  app.get('/*', serveStatic({ root: folder }))
  const server = serve({ fetch: app.fetch, port: 0 })
  await once(server, 'listening')
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  }
}
