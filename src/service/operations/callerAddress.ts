import type { HttpBindings } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * Finds the address of who calls. Anyone can write an X-Forwarded-For, and each proxy adds to its end the address
 * that it was called from: what as many proxies as are ours have added can be trusted, and nothing before.
 */
export function callerAddress(proxies: number) {
  return (context: Context): string => {
    const added = context.req
      .header('X-Forwarded-For')
      ?.split(',')
      .at(-proxies || Infinity)
    return (
      withoutPort(added?.trim() ?? '') ||
      (getConnInfo(context as Context<{ Bindings: HttpBindings }>).remote.address ?? '')
    )
  }
}

/** Some proxies add the port, by which each connection would be another caller. */
function withoutPort(address: string) {
  return /^([\d.]+):\d+$/.exec(address)?.[1] ?? /^\[(.*)\](:\d+)?$/.exec(address)?.[1] ?? address
}
