import type { Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import {
  createClientChanges,
  deleteClientChanges,
  deleteYearChanges,
  makeCurrentChanges,
  renameClientChanges,
  replaceKeyChanges,
} from '../../../check/clientFolders/clientChanges.ts'
import type { FileChange } from '../../../check/files/changeFiles.ts'
import { findSchemas } from '../../../check/files/schemasPath.ts'
import {
  acceptedFile,
  isClientFolder,
  isLanguageFile,
  isYearFolder,
  yearFiles,
} from '../../../contract/clientFiles.ts'
import type { DiskListing, FolderChange } from '../../diskApi.ts'
import { isRecord } from '../../../contract/isRecord.ts'
import { type ClientFiles, outside, readClientNames, resolvePath } from './clientFiles.ts'
import { createGuardedApp, notFound } from './createGuardedApp.ts'
import { createUndoableChanges } from './undoableChanges.ts'

type Changes = ReturnType<typeof createUndoableChanges>

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/**
 * Serves the clients' documents to the workbench:
 * - GET /client-files lists them.
 * - GET and PUT /client-files/<path> read and write a document or accepted.json. A PUT names the version that it
 *   replaces in If-Match; the response is 412 if the disk has another version.
 * - GET /client-keys/<client> returns the client's key, or diagnostics that explain why it has none.
 *
 * Changes the folders and keys of clients. The responses have the change to undo:
 * - POST /client-folders creates a client.
 * - DELETE /client-folders/<client> and /client-folders/<client>/<year> delete it, or one of its years.
 * - POST /client-folders/<client>/name with { name } renames it.
 * - POST /client-folders/<client>/<year>/current makes a year the current one.
 * - PUT /client-keys/<client> with { key } gives it another key.
 * - POST /client-folders/undo with { id } undoes one of these, and responds with it.
 */
export function createFilesApp(files: ClientFiles): Hono {
  const app = createGuardedApp()
  const changes = createUndoableChanges(files.folder)
  app.get('/client-files', async (context) => {
    const documents = await files.list()
    const accepted = await files.read(acceptedFile)
    const listing: DiskListing = {
      folder: files.folder,
      ...documents,
      clientNames: await readClientNames(files, documents.paths),
      accepted: accepted?.text ?? null,
      schemas: await findSchemas(files.folder),
      undoable: changes.last(),
    }
    return context.json(listing)
  })
  app.get('/client-files/:path{.+}', async (context) => {
    const file = await files.read(context.req.param('path'))
    if (!file) return context.text(notFound, 404)
    return context.text(file.text, 200, { ETag: `"${file.version}"` })
  })
  app.put('/client-files/:path{.+}', async (context) => {
    const replaced = context.req.header('if-match')?.replace(/^"(.*)"$/, '$1') ?? null
    // Read before the save takes the lock, because an upload may be slow.
    const content = decoder.decode(await context.req.arrayBuffer())
    const file = await files.replace(context.req.param('path'), replaced, content)
    if (!file) return context.text('The file has changed on disk.', 412)
    return context.body(null, 204, { ETag: `"${file.version}"` })
  })
  app.get('/client-keys/:client', async (context) =>
    context.json(await files.readKey(context.req.param('client'))),
  )
  addFolderRoutes(app, files.folder, changes)
  return app
}

function addFolderRoutes(app: Hono, folder: string, changes: Changes) {
  /** @throws HTTPException if the folders in the address are not those of a client and a year */
  const change = async (
    context: Context,
    describe: (client: string) => FolderChange,
    prepare: (root: string, client: string, year: string) => Promise<FileChange[]>,
  ) => {
    const { client = '', year } = context.req.param() as Record<string, string | undefined>
    if (!isClientFolder(client)) throw outside(`${client} is not the name of a client's folder.`)
    await resolvePath(folder, client)
    if (year !== undefined && !isYearFolder(year)) throw outside(`${year} is not the folder of a year.`)
    return context.json(await changes.make(describe(client), (root) => prepare(root, client, year ?? '')))
  }

  app.post('/client-folders', async (context) => {
    const { client: name, key: apiKey, files } = await readBody(context)
    const [client, key] = [text(name), text(apiKey)]
    const given = isRecord(files) ? files : {}
    const languages = Object.keys(given).filter((path) => isLanguageFile(`${client}/${path}`))
    const texts = new Map([...yearFiles, ...languages].map((path) => [path, text(given[path])]))
    return context.json(
      await changes.make({ type: 'created', folder: client }, (root) =>
        createClientChanges(root, { client, key }, texts),
      ),
    )
  })
  app.post('/client-folders/undo', async (context) => {
    const { id } = await readBody(context)
    return context.json(await changes.undo(text(id)))
  })
  app.delete('/client-folders/:client', (context) =>
    change(context, (client) => ({ type: 'removed', folder: client }), deleteClientChanges),
  )
  app.delete('/client-folders/:client/:year', (context) => {
    const { year } = context.req.param()
    return change(context, (client) => ({ type: 'removed', folder: `${client}/${year}` }), deleteYearChanges)
  })
  app.post('/client-folders/:client/name', async (context) => {
    const name = text((await readBody(context)).name)
    return change(
      context,
      (client) => ({ type: 'renamed', from: client, to: name }),
      (root, client) => renameClientChanges(root, client, name),
    )
  })
  app.post('/client-folders/:client/:year/current', (context) =>
    change(context, (client) => ({ type: 'rearranged', folder: client }), makeCurrentChanges),
  )
  app.put('/client-keys/:client', async (context) => {
    const key = text((await readBody(context)).key)
    return change(
      context,
      (client) => ({ type: 'keyReplaced', folder: client }),
      (root, client) => replaceKeyChanges(root, client, key),
    )
  })
}

async function readBody(context: Context): Promise<Record<string, unknown>> {
  const body: unknown = await context.req.json().catch(() => null)
  if (isRecord(body)) return body
  throw badRequest()
}

function text(value: unknown): string {
  if (typeof value === 'string') return value
  throw badRequest()
}

function badRequest() {
  return new HTTPException(400, { message: 'The request is malformed.' })
}
