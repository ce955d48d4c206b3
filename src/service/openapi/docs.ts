import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { html } from 'hono/html'
import { secureHeaders } from 'hono/secure-headers'
import { commonHeaders } from '../http/securityHeaders.ts'

const none = ["'none'"]
const self = ["'self'"]

const swaggerUi = fileURLToPath(new URL('.', import.meta.resolve('swagger-ui-dist/package.json')))
const files = ['swagger-ui.css', 'swagger-ui-bundle.js']

const page = html`<!doctype html>
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
  </html>`

/** A script of its own, for the policy allows none in the page. The document stays with us: no validator is asked. */
const start = `SwaggerUIBundle({ url: 'openapi.json', dom_id: '#docs', deepLinking: true, validatorUrl: null })`

/** The description of the API for people to read and try, at docs beside openapi.json. For Node: it reads files. */
export function createDocs(): Hono {
  const docs = new Hono()
  docs.use('/docs/*', docsHeaders(), compress())
  docs.get('/docs', (context) => context.html(page))
  docs.get('/docs/start.js', (context) => context.body(start, 200, { 'Content-Type': 'text/javascript' }))
  for (const file of files) docs.get(`/docs/${file}`, serveStatic({ root: swaggerUi, path: file }))
  return docs
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
