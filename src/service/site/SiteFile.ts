import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { getMimeType } from 'hono/utils/mime'
import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import { preconditionResponse } from '../http/preconditionResponse.ts'
import { methodNotAllowed } from '../http/problem.ts'

type Encoding = 'br' | 'gzip' | 'identity'

type Body = Uint8Array<ArrayBuffer>

/** A file in memory, compressed once. */
export interface SiteFile {
  type: string
  /** By encoding, best first. Small files and compressed formats have only identity. */
  bodies: { identity: Body } & Partial<Record<Encoding, Body>>
  hash: string
  /** Whether its name contains a hash of its content. */
  isHashed: boolean
}

/**
 * Reads the files of a built calculator, by path.
 * @param edit changes the page before it is served
 */
export async function readSite(
  folder: string,
  edit: (html: string) => string,
): Promise<Map<string, SiteFile>> {
  // First, because a wrong folder can be large.
  const page = edit(await readFile(join(folder, 'index.html'), 'utf8'))
  return new Map(
    await Promise.all(
      (await listFiles(folder)).map(async (path) => {
        const content = path === 'index.html' ? Buffer.from(page) : await readFile(join(folder, path))
        return [path, await createSiteFile(path, content)] as const
      }),
    ),
  )
}

/** The paths of the files in a folder and in the folders inside, with slashes. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/'))
}

/**
 * Compresses a file.
 * @param brotliQuality the maximum takes a second for half a megabyte
 */
export async function createSiteFile(
  path: string,
  content: Buffer,
  brotliQuality: number = constants.BROTLI_MAX_QUALITY,
): Promise<SiteFile> {
  const type = getMimeType(path) ?? 'application/octet-stream'
  const identity = new Uint8Array(content)
  const isCompressible = /^text|json|svg/.test(type) && identity.length > 512
  return {
    type,
    bodies: isCompressible
      ? { br: await compressBrotli(identity, brotliQuality), gzip: await compressGzip(identity), identity }
      : { identity },
    hash: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    isHashed: path.startsWith('assets/'),
  }
}

async function compressBrotli(content: Uint8Array, quality: number) {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }
  return new Uint8Array(await promisify(brotliCompress)(content, options))
}

async function compressGzip(content: Uint8Array) {
  return new Uint8Array(await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }))
}

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
