import type { MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { timeout } from 'hono/timeout'
import { problem } from '../problem.ts'

/** Seconds after which it is worth trying again. */
const pause = '5'

/** Gives a request up after so many milliseconds, be it its body or its client that does not come. */
export function timeLimit(milliseconds: number): MiddlewareHandler {
  return timeout(
    milliseconds,
    (context) =>
      new HTTPException(503, { res: problem(context, 'out-of-time', [], { 'Retry-After': pause }) }),
  )
}
