import type { HttpBindings } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * Finds the caller's address behind a number of proxies. Anyone can send X-Forwarded-For, and each proxy appends the
 * address of its caller. So behind two proxies, the caller's address is the second entry from the end.
 *
 * Our own code, because proxy-addr accepts a header with fewer entries than proxies, which bypassed some of them, and
 * keeps the port that some proxies append.
 */
export function forwardedAddress(proxies: number) {
  return (context: Context): string => {
    const forwarded = context.req
      .header('X-Forwarded-For')
      ?.split(',')
      .at(-proxies || Infinity)
    return (
      withoutPort(forwarded?.trim() ?? '') ||
      (getConnInfo(context as Context<{ Bindings: HttpBindings }>).remote.address ?? '')
    )
  }
}

/** With its port, each connection would count as another caller. */
function withoutPort(address: string) {
  return /^([\d.]+):\d+$/.exec(address)?.[1] ?? /^\[(.*)\](:\d+)?$/.exec(address)?.[1] ?? address
}
