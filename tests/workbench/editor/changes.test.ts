import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ChangeSet, Text } from '@codemirror/state'
import { expect, it } from 'vitest'
import { diffChanges } from '../../../src/workbench/editor/changes.ts'

const plans = readFileSync(
  join(import.meta.dirname, '../../../fixtures/clients/lakeshore/plans.json'),
  'utf8',
)
const locations = (word: string) =>
  JSON.stringify(
    Array.from({ length: 5000 }, (_, place) => ({ id: `${word}${place}`, name: `${word} town ${place}` })),
    null,
    2,
  )
const inOneLine = (text: string) => JSON.stringify(JSON.parse(text))

// Without a limit the last three keep this test for longer than anyone waits.
it.each([
  ['nothing', plans, plans],
  ['a word', plans, plans.replace('"key"', '"name"')],
  ['all of it', plans, ''],
  ['the layout of 5,000 locations', inOneLine(locations('a')), locations('a')],
  ['the lines of 5,000 locations', locations('a'), inOneLine(locations('a'))],
  ['5,000 locations for others', locations('a'), locations('Zq')],
])('leads from one text to the other: %s', (_, before, after) => {
  const changes = ChangeSet.of(diffChanges(before, after), before.length)
  expect(changes.apply(Text.of(before.split('\n'))).toString()).toBe(after)
})

it('leaves the caret of one who stands between two changes where it is', () => {
  const after = plans.replace('"key"', '"name"').replace(/\]\s*\}\s*$/, '')
  const caret = plans.indexOf('"deductible"')
  const changes = ChangeSet.of(diffChanges(plans, after), plans.length)
  expect(changes.mapPos(caret)).toBe(after.indexOf('"deductible"'))
})
