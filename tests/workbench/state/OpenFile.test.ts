import { beforeEach, describe, expect, it } from 'vitest'
import {
  compareWithDisk,
  describeStatus,
  editText,
  isConflict,
  markSaved,
  openFile,
  updateFromDisk,
  type OpenFile,
} from '../../../src/workbench/state/OpenFile.ts'
import { onDisk } from './reducing.ts'

const mine = { text: 'mine', version: 'v-a' }

let file: OpenFile
beforeEach(() => {
  file = openFile(onDisk('a'))
})

describe('updateFromDisk', () => {
  it('adopts the text on disk if there are no edits, and makes the editor adopt it', () => {
    updateFromDisk(file, onDisk('theirs'))
    expect(file).toEqual({ ...openFile(onDisk('theirs')), externalEdits: 1 })
  })

  it('keeps the text of a deleted file', () => {
    updateFromDisk(file, null)
    expect(file).toMatchObject({ text: 'a', diskText: null, externalEdits: 0 })
    expect(compareWithDisk(file)).toBe('gone')
  })

  it.each([
    ['replaced', onDisk('theirs')],
    ['gone', null],
  ])('keeps the edits of a file that is %s on disk, and what they are based on', (status, disk) => {
    editText(file, 'mine')
    updateFromDisk(file, disk)
    expect(file).toMatchObject({ text: 'mine', version: 'v-a', diskVersion: disk?.version ?? null })
    expect(compareWithDisk(file)).toBe(status)
    expect(isConflict(file)).toBe(true)
  })
})

describe('A file', () => {
  it.each([
    ['new', openFile(null, { text: 'mine', version: null }), /not on disk yet\. Saving creates it\.$/],
    [
      'replaced',
      openFile(onDisk('theirs'), mine),
      /another version on disk since you opened it\. Save asks which one to keep\.$/,
    ],
    ['gone', openFile(null, mine), /no longer on disk\. Save asks whether to put it back\.$/],
  ])('has the status %s, which says what saving does', (status, each, text) => {
    expect(compareWithDisk(each)).toBe(status)
    expect(describeStatus(compareWithDisk(each), 'plans.json')).toMatch(text)
  })

  it('is rebased once its text matches the disk', () => {
    const draft = openFile(onDisk('theirs'), { text: 'mine', version: 'v-a' })
    editText(draft, 'theirs')
    expect(draft).toEqual(openFile(onDisk('theirs')))
  })

  it('stays changed if the user typed during the save', () => {
    editText(file, 'mine')
    editText(file, 'mine and more')
    markSaved(file, 'mine', 'v-mine')
    expect(compareWithDisk(file)).toBe('changed')
    expect(file.version).toBe('v-mine')
  })
})
