import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import { docsHeaders } from '../http/responseHeaders.ts'
import { createSiteFile, type SiteFile } from './SiteFile.ts'
import { serveFile } from './serveFile.ts'

const swaggerUi = ['swagger-ui.css', 'swagger-ui-bundle.js']

/** Brotli quality: below the maximum, because the first request waits for it. */
const quality = 9

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Calculator API</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="docs/swagger-ui.css" />
    <script src="docs/swagger-ui-bundle.js" defer></script>
    <script src="docs/start.js" defer></script>
  </head>
  <body>
    <main id="docs"></main>
  </body>
</html>
`

/** A separate file, because the policy forbids inline scripts. Without validatorUrl, no third party gets the document. */
const start = `SwaggerUIBundle({ url: 'openapi.json', dom_id: '#docs', deepLinking: true, validatorUrl: null })`

/** Swagger UI at /docs, next to openapi.json. For Node only, because it reads files. */
export function createDocs(): Hono {
  let files: ReturnType<typeof readFiles> | undefined
  const docs = new Hono()
  docs.use('/docs/*', docsHeaders())
  docs.get('/docs/', (context) => context.redirect('../docs', 308))
  docs.all('/docs/:file?', async (context) => {
    // Most processes never need them.
    files ??= readFiles()
    const file = (await files).get(context.req.param('file') ?? '')
    return file ? serveFile(context, file) : context.notFound()
  })
  docs.all('/docs/*', (context) => context.notFound())
  return docs
}

async function readFiles(): Promise<ReadonlyMap<string, SiteFile>> {
  const folder = new URL('.', import.meta.resolve('swagger-ui-dist/package.json'))
  const read = swaggerUi.map(async (name) => [name, await readFile(new URL(name, folder))] as const)
  const contents = [
    ['', Buffer.from(page)],
    ['start.js', Buffer.from(start)],
    ...(await Promise.all(read)),
  ] as const
  const files = contents.map(
    async ([name, content]) => [name, await createSiteFile(name || 'index.html', content, quality)] as const,
  )
  return new Map(await Promise.all(files))
}
