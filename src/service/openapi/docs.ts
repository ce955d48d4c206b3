import { readFile } from 'node:fs/promises'
import { Hono, type MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { commonHeaders } from '../http/securityHeaders.ts'
import { answerFile } from '../site/answerFile.ts'
import { siteFile, type SiteFile } from '../site/files.ts'

const none = ["'none'"]
const self = ["'self'"]

/** What is read of Swagger UI, once. */
const swaggerUi = ['swagger-ui.css', 'swagger-ui-bundle.js']

/** Of brotli: somebody waits for the first answer. */
const quality = 9

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>The API of the calculator</title>
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

/** A script of its own, for the policy allows none in the page. The document stays with us: no validator is asked. */
const start = `SwaggerUIBundle({ url: 'openapi.json', dom_id: '#docs', deepLinking: true, validatorUrl: null })`

/** The description of the API for people to read and try, at docs beside openapi.json. For Node: it reads files. */
export function createDocs(): Hono {
  let files: ReturnType<typeof readFiles> | undefined
  const docs = new Hono()
  docs.use('/docs/*', docsHeaders())
  docs.get('/docs/', (context) => context.redirect('../docs', 308))
  docs.all('/docs/:file?', async (context) => {
    // Most processes are never asked.
    files ??= readFiles()
    const file = (await files).get(context.req.param('file') ?? '')
    return file ? answerFile(context, file) : context.notFound()
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
    async ([name, content]) => [name, await siteFile(name || 'index.html', content, quality)] as const,
  )
  return new Map(await Promise.all(files))
}

/** Swagger UI draws its icons from data: addresses. */
function docsHeaders(): MiddlewareHandler {
  return secureHeaders({
    ...commonHeaders,
    contentSecurityPolicy: {
      defaultSrc: none,
      scriptSrc: self,
      styleSrc: self,
      imgSrc: [...self, 'data:'],
      connectSrc: self,
      baseUri: none,
      formAction: none,
      frameAncestors: none,
    },
  })
}
