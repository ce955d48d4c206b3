import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { readPage } from '../packageFiles.ts'
import { siteHeaders } from '../service/http/responseHeaders.ts'
import { withSettings } from '../service/site/pageSettings.ts'
import { createClientFiles } from '../workbench/clients/disk/createClientFiles.ts'
import { createFilesApp } from '../workbench/clients/disk/createFilesApp.ts'
import type { Project } from './project.ts'

interface DevOptions extends Project {
  api: (request: Request) => Response | Promise<Response>
  pages: string
}

/**
 * Serves the workbench at `/`, and the calculator of each client, as its employees see it, at `/clients/<client>/`. It
 * reads and writes files, so only pages that it serves may use it, under a name of this machine.
 */
export function createDevApp({ clients, consultancy, api, pages }: DevOptions): Hono {
  const clientFiles = createClientFiles(clients)
  const files = createFilesApp(clientFiles, consultancy)
  const calculator = join(pages, 'calculator')
  const app = new Hono()
  // Another name can belong to a page on the internet, and lead here.
  app.use((context, next) =>
    isLocal(new URL(context.req.url).hostname)
      ? next()
      : Promise.resolve(context.text('Open this page at localhost.', 403)),
  )
  app.all('/:route{client-(?:changes|files|folders|keys|preview)}/*', ({ req }) => files.fetch(req.raw))
  app.use(async (context, next) => {
    await next()
    context.header('Cache-Control', 'no-cache')
    context.header('X-Content-Type-Options', 'nosniff')
  })

  app.use('/clients/:client/*', siteHeaders())
  app.get('/clients/:client', (context) => context.redirect(`${context.req.path}/`, 308))
  app.all('/clients/:client/mediplan/*', ({ req }) => api(req.raw))
  // Screens have no extension.
  app.get(
    '/clients/:client/:file{.+\\.\\w+}',
    serveStatic({ root: calculator, rewriteRequestPath: (path) => path.replace(/^\/clients\/[^/]+/, '') }),
    (context) => context.notFound(),
  )
  app.get('/clients/:client/*', async (context) => {
    const client = context.req.param('client')
    const { key } = await clientFiles.readKey(client)
    const base = `/clients/${encodeURIComponent(client)}/`
    return context.html(withSettings(await readPage('calculator'), { base, key: key ?? '', consultancy }))
  })

  app.use(async (context, next) => {
    await next()
    context.header('Content-Security-Policy', "frame-ancestors 'self'")
  })
  app.get('/calculator/*', async (context) =>
    context.html(withSettings(await readPage('workbench/frame/iframe'), { consultancy })),
  )
  app.get('/*', serveStatic({ root: join(pages, 'workbench') }))
  return app
}

function isLocal(hostname: string) {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}
