import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { createClientFiles } from './clientFiles.ts'
import { ForeignPathError } from './clientFiles.ts'

const mostBytes = 32 * 1024 * 1024

/**
 * The clients' documents over HTTP, for the workbench alone: GET /client-files lists them, GET and PUT /client-files/<path> read
 * and write one. Writing says in If-Match which state it replaces, and is refused with 412 where the disk has another.
 */
export function createFilesApp(files: ReturnType<typeof createClientFiles>) {
  const app = new Hono()

  app.use(async (context, next) => {
    // Every browser says so by itself, and no page of another site can say otherwise.
    if (context.req.header('sec-fetch-site') === 'same-origin') await next()
    else context.res = context.text('Not from here', 403)
    context.header('Cache-Control', 'no-store')
    context.header('X-Content-Type-Options', 'nosniff')
  })
  app.get('/client-files', async (context) => context.json(await files.list()))
  app.get('/client-files/:path{.+}', async (context) => {
    const { text, version } = await files.read(context.req.param('path'))
    return context.text(text, 200, { ETag: `"${version}"` })
  })
  app.put('/client-files/:path{.+}', bodyLimit({ maxSize: mostBytes }), async (context) => {
    const path = context.req.param('path')
    const onDisk = await files.read(path).catch(nothingThere)
    const replaced = context.req.header('if-match') ?? 'none'
    if (replaced !== (onDisk ? `"${onDisk.version}"` : 'none')) return context.text('Changed meanwhile', 412)
    const { version } = await files.write(path, await context.req.text())
    return context.body(null, 204, { ETag: `"${version}"` })
  })
  app.onError((error, context) => {
    if (error instanceof ForeignPathError) return context.text('Not a file of a client', 403)
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return context.text('No such file', 404)
    console.error(error)
    return context.text('The disk does not let this be done', 500)
  })
  return app
}

function nothingThere(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
  return null
}
