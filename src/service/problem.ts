import type { Context } from 'hono'
import type { Issue } from '../contract/ContractError.ts'
import type { FieldError, ProblemDetails } from '../contract/generated/problem.d.ts'
import { jsonAnswer } from './http/jsonAnswer.ts'

/** Every way in which a request can fail. */
export const problemKinds = {
  'bad-json': { status: 400, title: 'The body is not JSON' },
  'broken-off': { status: 400, title: 'The body did not arrive completely' },
  'unknown-key': { status: 401, title: 'This API key is not known' },
  forged: { status: 403, title: 'The anti-forgery token is missing or wrong' },
  'nothing-here': { status: 404, title: 'There is nothing here' },
  'no-such-year': { status: 404, title: 'This client has no such plan year' },
  'wrong-method': { status: 405, title: 'This method is not allowed here' },
  'too-slow': { status: 408, title: 'The request did not arrive in time' },
  changed: { status: 412, title: 'This does not have the ETag that If-Match names' },
  'too-large': { status: 413, title: 'The body is too large' },
  'not-json': { status: 415, title: 'Only JSON is accepted here' },
  'unfit-answers': { status: 422, title: 'The answers do not fit' },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  fault: { status: 500, title: 'Something went wrong here' },
  'out-of-time': { status: 503, title: 'This took too long' },
  busy: { status: 503, title: 'Too many calculations are waiting' },
  'not-served': { status: 503, title: 'This client cannot be served at present' },
  // What no app is ever asked, for it never becomes a request.
  'bad-request': { status: 400, title: 'Not a valid HTTP request' },
  'too-many-headers': { status: 431, title: 'The headers are too large' },
} as const

export type ProblemKind = keyof typeof problemKinds

const mostErrors = 50
const longestPointer = 200
const longestDetail = 300

/**
 * An answer that says what went wrong (RFC 9457); each error names its field by JSON Pointer.
 * It repeats no more of a request than helps to find the place, however much there was.
 */
export function problem(
  context: Context,
  kind: ProblemKind,
  issues: Issue[] = [],
  headers: Record<string, string> = {},
): Response {
  const { status, title } = problemKinds[kind]
  const details: ProblemDetails = { type: `urn:mediplan:problem:${kind}`, title, status }
  if (issues.length > 0) details.errors = issues.slice(0, mostErrors).map(fieldError)
  return jsonAnswer(context, details, status, {
    'Cache-Control': 'no-store',
    ...headers,
    'Content-Type': 'application/problem+json',
  })
}

/** A problem of a header or of a part of the address, by its name there. */
export function named(pointer: string, expected: string, found = 'something else'): Issue {
  return { pointer, expected, found }
}

function fieldError({ pointer, expected, found }: Issue): FieldError {
  const detail = `expected ${expected}, found ${found}`
  return { pointer: withinLength(pointer), detail: detail.slice(0, longestDetail) }
}

/** Of a place whose own name is too long, the place that holds it: a pointer cut short would lead elsewhere. */
function withinLength(pointer: string) {
  return pointer.length <= longestPointer
    ? pointer
    : pointer.slice(0, pointer.lastIndexOf('/', longestPointer))
}
