import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ApiEnvironment } from './ApiEnvironment.ts'
import { problem, issueAt } from './problem.ts'

/** In bytes. */
export const maxBodySize = 256 * 1024

/** Responds 415 to anything but uncompressed JSON in UTF-8. */
export const requireJson: MiddlewareHandler = async (context, next) => {
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
export function readBody(): MiddlewareHandler<ApiEnvironment> {
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
