import type { Call } from '../parity/exchange.ts'

/** A call as the web's own request. */
export function requestOf(origin: string, { method, path, headers, body }: Call): Request {
  // As bytes, for a text would bring a content type of its own.
  return new Request(origin + path, {
    method,
    headers,
    ...(body !== undefined && { body: new TextEncoder().encode(body) }),
  })
}
