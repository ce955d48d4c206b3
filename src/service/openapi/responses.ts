import { problemKinds, type ProblemKind } from '../http/problem.ts'
import { instanceExamples, resultExamples } from './examples.ts'
import { headerRefs } from './headers.ts'

type SpecificHeaders = Parameters<typeof headerRefs>

/** An operation has one response per status, so some kinds share the response of another kind. */
const sharedResponses = {
  'bad-json': ['broken-off'],
  'out-of-time': ['busy', 'not-served'],
} as const satisfies Partial<Record<ProblemKind, ProblemKind[]>>

/** Protocol errors never reach an operation. */
const protocolErrors = ['bad-request', 'too-many-headers'] as const

/** The kinds with a response of their own. */
type DescribedKind = Exclude<
  ProblemKind,
  (typeof sharedResponses)[keyof typeof sharedResponses][number] | (typeof protocolErrors)[number]
>

const undescribedKinds = new Set<ProblemKind>([...Object.values(sharedResponses).flat(), ...protocolErrors])

const describedKinds = (Object.keys(problemKinds) as ProblemKind[]).filter(
  (kind): kind is DescribedKind => !undescribedKinds.has(kind),
)

/** Headers that only some problems have. */
const problemHeaders: Partial<Record<ProblemKind, SpecificHeaders>> = {
  'unknown-key': ['WWW-Authenticate'],
  'wrong-method': ['Allow'],
  'too-many-requests': ['Retry-After'],
  'out-of-time': ['Retry-After'],
}

export const responseComponents = {
  instance: {
    description: "The client's document for the plan year, in one language.",
    headers: headerRefs('Content-Language', 'ETag'),
    content: {
      'application/json': { schema: schema('instance'), examples: instanceExamples },
    },
  },
  withoutBody: {
    description: 'The headers of GET, without a body.',
    headers: headerRefs('Content-Language', 'ETag'),
  },
  result: {
    description: 'The cost of the year under each plan, and the best plan.',
    headers: headerRefs('Content-Language'),
    content: {
      'application/json': { schema: schema('outputs'), examples: resultExamples },
    },
  },
  description: {
    description: 'This document.',
    headers: headerRefs('Content-Language', 'ETag'),
    content: { 'application/json': { schema: { type: 'object' } } },
  },
  notModified: {
    description: 'The caller has the current version.',
    headers: headerRefs('Content-Language', 'ETag'),
  },
  preflight: {
    description: 'A page of this origin may send the request.',
    headers: headerRefs(
      'Access-Control-Allow-Headers',
      'Access-Control-Allow-Methods',
      'Access-Control-Max-Age',
    ),
  },
  ...Object.fromEntries(describedKinds.map((kind) => [kind, problemResponse(kind, ...kindsSharing(kind))])),
}

export function response(name: keyof typeof responseComponents | DescribedKind) {
  return { $ref: `#/components/responses/${name}` }
}

export function problemResponses(...names: DescribedKind[]) {
  return Object.fromEntries(names.map((name) => [problemKinds[name].status, response(name)]))
}

function kindsSharing(kind: DescribedKind): readonly ProblemKind[] {
  const shared: Partial<Record<ProblemKind, readonly ProblemKind[]>> = sharedResponses
  return shared[kind] ?? []
}

function problemResponse(...names: ProblemKind[]) {
  const examples = names.map((name) => {
    const { status, title } = problemKinds[name]
    return [name, { value: { type: `urn:mediplan:problem:${name}`, title, status } }] as const
  })
  return {
    description: `${names.map((name) => problemKinds[name].title).join('. Or: ')}.`,
    headers: headerRefs('Content-Language', ...names.flatMap((name) => problemHeaders[name] ?? [])),
    content: {
      'application/problem+json': { schema: schema('problem'), examples: Object.fromEntries(examples) },
    },
  }
}

function schema(name: 'instance' | 'outputs' | 'problem') {
  return { $ref: `${name}.schema.json` }
}
