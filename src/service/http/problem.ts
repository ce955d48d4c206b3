import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Issue } from '../../contract/ContractError.ts'
import type { FieldError, ProblemDetails } from '../../contract/generated/problem.d.ts'

/** Every kind of problem, by the last segment of its `type`, which is part of the API. */
export const problemKinds = {
  'bad-json': { status: 400, title: 'The body is not JSON' },
  'broken-off': { status: 400, title: 'The body is incomplete' },
  'unknown-key': { status: 401, title: 'Unknown API key' },
  forged: { status: 403, title: 'The anti-forgery token is missing or wrong' },
  'nothing-here': { status: 404, title: 'Not found' },
  'no-such-year': { status: 404, title: 'This client does not have that plan year' },
  'wrong-method': { status: 405, title: 'Method not allowed' },
  'too-slow': { status: 408, title: 'The request took too long to arrive' },
  changed: { status: 412, title: 'The ETag does not match If-Match' },
  'too-large': { status: 413, title: 'The body is too large' },
  'not-json': { status: 415, title: 'The body must be uncompressed JSON in UTF-8' },
  'unfit-answers': { status: 422, title: 'Some answers are missing or not accepted' },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  fault: { status: 500, title: 'Something went wrong on our side' },
  'out-of-time': { status: 503, title: 'The response took too long' },
  busy: { status: 503, title: 'Too many calculations are waiting' },
  'not-served': { status: 503, title: 'This client is temporarily unavailable' },
  // Protocol errors, which never reach the app.
  'bad-request': { status: 400, title: 'This is not an HTTP request' },
  'too-many-headers': { status: 431, title: 'The headers are too large' },
} as const

export type ProblemKind = keyof typeof problemKinds

const maxErrors = 50
const maxPointerLength = 200
const maxDetailLength = 300

/**
 * An error response (RFC 9457), in English. Each field error locates its field by JSON Pointer and quotes only a limited
 * part of the request.
 */
export function problem(
  context: Context,
  kind: ProblemKind,
  issues: Issue[] = [],
  headers: Record<string, string> = {},
): Response {
  const { status, title } = problemKinds[kind]
  const details: ProblemDetails = { type: `urn:mediplan:problem:${kind}`, title, status }
  if (issues.length > 0) details.errors = issues.slice(0, maxErrors).map(toFieldError)
  const body = encoder.encode(JSON.stringify(details))
  return context.body(body, status, {
    'Cache-Control': 'no-store',
    ...headers,
    'Content-Type': 'application/problem+json',
    'Content-Language': 'en',
    // The compression middleware skips short bodies.
    'Content-Length': String(body.byteLength),
  })
}

export function problemError(
  context: Context,
  kind: ProblemKind,
  issues?: Issue[],
  headers?: Record<string, string>,
): HTTPException {
  return new HTTPException(problemKinds[kind].status, { res: problem(context, kind, issues, headers) })
}

export function methodNotAllowed(context: Context, allowed = ['GET', 'HEAD']): Response {
  return problem(context, 'wrong-method', [], { Allow: allowed.join(', ') })
}

/** An issue with the body (''), or with a header or path parameter, which its name locates. */
export function issueAt(pointer: string, expected: string, found = 'something else'): Issue {
  return { pointer, expected, found }
}

function toFieldError({ pointer, expected, found }: Issue): FieldError {
  const detail = `expected ${expected}, found ${found}`
  return { pointer: limitPointer(pointer), detail: detail.slice(0, maxDetailLength) }
}

/** Falls back to a parent: a truncated pointer would locate something else. */
function limitPointer(pointer: string) {
  return pointer.length <= maxPointerLength
    ? pointer
    : pointer.slice(0, pointer.lastIndexOf('/', maxPointerLength))
}

const encoder = new TextEncoder()
