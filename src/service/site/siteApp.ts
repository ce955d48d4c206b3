import { Hono, type Context } from 'hono'
import { siteHeaders } from '../http/responseHeaders.ts'
import { createDocs } from './createDocs.ts'
import { serveFile, type SiteFile } from './SiteFile.ts'

interface SiteOptions {
  files: ReadonlyMap<string, SiteFile>
  /** @param env the environment of the request, as Hono passes it */
  api: (request: Request, env: unknown) => Response | Promise<Response>
  /** The path that serves the calculator, with a slash at both ends. */
  base: string
  apiHost?: string | undefined
  frameAncestors?: readonly string[]
}

/** One route each, because the log and the metrics identify a request by its route. */
const apiRoutes = ['mediplan/instance/:year?', 'mediplan/calculate/:year?', 'mediplan/*', 'openapi.json']

/** The built calculator, the API, and its documentation on one origin. */
export function createSiteApp({ files, api, base, apiHost, frameAncestors }: SiteOptions) {
  const app = new Hono()
  app.use(siteHeaders({ apiHost, frameAncestors }))
  // The API at / would hide a calculator below /mediplan/.
  for (const prefix of base.startsWith('/mediplan/') ? [base] : new Set(['/', base])) {
    for (const route of apiRoutes) app.all(prefix + route, ({ req, env }) => api(req.raw, env))
  }
  app.route(base, createDocs())
  if (base !== '/') app.get(base.slice(0, -1), (context) => context.redirect(base, 308))
  app.all(`${base}*`, (context) => {
    const path = context.req.path.slice(base.length)
    const file =
      files.get(path || 'index.html') ?? (isScreen(context, path) ? files.get('index.html') : undefined)
    return file ? serveFile(context, file) : context.notFound()
  })
  return app
}

/**
 * A screen's URL has no file and serves the page. A browser that opens any other URL gets the page too, which says what to
 * do. Monitors, link previews, and curl, which accept anything, get it only for a screen, so that a wrong path of a health
 * check or a script responds 404. So does a missing asset.
 */
function isScreen({ req }: Context, path: string) {
  if (path.startsWith('assets/')) return false
  const mode = req.header('Sec-Fetch-Mode')
  const accept = req.header('Accept') ?? '*/*'
  if (mode === 'navigate' || accept.includes('text/html')) return true
  return mode === undefined && accept.includes('*/*') && screenPath.test(path)
}

/** The paths of the calculator's screens, relative to its base path. */
const screenPath = /^((personal|coverage|scenario|results|preview\/\d+)\/?)?$/
