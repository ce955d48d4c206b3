import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

const encoder = new TextEncoder()

/** A JSON response. Its Content-Length lets the compression middleware skip short bodies. */
export function jsonResponse(
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
