import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin, ServerOptions } from 'vite'

/** Development server options that hide local files from pages of other origins. */
export const privateServer = {
  // By default, any page on localhost may read the sources and the token of the HMR socket.
  cors: false,
  fs: {
    deny: [
      'keys.json',
      // Wrangler's secrets.
      '.dev.vars',
      '.dev.vars.*',
      // Vite's defaults, which this option replaces.
      '.env',
      '.env.*',
      '*.{crt,pem,key,p12,pfx,cer,der}',
      '.npmrc',
      '.yarnrc.yml',
      '**/.git/**',
    ],
  },
} satisfies ServerOptions

/**
 * Responds 403 to requests from other origins, except when the user opens a page. CORS is not enough, because it does
 * not apply to scripts and images.
 */
export function sameOriginOnly(): Plugin {
  const guard = (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    response.setHeader('Content-Security-Policy', "frame-ancestors 'self'")
    if (isAllowed(request)) return next()
    response.statusCode = 403
    response.end('Requests from other origins are not allowed')
  }
  return {
    name: 'same-origin-only',
    // Before Vite's own middleware, which opens files in the editor.
    configureServer: { order: 'pre', handler: ({ middlewares }) => void middlewares.use(guard) },
    configurePreviewServer: { order: 'pre', handler: ({ middlewares }) => void middlewares.use(guard) },
  }
}

function isAllowed({ url = '', headers }: IncomingMessage) {
  const site = headers['sec-fetch-site'] ?? inferSite(headers)
  if (site === 'same-origin') return true
  // Not even a link from another origin may open the editor.
  if (/__open-in-editor/i.test(url)) return false
  const isNavigation = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
  return site === undefined || site === 'none' || isNavigation
}

/** Browsers omit Sec-Fetch-Site unless the page is served over HTTPS or from localhost. */
function inferSite({ origin, host }: IncomingMessage['headers']) {
  if (origin === undefined) return undefined
  return origin.replace(/^https?:\/\//, '') === host ? 'same-origin' : 'cross-site'
}
