import { expect, it } from 'vitest'
import { rebaseEdits } from '../../../src/workbench/state/rebaseEdits.ts'

const before = '{ "a": 1, "b": 2, "c": 3 }'
const fixOfB = [{ offset: before.indexOf('2'), length: 1, text: 'two' }]

it.each([
  ['the same text', before, before.indexOf('2')],
  ['a change before', before.replace('1', '1000'), before.indexOf('2') + 3],
  ['a change behind', before.replace('3', '3000'), before.indexOf('2')],
])('finds the place of a fix after %s', (_, after, offset) => {
  expect(rebaseEdits(fixOfB, before, after)).toEqual([{ offset, length: 1, text: 'two' }])
})

it.each([
  ['its place', before.replace('2', '4')],
  ['the character before it', before.replace(' 2', '2')],
  ['everything', '[]'],
])('refuses a fix after a change of %s', (_, after) => {
  expect(rebaseEdits(fixOfB, before, after)).toBeNull()
})

it('moves all edits of a fix or none', () => {
  const edits = [...fixOfB, { offset: before.indexOf('3'), length: 1, text: 'three' }]
  expect(rebaseEdits(edits, before, before.replace('3', '4'))).toBeNull()
  expect(rebaseEdits(edits, before, `\n${before}`)?.map(({ offset }) => offset)).toEqual(
    edits.map(({ offset }) => offset + 1),
  )
})
