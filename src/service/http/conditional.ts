import type { Context } from 'hono'
import { named, problem } from '../problem.ts'

/**
 * The answer to a GET or HEAD whose preconditions say not to send the representation, in the order of RFC 9110,
 * section 13.2.2: If-Match fails with 412, then If-None-Match ends with 304. Dates are not compared, since nothing here
 * has one.
 * @param headers of the 304: the same as those of the 200.
 */
export function preconditionAnswer(
  context: Context,
  etag: string,
  headers: Record<string, string>,
): Response | undefined {
  const { 'if-match': wanted, 'if-none-match': known } = context.req.header()
  if (wanted !== undefined && !names(wanted, etag, isSameStrongly))
    return problem(context, 'changed', [named('/if-match', 'the ETag of what is there now', wanted)])
  if (known !== undefined && names(known, etag, isSameWeakly))
    return context.body(null, 304, { ...headers, ETag: etag })
  return undefined
}

function names(tags: string, etag: string, isSame: (one: string, other: string) => boolean) {
  return tags.trim() === '*' || (tags.match(/(W\/)?"[^"]*"/g) ?? []).some((tag) => isSame(tag, etag))
}

function isSameStrongly(one: string, other: string) {
  return one === other && !one.startsWith('W/')
}

function isSameWeakly(one: string, other: string) {
  return one.replace(/^W\//, '') === other.replace(/^W\//, '')
}
