import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { every } from 'hono/combine'
import type { ApiEnvironment } from './AppOptions.ts'
import { issueAt, problem } from './problem.ts'

/** Requires the anti-forgery token and JSON, and reads the body. */
export function receiveAnswers(): MiddlewareHandler {
  return every(antiForgery, requireJson, readBody())
}

const cookiePrefix = 'XSRF-TOKEN='

/**
 * Double-submit protection against cross-site request forgery: a request with the cookie XSRF-TOKEN repeats its value
 * in the header X-XSRF-TOKEN. A page of another site cannot read the cookie. Without the cookie, there is no session to
 * abuse.
 */
const antiForgery: MiddlewareHandler = async (context, next) => {
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

/** In bytes. */
export const maxBodySize = 256 * 1024

/** Responds 415 to anything but uncompressed JSON in UTF-8. */
const requireJson: MiddlewareHandler = async (context, next) => {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = context.req.header()
  if (!isJson(type))
    return problem(context, 'not-json', [issueAt('/content-type', 'application/json', type || 'nothing')])
  return encoding === 'identity'
    ? next()
    : problem(context, 'not-json', [issueAt('/content-encoding', 'identity', encoding)])
}

/**
 * Reads the whole body before the handler runs. Responds 413 as soon as it exceeds the limit, with or without a
 * Content-Length. While isReadingBody is set, a timeout responds 408.
 */
function readBody(): MiddlewareHandler<ApiEnvironment> {
  const limitSize = bodyLimit({
    maxSize: maxBodySize,
    onError: (context) =>
      problem(context, 'too-large', [issueAt('', `at most ${maxBodySize} bytes`, 'more')]),
  })
  return (context, next) => {
    context.set('isReadingBody', true)
    return limitSize(context, async () => {
      // Hono caches the text for the handler.
      await context.req.text()
      context.set('isReadingBody', false)
      await next()
    })
  }
}

function isJson(type: string) {
  const [name = '', ...parameters] = type
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  return (
    name === 'application/json' &&
    parameters.every((each) => !each.startsWith('charset') || each.replaceAll('"', '') === 'charset=utf-8')
  )
}
