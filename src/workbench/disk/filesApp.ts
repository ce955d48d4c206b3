import { basename } from 'node:path'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { acceptedFile } from '../../contract/clientFiles.ts'
import type { ClientFiles } from './clientFiles.ts'
import { FileAccessError } from './FileAccessError.ts'

const mostMegabytes = 32
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/**
 * The clients' documents over HTTP, for the workbench alone: GET /client-files lists them, GET and PUT
 * /client-files/<path> read and write one of them or accepted.json, and GET /client-keys/<client> returns the key of a
 * client, or the reasons why it has none. A write names the version that it replaces in If-Match, and gets 412 if the
 * disk has another version. The body of a refusal is a sentence for the visitor.
 */
export function createFilesApp(files: ClientFiles) {
  const app = new Hono()

  app.use(async (context, next) => {
    // Every browser says so by itself, and no page of another site can say otherwise.
    if (context.req.header('sec-fetch-site') === 'same-origin') await next()
    else context.res = context.text('Not from here', 403)
    context.header('Cache-Control', 'no-store')
    context.header('X-Content-Type-Options', 'nosniff')
  })
  app.get('/client-files', async (context) => {
    const listed = await files.list()
    const accepted = await files.read(acceptedFile)
    return context.json({ folder: files.folder, ...listed, accepted: accepted?.text ?? null })
  })
  app.get('/client-files/:path{.+}', async (context) => {
    const file = await files.read(context.req.param('path'))
    if (!file) return context.text(noFile, 404)
    return context.text(file.text, 200, { ETag: `"${file.version}"` })
  })
  app.put('/client-files/:path{.+}', atMost(mostMegabytes), async (context) => {
    const replaced = context.req.header('if-match')?.replace(/^"(.*)"$/, '$1') ?? null
    // Before the save takes the lock, because an upload may be slow.
    const text = decoder.decode(await context.req.arrayBuffer())
    const file = await files.replace(context.req.param('path'), replaced, text)
    if (!file) return context.text('Changed meanwhile', 412)
    return context.body(null, 204, { ETag: `"${file.version}"` })
  })
  app.get('/client-keys/:client', async (context) =>
    context.json(await files.keyOf(context.req.param('client'))),
  )
  app.onError((error, context) => {
    if (error instanceof FileAccessError) return context.text(error.message, statuses[error.reason])
    const { code = '', path } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return context.text(noFile, 404)
    console.error(error)
    const name = path === undefined ? '' : `${basename(path)}: `
    return context.text(`${name}${words[code] ?? 'The disk does not allow this.'}`, 500)
  })
  return app
}

const noFile = 'There is no such file.'

const statuses = { foreign: 403, protected: 403, missing: 404 } as const

const words: Record<string, string> = {
  EACCES: 'The disk does not allow it.',
  EROFS: 'The disk is read-only.',
  ENOSPC: 'The disk is full.',
}

function atMost(megabytes: number) {
  return bodyLimit({
    maxSize: megabytes * 1024 * 1024,
    onError: (context) =>
      context.text(`It is larger than ${megabytes} MB, the most that can be saved here.`, 413),
  })
}
