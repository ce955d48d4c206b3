import type { Context, MiddlewareHandler } from 'hono'
import { rateLimiter } from 'hono-rate-limiter'
import ipaddr from 'ipaddr.js'
import type { ApiEnvironment, AppOptions } from './AppOptions.ts'
import { FixedWindowStore } from './FixedWindowStore.ts'
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

/** The longest textual form of an IP address. */
const maxLength = '2001:0db8:0000:0000:0000:0000:255.255.255.255'.length

/**
 * Identifies a caller by its IPv4 address, however it is written (an IPv6 socket sees 192.0.2.1 as ::ffff:192.0.2.1),
 * or by the /64 network of its IPv6 address, because one caller has the whole network. Returns text that is not
 * an IPv6 address as it is, up to a maximum length.
 */
export function callerNetwork(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address.slice(0, maxLength)
  const ip = ipaddr.IPv6.parse(address)
  if (ip.isIPv4MappedAddress()) return ip.toIPv4Address().toString()
  return ip.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')
}
