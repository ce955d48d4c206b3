import { describe, expect, it } from 'vitest'
import { checkWithAcceptances } from '../../../src/check/checkClients.ts'
import { acceptedFile } from '../../../src/contract/clientFiles.ts'
import { withoutReason, withReason } from '../../../src/workbench/state/acceptances.ts'
import { sampleTexts } from './session/sampleClients.ts'

const lakeshore = new Map([
  ['keys.json', '{ "keys": { "workbench": "lakeshore" } }'],
  ...Object.entries(sampleTexts('lakeshore')).map(([path, text]) => [`lakeshore/${path}`, text] as const),
])
const warning = { file: 'lakeshore/plans.json', rule: 'never-best-plan' }

const others = `${JSON.stringify({ $schema: 'elsewhere', 'other/plans.json': { markup: 'Why' } }, null, 2)}\n`

describe('withReason', () => {
  it.each([
    ['no file', null],
    ['an empty object', '{}'],
    ['an empty entry of the file', '{ "lakeshore/plans.json": {} }'],
    ['another reason', '{ "lakeshore/plans.json": { "never-best-plan": "Before" } }'],
  ])('accepts the warning, starting from %s', (_, text) => {
    const written = withReason(text, warning, ' It is "intended". ')
    const { diagnostics, accepted } = checkWithAcceptances(new Map(lakeshore).set(acceptedFile, written))
    expect(diagnostics).toEqual([])
    expect(accepted.map(({ reason }) => reason)).toEqual(['It is "intended".'])
  })

  it('leaves the rest of the file as it is', () => {
    const written = withReason(others, warning, 'It is intended.')
    expect(JSON.parse(written)).toEqual({
      ...(JSON.parse(others) as object),
      'lakeshore/plans.json': { 'never-best-plan': 'It is intended.' },
    })
    expect(withoutReason(written, warning)).toBe(others)
  })

  it.each(['', '{', '[]', 'null', '{ "lakeshore/plans.json": [] }'])('refuses to edit %j', (text) => {
    expect(() => withReason(text, warning, 'It is intended.')).toThrow(/has problems of its own/)
  })
})

it.each([
  ['and its file, if it was the only one', '{ "a/plans.json": { "x": "1" } }', {}],
  ['only, if there are others', '{ "a/plans.json": { "x": "1", "y": "2" } }', { 'a/plans.json': { y: '2' } }],
])('withoutReason removes the reason %s', (_, text, left) => {
  expect(JSON.parse(withoutReason(text, { file: 'a/plans.json', rule: 'x' }))).toEqual(left)
})
