import { expect, it } from 'vitest'
import { acceptedFile } from '../../../src/check/clients/accepted.ts'
import { checkAll } from '../../../src/workbench/state/checkAll.ts'
import { textsOf } from '../frame/clients.ts'

const files = new Map([
  ['keys.json', '{ "keys": { "workbench": "lakeshore" } }'],
  ...Object.entries(textsOf('lakeshore')).map(([path, text]) => [`lakeshore/${path}`, text] as const),
])
const rulesOf = (accepted?: string) => {
  const checked = checkAll(accepted === undefined ? files : new Map(files).set(acceptedFile, accepted))
  return {
    findings: checked.findings.map(({ rule }) => rule),
    accepted: checked.accepted.map(({ finding, reason }) => [finding.rule, reason]),
  }
}

it('finds what nothing accepts', () => {
  expect(rulesOf()).toEqual({ findings: ['never-best-plan'], accepted: [] })
})

it('parts what is accepted from the rest, with its reason', () => {
  const accepted = { 'lakeshore/plans.json': { 'never-best-plan': 'It is meant.' } }
  expect(rulesOf(JSON.stringify(accepted))).toEqual({
    findings: [],
    accepted: [['never-best-plan', 'It is meant.']],
  })
})

it.each([
  ['is of another client', '{ "quillon/plans.json": { "never-best-plan": "It is meant." } }'],
  ['is no JSON', '{ "lakeshore/plans.json": '],
  ['gives no reason', '{ "lakeshore/plans.json": { "never-best-plan": "" } }'],
])('accepts nothing by what %s, and finds nothing in it', (_, accepted) => {
  expect(rulesOf(accepted)).toEqual({ findings: ['never-best-plan'], accepted: [] })
})
