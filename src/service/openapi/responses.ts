import { problemKinds, type ProblemKind } from '../problem.ts'
import { exampleResult, exampleInstance } from './examples.ts'
import { headersOf } from './headers.ts'

type OwnHeaders = Parameters<typeof headersOf>

/** An operation has one response a status: some kinds are told together with another. */
const toldTogether: Partial<Record<ProblemKind, ProblemKind[]>> = {
  'bad-json': ['broken-off'],
  'out-of-time': ['busy', 'not-served'],
}

/** The kinds that are told with another, and what does not even keep to HTTP and gets to no operation. */
const undescribedKinds = ['broken-off', 'busy', 'not-served', 'bad-request', 'too-many-headers'] as const

type DescribedKind = Exclude<ProblemKind, (typeof undescribedKinds)[number]>

const describedKinds = Object.keys(problemKinds).filter(
  (kind) => !undescribedKinds.some((each) => each === kind),
) as DescribedKind[]

/** The headers that only the answers to some problems have. */
const problemHeaders: Partial<Record<ProblemKind, OwnHeaders>> = {
  'unknown-key': ['WWW-Authenticate'],
  'wrong-method': ['Allow'],
  'too-many-requests': ['Retry-After'],
  'out-of-time': ['Retry-After'],
}

export const responseComponents = {
  instance: {
    description: 'The client and plan year, as in its document.',
    headers: headersOf('ETag'),
    content: {
      'application/json': { schema: schema('instance'), examples: { instance: { value: exampleInstance } } },
    },
  },
  withoutBody: { description: 'It is there; HEAD sends no body.', headers: headersOf('ETag') },
  result: {
    description: 'What the year costs under each plan, and which plan suits best.',
    headers: headersOf(),
    content: {
      'application/json': { schema: schema('outputs'), examples: { result: { value: exampleResult } } },
    },
  },
  description: {
    description: 'This document.',
    headers: headersOf('ETag'),
    content: { 'application/json': { schema: { type: 'object' } } },
  },
  notModified: { description: 'The caller has these bytes already.', headers: headersOf('ETag') },
  preflight: {
    description: 'A page of this origin may call.',
    headers: headersOf(
      'Access-Control-Allow-Headers',
      'Access-Control-Allow-Methods',
      'Access-Control-Max-Age',
    ),
  },
  ...Object.fromEntries(
    describedKinds.map((kind) => [kind, problemResponse(kind, ...(toldTogether[kind] ?? []))]),
  ),
}

/** A reference to a response above. */
export function response(name: keyof typeof responseComponents | DescribedKind) {
  return { $ref: `#/components/responses/${name}` }
}

/** The responses to problems, by their status. */
export function problemResponses(...names: DescribedKind[]) {
  return Object.fromEntries(names.map((name) => [problemKinds[name].status, response(name)]))
}

function problemResponse(...names: ProblemKind[]) {
  const examples = names.map((name) => {
    const { status, title } = problemKinds[name]
    return [name, { value: { type: `urn:mediplan:problem:${name}`, title, status } }] as const
  })
  return {
    description: `${names.map((name) => problemKinds[name].title).join('. Or: ')}.`,
    headers: headersOf(...names.flatMap((name) => problemHeaders[name] ?? [])),
    content: {
      'application/problem+json': { schema: schema('problem'), examples: Object.fromEntries(examples) },
    },
  }
}

function schema(name: 'instance' | 'outputs' | 'problem') {
  return { $ref: `${name}.schema.json` }
}
