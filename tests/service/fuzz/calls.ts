import * as fc from 'fast-check'
import type { Clients, ClientYear } from '../../../src/clients/clients.ts'
import { anyCharacter } from '../../kit/anyCharacter.ts'
import type { Call } from '../exchange.ts'
import { malformedText, mutatedAnswers, validAnswers } from './bodies.ts'

/** HTTP methods, except those that fetch cannot send. */
const unusualMethod = fc.constantFrom(...'GET HEAD OPTIONS PUT DELETE PROPFIND'.split(' '))

/** Not fast-check's webSegment, which lists all characters once: that takes two seconds. */
const segmentCharacter = fc.oneof(
  fc.constantFrom(...'a Z 9 - . _ ~ ! $ & ( ) * + , ; = : @'.split(' ')),
  anyCharacter.map((character) => encodeURIComponent(character)),
)

/** A path segment as on the wire. */
const pathSegment = fc.oneof(
  fc.constantFrom('', ...'2027 02027 -1 9e99 __proto__ % %zz %2f %00 .. . ;a=b'.split(' ')),
  fc.array(segmentCharacter, { maxLength: 10 }).map((parts) => parts.join('')),
  fc.integer({ min: 1, max: 3000 }).map((length) => 'y'.repeat(length)),
)

const unusualPath = fc
  .tuple(
    fc.constantFrom('/mediplan/instance', '/mediplan/calculate', '/mediplan', '/openapi.json'),
    fc.array(pathSegment, { maxLength: 2 }),
    fc.constantFrom('', '?', '?year=2028', '?__proto__=1', '?%'),
  )
  .map(([start, parts, query]) => [start, ...parts].join('/') + query)
  // Other paths belong to the calculator.
  .filter((path) => /^(?:\/mediplan\/|\/openapi\.json$)/.test(new URL(path, 'http://localhost').pathname))

/** A header value that HTTP allows: visible Latin-1 characters, with spaces inside. */
const text = fc
  .array(
    fc.integer({ min: 0x20, max: 0xff }).filter((code) => code < 0x7f || code > 0x9f),
    { maxLength: 60 },
  )
  .map((codes) => String.fromCodePoint(...codes).trim())

const values: Record<string, string[]> = {
  'is-api-key': ['', 'nobody', '__proto__', 'k'.repeat(5000)],
  'content-type': ['', 'text/plain', 'application/json;charset=latin1', '*/*'],
  'content-encoding': ['gzip', 'identity', 'x'],
  'accept-encoding': ['gzip', 'br', 'identity;q=0', '*;q=0', 'gzip;q=zero', ',,,'],
  'if-none-match': ['*', 'W/"x", "y"', '"'],
  origin: ['null', 'https://evil.example.com', 'nonsense'],
  cookie: ['XSRF-TOKEN=abc', 'XSRF-TOKEN=%', '=', ';;;', `a=${'b'.repeat(4000)}`],
  'x-xsrf-token': ['abc', ''],
  'x-forwarded-for': ['::1', ',', 'nowhere', '1.2.3.4, '.repeat(100)],
  'x-request-id': ['abc', 'x'.repeat(1000)],
  range: ['bytes=0-1'],
}

/** A few headers with unusual values. */
const unusualHeaders: fc.Arbitrary<Record<string, string>> = fc
  .subarray(Object.entries(values), { maxLength: 4 })
  .chain((some) => fc.tuple(...some.map(([name, known]) => header(name, known))))
  .map((headers) => Object.fromEntries(headers))

function header(name: string, known: string[]) {
  return fc
    .oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, text)
    .map((value): [string, string] => [name, value])
}

interface Year {
  key: string
  path: string
  instance: ClientYear['instance']
}

const json = (value: unknown) => JSON.stringify(value)

/** Generates requests of every kind, named by their kind. */
export function anyCall(clients: Clients): fc.Arbitrary<Call> {
  return fc.oneof(
    { weight: 2, arbitrary: validCall(clients) },
    {
      weight: 2,
      arbitrary: anyYear(clients).chain((year) =>
        malformedText(year.instance).map((body) => post('malformed text', year, body)),
      ),
    },
    { weight: 6, arbitrary: mutatedCall(clients) },
    { weight: 4, arbitrary: unusualRequest(clients) },
  )
}

/** Answers that their client accepts. */
export function validCall(clients: Clients): fc.Arbitrary<Call> {
  return anyYear(clients).chain((year) =>
    validAnswers(year.instance).map((answers) => post('valid answers', year, json(answers))),
  )
}

/** Valid answers with one to three changes. */
export function mutatedCall(clients: Clients): fc.Arbitrary<Call> {
  return anyYear(clients).chain((year) =>
    mutatedAnswers(year.instance).map((answers) => post('mutated answers', year, json(answers))),
  )
}

/** Valid answers with another method, path, or header. */
function unusualRequest(clients: Clients): fc.Arbitrary<Call> {
  const oneIn = (count: number) => fc.nat(count - 1).map((index) => index === 0)
  return fc
    .tuple(validCall(clients), unusualMethod, oneIn(2), unusualPath, oneIn(2), unusualHeaders)
    .map(([call, method, hasMethod, path, hasPath, headers]) => ({
      ...call,
      name: 'unusual request',
      ...(hasMethod && { method }),
      ...(hasPath && { path }),
      headers: { ...call.headers, ...headers },
    }))
    .map(({ body, ...call }) => (['GET', 'HEAD'].includes(call.method) ? call : { ...call, body }))
}

function anyYear(clients: Clients): fc.Arbitrary<Year> {
  const years = [...clients].flatMap(([key, { current, years: all }]) =>
    [...all].map(([year, { instance }]) => ({
      key,
      path: instance === current.instance ? '/mediplan/calculate' : `/mediplan/calculate/${year}`,
      instance,
    })),
  )
  return fc.constantFrom(...years)
}

function post(name: string, { key, path }: Year, body: string): Call {
  return {
    name,
    method: 'POST',
    path,
    headers: { 'is-api-key': key, 'content-type': 'application/json' },
    body,
  }
}
