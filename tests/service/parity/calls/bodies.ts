import type { Call } from '../exchange.ts'
import { answers, key, post } from './call.ts'

/** Bodies and content types, most of them wrong. */
export function bodies(): Call[] {
  return [...types, ...texts, ...sizes, ...changedAnswers]
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
const maxSize = 256 * 1024

const valid = JSON.stringify(answers)

const texts = [
  ['', '{', 'null', '[]', '"EE"', '1e999', '{}', '\ufeff{}', 'undefined', valid.slice(1), `${valid},`],
  [
    '['.repeat(10_000),
    '[]'.padStart(10_000, ' '),
    valid.replace('{', '{"coverage":"XX",'),
    valid.replace('"EF"', '"\\u0045F"'),
    valid.replace('"boise"', '9007199254740993'),
    valid.replace('"boise"', '"\\ud800"'),
  ],
]
  .flat()
  .map((text) => post(`the body ${text.slice(0, 40)}`, text))

const sizes = [maxSize, maxSize + 1].flatMap((length) => [
  post(`a body of ${length} bytes`, valid.padEnd(length)),
  { ...post(`a body of ${length} bytes in chunks`, valid.padEnd(length)), isChunked: true },
])

const changedAnswers = changes().map((change) =>
  post(`answers with ${JSON.stringify(change)}`, JSON.stringify({ ...answers, ...change })),
)

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
