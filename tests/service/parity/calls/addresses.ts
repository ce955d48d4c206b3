import type { Call } from '../exchange.ts'
import { json, load, post } from './call.ts'

/**
 * Keys, years, paths, and methods, most of them wrong. Omits requests that do not reach the API on some runtime: unknown
 * methods (Node and workerd reject them), headers above 16 kB (Node rejects them), TRACE, and GET with a body (a page
 * cannot send them).
 */
export function addresses(): Call[] {
  return [...keys, ...years, ...paths, ...methods, description]
}

const keys = [
  load('no key', 'instance', {}),
  ...[
    ['', 'nobody', 'LAKESHORE', 'lakeshor', 'lake shore', '__proto__', 'constructor', '.', '..', '*'],
    ['caf\u00e9', 'client:lakeshore', '{"key":"lakeshore"}', 'k'.repeat(505), 'k'.repeat(600)],
  ]
    .flat()
    .map((each) => load(`the key ${each.slice(0, 20)}`, 'instance', { 'is-api-key': each })),
  post('a calculation with an unknown key', undefined, { ...json, 'is-api-key': 'nobody' }),
  post('a malformed body with an unknown key', '{', { ...json, 'is-api-key': 'nobody' }),
]

const years = [
  [
    '2027',
    '02027',
    '2028',
    '1999',
    'next',
    '2027.0',
    '-2027',
    '+2027',
    '2027%20',
    '%32027',
    '9e99',
    '2027/x',
  ],
  ['2027/', '2027;a=b', '\uff12'].map(encodeURI),
  '%E0%A4%A',
]
  .flat()
  .map((year) => load(`the year ${year}`, `instance/${year}`))

const paths = [
  ['', 'plans', 'instance/', 'instance?year=2028', 'Instance', 'instance/%00', 'instance/%2f', '/instance'],
  ['../mediplan/instance', './instance', 'mediplan/instance', '%69nstance', 'instance%3F', 'calculate'],
]
  .flat()
  .map((path) => load(`the path ${path}`, path))

const methods = [
  ...['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'PROPFIND'].map((method) => ({
    ...load(`${method} of an instance`, 'instance'),
    method,
  })),
  ...['PUT', 'DELETE', 'OPTIONS', 'HEAD'].map((method) => ({
    ...load(`${method} of a calculation`, 'calculate'),
    method,
  })),
  { ...post('POST of an instance'), path: '/mediplan/instance' },
]

const description: Call = { name: 'the description', method: 'GET', path: '/openapi.json', headers: {} }
