import { ChangeSet } from '@codemirror/state'
import { expect, it } from 'vitest'
import { nearestChange } from '../../../src/workbench/editor/nearestChange.ts'

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
])('is found where it then stands, for a caret %s', (_, caret, { from, to }) => {
  // The beginning is the head: of a change that is larger than the screen it is what is shown.
  expect(nearestChange(changes, caret)).toMatchObject({ from, to, head: from })
})

it('is none where nothing changes', () => {
  expect(nearestChange(ChangeSet.empty(100), 7)).toBeNull()
})
