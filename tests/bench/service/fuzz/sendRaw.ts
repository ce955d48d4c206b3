import { request, type Agent } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Call } from '../../../service/parity/exchange.ts'

/** Milliseconds; longer than the service's own timeouts. */
const timeout = 20_000

/** Sends a call unchanged, and returns the response without decompressing it. */
export function sendRaw(
  address: string,
  { method, path, headers, body }: Call,
  agent: Agent,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    // Passes the path separately, because URL would normalize it.
    const { hostname: host, port } = new URL(address)
    const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) }
    const call = request({
      host,
      port,
      agent,
      method,
      path,
      headers: { ...headers, ...length },
      signal: AbortSignal.timeout(timeout),
    })
    call.once('error', reject).once('response', (received) => {
      const responseHeaders = new Headers(
        Object.entries(received.headers).map(([name, value]): [string, string] => [name, String(value)]),
      )
      const status = received.statusCode!
      buffer(received).then((bytes) => {
        const content = [204, 304].includes(status) || method === 'HEAD' ? null : new Uint8Array(bytes)
        resolve(new Response(content, { status, headers: responseHeaders }))
      }, reject)
    })
    call.end(body)
  })
}
