import { access, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import {
  deleteClientChanges,
  deleteYearChanges,
  renameClientChanges,
} from '../../../src/check/clientFolders/clientChanges.ts'
import { commitChanges } from '../../../src/check/clientFolders/commitChanges.ts'
import { prepareClientsFolder, run, writeClient } from '../command/clientsFolder.ts'

prepareClientsFolder()
beforeEach(async () => {
  await writeClient((files) => {
    for (const name of ['instance.json', 'plans.json'])
      files.set(`ours/2028/${name}`, files.get(`ours/${name}`)!)
  })
  await mkdir(join(run.dir, 'ours/languages'))
  await writeFile(join(run.dir, 'ours/languages/fr.json'), '{}')
})

const exists = (path: string) =>
  access(join(run.dir, path)).then(
    () => true,
    () => false,
  )

test("a client's languages move with its folder", async () => {
  await commitChanges(run.dir, () => renameClientChanges(run.dir, 'ours', 'theirs'))
  expect(await exists('theirs/languages/fr.json')).toBe(true)
})

test("a client's languages stay when one of its years is deleted", async () => {
  await commitChanges(run.dir, () => deleteYearChanges(run.dir, 'ours', '2028'))
  expect(await exists('ours/2028')).toBe(false)
  expect(await exists('ours/languages/fr.json')).toBe(true)
})

test("a client's languages are deleted with it", async () => {
  await commitChanges(run.dir, () => deleteClientChanges(run.dir, 'ours'))
  expect(await readdir(run.dir)).not.toContain('ours')
})
