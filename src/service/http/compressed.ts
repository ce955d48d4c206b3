import type { MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'

/**
 * Bytes that a server may send before it must wait for the caller (RFC 6928), less what the headers take: an answer
 * within them arrives no sooner for being smaller, and to compress it would cost more than the calculation.
 */
const firstFlight = 12 * 1024

/** Compresses a long answer that is made for one caller. What many ask for is compressed once, elsewhere. */
export function compressed(compresses: boolean): MiddlewareHandler {
  return compresses ? compress({ encoding: 'gzip', threshold: firstFlight }) : (_, next) => next()
}
