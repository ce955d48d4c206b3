import type { MiddlewareHandler } from 'hono'
import type { ApiEnvironment } from './ApiEnvironment.ts'
import type { ClientSource } from './AppOptions.ts'
import { problem, issueAt } from './problem.ts'

type Middleware = MiddlewareHandler<ApiEnvironment>

/** Finds the client of the API key. An unknown key passes: requireClient rejects it after the rate limit. */
export function findClient(clients: ClientSource): Middleware {
  return async (context, next) => {
    const client = await clients.get(context.req.header('is-api-key') ?? '')
    if (client === null) return problem(context, 'not-served', [], { 'Retry-After': '30' })
    if (client) context.set('client', client)
    return next()
  }
}

export const requireClient: Middleware = async (context, next) =>
  context.var.client
    ? next()
    : problem(context, 'unknown-key', [issueAt('/is-api-key', 'the key of a client')], {
        'WWW-Authenticate': 'ApiKey',
      })

export const findYear: Middleware = async (context, next) => {
  const { current, years } = context.var.client
  const year = context.req.param('year')
  const clientYear = year === undefined ? current : years.get(parseYear(year))
  if (!clientYear) return problem(context, 'no-such-year', [issueAt('/year', 'a year of this client', year)])
  context.set('clientYear', clientYear)
  return next()
}

/** Only digits, with leading zeros: 02028 is 2028. */
function parseYear(text: string) {
  return /^\d+$/.test(text) ? Number(text) : NaN
}
