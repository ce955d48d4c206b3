import { expect, it } from 'vitest'
import { acceptedFile } from '../../../src/contract/clientFiles.ts'
import { checkFiles } from '../../../src/workbench/state/checkFiles.ts'
import { sampleTexts } from './session/sampleClients.ts'

const files = new Map([
  ['keys.json', '{ "keys": { "workbench": "lakeshore" } }'],
  ...Object.entries(sampleTexts('lakeshore')).map(([path, text]) => [`lakeshore/${path}`, text] as const),
])
const check = (accepted?: string) => {
  const checked = checkFiles(accepted === undefined ? files : new Map(files).set(acceptedFile, accepted))
  return {
    diagnostics: checked.diagnostics.map(({ rule }) => rule),
    accepted: checked.accepted.map(({ diagnostic, reason }) => [diagnostic.rule, reason]),
  }
}

it('reports diagnostics that are not accepted', () => {
  expect(check()).toEqual({ diagnostics: ['never-best-plan'], accepted: [] })
})

it('separates accepted diagnostics from the rest, with their reasons', () => {
  const accepted = { 'lakeshore/plans.json': { 'never-best-plan': 'It is intended.' } }
  expect(check(JSON.stringify(accepted))).toEqual({
    diagnostics: [],
    accepted: [['never-best-plan', 'It is intended.']],
  })
})

it.each([
  ['belongs to another client', '{ "quillon/plans.json": { "never-best-plan": "" } }', []],
  ['is not JSON', '{ "lakeshore/plans.json": ', ['json-syntax']],
  ['accepts no diagnostic', '{ "lakeshore/plans.json": { "markup": "Why" } }', ['needless-acceptance']],
])('ignores an acceptance that %s, and reports it if it concerns this client', (_, accepted, rules) => {
  expect(check(accepted)).toEqual({ diagnostics: [...rules, 'never-best-plan'], accepted: [] })
})
