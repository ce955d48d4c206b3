import type { MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { named, problem } from '../problem.ts'

/**
 * A page that was given the cookie XSRF-TOKEN repeats it in a header, which a page of another site cannot do.
 * Who has no such cookie has no session that could be abused.
 */
export const antiForgery: MiddlewareHandler = async (context, next) => {
  const token = getCookie(context, 'XSRF-TOKEN')
  return token === undefined || token === context.req.header('X-XSRF-TOKEN')
    ? next()
    : problem(context, 'forged', [named('/x-xsrf-token', 'the value of the cookie XSRF-TOKEN')])
}
