import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin, ServerOptions } from 'vite'

/** Settings of the development servers that keep their files from the pages of other origins. */
export const privateServer = {
  // Vite's default lets every page on localhost read the sources and the token of the update socket.
  cors: false,
  fs: {
    deny: [
      'keys.json',
      // Wrangler's secrets.
      '.dev.vars',
      '.dev.vars.*',
      // Vite's own list, which setting one replaces.
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
 * Answers requests of the server's own pages, and visits to them. Other origins cannot embed, load, or call anything.
 * CORS alone does not prevent this: it does not apply to scripts and images.
 */
export function sameOriginOnly(): Plugin {
  const guard = (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    response.setHeader('Content-Security-Policy', "frame-ancestors 'self'")
    if (isAllowed(request)) return next()
    response.statusCode = 403
    response.end('Not from here')
  }
  return {
    name: 'same-origin-only',
    // Before Vite's own middleware, which opens files in the editor.
    configureServer: { order: 'pre', handler: ({ middlewares }) => void middlewares.use(guard) },
    configurePreviewServer: { order: 'pre', handler: ({ middlewares }) => void middlewares.use(guard) },
  }
}

function isAllowed({ url = '', headers }: IncomingMessage) {
  const site = headers['sec-fetch-site'] ?? siteOf(headers)
  if (site === 'same-origin') return true
  // A link from another origin may not open the editor either.
  if (/__open-in-editor/i.test(url)) return false
  const isOpened = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
  return site === undefined || site === 'none' || isOpened
}

/** For requests without Sec-Fetch-Site: browsers omit it when the page is not served over HTTPS or from localhost. */
function siteOf({ origin, host }: IncomingMessage['headers']) {
  if (origin === undefined) return undefined
  return origin.replace(/^https?:\/\//, '') === host ? 'same-origin' : 'cross-site'
}
