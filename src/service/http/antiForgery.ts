import type { MiddlewareHandler } from 'hono'
import { named, problem } from '../problem.ts'

const cookieStart = 'XSRF-TOKEN='

/**
 * A page that was given the cookie XSRF-TOKEN repeats it in a header, which a page of another site cannot do.
 * Who has no such cookie has no session that could be abused.
 */
export const antiForgery: MiddlewareHandler = async (context, next) => {
  const { cookie = '', 'x-xsrf-token': repeated } = context.req.header()
  const token = tokenIn(cookie)
  return token === undefined || (repeated !== undefined && repeated === decoded(token))
    ? next()
    : problem(context, 'forged', [named('/x-xsrf-token', 'the value of the cookie XSRF-TOKEN')])
}

/** The first one, with its quotes, as a page reads it: a parser of cookies would take the quotes off. */
function tokenIn(cookies: string): string | undefined {
  return cookies
    .split(';')
    .map((each) => each.trim())
    .find((each) => each.startsWith(cookieStart))
    ?.slice(cookieStart.length)
}

/** As it was before it was put into code; as it stands where it is in none, as the calculator repeats it. */
function decoded(token: string): string {
  try {
    return decodeURIComponent(token)
  } catch {
    return token
  }
}
