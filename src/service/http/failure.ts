import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { problem } from '../problem.ts'

/** The answer to what was thrown. Of an error that nobody foresaw the log hears, and the caller nothing. */
export function failure(report: (error: Error, context: Context) => void) {
  return (error: Error, context: Context): Response => {
    if (error instanceof HTTPException) return error.getResponse()
    // A caller who has left in the middle of the body is no fault of ours.
    if (context.req.raw.signal.aborted) return problem(context, 'broken-off')
    report(error, context)
    return problem(context, 'fault')
  }
}
