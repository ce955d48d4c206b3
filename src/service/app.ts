import { Hono } from 'hono'
import { every } from 'hono/combine'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { antiForgery } from './http/antiForgery.ts'
import { apiPath } from './http/apiPath.ts'
import { answerCalculation } from './http/calculation.ts'
import { compressed } from './http/compressed.ts'
import { crossOrigin } from './http/crossOrigin.ts'
import { answerDescription } from './http/description.ts'
import type { ApiEnvironment } from './http/environment.ts'
import { failure } from './http/failure.ts'
import { answerInstance } from './http/instance.ts'
import { jsonOnly, wholeBody } from './http/jsonBody.ts'
import { findClient, findYear, requireClient } from './http/knownClient.ts'
import { noStore } from './http/noStore.ts'
import type { AppOptions, ClientSource } from './http/options.ts'
import { rateLimit } from './http/rateLimit.ts'
import { securityHeaders } from './http/securityHeaders.ts'
import { timeLimit } from './http/timeLimit.ts'
import { problem } from './problem.ts'

/**
 * The reference API: one web-standard fetch handler, wherever it runs.
 * It answers at mediplan/* and openapi.json under any path.
 *
 * A request is checked in this order, so that what is cheap to refuse is refused first and nobody unknown learns
 * anything: origin (a preflight ends here), path 404, method 405, then key and rate 429, 401, year 404, and of what
 * is posted the anti-forgery token 403, the type 415, the size 413, the JSON 400 and the answers 422.
 * A caller with too many waiting calculations gets 503. So does a request that takes too long, or 408 if its body has
 * not arrived.
 */
export function createApp(clients: ClientSource, options: AppOptions = {}) {
  const { allowedOrigins = [], timeout = 10_000, compresses = true } = options
  const app = new Hono<ApiEnvironment>({ getPath: apiPath })

  app.use(securityHeaders(), noStore, crossOrigin(allowedOrigins), timeLimit(timeout))
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (context, methods) =>
        problem(context, 'wrong-method', [], { Allow: methods.join(', ') }),
    }),
  )

  const limited = rateLimit(options.rateLimit, options.addressOf)
  const known = every(findClient(clients), limited, requireClient, findYear)
  const posted = every(antiForgery, jsonOnly, wholeBody())
  app.get('/mediplan/instance/:year?', known, answerInstance(compresses))
  app.post('/mediplan/calculate/:year?', compressed(compresses), known, posted, answerCalculation(options))
  app.get('/openapi.json', answerDescription(compresses))
  app.notFound((context) => problem(context, 'nothing-here'))
  app.onError(failure(options.onError ?? ((error) => console.error(error))))
  return app
}
