import type { Context, MiddlewareHandler } from 'hono'
import { rateLimiter } from 'hono-rate-limiter'
import { problem } from '../problem.ts'
import type { ApiEnvironment } from './environment.ts'
import { networkOf } from './networkOf.ts'
import { RequestCounts } from './RequestCounts.ts'

/** So many requests in so many seconds, counted in this process; or a counter that the platform keeps. */
export type RateLimit =
  | { requests: number; seconds: number }
  | { binding: { limit(counter: { key: string }): Promise<{ success: boolean }> } }

/** Seconds to wait where the platform's counter does not say. */
const pause = '60'

/** Counts by client and address, and refuses what is too much; without a limit nothing is. */
export function rateLimit(
  limit: RateLimit | undefined,
  addressOf: (context: Context) => string = () => '',
): MiddlewareHandler<ApiEnvironment> {
  if (!limit) return (_, next) => next()
  const common = {
    // Keys that are nobody's share one counter, so that guessing does not open a new one each time.
    keyGenerator: (context: Context<ApiEnvironment>) =>
      JSON.stringify([
        networkOf(addressOf(context)),
        context.var.client ? context.req.header('is-api-key') : null,
      ]),
    handler: (context: Context<ApiEnvironment>) => {
      if ('binding' in limit) context.header('Retry-After', pause)
      return problem(context, 'too-many-requests')
    },
  }
  return 'binding' in limit
    ? rateLimiter<ApiEnvironment>({ ...common, binding: limit.binding })
    : rateLimiter<ApiEnvironment>({
        ...common,
        windowMs: limit.seconds * 1000,
        limit: limit.requests,
        standardHeaders: 'draft-7',
        store: new RequestCounts(limit.seconds * 1000),
      })
}
