import type { Context } from 'hono'
import { problem } from '../problem.ts'

/** The answer to who wants to do something with what can only be got. */
export function onlyGet(context: Context): Response {
  return problem(context, 'wrong-method', [], { Allow: 'GET, HEAD' })
}
