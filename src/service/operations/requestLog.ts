import { performance } from 'node:perf_hooks'
import type { MiddlewareHandler } from 'hono'
import { requestId, type RequestIdVariables } from 'hono/request-id'
import { routePath } from 'hono/route'
import { requestIdPattern } from '../http/responseHeaders.ts'
import { healthPaths } from './healthRoutes.ts'
import type { Log } from './log.ts'

/** The log's part of the environment that Node passes with a request. */
export interface RequestBindings {
  requestId?: string
}

interface Environment {
  Variables: RequestIdVariables
  Bindings: RequestBindings
}

/**
 * Logs each request: its route pattern, never its URL, and its client, never the key. Assigns it an ID: the caller's, if
 * it matches the pattern.
 */
export function requestLog(
  log: Log,
  findFolder: (key: string) => string | undefined,
): MiddlewareHandler<Environment> {
  const identify = requestId({
    // With a header name, the library would accept any word from that header.
    headerName: '',
    generator: ({ req }) => parseId(req.header('X-Request-Id')) ?? crypto.randomUUID(),
  })
  return (context, next) =>
    identify(context, async () => {
      const start = performance.now()
      const id = context.var.requestId
      context.env.requestId = id
      await next()
      context.res.headers.set('X-Request-Id', id)
      const route = routePath(context)
      // Health checks arrive every few seconds.
      log[healthPaths.includes(route) ? 'debug' : 'info'](
        {
          id,
          method: context.req.method,
          route,
          status: context.res.status,
          ms: Math.round((performance.now() - start) * 100) / 100,
          client: findFolder(context.req.header('is-api-key') ?? ''),
        },
        'request',
      )
    })
}

const idPattern = new RegExp(requestIdPattern)

function parseId(header = '') {
  return idPattern.test(header) ? header : undefined
}
