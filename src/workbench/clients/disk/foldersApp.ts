import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { isLanguageFile } from '../../../contract/clientFiles.ts'
import { isRecord } from '../../../contract/isRecord.ts'
import type { ClientFolders } from './clientFolders.ts'
import { createGuardedApp } from './createGuardedApp.ts'

/**
 * Changes the folders and keys of clients:
 * - POST /client-folders creates a client.
 * - DELETE /client-folders/<client> and /client-folders/<client>/<year> delete it, or one of its years.
 * - POST /client-folders/<client>/name with { name } renames it.
 * - POST /client-folders/<client>/<year>/current makes a year the current one.
 * - PUT /client-keys/<client> with { key } gives it another key.
 * - POST /client-folders/undo with { id } undoes one of these, and responds with it.
 *
 * All other responses have the change to undo.
 */
export function createFoldersApp(folders: ClientFolders) {
  const app = createGuardedApp()
  const respond = (context: Context) => context.json(folders.lastChange())

  app.post('/client-folders', async (context) => {
    const { client, key, files } = await readBody(context)
    const texts = isRecord(files) ? files : {}
    const languages = Object.keys(texts).filter((path) => isLanguageFile(`${text(client)}/${path}`))
    await folders.create({
      client: text(client),
      key: text(key),
      files: {
        'instance.json': text(texts['instance.json']),
        'plans.json': text(texts['plans.json']),
        ...Object.fromEntries(languages.map((path) => [path, text(texts[path])])),
      },
    })
    return respond(context)
  })
  app.post('/client-folders/undo', async (context) => {
    const { id } = await readBody(context)
    return context.json(await folders.undo(text(id)))
  })
  app.delete('/client-folders/:client', async (context) => {
    await folders.remove(context.req.param('client'))
    return respond(context)
  })
  app.delete('/client-folders/:client/:year', async (context) => {
    await folders.removeYear(context.req.param('client'), context.req.param('year'))
    return respond(context)
  })
  app.post('/client-folders/:client/name', async (context) => {
    const { name } = await readBody(context)
    await folders.rename(context.req.param('client'), text(name))
    return respond(context)
  })
  app.post('/client-folders/:client/:year/current', async (context) => {
    await folders.makeCurrent(context.req.param('client'), context.req.param('year'))
    return respond(context)
  })
  app.put('/client-keys/:client', async (context) => {
    const { key } = await readBody(context)
    await folders.replaceKey(context.req.param('client'), text(key))
    return respond(context)
  })
  return app
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
