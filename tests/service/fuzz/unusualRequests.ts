import * as fc from 'fast-check'

/** HTTP methods, except those that fetch cannot send. */
export const unusualMethod = fc.constantFrom(...'GET HEAD OPTIONS PUT DELETE PROPFIND'.split(' '))

/** A path segment as on the wire. */
const pathSegment = fc.oneof(
  fc.constantFrom('', ...'2027 02027 -1 9e99 __proto__ % %zz %2f %00 .. . ;a=b'.split(' ')),
  fc.webSegment({ size: 'small' }),
  fc.integer({ min: 1, max: 3000 }).map((length) => 'y'.repeat(length)),
)

export const unusualPath = fc
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
export const unusualHeaders: fc.Arbitrary<Record<string, string>> = fc
  .subarray(Object.entries(values), { maxLength: 4 })
  .chain((some) => fc.tuple(...some.map(([name, known]) => header(name, known))))
  .map((headers) => Object.fromEntries(headers))

function header(name: string, known: string[]) {
  return fc
    .oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, text)
    .map((value): [string, string] => [name, value])
}
