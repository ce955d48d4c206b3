import { corsPolicy, requestIdPattern } from '../http/responseHeaders.ts'

const text = { type: 'string' }
const count = { type: 'integer', minimum: 0 }

/** Every response has these headers, with the same values. */
const constantHeaders = {
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

/** Any response may have these headers. */
const optionalHeaders = {
  'Access-Control-Allow-Origin': {
    description: 'The origin of the calling page, if it is allowed.',
    schema: { ...text, examples: ['https://benefits.example.com'] },
  },
  'Access-Control-Expose-Headers': {
    description: 'The response headers that the page may read.',
    schema: { const: corsPolicy.exposeHeaders.join(',') },
  },
  'Content-Encoding': { description: 'The compression of the body.', schema: { const: 'gzip' } },
  'Content-Length': { description: 'In bytes.', schema: count },
  'Permissions-Policy': {
    description: 'The browser features that the calculator may not use, where it is served next to the API.',
    schema: { ...text, examples: ['camera=(), geolocation=()'] },
  },
  RateLimit: {
    description: 'The remaining requests, and the seconds until the limit resets.',
    schema: {
      ...text,
      pattern: '^limit=\\d+, remaining=\\d+, reset=\\d+$',
      examples: ['limit=6000, remaining=5999, reset=60'],
    },
  },
  'RateLimit-Policy': {
    description: 'The allowed requests, and the window in seconds.',
    schema: { ...text, pattern: '^\\d+;w=\\d+$', examples: ['6000;w=60'] },
  },
  Vary: { description: 'The request headers on which the response depends.', schema: text },
  'X-Request-Id': {
    description:
      "Identifies the request in the service's log, if it has one: the caller's own ID if it has this form.",
    schema: {
      ...text,
      pattern: requestIdPattern,
      examples: ['0b9f5c1e-5d2a-4f3c-9c55-2f7f6f3d8a10'],
    },
  },
}

/** Responses that name one of these headers always have it. */
const specificHeaders = {
  Allow: { description: 'The allowed methods.', schema: { ...text, examples: ['GET, HEAD'] } },
  'Access-Control-Allow-Headers': {
    description: 'The request headers that the page may send.',
    schema: { const: corsPolicy.allowHeaders.join(',') },
  },
  'Access-Control-Allow-Methods': {
    description: 'The methods that the page may use.',
    schema: { const: corsPolicy.allowMethods.join(',') },
  },
  'Access-Control-Max-Age': {
    description: 'Seconds for which the browser may cache the preflight.',
    schema: { const: corsPolicy.maxAge },
  },
  'Cache-Control': { description: 'Who may cache the response, and for how long.', schema: text },
  'Content-Language': {
    description: 'The language of the texts, which is English for problems.',
    schema: { ...text, examples: ['en', 'es'] },
  },
  ETag: {
    description:
      'Identifies exactly these bytes; a weak one (W/) identifies the content, which a platform may have compressed.',
    schema: {
      ...text,
      pattern: '^(W/)?"[\\da-f]{32}(-gzip)?"$',
      examples: ['"5d41402abc4b2a76b9719d911017c592-gzip"'],
    },
  },
  'Retry-After': { description: 'Seconds after which to retry.', schema: count },
  'WWW-Authenticate': { description: 'The authentication scheme: an API key.', schema: { const: 'ApiKey' } },
}

type SpecificHeader = keyof typeof specificHeaders

export const headerComponents = {
  ...Object.fromEntries(
    Object.entries(constantHeaders).map(([name, value]) => [
      name,
      {
        description: 'A security header, the same on every response.',
        required: true,
        schema: { const: value },
      },
    ]),
  ),
  ...optionalHeaders,
  ...Object.fromEntries(
    Object.entries(specificHeaders).map(([name, header]) => [name, { ...header, required: true }]),
  ),
}

/** References to the headers of a response: the common ones and the named ones. */
export function headerRefs(...names: SpecificHeader[]) {
  const all = [...Object.keys(constantHeaders), ...Object.keys(optionalHeaders), 'Cache-Control', ...names]
  return Object.fromEntries(all.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}
