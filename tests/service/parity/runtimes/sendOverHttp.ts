import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import type { Call, RecordedResponse } from '../exchange.ts'

/** Milliseconds. */
const timeout = 20_000

/**
 * Uses node:http, because fetch normalizes the path, adds headers, and hides the encoding. Each call has its own
 * connection, so that calls do not affect each other.
 */
export function sendOverHttp(
  port: number,
  { method, path, headers, body, isChunked, isUnfinished }: Call,
): Promise<RecordedResponse> {
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
