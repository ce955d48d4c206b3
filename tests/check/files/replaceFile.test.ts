import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { replaceFile } from '../../../src/check/files/replaceFile.ts'
import { diskError, injectFault, repairDisk } from './faultyDisk.ts'

let folder: string
let path: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mediplan-replace-'))
  path = join(folder, 'preview.html')
  await writeFile(path, 'the old preview')
})

afterEach(async () => {
  repairDisk()
  await rm(folder, { recursive: true })
})

it.each<[disk: string, change: string, effect: () => 'short' | void, code: string]>([
  ['is full', 'write', throwError('ENOSPC'), 'ENOSPC'],
  ['writes less than it should', 'write', () => 'short', 'ENOSPC'],
  ['refuses the rename', 'rename', throwError('EIO'), 'EIO'],
])('leaves the old file, and no other, if the disk %s', async (_, failing, effect, code) => {
  injectFault((change) => (change === failing ? effect() : undefined))
  await expect(replaceFile(path, 'the new preview')).rejects.toMatchObject({ code })
  repairDisk()
  expect(await readdir(folder)).toEqual(['preview.html'])
  expect(await readFile(path, 'utf8')).toBe('the old preview')
})

function throwError(code: string) {
  return () => {
    throw diskError(code)
  }
}
