import type { MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'

/**
 * Compresses an answer that is made for one caller, if it has a kilobyte or more: employees are on phones, and on bad
 * networks. What many ask for is compressed once, elsewhere.
 */
export function compressed(compresses: boolean): MiddlewareHandler {
  return compresses ? compress({ encoding: 'gzip' }) : (_, next) => next()
}
