import type { Call } from '../exchange.ts'
import { answers, key, post } from './call.ts'

/** Bodies of every kind, most of them wrong, and what they are said to be. */
export function bodies(): Call[] {
  return [...types, ...texts, ...odd]
}

const types = [
  post('no content type', undefined, key),
  ...[
    [
      'text/plain',
      'text/plain;charset=UTF-8',
      'application/x-www-form-urlencoded',
      'application/jsonp',
      'json',
    ],
    ['application/json; charset=utf-8', 'application/json;charset=latin1', 'APPLICATION/JSON'],
    ['application/merge-patch+json', 'application/json, text/plain', 'application/json; boundary=x'],
  ]
    .flat()
    .map((type) => post(`the content type ${type}`, undefined, { ...key, 'Content-Type': type })),
]

/** In bytes. */
const largest = 256 * 1024

const whole = JSON.stringify(answers)

const texts = [
  ['', '{', 'null', '[]', '"EE"', '1e999', '{}', '\ufeff{}', 'undefined', whole.slice(1), `${whole},`],
  [
    '['.repeat(10_000),
    '[]'.padStart(10_000, ' '),
    whole.replace('{', '{"coverage":"XX",'),
    whole.replace('"EF"', '"\\u0045F"'),
    whole.replace('"boise"', '9007199254740993'),
    whole.replace('"boise"', '"\\ud800"'),
  ],
]
  .flat()
  .map((text) => post(`the body ${text.slice(0, 40)}`, text))

const odd = [
  ...[largest, largest + 1].flatMap((length) => [
    post(`a body of ${length} bytes`, whole.padEnd(length)),
    { ...post(`a body of ${length} bytes in chunks`, whole.padEnd(length)), isChunked: true },
  ]),
  ...changes().map((change) =>
    post(`answers with ${JSON.stringify(change)}`, JSON.stringify({ ...answers, ...change })),
  ),
]

function changes(): object[] {
  const lab = { id: 'lab', name: 'Lab test', uses: 1 }
  const custom = (...customScenario: unknown[]) => ({ scenario: 'custom', customScenario })
  return [
    { coverage: 'XX' },
    { scenario: 'quiet' },
    { scenario: null },
    { scenario: '__proto__' },
    { scenario: 'custom' },
    { customScenario: [lab] },
    custom(lab, lab),
    custom({ ...lab, uses: 1.5 }),
    custom({ ...lab, uses: -1 }),
    custom({ ...lab, uses: 10_000 }),
    custom({ ...lab, name: 'Лаб 🧪' }),
    custom({ id: 'lab' }, null),
    { surcharges: { 'a/b~c': false } },
    { surcharges: { tobacco: 'yes' } },
    { surcharges: JSON.parse('{"__proto__":true}') as unknown },
    { location: 'x'.repeat(1000) },
    { salaryBand: null, savingsStyle: 0 },
    { more: true },
  ]
}
