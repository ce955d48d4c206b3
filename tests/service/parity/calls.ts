import { maxBodySize } from '../../../src/service/http/receiveAnswers.ts'
import { familyAnswers as answers, lakeshoreJson as json, lakeshoreKey as key } from '../familyAnswers.ts'
import type { Call } from '../exchange.ts'

/** A client in English, Spanish, and ar-XB. */
const rivers = { 'is-api-key': 'rivers' }
const valid = JSON.stringify(answers)
const changed = (changes: object) => JSON.stringify({ ...answers, ...changes })

export function load(name: string, path = 'instance', headers: Record<string, string> = key): Call {
  return { name, method: 'GET', path: `/mediplan/${path}`, headers }
}

export function post(name: string, body = valid, headers: Record<string, string> = json): Call {
  return { name, method: 'POST', path: '/mediplan/calculate', headers, body }
}

const conditions: Record<string, string>[] = [
  { 'If-None-Match': '*' },
  { 'If-None-Match': 'W/"other", "another"' },
  { 'If-Match': '"other"' },
  { 'Accept-Encoding': 'gzip' },
  { 'Accept-Encoding': 'gzip;q=0' },
  { Range: 'bytes=0-9' },
]

/**
 * Requests in which a host could differ: what it parses, decodes, normalizes, streams, compresses, or adds. Omits
 * requests that do not reach the API on some host: unknown methods (Node and workerd reject them), headers above 16 kB
 * (Node rejects them), TRACE and GET with a body (a page cannot send them), and a caller who accepts no encoding at all
 * (the platform handles it).
 */
export const calls: [Call, ...Call[]] = [
  load('an instance', 'instance', { ...key, Accept: 'application/json' }),
  load('no key', 'instance', {}),
  ...['', '__proto__', 'lake shore', 'caf\u00e9', 'k'.repeat(600)].map((each) =>
    load(`the key ${each.slice(0, 20)}`, 'instance', { 'is-api-key': each }),
  ),
  load('another year', 'instance/2028', { 'is-api-key': 'marlow' }),
  ...['%32027', '2027%20', '%E0%A4%A', '%EF%BC%92', '2027/', '2027;a=b', 'next', '%2f', '%00'].map((year) =>
    load(`the year ${year}`, `instance/${year}`),
  ),
  ...['', '/instance', '../mediplan/instance', './instance', 'instance/', 'instance?year=2028'].map((path) =>
    load(`the path ${path}`, path),
  ),
  ...['%69nstance', 'instance%3F', 'calculate'].map((path) => load(`the path ${path}`, path)),
  ...['PUT', 'OPTIONS', 'HEAD', 'PROPFIND'].flatMap((method) => [
    { ...load(`${method} of an instance`), method },
    { ...load(`${method} of a calculation`, 'calculate'), method },
  ]),
  { ...post('POST of an instance'), path: '/mediplan/instance' },
  { name: 'the description', method: 'GET', path: '/openapi.json', headers: {} },

  post('no content type', valid, key),
  ...['text/plain', 'application/json;charset=latin1', 'APPLICATION/JSON'].map((type) =>
    post(`the content type ${type}`, valid, { ...key, 'Content-Type': type }),
  ),
  ...['', '{', 'null', '\ufeff{}', '[]'.padStart(10_000), valid.replace('"boise"', '"\\ud800"')].map((body) =>
    post(`the body ${body.slice(0, 40)}`, body),
  ),
  ...[maxBodySize, maxBodySize + 1].flatMap((length) => [
    post(`a body of ${length} bytes`, valid.padEnd(length)),
    { ...post(`a body of ${length} bytes in chunks`, valid.padEnd(length)), isChunked: true },
  ]),

  post('a calculation'),
  post(
    'a custom scenario',
    changed({ scenario: 'custom', customScenario: [{ id: 'lab', name: 'Lab test', uses: 1 }] }),
  ),
  post(
    'a name in another script',
    changed({ scenario: 'custom', customScenario: [{ id: 'lab', name: 'Лаб 🧪', uses: 1 }] }),
  ),
  post(
    'many problems',
    changed({ location: 'x'.repeat(1000), salaryBand: null, surcharges: { 'a/b~c': true } }),
  ),
  post('an unknown key', valid, { ...json, 'is-api-key': 'nobody' }),

  ...['ES-mx', 'fr, es;q=0.5', 'ar-XB', '*', ',,;q=', `${'fr,'.repeat(333)} es`].flatMap((language) => {
    const headers = { ...rivers, 'Accept-Language': language }
    const name = `in the language for ${language.slice(0, 30)}`
    return [
      load(`an instance ${name}`, 'instance', headers),
      post(`a problem ${name}`, '{}', { ...json, ...headers }),
    ]
  }),

  ...['https://plans.example.com', 'https://evil.example.com'].flatMap((origin) => [
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
  ]),
  post('a token', valid, { ...json, Cookie: 'a=b; XSRF-TOKEN=a%20b', 'X-XSRF-TOKEN': 'a b' }),
  post('no token', valid, { ...json, Cookie: 'XSRF-TOKEN=abc' }),

  ...conditions.flatMap((headers) => [
    load(`an instance with ${JSON.stringify(headers)}`, 'instance', { ...key, ...headers }),
    post(`a calculation with ${JSON.stringify(headers)}`, valid, { ...json, ...headers }),
  ]),
]
