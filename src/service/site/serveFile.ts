import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import { preconditionResponse } from '../http/preconditionResponse.ts'
import { methodNotAllowed } from '../http/problem.ts'
import type { Encoding, SiteFile } from './SiteFile.ts'

/**
 * Responds with a file in the smallest encoding that the browser accepts, or with 304 if it has the file already.
 * Responds 405 to anything but GET and HEAD.
 *
 * Our own code, because `serveStatic` of @hono/node-server and sirv do not parse the weights in Accept-Encoding
 * ("br;q=0, gzip;q=0.5"), have no strong ETag and no If-Match, and need compressed files on disk. The page exists only
 * in memory, because its settings are written at startup.
 */
export function serveFile(context: Context, { type, bodies, hash, isHashed }: SiteFile): Response {
  if (!['GET', 'HEAD'].includes(context.req.method)) return methodNotAllowed(context)
  const encoding = accepts(context, {
    header: 'Accept-Encoding',
    supports: Object.keys(bodies),
    default: 'identity',
    // Browsers accept all encodings equally, so our order counts.
    match: (accepted, { supports }) =>
      supports.find((each) => accepted.some(({ type: name, q }) => name === each && q > 0)) ?? 'identity',
  }) as Encoding
  const etag = `"${hash}-${encoding}"`
  const headers = {
    Vary: 'Accept-Encoding',
    'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
  }
  const early = preconditionResponse(context, etag, headers)
  if (early) return early
  return context.body(bodies[encoding] ?? bodies.identity, 200, {
    ...headers,
    ETag: etag,
    'Content-Type': type,
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  })
}
