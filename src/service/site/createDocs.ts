import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { docsHeaders } from '../http/responseHeaders.ts'
import { pagesFolder } from '../../packageFiles.ts'
import { createSiteFile, serveFile, type SiteFile } from './SiteFile.ts'

/** Below the maximum, because the first request waits for the compression. */
const brotliQuality = 9

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Calculator API</title>
    <link rel="icon" href="data:," />
    <link rel="license" href="docs/LICENSE.txt" />
    <link rel="stylesheet" href="docs/swagger-ui.css" />
    <script src="docs/swagger-ui-bundle.js" defer></script>
    <script src="docs/start.js" defer></script>
  </head>
  <body>
    <main id="docs"></main>
  </body>
</html>
`

/** A separate file, because the policy forbids inline scripts. A null validatorUrl sends the document to no one. */
const startScript = `SwaggerUIBundle({ url: 'openapi.json', dom_id: '#docs', deepLinking: true, validatorUrl: null })`

/** For all services of the process, because the compression takes a second. */
let docsFiles: ReturnType<typeof readFiles> | undefined

/** Swagger UI at /docs, next to openapi.json. For Node only, because it reads files. */
export function createDocs(): Hono {
  const docs = new Hono()
  docs.use('/docs/*', docsHeaders())
  docs.get('/docs/', (context) => context.redirect('../docs', 308))
  docs.all('/docs/:file?', async (context) => {
    // Not at startup, because most processes never serve them.
    docsFiles ??= readFiles()
    const file = (await docsFiles).get(context.req.param('file') ?? '')
    return file ? serveFile(context, file) : context.notFound()
  })
  docs.all('/docs/*', (context) => context.notFound())
  return docs
}

async function readFiles(): Promise<ReadonlyMap<string, SiteFile>> {
  const folder = join(pagesFolder, 'docs')
  const builtFiles = (await readdir(folder)).map(
    async (name) => [name, await readFile(join(folder, name))] as const,
  )
  const contents = [
    ['', Buffer.from(page)],
    ['start.js', Buffer.from(startScript)],
    ...(await Promise.all(builtFiles)),
  ] as const
  const files = contents.map(
    async ([name, content]) =>
      [name, await createSiteFile(name || 'index.html', content, brotliQuality)] as const,
  )
  return new Map(await Promise.all(files))
}
