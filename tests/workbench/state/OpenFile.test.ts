import { beforeEach, describe, expect, it } from 'vitest'
import {
  openFile,
  versionToReplace,
  saved,
  see,
  compareWithDisk,
  type,
  type OpenFile,
} from '../../../src/workbench/state/OpenFile.ts'

const onDisk = (text: string) => ({ text, version: `v-${text}`, lineEnding: '\n' }) as const

let file: OpenFile
beforeEach(() => {
  file = openFile(onDisk('a'))
})

describe('looking at the disk again', () => {
  it('follows it where nothing was changed here, and tells the editor', () => {
    see(file, onDisk('theirs'), false)
    expect(file).toEqual({ ...openFile(onDisk('theirs')), opened: 'a', rewrites: 1 })
  })

  it('leaves the editor alone where the disk is as it was', () => {
    see(file, onDisk('a'), false)
    expect(file).toEqual(openFile(onDisk('a')))
  })

  it('keeps the text of a file that was deleted', () => {
    see(file, null, false)
    expect(file).toMatchObject({ text: 'a', onDisk: null, rewrites: 0 })
    expect(compareWithDisk(file)).toBe('gone')
  })

  it.each([
    ['replaced', onDisk('theirs')],
    ['gone', null],
  ])(
    'keeps what was changed here where the file is %s, and does not let it be replaced unseen',
    (standing, disk) => {
      type(file, 'mine')
      see(file, disk, false)
      expect(file.text).toBe('mine')
      expect(compareWithDisk(file)).toBe(standing)
      expect(versionToReplace(file)).toBe('v-a')
      see(file, disk, true)
      expect(compareWithDisk(file)).toBe(standing)
      expect(versionToReplace(file)).toBe(disk?.version ?? null)
    },
  )

  it('asks anew where the disk has changed once more since it was shown', () => {
    type(file, 'mine')
    see(file, onDisk('theirs'), true)
    see(file, onDisk('theirs again'), false)
    expect(versionToReplace(file)).toBe('v-a')
  })
})

describe('a file', () => {
  it.each([
    ['same', openFile(onDisk('a'))],
    ['changed', openFile(onDisk('a'), { text: 'mine', version: 'v-a' })],
    ['new', openFile(null, { text: 'mine', version: null })],
    ['replaced', openFile(onDisk('theirs'), { text: 'mine', version: 'v-a' })],
    ['gone', openFile(null, { text: 'mine', version: 'v-a' })],
  ])('is %s', (standing, each) => {
    expect(compareWithDisk(each)).toBe(standing)
  })

  it('is made from what is on disk once it has the same text', () => {
    const draft = openFile(onDisk('theirs'), { text: 'mine', version: 'v-a' })
    type(draft, 'theirs')
    expect(draft).toEqual({ ...openFile(onDisk('theirs')), opened: 'mine' })
  })

  it('stays changed by what was typed while it was saved', () => {
    type(file, 'mine')
    type(file, 'mine and more')
    saved(file, 'mine', 'v-mine')
    expect(compareWithDisk(file)).toBe('changed')
    expect(versionToReplace(file)).toBe('v-mine')
  })
})
