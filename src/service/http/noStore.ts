import type { MiddlewareHandler } from 'hono'

/** Nobody keeps an answer, unless its handler says how long. */
export const noStore: MiddlewareHandler = async (context, next) => {
  await next()
  if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store')
}
