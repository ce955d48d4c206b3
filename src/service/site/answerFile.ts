import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import { preconditionAnswer } from '../http/conditional.ts'
import { onlyGet } from '../http/onlyGet.ts'
import type { Encoding, SiteFile } from './files.ts'

/**
 * A file in the smallest encoding that the browser accepts, or 304 if it has the file already. Responds 405 to anything
 * but GET and HEAD.
 */
export function answerFile(context: Context, { type, bodies, hash, isHashed }: SiteFile): Response {
  if (!['GET', 'HEAD'].includes(context.req.method)) return onlyGet(context)
  const encoding = accepts(context, {
    header: 'Accept-Encoding',
    supports: Object.keys(bodies),
    default: 'identity',
    // Browsers name all encodings alike: the first of ours that is welcome, not the first of theirs.
    match: (welcome, { supports }) =>
      supports.find((each) => welcome.some(({ type: name, q }) => name === each && q > 0)) ?? 'identity',
  }) as Encoding
  const etag = `"${hash}-${encoding}"`
  const headers = {
    Vary: 'Accept-Encoding',
    'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
  }
  const instead = preconditionAnswer(context, etag, headers)
  if (instead) return instead
  return context.body(bodies[encoding] ?? bodies.identity, 200, {
    ...headers,
    ETag: etag,
    'Content-Type': type,
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  })
}
