import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'

/** For how long the rest of a body is waited for, in milliseconds, and how many bytes of it are taken. */
const patience = 5000
const most = 16 * 1024 * 1024

/**
 * An answer may be there before the body that nobody wants to read. Its connection ends with it, for what comes next
 * is that body; but not at once: closing on bytes that have arrived unread resets the connection, and a caller who is
 * still sending would lose the answer. So the answer is sent whole, and ended when the body is through.
 */
export const unreadBody: MiddlewareHandler<{ Bindings: HttpBindings }> = async (context, next) => {
  await next()
  const { incoming } = context.env
  // What has arrived already may not have been looked at.
  if (!incoming.complete) await setImmediate()
  if (incoming.complete) return
  context.res.headers.set('Connection', 'close')
  const { body, status, headers } = context.res
  const thenDrained = new TransformStream({ flush: () => drain(incoming) })
  if (body) context.res = new Response(body.pipeThrough(thenDrained), { status, headers })
}

async function drain(incoming: IncomingMessage) {
  if (incoming.closed) return
  let taken = 0
  const enough = new AbortController()
  // Who has read its beginning would keep the rest.
  incoming.removeAllListeners('data').on('data', ({ length }: Buffer) => {
    taken += length
    if (taken > most) enough.abort()
  })
  incoming.resume()
  const signal = AbortSignal.any([enough.signal, AbortSignal.timeout(patience)])
  // It closes when it has ended, and when the caller has left.
  await once(incoming, 'close', { signal }).catch(() => undefined)
  incoming.pause()
}
