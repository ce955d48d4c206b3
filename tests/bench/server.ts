import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { clientOf, outputs, type ClientSize } from './client.ts'

export interface Server {
  addressFor: (size: ClientSize) => string
  close: () => void
}

/** Serves a built contestant, and with it an API that knows clients of every size. */
export async function startServer(folder: string): Promise<Server> {
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  const app = new Hono()
  app.use(compress())
  app.get('/mediplan/instance', ({ req, json }) => json(clientOf(sizeOf(req.header('is-api-key') ?? ''))))
  app.post('/mediplan/calculate', ({ json }) => json(outputs))
  app.get('/assets/*', serveStatic({ root: folder }))
  app.get('*', ({ html, req }) => html(withKey(page, req.query('client') ?? '')))
  const { server, port } = await listen(app)
  return {
    addressFor: (size) => `http://localhost:${port}/?client=${keyOf(size)}`,
    close: () => server.close(),
  }
}

function listen(app: Hono) {
  return new Promise<{ server: ReturnType<typeof serve>; port: number }>((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0 }, ({ port }: AddressInfo) => resolve({ server, port }))
  })
}

/** Applications read their key from this tag, so one build serves a client of any size. */
function withKey(page: string, key: string) {
  return page.replace(/(<meta name="api-key" content=")[^"]*/, `$1${key.replace(/\W/g, '')}`)
}

function keyOf({ locations, services }: ClientSize) {
  return `${locations}x${services}`
}

function sizeOf(key: string): ClientSize {
  const [locations = 0, services = 0] = key.split('x').map(Number)
  return { locations, services }
}
