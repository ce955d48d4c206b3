import type { Context } from 'hono'
import { sha256 } from 'hono/utils/crypto'
import document from '../../contract/generated/openapi.json' with { type: 'json' }
import type { ApiEnvironment } from './AppOptions.ts'
import { gzip, negotiateEncoding, type Bytes, type Encoding } from './encoding.ts'
import { languageHeaders } from './identifyClient.ts'
import { preconditionResponse } from './preconditionResponse.ts'

/** JSON text that many requests ask for. */
interface CacheableJson {
  body: string
  language: string
}

/** A text in one encoding. Its strong ETag differs for every text, language, and encoding. */
interface Representation {
  bytes: Bytes
  etag: string
}

const apiDescription: CacheableJson = { body: JSON.stringify(document), language: 'en' }

/** Creates each representation once and releases it together with its text. */
const representations = new WeakMap<CacheableJson, Map<Encoding, Representation>>()

/** Responds with the client's instance as it is in its file, in one language. */
export function serveInstance(compresses: boolean) {
  return (context: Context<ApiEnvironment>) => {
    const { localizedYear } = context.var
    return respond(context, localizedYear, compresses, {
      // A browser may store it but revalidates each time, because a client can change at any time.
      'Cache-Control': 'private, no-cache',
      ...languageHeaders(localizedYear.language, ['Accept-Encoding', 'is-api-key']),
    })
  }
}

export function serveDescription(compresses: boolean) {
  return (context: Context) =>
    respond(context, apiDescription, compresses, {
      'Cache-Control': 'no-cache',
      'Content-Language': apiDescription.language,
      Vary: 'Accept-Encoding',
    })
}

async function respond(
  context: Context,
  json: CacheableJson,
  compresses: boolean,
  headers: Record<string, string>,
): Promise<Response> {
  const encoding = compresses ? negotiateEncoding(context) : 'identity'
  const { bytes, etag: strong } = await findRepresentation(json, encoding)
  // A platform that compresses does not say for which requests, so the ETag cannot identify the bytes.
  const etag = compresses ? strong : `W/${strong}`
  const early = preconditionResponse(context, etag, headers)
  if (early) return early
  return context.body(bytes, 200, {
    'Content-Type': 'application/json',
    ...headers,
    ETag: etag,
    'Content-Length': String(bytes.byteLength),
    ...(encoding === 'gzip' && { 'Content-Encoding': encoding }),
  })
}

async function findRepresentation(json: CacheableJson, encoding: Encoding): Promise<Representation> {
  const cached = representations.get(json) ?? new Map<Encoding, Representation>()
  representations.set(json, cached)
  // Stores the result rather than its promise, which on workerd belongs to the request that created it.
  const representation = cached.get(encoding) ?? (await createRepresentation(json, encoding))
  cached.set(encoding, representation)
  return representation
}

async function createRepresentation(
  { body, language }: CacheableJson,
  encoding: Encoding,
): Promise<Representation> {
  const bytes = new TextEncoder().encode(body)
  const hash = (await sha256(`${language} ${body}`))?.slice(0, 32)
  return encoding === 'gzip'
    ? { bytes: await gzip(bytes), etag: `"${hash}-gzip"` }
    : { bytes, etag: `"${hash}"` }
}
