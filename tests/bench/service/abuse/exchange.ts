import { request, type Agent } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Call } from '../../../service/parity/exchange.ts'

/** Milliseconds: longer than the service itself waits. */
const patience = 20_000

/** Sends a call byte for byte, and gives the answer as it came, still compressed. */
export function exchange(
  address: string,
  { method, path, headers, body }: Call,
  agent: Agent,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    // The path by itself, for an address would be tidied.
    const { hostname: host, port } = new URL(address)
    const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) }
    const call = request({
      host,
      port,
      agent,
      method,
      path,
      headers: { ...headers, ...length },
      signal: AbortSignal.timeout(patience),
    })
    call.once('error', reject).once('response', (received) => {
      const answered = new Headers(
        Object.entries(received.headers).map(([name, value]): [string, string] => [name, String(value)]),
      )
      const status = received.statusCode!
      buffer(received).then((bytes) => {
        const content = [204, 304].includes(status) || method === 'HEAD' ? null : new Uint8Array(bytes)
        resolve(new Response(content, { status, headers: answered }))
      }, reject)
    })
    call.end(body)
  })
}
