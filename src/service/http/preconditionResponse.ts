import type { Context } from 'hono'
import { problem, issueAt } from './problem.ts'

/**
 * Evaluates the preconditions of a GET or HEAD, in the order of RFC 9110, section 13.2.2: If-Match (412), then
 * If-None-Match (304). Date preconditions do not apply, because no response has a Last-Modified.
 * @param headers the headers of the 200, which the 304 repeats
 * @returns undefined if the caller should get the representation
 */
export function preconditionResponse(
  context: Context,
  etag: string,
  headers: Record<string, string>,
): Response | undefined {
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = context.req.header()
  if (ifMatch !== undefined && !includes(ifMatch, etag, isStrongMatch))
    return problem(context, 'changed', [issueAt('/if-match', 'the current ETag', ifMatch)])
  if (ifNoneMatch !== undefined && includes(ifNoneMatch, etag, isWeakMatch))
    return context.body(null, 304, { ...headers, ETag: etag })
  return undefined
}

function includes(tags: string, etag: string, isMatch: (one: string, other: string) => boolean) {
  return tags.trim() === '*' || (tags.match(/(W\/)?"[^"]*"/g) ?? []).some((tag) => isMatch(tag, etag))
}

function isStrongMatch(one: string, other: string) {
  return one === other && !one.startsWith('W/')
}

function isWeakMatch(one: string, other: string) {
  return one.replace(/^W\//, '') === other.replace(/^W\//, '')
}
