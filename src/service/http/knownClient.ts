import type { MiddlewareHandler } from 'hono'
import { named, problem } from '../problem.ts'
import type { ApiEnvironment } from './environment.ts'
import type { ClientSource } from './options.ts'

type Check = MiddlewareHandler<ApiEnvironment>

/** Finds the client that the key names. A key that names nobody goes on: requireClient comes after the rate limit. */
export function findClient(clients: ClientSource): Check {
  return async (context, next) => {
    const client = await clients.get(context.req.header('is-api-key') ?? '')
    if (client === null) return problem(context, 'not-served', [], { 'Retry-After': '30' })
    if (client) context.set('client', client)
    return next()
  }
}

export const requireClient: Check = async (context, next) =>
  context.var.client
    ? next()
    : problem(context, 'unknown-key', [named('/is-api-key', 'the key of a client')], {
        'WWW-Authenticate': 'ApiKey',
      })

export const findYear: Check = async (context, next) => {
  const { current, years } = context.var.client
  const year = context.req.param('year')
  const clientYear = year === undefined ? current : years.get(yearNumber(year))
  if (!clientYear) return problem(context, 'no-such-year', [named('/year', 'a year of this client', year)])
  context.set('clientYear', clientYear)
  return next()
}

/** Digits alone are a year: 02028 is 2028. */
function yearNumber(text: string) {
  return /^\d+$/.test(text) ? Number(text) : NaN
}
