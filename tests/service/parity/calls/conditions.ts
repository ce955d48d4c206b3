import type { Call } from '../exchange.ts'
import { json, key, load, post } from './call.ts'

/**
 * Requests with CORS, anti-forgery, and conditional headers. Omits a caller who accepts no encoding at all, which the
 * platform handles.
 */
export function conditions(): Call[] {
  return [...origins, ...forgeries, ...representations]
}

const origins = [
  'https://plans.example.com',
  'https://evil.example.com',
  'https://PLANS.example.com',
  'null',
].flatMap((origin) => [
  {
    ...load(`a preflight from ${origin}`, 'calculate', {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type,is-api-key',
    }),
    method: 'OPTIONS',
  },
  load(`a page of ${origin}`, 'instance', { ...key, Origin: origin }),
  post(`a problem for a page of ${origin}`, '{', { ...json, Origin: origin }),
])

const tokens: Record<string, string>[] = [
  { Cookie: 'XSRF-TOKEN=abc', 'X-XSRF-TOKEN': 'abc' },
  { Cookie: 'XSRF-TOKEN=abc', 'X-XSRF-TOKEN': 'abd' },
  { Cookie: 'XSRF-TOKEN=abc' },
  { Cookie: 'a=b; XSRF-TOKEN=a%20b', 'X-XSRF-TOKEN': 'a b' },
  { Cookie: 'a=b; XSRF-TOKEN=a%20b', 'X-XSRF-TOKEN': 'a%20b' },
  { Cookie: 'XSRF-TOKEN=%', 'X-XSRF-TOKEN': '%' },
  { Cookie: 'XSRF-TOKEN=' },
  { Cookie: 'session=1', 'X-XSRF-TOKEN': 'abc' },
]

const forgeries = tokens.map((headers) =>
  post(`the token ${JSON.stringify(headers)}`, undefined, { ...json, ...headers }),
)

const preferences: Record<string, string>[] = [
  ...['*', '"other"', 'W/"other", "another"', 'no quotes'].map((tags) => ({ 'If-None-Match': tags })),
  ...['*', '"other"', 'no quotes'].map((tags) => ({ 'If-Match': tags })),
  { 'If-Match': '*', 'If-None-Match': '*' },
  ...['gzip', 'gzip;q=0', 'identity'].map((encoding) => ({ 'Accept-Encoding': encoding })),
  { Range: 'bytes=0-9' },
  { Accept: 'application/xml' },
]

const representations = preferences.flatMap((headers) => [
  load(`an instance with ${JSON.stringify(headers)}`, 'instance', { ...key, ...headers }),
  post(`a calculation with ${JSON.stringify(headers)}`, undefined, { ...json, ...headers }),
])
