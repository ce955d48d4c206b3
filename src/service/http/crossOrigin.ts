import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'

/** What a page of another origin may send and read; GET needs no mention, nor do the plain headers. */
export const crossOriginTerms = {
  allowMethods: ['GET', 'POST'],
  allowHeaders: ['content-type', 'is-api-key', 'is-session', 'x-xsrf-token'],
  exposeHeaders: ['ETag', 'Retry-After'],
  /** Seconds. */
  maxAge: 7200,
}

/** Lets pages of these origins call; any other origin gets no word on it, so that its browser refuses. */
export function crossOrigin(allowedOrigins: readonly string[]): MiddlewareHandler {
  const allowed = new Set(allowedOrigins)
  const welcome = cors({ ...crossOriginTerms, origin: [...allowed] })
  return async (context, next) => {
    if (allowed.has(context.req.header('Origin') ?? '')) return welcome(context, next)
    await next()
    // A cache must not give an answer without these headers to a page that needs them.
    if (allowed.size > 0) context.header('Vary', 'Origin', { append: true })
  }
}
