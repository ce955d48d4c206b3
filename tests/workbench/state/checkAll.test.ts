import { expect, it } from 'vitest'
import { acceptedFile } from '../../../src/contract/clientFiles.ts'
import { checkAll } from '../../../src/workbench/state/checkAll.ts'
import { textsOf } from '../session/clients.ts'

const files = new Map([
  ['keys.json', '{ "keys": { "workbench": "lakeshore" } }'],
  ...Object.entries(textsOf('lakeshore')).map(([path, text]) => [`lakeshore/${path}`, text] as const),
])
const rulesOf = (accepted?: string) => {
  const checked = checkAll(accepted === undefined ? files : new Map(files).set(acceptedFile, accepted))
  return {
    diagnostics: checked.diagnostics.map(({ rule }) => rule),
    accepted: checked.accepted.map(({ diagnostic, reason }) => [diagnostic.rule, reason]),
  }
}

it('finds what nothing accepts', () => {
  expect(rulesOf()).toEqual({ diagnostics: ['never-best-plan'], accepted: [] })
})

it('parts what is accepted from the rest, with its reason', () => {
  const accepted = { 'lakeshore/plans.json': { 'never-best-plan': 'It is meant.' } }
  expect(rulesOf(JSON.stringify(accepted))).toEqual({
    diagnostics: [],
    accepted: [['never-best-plan', 'It is meant.']],
  })
})

it.each([
  ['is of another client', '{ "quillon/plans.json": { "never-best-plan": "" } }', []],
  ['is no JSON', '{ "lakeshore/plans.json": ', ['json-syntax']],
  ['is no object', '[]', ['wrong-acceptance']],
  ['gives no reason', '{ "lakeshore/plans.json": { "never-best-plan": "" } }', ['wrong-acceptance']],
  ['names no file of it', '{ "lakeshore/plan.json": { "never-best-plan": "Why" } }', ['needless-acceptance']],
  ['accepts what is not there', '{ "lakeshore/plans.json": { "markup": "Why" } }', ['needless-acceptance']],
])('accepts nothing by what %s, and says what concerns this client', (_, accepted, told) => {
  expect(rulesOf(accepted)).toEqual({ diagnostics: [...told, 'never-best-plan'], accepted: [] })
})
