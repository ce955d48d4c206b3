import { expect, it } from 'vitest'
import { openFile, updateFromDisk, compareWithDisk } from '../../../../src/workbench/state/OpenFile.ts'
import { describeStatus } from '../../../../src/workbench/panels/compare/ChangedFile.tsx'

const disk = { text: '{}', version: '1', lineEnding: '\n' } as const
const theirs = { ...disk, text: '{ "theirs": 1 }', version: '2' }
const mine = { text: '{ "mine": 1 }', version: '1' }
const fresh = { text: '{}', version: null }

it.each([
  ['unchanged', disk, undefined, disk, false, 'plans.json matches the disk.'],
  ['changed here', disk, mine, disk, false, 'plans.json has unsaved changes.'],
  ['new', null, fresh, null, false, /not on disk yet\. Saving creates it\.$/],
  ['replaced', disk, mine, theirs, false, /someone else\. Saving twice replaces theirs\.$/],
  ['replaced, after a refused save', disk, mine, theirs, true, / Saving again replaces theirs\.$/],
  ['gone', disk, mine, null, false, /no longer on disk\. Saving twice puts it back\.$/],
  ['gone, after a refused save', disk, mine, null, true, / Saving again puts it back\.$/],
])('describes a file that is %s, and what saving does', (_, before, draft, now, isConflictShown, text) => {
  const file = openFile(before, draft)
  updateFromDisk(file, now, isConflictShown)
  expect(describeStatus(compareWithDisk(file), 'plans.json', file.isConflictShown)).toMatch(text)
})
