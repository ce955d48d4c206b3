import { expect, it } from 'vitest'
import { openFile, updateFromDisk, compareWithDisk } from '../../../src/workbench/state/OpenFile.ts'
import { wordsFor } from '../../../src/workbench/panels/standingWords.ts'

const disk = { text: '{}', version: '1', lineEnding: '\n' } as const
const theirs = { ...disk, text: '{ "theirs": 1 }', version: '2' }
const mine = { text: '{ "mine": 1 }', version: '1' }
const fresh = { text: '{}', version: null }

it.each([
  ['the same', disk, undefined, disk, false, 'plans.json is as it is on disk.'],
  ['changed here', disk, mine, disk, false, 'Red: on disk. Green: yours.'],
  ['new', null, fresh, null, false, /not on disk yet\. Saving puts it there\.$/],
  ['replaced', disk, mine, theirs, false, /someone else\. Red.*yours\. Saving twice replaces theirs\.$/],
  ['replaced, as saving has shown', disk, mine, theirs, true, / Saving again replaces theirs\.$/],
  ['gone', disk, mine, null, false, /no longer on disk\. Saving twice puts it back\.$/],
  ['gone, as saving has shown', disk, mine, null, true, / Saving again puts it back\.$/],
])(
  'says of a file that is %s how it stands, and what saving does',
  (_, before, draft, now, isShown, words) => {
    const file = openFile(before, draft)
    updateFromDisk(file, now, isShown)
    expect(wordsFor(compareWithDisk(file), 'plans.json', file.isShown)).toMatch(words)
  },
)
