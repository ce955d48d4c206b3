import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

const encoder = new TextEncoder()

/** An answer in JSON. It says how long it is: a short one is not worth compressing. */
export function jsonAnswer(
  context: Context,
  payload: unknown,
  status: ContentfulStatusCode = 200,
  headers: Record<string, string> = {},
): Response {
  const body = encoder.encode(JSON.stringify(payload))
  return context.body(body, status, {
    'Content-Type': 'application/json',
    ...headers,
    'Content-Length': String(body.byteLength),
  })
}
