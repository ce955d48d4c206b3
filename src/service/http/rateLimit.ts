import type { Context, MiddlewareHandler } from 'hono'
import { rateLimiter } from 'hono-rate-limiter'
import { expandIPv6 } from 'hono/utils/ipaddr'
import { problem } from '../problem.ts'
import type { ApiEnvironment } from './environment.ts'
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

/** The longest text of an address. */
const longestAddress = '2001:0db8:0000:0000:0000:0000:255.255.255.255'.length

/**
 * What tells callers apart: an IPv4 address, however it is written (an IPv6 socket sees 192.0.2.1 as ::ffff:192.0.2.1),
 * or the first 64 bits of an IPv6 address, since one caller has the whole network of the other 64.
 */
function networkOf(address: string) {
  const withoutZone = address.replace(/%.*$/, '')
  if (!URL.canParse(`http://[${withoutZone}]`)) return address.slice(0, longestAddress)
  const whole = expandIPv6(new URL(`http://[${withoutZone}]`).hostname.slice(1, -1))
  const groups = whole.split(':')
  if (!whole.startsWith('0000:0000:0000:0000:0000:ffff:')) return groups.slice(0, 4).join(':')
  return groups
    .slice(6)
    .flatMap((group) => [group.slice(0, 2), group.slice(2)])
    .map((byte) => Number.parseInt(byte, 16))
    .join('.')
}
