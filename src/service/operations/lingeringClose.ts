import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'

/** Milliseconds and bytes for the rest of a request body. */
const maxWait = 5000
const maxBytes = 16 * 1024 * 1024

/**
 * Closes a connection whose request body was not read, as nginx's lingering_close does. Closing it at once would reset
 * it, and a caller who is still sending would lose the response. So this sends the whole response, then reads and
 * discards the rest of the body, and only then ends the response.
 */
export const lingeringClose: MiddlewareHandler<{ Bindings: HttpBindings }> = async (context, next) => {
  await next()
  const { incoming } = context.env
  // Node parses what has already arrived.
  if (!incoming.complete) await setImmediate()
  if (incoming.complete) return
  context.res.headers.set('Connection', 'close')
  const { body, status, headers } = context.res
  const thenDiscard = new TransformStream({ flush: () => discardBody(incoming) })
  if (body) context.res = new Response(body.pipeThrough(thenDiscard), { status, headers })
}

async function discardBody(incoming: IncomingMessage) {
  if (incoming.closed) return
  let received = 0
  const tooLarge = new AbortController()
  // Removes the listeners of the code that read the beginning. They would buffer the rest.
  incoming.removeAllListeners('data').on('data', ({ length }: Buffer) => {
    received += length
    if (received > maxBytes) tooLarge.abort()
  })
  incoming.resume()
  const signal = AbortSignal.any([tooLarge.signal, AbortSignal.timeout(maxWait)])
  // Emitted when the body ends, and when the caller disconnects.
  await once(incoming, 'close', { signal }).catch(() => undefined)
  incoming.pause()
}
