import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { HTTPException } from 'hono/http-exception'
import { methodNotAllowed as checkMethod } from 'hono/method-not-allowed'
import { timeout as limitTime } from 'hono/timeout'
import type { ApiEnvironment, AppOptions, ClientSource } from './http/AppOptions.ts'
import { serveDescription, serveInstance } from './http/cacheableJson.ts'
import { identifyClient } from './http/identifyClient.ts'
import { methodNotAllowed, problem, problemError, type ProblemKind } from './http/problem.ts'
import { rateLimit } from './http/rateLimit.ts'
import { receiveAnswers } from './http/receiveAnswers.ts'
import { crossOrigin, noStore, securityHeaders } from './http/responseHeaders.ts'
import { serveCalculation } from './http/serveCalculation.ts'

/**
 * The reference API as one web-standard fetch handler. Node, the edge, and the browser run the same handler.
 *
 * Serves under any base path:
 * - `GET mediplan/instance[/year]`: the client's document
 * - `POST mediplan/calculate[/year]`: the cost of every plan for the posted answers
 * - `GET openapi.json`: the description of this API
 *
 * The first two are in the language of the client that `Accept-Language` prefers.
 *
 * Every error is `application/problem+json` (RFC 9457), in English. Checks run in this order, cheap ones first, and
 * reveal nothing to a caller without a key: CORS preflight, path (404), method (405), rate (429), key (401), year (404),
 * and for a POST anti-forgery token (403), content type (415), size (413), JSON (400), answers (422). A caller with too
 * many waiting calculations gets 503. A request that exceeds the timeout gets 408 if its body is incomplete, otherwise 503.
 *
 * @param clients finds a client by its API key; null means that its documents cannot be served (503)
 */
export function createApp(clients: ClientSource, options: AppOptions = {}) {
  const { allowedOrigins = [], timeout = 10_000, compresses = true } = options
  const app = new Hono<ApiEnvironment>({ getPath: apiPath })

  app.use(securityHeaders(), noStore, crossOrigin(allowedOrigins), requestTimeout(timeout))
  app.use(checkMethod({ app, onMethodNotAllowed: methodNotAllowed }))

  const limitRate = rateLimit(options.rateLimit, options.callerAddress)
  const identify = identifyClient(clients, limitRate)
  app.get('/mediplan/instance/:year?', identify, serveInstance(compresses))
  app.post(
    '/mediplan/calculate/:year?',
    gzip(compresses),
    identify,
    receiveAnswers(),
    serveCalculation(options),
  )
  app.get(descriptionPath, serveDescription(compresses))
  app.notFound((context) => problem(context, 'nothing-here'))
  app.onError(handleError(options.onError ?? ((error) => console.error(error))))
  return app
}

const descriptionPath = '/openapi.json'

/** Removes the base path, so that no runtime has to rewrite URLs. openapi.json is next to mediplan/, not inside. */
function apiPath({ url }: Request): string {
  const { pathname } = new URL(url)
  // Greedy: the base path may contain /mediplan/ too.
  const path = /^.*(\/mediplan\/.*)$/.exec(pathname)?.[1]
  if (path !== undefined) return path === `/mediplan${descriptionPath}` ? descriptionPath : path
  return pathname.endsWith(descriptionPath) ? descriptionPath : pathname
}

/** Compresses problems of 1 kB and more. Instances and calculations are compressed once and stored. */
function gzip(isEnabled: boolean): MiddlewareHandler {
  return isEnabled ? compress({ encoding: 'gzip' }) : (_, next) => next()
}

/** Reports unexpected errors; never exposes them to the caller. */
function handleError(report: (error: Error, context: Context) => void) {
  return (error: Error, context: Context): Response => {
    if (error instanceof HTTPException) return error.getResponse()
    // The caller disconnected before the body was complete: not our error.
    if (context.req.raw.signal.aborted) return problem(context, 'broken-off')
    report(error, context)
    return problem(context, 'fault')
  }
}

/** Seconds. */
const retryAfter = '5'

/** Ends a request after a number of milliseconds: with 408 while its body is incomplete, otherwise with 503. */
function requestTimeout(milliseconds: number): MiddlewareHandler {
  return limitTime(milliseconds, (context: Context<ApiEnvironment>) =>
    context.var.isReadingBody
      ? timeoutError(context, 'too-slow')
      : timeoutError(context, 'out-of-time', { 'Retry-After': retryAfter }),
  )
}

function timeoutError(context: Context<ApiEnvironment>, kind: ProblemKind, headers?: Record<string, string>) {
  context.set('hasTimedOut', true)
  return problemError(context, kind, [], headers)
}
