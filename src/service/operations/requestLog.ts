import { performance } from 'node:perf_hooks'
import type { MiddlewareHandler } from 'hono'
import { requestId, type RequestIdVariables } from 'hono/request-id'
import { routePath } from 'hono/route'
import { requestIdPattern } from '../http/requestIdPattern.ts'
import { healthPaths } from './healthRoutes.ts'
import type { Log } from './log.ts'

/** What Node passes to the API as the environment of a request. */
export interface RequestBindings {
  requestId?: string
}

interface Environment {
  Variables: RequestIdVariables
  Bindings: RequestBindings
}

/**
 * Assigns each request an ID, the caller's own if it has the form of one, and logs it: with the route pattern, never
 * the URL; with the client, never its key.
 * @param findFolder finds the client's folder by its key
 */
export function requestLog(
  log: Log,
  findFolder: (key: string) => string | undefined,
): MiddlewareHandler<Environment> {
  const identify = requestId({
    // The library would accept any word from the header.
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
