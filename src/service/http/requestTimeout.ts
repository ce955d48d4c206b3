import type { Context, MiddlewareHandler } from 'hono'
import { timeout } from 'hono/timeout'
import type { ApiEnvironment } from './ApiEnvironment.ts'
import { problemError, type ProblemKind } from './problem.ts'

/** Seconds. */
const retryAfter = '5'

/** Ends a request after a number of milliseconds: with 408 while its body is incomplete, otherwise with 503. */
export function requestTimeout(milliseconds: number): MiddlewareHandler {
  return timeout(milliseconds, (context: Context<ApiEnvironment>) =>
    context.var.isReadingBody
      ? timeoutError(context, 'too-slow')
      : timeoutError(context, 'out-of-time', { 'Retry-After': retryAfter }),
  )
}

function timeoutError(context: Context<ApiEnvironment>, kind: ProblemKind, headers?: Record<string, string>) {
  context.set('hasTimedOut', true)
  return problemError(context, kind, [], headers)
}
