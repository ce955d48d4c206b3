import { performance } from 'node:perf_hooks'
import type { MiddlewareHandler } from 'hono'
import { requestId, type RequestIdVariables } from 'hono/request-id'
import { routePath } from 'hono/route'
import { requestIdPattern } from '../http/requestIdPattern.ts'
import { healthPaths } from './health.ts'
import type { Log } from './log.ts'

/** What the home knows of a request, and hands on to the API as its environment. */
export interface RequestFacts {
  requestId?: string
}

interface Environment {
  Variables: RequestIdVariables
  Bindings: RequestFacts
}

/**
 * Gives every request an id, the caller's own where it is nothing but an id, and the log a line for it: the route's
 * pattern, never its address; the client, never its key.
 * @param folderOf finds the client by its key
 */
export function requestLog(
  log: Log,
  folderOf: (key: string) => string | undefined,
): MiddlewareHandler<Environment> {
  const identify = requestId({
    // It would take any word.
    headerName: '',
    generator: ({ req }) => ownId(req.header('X-Request-Id')) ?? crypto.randomUUID(),
  })
  return (context, next) =>
    identify(context, async () => {
      const start = performance.now()
      const id = context.var.requestId
      context.env.requestId = id
      await next()
      context.res.headers.set('X-Request-Id', id)
      const route = routePath(context)
      // These are asked every few seconds.
      log[healthPaths.includes(route) ? 'debug' : 'info'](
        {
          id,
          method: context.req.method,
          route,
          status: context.res.status,
          ms: Math.round((performance.now() - start) * 100) / 100,
          client: folderOf(context.req.header('is-api-key') ?? ''),
        },
        'request',
      )
    })
}

const idForm = new RegExp(requestIdPattern)

function ownId(header = '') {
  return idForm.test(header) ? header : undefined
}
