import type { Context, MiddlewareHandler } from 'hono'
import { rateLimiter } from 'hono-rate-limiter'
import { callerNetwork } from './callerNetwork.ts'
import type { ApiEnvironment } from './ApiEnvironment.ts'
import { FixedWindowStore } from './FixedWindowStore.ts'
import type { AppOptions } from './AppOptions.ts'
import { problem } from './problem.ts'

/** Seconds for Retry-After, because the platform's counter does not report the end of its window. */
const platformRetryAfter = '60'

/** Counts requests by API key and caller. Responds 429 above the limit. */
export function rateLimit(
  limit: AppOptions['rateLimit'],
  callerAddress: (context: Context) => string = () => '',
): MiddlewareHandler<ApiEnvironment> {
  if (!limit) return (_, next) => next()
  const common = {
    // Unknown keys share one counter, so that each guessed key does not start a new one.
    keyGenerator: (context: Context<ApiEnvironment>) =>
      JSON.stringify([
        callerNetwork(callerAddress(context)),
        context.var.client ? context.req.header('is-api-key') : null,
      ]),
    handler: (context: Context<ApiEnvironment>) => {
      if ('binding' in limit) context.header('Retry-After', platformRetryAfter)
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
        store: new FixedWindowStore(limit.seconds * 1000),
      })
}
