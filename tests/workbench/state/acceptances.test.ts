import { expect, it } from 'vitest'
import { acceptedFile } from '../../../src/contract/clientFiles.ts'
import { withoutReason, withReason } from '../../../src/workbench/state/acceptances.ts'
import { checkFiles } from '../../../src/workbench/state/checkFiles.ts'
import { sampleTexts } from './session/sampleClients.ts'

const files = new Map([
  ['keys.json', '{ "keys": { "workbench": "alder" } }'],
  ...Object.entries(sampleTexts('alder')).map(([path, text]) => [`alder/${path}`, text] as const),
])
const warning = { file: 'alder/plans.json', rule: 'copays-over-maximum' }

const check = (accepted: string) => {
  const checked = checkFiles(new Map(files).set(acceptedFile, accepted))
  return [
    checked.diagnostics.map(({ rule }) => rule),
    checked.accepted.map(({ diagnostic, reason }) => [diagnostic.rule, reason]),
  ]
}

it('accepts a warning, starting from no file', () => {
  expect(check('{}')).toEqual([['copays-over-maximum'], []])
  const written = withReason(null, warning, ' It is "intended". ')
  expect(check(written)).toEqual([[], [['copays-over-maximum', 'It is "intended".']]])
})

it.each([
  ['belongs to another client', '{ "quillon/plans.json": { "copays-over-maximum": "" } }', []],
  ['is not JSON', '{ "alder/plans.json": ', ['json-syntax']],
  ['accepts no diagnostic', '{ "alder/plans.json": { "markup": "Why" } }', ['needless-acceptance']],
])('ignores an acceptance that %s, and reports it if it concerns this client', (_, accepted, rules) => {
  expect(check(accepted)).toEqual([[...rules, 'copays-over-maximum'], []])
})

it('replaces a reason, and leaves the rest of the file as it is', () => {
  const others = `${JSON.stringify({ $schema: 'elsewhere', 'other/plans.json': { markup: 'Why' } }, null, 2)}\n`
  const written = withReason(withReason(others, warning, 'Before'), warning, 'It is intended.')
  expect(JSON.parse(written)).toEqual({
    ...(JSON.parse(others) as object),
    'alder/plans.json': { 'copays-over-maximum': 'It is intended.' },
  })
  expect(withoutReason(written, warning)).toBe(others)
})

it.each(['', '{', '[]', 'null', '{ "alder/plans.json": [] }'])('refuses to edit %j', (text) => {
  expect(() => withReason(text, warning, 'It is intended.')).toThrow(/have problems of their own/)
})

it('removes a reason without the others of its file', () => {
  const text = '{ "a/plans.json": { "x": "1", "y": "2" } }'
  expect(JSON.parse(withoutReason(text, { file: 'a/plans.json', rule: 'x' }))).toEqual({
    'a/plans.json': { y: '2' },
  })
})
