import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ChangeSet, Text } from '@codemirror/state'
import { describe, expect, it } from 'vitest'
import { diffChanges, nearestChange } from '../../../src/workbench/editor/useEditor.ts'

const plans = readFileSync(
  join(import.meta.dirname, '../../../fixtures/clients/lakeshore/plans.json'),
  'utf8',
)
const locations = (word: string) =>
  JSON.stringify(
    Array.from({ length: 5000 }, (_, index) => ({ id: `${word}${index}`, name: `${word} town ${index}` })),
    null,
    2,
  )
const inOneLine = (text: string) => JSON.stringify(JSON.parse(text))

describe('diffChanges', () => {
  // Without a scan limit, the last three would take minutes.
  it.each([
    ['nothing', plans, plans],
    ['a word', plans, plans.replace('"key"', '"name"')],
    ['everything', plans, ''],
    ['the layout of 5,000 locations', inOneLine(locations('a')), locations('a')],
    ['the lines of 5,000 locations', locations('a'), inOneLine(locations('a'))],
    ['all 5,000 locations', locations('a'), locations('Zq')],
  ])('turns one text into another if %s changes', (_, before, after) => {
    const changes = ChangeSet.of(diffChanges(before, after), before.length)
    expect(changes.apply(Text.of(before.split('\n'))).toString()).toBe(after)
  })

  it('keeps the position of a caret between two changes', () => {
    const after = plans.replace('"key"', '"name"').replace(/\]\s*\}\s*$/, '')
    const caret = plans.indexOf('"deductible"')
    const changes = ChangeSet.of(diffChanges(plans, after), plans.length)
    expect(changes.mapPos(caret)).toBe(after.indexOf('"deductible"'))
  })
})

describe('nearestChange', () => {
  const changes = ChangeSet.of(
    [
      { from: 10, to: 12, insert: 'longer' },
      { from: 40, to: 50, insert: '' },
    ],
    100,
  )

  it.each([
    ['before both', 0, { from: 10, to: 16 }],
    ['nearer to the first', 25, { from: 10, to: 16 }],
    ['nearer to the second', 27, { from: 44, to: 44 }],
    ['inside the second', 45, { from: 44, to: 44 }],
    ['after both', 90, { from: 44, to: 44 }],
  ])('returns the range in the changed text for a caret %s', (_, caret, { from, to }) => {
    // The head is the start, which shows even if the change is larger than the screen.
    expect(nearestChange(changes, caret)).toMatchObject({ from, to, head: from })
  })

  it('is null if nothing changes', () => {
    expect(nearestChange(ChangeSet.empty(100), 7)).toBeNull()
  })
})
