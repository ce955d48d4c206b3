import type { Context, MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { timeout } from 'hono/timeout'
import { problem, problemKinds, type ProblemKind } from '../problem.ts'
import type { ApiEnvironment } from './environment.ts'

/** Seconds after which it is worth trying again. */
const pause = '5'

/** Gives a request up after so many milliseconds: with 408 where its body has not come, with 503 where we are slow. */
export function timeLimit(milliseconds: number): MiddlewareHandler {
  return timeout(milliseconds, (context: Context<ApiEnvironment>) =>
    context.var.isBodyAwaited
      ? givenUp(context, 'too-slow')
      : givenUp(context, 'out-of-time', { 'Retry-After': pause }),
  )
}

function givenUp(context: Context<ApiEnvironment>, kind: ProblemKind, headers?: Record<string, string>) {
  context.set('isGivenUp', true)
  return new HTTPException(problemKinds[kind].status, { res: problem(context, kind, [], headers) })
}
