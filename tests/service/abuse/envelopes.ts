import * as fc from 'fast-check'

/** Those that HTTP knows, but for the two that a fetch may not send. */
export const oddMethod = fc.constantFrom(
  'GET',
  'HEAD',
  'OPTIONS',
  'PUT',
  'PATCH',
  'DELETE',
  'PROPFIND',
  'SEARCH',
)

/** What can stand in a path as it goes over the wire. */
const pathPart = fc.oneof(
  fc.constantFrom(
    '2027',
    '2028',
    '02027',
    '-1',
    '9e99',
    '__proto__',
    '%',
    '%zz',
    '%2f',
    '%00',
    '..',
    '.',
    '',
    ';a=b',
  ),
  fc.webSegment({ size: 'small' }),
  fc.integer({ min: 1, max: 3000 }).map((length) => 'y'.repeat(length)),
)

export const oddPath = fc
  .tuple(
    fc.constantFrom('/mediplan/instance', '/mediplan/calculate', '/mediplan', '/openapi.json'),
    fc.array(pathPart, { maxLength: 2 }),
    fc.constantFrom('', '?', '?year=2028', '?__proto__=1', '?%'),
  )
  .map(([start, parts, query]) => [start, ...parts].join('/') + query)
  // Anything else is not the API's: the calculator's page answers there.
  .filter((path) => /^(?:\/mediplan\/|\/openapi\.json$)/.test(new URL(path, 'http://localhost').pathname))

/** A header's value as HTTP allows it: what is visible in Latin-1, with blanks inside. */
const text = fc
  .array(
    fc.integer({ min: 0x20, max: 0xff }).filter((code) => code < 0x7f || code > 0x9f),
    { maxLength: 60 },
  )
  .map((codes) => String.fromCodePoint(...codes).trim())

const values: Record<string, string[]> = {
  'is-api-key': ['', 'nobody', '__proto__', 'constructor', 'LAKESHORE', 'k'.repeat(5000)],
  'content-type': [
    '',
    'text/plain',
    'application/json;charset=latin1',
    'application/x-www-form-urlencoded',
    '*/*',
  ],
  'content-encoding': ['gzip', 'identity', 'br', 'x'],
  'accept-encoding': [
    'gzip',
    'deflate',
    'br',
    'identity',
    'identity;q=0',
    '*;q=0',
    'gzip;q=0',
    'gzip;q=zero',
    ',,,',
  ],
  accept: ['text/html', 'application/xml', ''],
  'if-none-match': ['*', '"x"', 'W/"x", "y"', '"'],
  origin: ['null', 'https://evil.example.com', 'http://localhost', 'nonsense'],
  cookie: ['XSRF-TOKEN=abc', 'XSRF-TOKEN=%', 'XSRF-TOKEN=', '=', ';;;', `a=${'b'.repeat(4000)}`],
  'x-xsrf-token': ['abc', ''],
  'x-forwarded-for': ['1.2.3.4', '::1', ',', 'nowhere', '1.2.3.4, '.repeat(100)],
  'x-request-id': ['abc', 'x'.repeat(1000), '<script>'],
  range: ['bytes=0-1'],
  'access-control-request-method': ['POST', 'DELETE'],
}

/** A few headers, each with a value that somebody may send. */
export const oddHeaders: fc.Arbitrary<Record<string, string>> = fc
  .subarray(Object.entries(values), { maxLength: 4 })
  .chain((some) => fc.tuple(...some.map(([name, known]) => header(name, known))))
  .map((headers) => Object.fromEntries(headers))

function header(name: string, known: string[]) {
  return fc
    .oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, text)
    .map((value): [string, string] => [name, value])
}
