import { basename } from 'node:path'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { acceptedFile } from '../../contract/clientFiles.ts'
import type { DiskListing } from '../diskApi.ts'
import type { ClientFiles } from './clientFiles.ts'
import { FileAccessError } from './FileAccessError.ts'

const maxMegabytes = 32
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/**
 * Serves the clients' documents to the workbench:
 * - GET /client-files lists them.
 * - GET and PUT /client-files/<path> read and write a document or accepted.json. A PUT names the version that it
 *   replaces in If-Match; the response is 412 if the disk has another version.
 * - GET /client-keys/<client> returns the client's key, or diagnostics that explain why it has none.
 *
 * The body of an error response is a message for the user.
 */
export function createFilesApp(files: ClientFiles) {
  const app = new Hono()

  app.use(async (context, next) => {
    // Browsers set this header, and pages cannot change it.
    if (context.req.header('sec-fetch-site') === 'same-origin') await next()
    else context.res = context.text('Only the workbench may read and write client files.', 403)
    context.header('Cache-Control', 'no-store')
    context.header('X-Content-Type-Options', 'nosniff')
  })
  app.get('/client-files', async (context) => {
    const documents = await files.list()
    const accepted = await files.read(acceptedFile)
    const listing: DiskListing = { folder: files.folder, ...documents, accepted: accepted?.text ?? null }
    return context.json(listing)
  })
  app.get('/client-files/:path{.+}', async (context) => {
    const file = await files.read(context.req.param('path'))
    if (!file) return context.text(notFound, 404)
    return context.text(file.text, 200, { ETag: `"${file.version}"` })
  })
  app.put('/client-files/:path{.+}', limitBody(maxMegabytes), async (context) => {
    const replaced = context.req.header('if-match')?.replace(/^"(.*)"$/, '$1') ?? null
    // Read before the save takes the lock, because an upload may be slow.
    const text = decoder.decode(await context.req.arrayBuffer())
    const file = await files.replace(context.req.param('path'), replaced, text)
    if (!file) return context.text('The file has changed on disk.', 412)
    return context.body(null, 204, { ETag: `"${file.version}"` })
  })
  app.get('/client-keys/:client', async (context) =>
    context.json(await files.readKey(context.req.param('client'))),
  )
  app.onError((error, context) => {
    if (error instanceof FileAccessError) return context.text(error.message, statuses[error.reason])
    const { code = '', path } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return context.text(notFound, 404)
    console.error(error)
    const name = path === undefined ? '' : `${basename(path)}: `
    return context.text(`${name}${messages[code] ?? 'The disk reports an error.'}`, 500)
  })
  return app
}

const notFound = 'There is no such file.'

const statuses = { outside: 403, protected: 403, missing: 404 } as const

/** By the file system's error code. */
const messages: Record<string, string> = {
  EACCES: 'You do not have permission.',
  EROFS: 'The disk is read-only.',
  ENOSPC: 'The disk is full.',
}

function limitBody(megabytes: number) {
  return bodyLimit({
    maxSize: megabytes * 1024 * 1024,
    onError: (context) =>
      context.text(`The file is larger than ${megabytes} MB, the limit for saving here.`, 413),
  })
}
