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
import { findSchemas } from '../../../check/files/findSchemas.ts'
import {
  acceptedFile,
  isClientFolder,
  isLanguageFile,
  isYearFolder,
  yearFiles,
} from '../../../contract/clientFiles.ts'
import type { DiskListing, FolderChange } from '../../diskApi.ts'
import { ContractError } from '../../../contract/ContractError.ts'
import { isRecord } from '../../../contract/isRecord.ts'
import type { YearTexts } from '../../../contract/yearDocuments.ts'
import { type ClientFiles, outsideFolderError, readClientNames, resolvePath } from './createClientFiles.ts'
import { createGuardedApp, notFound } from './createGuardedApp.ts'
import { createUndoableChanges } from './createUndoableChanges.ts'

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/**
 * Serves the clients' documents to the workbench:
 * - GET /client-files lists them.
 * - GET and PUT /client-files/<path> read and write a document, a sign-off, or accepted.json. A PUT names the version that it
 *   replaces in If-Match; the response is 412 if the disk has another version.
 * - POST /client-changes/<client> with { entry } adds an entry to the client's log of changes.
 * - GET /client-keys/<client> returns the client's key, or diagnostics that explain why it has none.
 * - POST /client-preview returns the preview file of the posted texts, which may be unsaved.
 * - POST /client-folders creates a client, and the routes in `folderChanges` change one. The responses have the change
 *   to undo: POST /client-folders/undo with { id } does so, and responds with it.
 * @param consultancy named in the footer of preview files
 */
export function createFilesApp(files: ClientFiles, consultancy?: string): Hono {
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
  app.post('/client-changes/:client', async (context) => {
    await files.logChanges(context.req.param('client'), readText((await readBody(context)).entry))
    return context.body(null, 204)
  })
  app.get('/client-keys/:client', async (context) =>
    context.json(await files.readKey(context.req.param('client'))),
  )
  app.post('/client-preview', async (context) => {
    const { texts } = await readBody(context)
    return respondWithPreview(context, readTexts(texts, yearFiles) as YearTexts, consultancy)
  })
  app.post('/client-folders', async (context) => {
    const body = await readBody(context)
    const [client, key] = [readText(body.client), readText(body.key)]
    const languages = Object.keys(body.files ?? {}).filter((path) => isLanguageFile(`${client}/${path}`))
    const texts = new Map(Object.entries(readTexts(body.files, [...yearFiles, ...languages])))
    return context.json(
      await changes.make({ type: 'created', folder: client }, (root) =>
        createClientChanges(root, { client, key }, texts),
      ),
    )
  })
  app.post('/client-folders/undo', async (context) =>
    context.json(await changes.undo(readText((await readBody(context)).id))),
  )
  for (const { on, property, describe, prepare } of folderChanges)
    app.on(...on, async (context) => {
      const { client, year = '' } = context.req.param() as { client: string; year?: string }
      const value = property === undefined ? '' : readText((await readBody(context))[property])
      if (!isClientFolder(client)) throw outsideFolderError(`${client} is not the name of a client's folder.`)
      await resolvePath(files.folder, client)
      if (year !== '' && !isYearFolder(year)) throw outsideFolderError(`${year} is not the folder of a year.`)
      const make = (root: string) => prepare(root, client, year || value)
      return context.json(await changes.make(describe(client, year || value), make))
    })
  return app
}

/** A route that changes the folder or the key of a client. Its value is the year in the path, or a text in the body. */
interface FolderRoute {
  on: [method: string, path: string]
  /** The property of the body with the value. */
  property?: string
  describe: (client: string, value: string) => FolderChange
  prepare: (root: string, client: string, value: string) => Promise<FileChange[]>
}

const folderChanges: FolderRoute[] = [
  {
    on: ['DELETE', '/client-folders/:client'],
    describe: (folder) => ({ type: 'removed', folder }),
    prepare: deleteClientChanges,
  },
  {
    on: ['DELETE', '/client-folders/:client/:year'],
    describe: (client, year) => ({ type: 'removed', folder: `${client}/${year}` }),
    prepare: deleteYearChanges,
  },
  {
    on: ['POST', '/client-folders/:client/:year/current'],
    describe: (folder) => ({ type: 'rearranged', folder }),
    prepare: makeCurrentChanges,
  },
  {
    on: ['POST', '/client-folders/:client/name'],
    property: 'name',
    describe: (from, to) => ({ type: 'renamed', from, to }),
    prepare: renameClientChanges,
  },
  {
    on: ['PUT', '/client-keys/:client'],
    property: 'key',
    describe: (folder) => ({ type: 'keyReplaced', folder }),
    prepare: replaceKeyChanges,
  },
]

async function respondWithPreview(context: Context, texts: YearTexts, consultancy: string | undefined) {
  try {
    const { buildPreview } = await import('../../../preview/buildPreview.ts')
    // JSON, because a page of this server could read and write files.
    return context.json(await buildPreview(texts, { consultancy }))
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof ContractError)
      return context.text('The calculator cannot load these files. First fix their errors.', 422)
    console.error(error)
    return context.text(
      'The preview file was not built. The terminal that runs the workbench shows why.',
      500,
    )
  }
}

async function readBody(context: Context): Promise<Record<string, unknown>> {
  const body: unknown = await context.req.json().catch(() => null)
  if (isRecord(body)) return body
  throw badRequest()
}

function readText(value: unknown): string {
  if (typeof value === 'string') return value
  throw badRequest()
}

function readTexts(texts: unknown, names: readonly string[]): Record<string, string> {
  if (!isRecord(texts)) throw badRequest()
  return Object.fromEntries(names.map((name) => [name, readText(texts[name])]))
}

function badRequest() {
  return new HTTPException(400, { message: 'The request is malformed.' })
}
