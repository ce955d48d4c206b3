import type { MiddlewareHandler } from 'hono'
import { problem, issueAt } from './problem.ts'

const cookiePrefix = 'XSRF-TOKEN='

/**
 * Double-submit protection against cross-site request forgery: a request with the cookie XSRF-TOKEN repeats its value
 * in the header X-XSRF-TOKEN. A page of another site cannot read the cookie. Without the cookie, there is no session to
 * abuse.
 */
export const antiForgery: MiddlewareHandler = async (context, next) => {
  const { cookie = '', 'x-xsrf-token': header } = context.req.header()
  const token = findToken(cookie)
  return token === undefined || (header !== undefined && header === decode(token))
    ? next()
    : problem(context, 'forged', [issueAt('/x-xsrf-token', 'the value of the cookie XSRF-TOKEN')])
}

/** The first such cookie, quotes included, as the calculator reads it. A cookie parser would strip the quotes. */
function findToken(cookies: string): string | undefined {
  return cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(cookiePrefix))
    ?.slice(cookiePrefix.length)
}

/** Leaves a malformed escape sequence as it is, as the calculator does. */
function decode(token: string): string {
  try {
    return decodeURIComponent(token)
  } catch {
    return token
  }
}
