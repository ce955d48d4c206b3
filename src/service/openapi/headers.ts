import { crossOriginTerms } from '../http/crossOrigin.ts'
import { requestIdPattern } from '../http/requestIdPattern.ts'

const text = { type: 'string' }
const count = { type: 'integer', minimum: 0 }

/** The same words with every answer, for whichever browser shows it. */
const alwaysTheSame = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'X-DNS-Prefetch-Control': 'off',
  'X-Download-Options': 'noopen',
  'X-Frame-Options': 'DENY',
  'X-Permitted-Cross-Domain-Policies': 'none',
  'X-XSS-Protection': '0',
}

/** What else an answer may carry, whichever it is. */
const sometimes = {
  'Access-Control-Allow-Origin': {
    description: 'The origin of the calling page, if it is one of those that are let in.',
    schema: { ...text, examples: ['https://benefits.example.com'] },
  },
  'Access-Control-Expose-Headers': {
    description: 'What else such a page may read.',
    schema: { const: crossOriginTerms.exposeHeaders.join(',') },
  },
  'Content-Encoding': { description: 'How the body is compressed.', schema: { const: 'gzip' } },
  'Content-Length': { description: 'Bytes.', schema: count },
  'Permissions-Policy': {
    description: 'What the calculator may not do in a browser, where it is served beside the API.',
    schema: { ...text, examples: ['camera=(), geolocation=()'] },
  },
  RateLimit: {
    description: 'How many requests the caller has left, and for how many seconds that holds.',
    schema: {
      ...text,
      pattern: '^limit=\\d+, remaining=\\d+, reset=\\d+$',
      examples: ['limit=600, remaining=599, reset=60'],
    },
  },
  'RateLimit-Policy': {
    description: 'How many requests are allowed in how many seconds.',
    schema: { ...text, pattern: '^\\d+;w=\\d+$', examples: ['600;w=60'] },
  },
  Vary: { description: 'Which headers of a request the answer depends on.', schema: text },
  'X-Request-Id': {
    description:
      "Names the request in the service's log, where it keeps one: the caller's own id if it is of this form.",
    schema: {
      ...text,
      pattern: requestIdPattern,
      examples: ['0b9f5c1e-5d2a-4f3c-9c55-2f7f6f3d8a10'],
    },
  },
}

/** What some answers carry always. */
const own = {
  Allow: { description: 'The methods that are allowed here.', schema: { ...text, examples: ['GET, HEAD'] } },
  'Access-Control-Allow-Headers': {
    description: 'What such a page may send.',
    schema: { const: crossOriginTerms.allowHeaders.join(',') },
  },
  'Access-Control-Allow-Methods': {
    description: 'What such a page may do.',
    schema: { const: crossOriginTerms.allowMethods.join(',') },
  },
  'Access-Control-Max-Age': {
    description: 'For how many seconds that holds.',
    schema: { const: crossOriginTerms.maxAge },
  },
  'Cache-Control': { description: 'Who may keep the answer, and for how long.', schema: text },
  ETag: {
    description:
      'Names exactly these bytes; a weak one (W/), the content, which a platform may have compressed.',
    schema: {
      ...text,
      pattern: '^(W/)?"[\\da-f]{32}(-gzip)?"$',
      examples: ['"5d41402abc4b2a76b9719d911017c592-gzip"'],
    },
  },
  'Retry-After': { description: 'After how many seconds to try again.', schema: count },
  'WWW-Authenticate': { description: 'That the key is missing.', schema: { const: 'ApiKey' } },
}

type OwnHeader = keyof typeof own

export const headerComponents = {
  ...Object.fromEntries(
    Object.entries(alwaysTheSame).map(([name, value]) => [
      name,
      {
        description: 'A security header, the same with every answer.',
        required: true,
        schema: { const: value },
      },
    ]),
  ),
  ...sometimes,
  ...Object.fromEntries(Object.entries(own).map(([name, header]) => [name, { ...header, required: true }])),
}

/** The headers of an answer: those that every answer has or may have, and its own. */
export function headersOf(...names: OwnHeader[]) {
  const all = [...Object.keys(alwaysTheSame), ...Object.keys(sometimes), 'Cache-Control', ...names]
  return Object.fromEntries(all.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}
