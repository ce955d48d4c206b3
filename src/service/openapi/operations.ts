import { maxBodySize } from '../http/receiveAnswers.ts'
import { exampleAnswers } from './examples.ts'
import { problemResponses, response } from './responses.ts'

/** Problems that any request with a key may have. */
const commonProblems = ['unknown-key', 'too-many-requests', 'fault', 'out-of-time'] as const

/**
 * The operations on a client's instance.
 * @param hasYear whether the path has a plan year; otherwise they use the current one
 */
export function instancePath(hasYear: boolean) {
  const common = {
    tags: ['calculator'],
    parameters: [session, acceptEncoding, acceptLanguage, ifMatch, ifNoneMatch],
  }
  const problems = problemResponses(
    'changed',
    ...commonProblems,
    ...(hasYear ? (['no-such-year'] as const) : []),
  )
  const suffix = hasYear ? 'OfYear' : ''
  return withPreflight(`instance${suffix}`, hasYear, {
    get: {
      ...common,
      operationId: `getInstance${suffix}`,
      summary: "What a client's calculator shows and asks",
      description: "The client's document for its current plan year, or for the one in the path.",
      responses: { 200: response('instance'), 304: response('notModified'), ...problems },
    },
    head: {
      ...common,
      operationId: `headInstance${suffix}`,
      summary: 'The headers of GET',
      description: 'The headers of the response to GET, without its body.',
      responses: { 200: response('withoutBody'), 304: response('notModified'), ...problems },
    },
  })
}

/** The calculation. */
export function calculatePath(hasYear: boolean) {
  const suffix = hasYear ? 'OfYear' : ''
  return withPreflight(`calculate${suffix}`, hasYear, {
    post: {
      tags: ['calculator'],
      operationId: `calculate${suffix}`,
      summary: 'The cost of a year under each plan',
      description: 'Nothing is stored: the same answers give the same result.',
      parameters: [session, acceptEncoding, acceptLanguage, ...antiForgeryToken],
      requestBody: {
        required: true,
        description: `The employee's answers: at most ${maxBodySize / 1024} KiB of UTF-8.`,
        content: {
          'application/json': {
            schema: { $ref: 'inputs.schema.json' },
            examples: { answers: { value: exampleAnswers } },
          },
        },
      },
      responses: {
        200: response('result'),
        ...problemResponses(
          ...(['bad-json', 'forged', 'too-slow', 'too-large', 'not-json', 'unfit-answers'] as const),
          ...commonProblems,
          ...(hasYear ? (['no-such-year'] as const) : []),
        ),
      },
    },
  })
}

function withPreflight(name: string, hasYear: boolean, operations: object) {
  return {
    ...(hasYear && { parameters: [year] }),
    ...operations,
    options: {
      tags: ['cross-origin'],
      operationId: `preflight${name[0]?.toUpperCase()}${name.slice(1)}`,
      summary: 'CORS preflight',
      description: 'Browsers send this before a request from a page of another origin.',
      security: [],
      parameters: preflightHeaders,
      responses: { 204: response('preflight'), ...problemResponses('wrong-method') },
    },
  }
}

const session = header(
  'is-session',
  "The visitor's session, sent by the calculator. This service ignores it.",
)
const acceptEncoding = header('Accept-Encoding', 'With gzip, the response is compressed.')
const acceptLanguage = {
  ...header(
    'Accept-Language',
    "The preferred languages. The response is in the first of them that the client has, otherwise in the client's first language.",
  ),
  example: 'es-MX,es;q=0.9,en;q=0.8',
}
const ifNoneMatch = header('If-None-Match', 'The ETags that the caller has. A match responds 304.')
const ifMatch = header('If-Match', 'The ETags to accept. No match responds 412. A weak ETag never matches.')
const year = {
  name: 'year',
  in: 'path',
  required: true,
  description: 'The plan year to preview.',
  schema: { type: 'string', pattern: '^\\d+$' },
  example: '2028',
}
const antiForgeryToken = [
  { ...header('XSRF-TOKEN', 'The anti-forgery token, if the caller has one.'), in: 'cookie' },
  header('X-XSRF-TOKEN', 'The decoded value of the cookie XSRF-TOKEN; required with the cookie.'),
]

/** Describe the request that a browser asks permission for. */
const preflightHeaders = [
  header('Origin', 'The origin of the page.'),
  header('Access-Control-Request-Method', 'The method of the request.'),
  header('Access-Control-Request-Headers', 'The headers of the request.'),
]

function header(name: string, description: string) {
  return { name, in: 'header', description, schema: { type: 'string' } }
}

const description = {
  tags: ['description'],
  security: [],
  parameters: [acceptEncoding, ifMatch, ifNoneMatch],
}
const descriptionProblems = {
  304: response('notModified'),
  ...problemResponses('changed', 'fault', 'out-of-time'),
}

export const descriptionPath = withPreflight('description', false, {
  get: {
    ...description,
    operationId: 'getDescription',
    summary: 'This document',
    description: 'The API in OpenAPI 3.1. Needs no key.',
    responses: { 200: response('description'), ...descriptionProblems },
  },
  head: {
    ...description,
    operationId: 'headDescription',
    summary: 'The headers of GET',
    description: 'The headers of the response to GET, without its body.',
    responses: { 200: response('withoutBody'), ...descriptionProblems },
  },
})
