import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'

/** What a page of another origin may send and read, in addition to what CORS always allows. */
export const corsPolicy = {
  allowMethods: ['GET', 'POST'],
  allowHeaders: ['content-type', 'is-api-key', 'is-session', 'x-xsrf-token'],
  exposeHeaders: ['ETag', 'Retry-After'],
  /** Seconds. */
  maxAge: 7200,
}

/** CORS for these origins. Other origins get no CORS headers, so their browsers block the response. */
export function crossOrigin(allowedOrigins: readonly string[]): MiddlewareHandler {
  const allowed = new Set(allowedOrigins)
  const addCorsHeaders = cors({ ...corsPolicy, origin: [...allowed] })
  return async (context, next) => {
    if (allowed.has(context.req.header('Origin') ?? '')) return addCorsHeaders(context, next)
    await next()
    // A cache must not serve a response without CORS headers to an allowed origin.
    if (allowed.size > 0) context.header('Vary', 'Origin', { append: true })
  }
}
