import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { checkExchange } from './openapi/checkExchange.ts'

/** A request that every host can receive byte for byte. */
export interface Call {
  /** For test names and error messages. */
  name: string
  method: string
  /** As on the wire, with the query. */
  path: string
  headers: Record<string, string>
  body?: string | undefined
  /** Sends the body without Content-Length. */
  isChunked?: boolean
  /** Sends a body that does not end. */
  isUnfinished?: boolean
}

export interface RecordedResponse {
  status: number
  headers: Record<string, string>
  /** Decompressed. */
  body: string
}

/** Milliseconds. */
const timeout = 20_000

/**
 * Uses node:http, because fetch normalizes the path, adds headers, and hides the encoding. Each call has its own
 * connection, so that calls do not affect each other.
 */
export function sendOverHttp(address: string, sent: Call): Promise<RecordedResponse> {
  const { method, path, headers, body, isUnfinished } = sent
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address)
    const call = request({
      hostname,
      port,
      agent: false,
      method,
      path,
      headers: { ...headers, ...lengthHeader(sent) },
      timeout,
    })
    call.once('timeout', () => call.destroy(new Error(`No response within ${timeout / 1000} s`)))
    call.once('error', reject).once('response', (response) => {
      const isCompressed = response.headers['content-encoding'] === 'gzip' && method !== 'HEAD'
      const recorded = {
        status: response.statusCode ?? 0,
        headers: response.headers as Record<string, string>,
      }
      text(isCompressed ? response.pipe(createGunzip()) : response)
        .then((decompressed) => resolve({ ...recorded, body: decompressed }), reject)
        .finally(() => call.destroy())
    })
    if (isUnfinished) call.write(body)
    else call.end(body)
  })
}

/** The Content-Length of a call, as a server receives it. */
export function lengthHeader({ body, isChunked, isUnfinished }: Call): Record<string, string> {
  return body === undefined || isChunked || isUnfinished
    ? {}
    : { 'Content-Length': String(Buffer.byteLength(body)) }
}

/** Converts a call to a web Request. */
export function toRequest(origin: string, { method, path, headers, body }: Call): Request {
  // Bytes, because Request adds a Content-Type to text.
  return new Request(origin + path, {
    method,
    headers,
    ...(body !== undefined && { body: new TextEncoder().encode(body) }),
  })
}

/**
 * Checks that a recorded response is as openapi.json describes.
 * @throws Error with everything that is not described
 */
export async function checkRecorded(call: Call, { status, headers, body }: RecordedResponse): Promise<void> {
  const content = [204, 304].includes(status) || call.method === 'HEAD' ? null : body
  // The recorded body is decompressed.
  const { 'content-encoding': _, ...rest } = headers
  await checkExchange(toRequest('http://localhost', call), new Response(content, { status, headers: rest }))
}
