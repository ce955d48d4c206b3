import { describe, expect, it } from 'vitest'
import { checkWithAccepted } from '../../../src/check/checkClients.ts'
import { acceptedFile } from '../../../src/contract/clientFiles.ts'
import { withoutReason, withReason } from '../../../src/workbench/state/acceptances.ts'
import { textsOf } from '../frame/clients.ts'

const lakeshore = new Map([
  ['keys.json', '{ "keys": { "workbench": "lakeshore" } }'],
  ...Object.entries(textsOf('lakeshore')).map(([path, text]) => [`lakeshore/${path}`, text] as const),
])
const warning = { file: 'lakeshore/plans.json', rule: 'never-best-plan' }

const others = `${JSON.stringify({ $schema: 'elsewhere', 'other/plans.json': { markup: 'Why' } }, null, 2)}\n`

describe('accepting', () => {
  it.each([
    ['no file yet', null],
    ['an empty object', '{}'],
    ['a file without other warnings', '{ "lakeshore/plans.json": {} }'],
    ['another reason', '{ "lakeshore/plans.json": { "never-best-plan": "Before" } }'],
  ])('writes what the check takes, into %s', (_, text) => {
    const written = withReason(text, warning, ' It is "meant". ')
    const { diagnostics, accepted } = checkWithAccepted(new Map(lakeshore).set(acceptedFile, written))
    expect(diagnostics).toEqual([])
    expect(accepted.map(({ reason }) => reason)).toEqual(['It is "meant".'])
  })

  it('leaves the rest as it stands', () => {
    const written = withReason(others, warning, 'It is meant.')
    expect(JSON.parse(written)).toEqual({
      ...(JSON.parse(others) as object),
      'lakeshore/plans.json': { 'never-best-plan': 'It is meant.' },
    })
    expect(withoutReason(written, warning)).toBe(others)
  })

  it.each(['', '{', '[]', 'null', '{ "lakeshore/plans.json": [] }'])('writes nothing into %j', (text) => {
    expect(() => withReason(text, warning, 'It is meant.')).toThrow(/fix what is found in it first/)
  })
})

it.each([
  ['alone', '{ "a/plans.json": { "x": "1" } }', {}],
  ['beside others', '{ "a/plans.json": { "x": "1", "y": "2" } }', { 'a/plans.json': { y: '2' } }],
])('takes a reason out that stands %s', (_, text, left) => {
  expect(JSON.parse(withoutReason(text, { file: 'a/plans.json', rule: 'x' }))).toEqual(left)
})
