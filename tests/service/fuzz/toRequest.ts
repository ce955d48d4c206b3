import type { Call } from '../parity/exchange.ts'

/** Converts a call to a web Request. */
export function toRequest(origin: string, { method, path, headers, body }: Call): Request {
  // Bytes, because Request adds a Content-Type to text.
  return new Request(origin + path, {
    method,
    headers,
    ...(body !== undefined && { body: new TextEncoder().encode(body) }),
  })
}
