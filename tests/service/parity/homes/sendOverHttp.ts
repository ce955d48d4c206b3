import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import type { Answer, Call } from '../exchange.ts'

/** Milliseconds without an answer, after which a call fails. */
const patience = 20_000

/**
 * By node:http, for fetch would tidy the path, add headers of its own and hide the coding. Each call has a connection
 * to itself, so that none can fail for what another left behind.
 */
export function sendOverHttp(
  port: number,
  { method, path, headers, body, isChunked, isUnfinished }: Call,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length =
      body === undefined || isChunked || isUnfinished ? {} : { 'Content-Length': Buffer.byteLength(body) }
    const call = request({
      host: '127.0.0.1',
      port,
      agent: false,
      method,
      path,
      headers: { ...headers, ...length },
      timeout: patience,
    })
    call.once('timeout', () => call.destroy(new Error(`No answer within ${patience / 1000} s`)))
    call.once('error', reject).once('response', (response) => {
      const isZipped = response.headers['content-encoding'] === 'gzip' && method !== 'HEAD'
      const answer = { status: response.statusCode ?? 0, headers: response.headers as Record<string, string> }
      text(isZipped ? response.pipe(createGunzip()) : response)
        .then((decompressed) => resolve({ ...answer, body: decompressed }), reject)
        .finally(() => call.destroy())
    })
    if (isUnfinished) call.write(body)
    else call.end(body)
  })
}
