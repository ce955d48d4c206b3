import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { named, problem } from '../problem.ts'

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

/** Refuses a larger body, with a length or without one, before anybody reads it. */
export function smallBody(): MiddlewareHandler {
  return bodyLimit({
    maxSize: largestBody,
    onError: (context) => problem(context, 'too-large', [named('', `at most ${largestBody} bytes`, 'more')]),
  })
}

function isJson(type: string) {
  const [name = '', ...parameters] = type
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  return (
    /^application\/([\w.-]+\+)?json$/.test(name) &&
    parameters.every((each) => !each.startsWith('charset') || each.replaceAll('"', '') === 'charset=utf-8')
  )
}
