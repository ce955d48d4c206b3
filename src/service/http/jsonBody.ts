import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { named, problem } from '../problem.ts'
import type { ApiEnvironment } from './environment.ts'

/** The most that a body may hold, in bytes. */
export const largestBody = 256 * 1024

/** Refuses what is not sent as JSON in UTF-8, uncompressed. */
export const jsonOnly: MiddlewareHandler = async (context, next) => {
  const { 'content-type': type = '', 'content-encoding': coding = 'identity' } = context.req.header()
  if (!isJson(type))
    return problem(context, 'not-json', [named('/content-type', 'application/json', type || 'nothing')])
  return coding === 'identity'
    ? next()
    : problem(context, 'not-json', [named('/content-encoding', 'identity', coding)])
}

/**
 * Waits until the whole body is there, and refuses a larger one, with a length or without, before it is. Meanwhile it
 * is the caller whom the time goes to.
 */
export function wholeBody(): MiddlewareHandler<ApiEnvironment> {
  const limited = bodyLimit({
    maxSize: largestBody,
    onError: (context) => problem(context, 'too-large', [named('', `at most ${largestBody} bytes`, 'more')]),
  })
  return (context, next) => {
    context.set('isBodyAwaited', true)
    return limited(context, async () => {
      // Kept with the request, for whoever reads it next.
      await context.req.text()
      context.set('isBodyAwaited', false)
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
