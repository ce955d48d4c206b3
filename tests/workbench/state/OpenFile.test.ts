import { beforeEach, describe, expect, it } from 'vitest'
import {
  compareWithDisk,
  describeStatus,
  editText,
  markSaved,
  openFile,
  updateFromDisk,
  versionToReplace,
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
    updateFromDisk(file, onDisk('theirs'), false)
    expect(file).toEqual({ ...openFile(onDisk('theirs')), externalEdits: 1 })
  })

  it('keeps the text of a deleted file', () => {
    updateFromDisk(file, null, false)
    expect(file).toMatchObject({ text: 'a', diskText: null, externalEdits: 0 })
    expect(compareWithDisk(file)).toBe('gone')
  })

  it.each([
    ['replaced', onDisk('theirs')],
    ['gone', null],
  ])(
    'keeps the edits of a file that is %s on disk, and lets a save replace only what the user has seen',
    (status, disk) => {
      editText(file, 'mine')
      updateFromDisk(file, disk, false)
      expect(file.text).toBe('mine')
      expect(compareWithDisk(file)).toBe(status)
      expect(versionToReplace(file)).toBe('v-a')
      updateFromDisk(file, disk, true)
      expect(compareWithDisk(file)).toBe(status)
      expect(versionToReplace(file)).toBe(disk?.version ?? null)
    },
  )

  it('protects a change on disk that is newer than the one that the user has seen', () => {
    editText(file, 'mine')
    updateFromDisk(file, onDisk('theirs'), true)
    updateFromDisk(file, onDisk('theirs again'), false)
    expect(versionToReplace(file)).toBe('v-a')
  })
})

describe('A file', () => {
  it.each([
    ['new', openFile(null, { text: 'mine', version: null }), /not on disk yet\. Saving creates it\.$/],
    ['replaced', openFile(onDisk('theirs'), mine), /someone else\. Saving twice replaces theirs\.$/],
    ['gone', openFile(null, mine), /no longer on disk\. Saving twice puts it back\.$/],
  ])('has the status %s, which says what saving does', (status, each, text) => {
    expect(compareWithDisk(each)).toBe(status)
    expect(describeStatus(compareWithDisk(each), 'plans.json', each.isConflictShown)).toMatch(text)
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
    expect(versionToReplace(file)).toBe('v-mine')
  })
})
