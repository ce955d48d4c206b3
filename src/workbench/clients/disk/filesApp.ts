import { findSchemas } from '../../../check/files/schemasPath.ts'
import { acceptedFile } from '../../../contract/clientFiles.ts'
import type { DiskListing } from '../../diskApi.ts'
import type { ClientFiles } from './clientFiles.ts'
import { createClientFolders, type ClientFolders } from './clientFolders.ts'
import { createGuardedApp, notFound } from './createGuardedApp.ts'
import { createFoldersApp } from './foldersApp.ts'
import { readClientNames } from './readClientNames.ts'

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/**
 * Serves the clients' documents to the workbench:
 * - GET /client-files lists them.
 * - GET and PUT /client-files/<path> read and write a document or accepted.json. A PUT names the version that it
 *   replaces in If-Match; the response is 412 if the disk has another version.
 * - GET /client-keys/<client> returns the client's key, or diagnostics that explain why it has none.
 * - The routes of createFoldersApp change folders and keys.
 */
export function createFilesApp(
  files: ClientFiles,
  folders: ClientFolders = createClientFolders(files.folder),
) {
  const app = createGuardedApp()
  app.get('/client-files', async (context) => {
    const documents = await files.list()
    const accepted = await files.read(acceptedFile)
    const clientNames = await readClientNames(files, documents.paths)
    const listing: DiskListing = {
      folder: files.folder,
      ...documents,
      clientNames,
      accepted: accepted?.text ?? null,
      schemas: await findSchemas(files.folder),
      undoable: folders.lastChange(),
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
    const text = decoder.decode(await context.req.arrayBuffer())
    const file = await files.replace(context.req.param('path'), replaced, text)
    if (!file) return context.text('The file has changed on disk.', 412)
    return context.body(null, 204, { ETag: `"${file.version}"` })
  })
  app.get('/client-keys/:client', async (context) =>
    context.json(await files.readKey(context.req.param('client'))),
  )
  app.route('/', createFoldersApp(folders))
  return app
}
