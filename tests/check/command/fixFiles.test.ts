import { chmod, readFile, readlink, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mediplan } from '../../../src/check/command/mediplan.ts'
import { readClients } from '../../../src/check/command/readClients.ts'
import { checkTarget } from '../../../src/check/command/runCheck.ts'
import { prepareClientsFolder, replacing, run, withError, writeClient } from './clientsFolder.ts'

prepareClientsFolder()

test('keeps the mode of a fixed file, and the link to it', async () => {
  await writeClient(withError)
  const file = join(run.dir, 'target.json')
  const link = join(run.dir, 'ours/instance.json')
  await rename(link, file)
  await chmod(file, 0o640)
  await symlink('../target.json', link)
  await mediplan(['check', '--fix', join(run.dir, 'ours')])
  expect(await readlink(link)).toBe('../target.json')
  expect((await stat(file)).mode & 0o777).toBe(0o640)
  expect(await readFile(file, 'utf8')).toContain('"planYear": 2027')
})

test('leaves a file alone that another program has changed since the check read it', async () => {
  await writeClient(withError)
  const target = { root: run.dir, selected: [''] }
  const contents = await readClients(target)
  await writeFile(join(run.dir, 'ours/instance.json'), 'theirs')
  const { files, writeErrors } = await checkTarget(target, contents, { fix: true, online: false })
  expect(await readFile(join(run.dir, 'ours/instance.json'), 'utf8')).toBe('theirs')
  expect(files.flatMap(({ fixed }) => fixed)).toEqual([])
  expect(writeErrors).toEqual([
    'ours/instance.json has changed on disk in the meantime. Nothing was written.',
  ])
})

test('fixes the other files if a file cannot be written', async () => {
  await writeClient((files) => {
    withError(files)
    replacing('ours/plans.json', '"yearly": 1200\n', '"yearly": "1200"\n')(files)
  })
  await chmod(join(run.dir, 'ours/plans.json'), 0o444)
  expect(await mediplan(['check', '--fix', run.dir])).toBe(2)
  expect(run.output).toMatch(/instance\.json:3:17 fixed wrong-type/)
  expect(run.output).toMatch(/plans\.json:\d+:\d+ error wrong-type/)
  expect(run.output).toContain(
    `Cannot write ${join(run.dir, 'ours/plans.json')} (EACCES). You do not have permission.`,
  )
  expect(run.output).not.toContain(' at ')
  expect(await readFile(join(run.dir, 'ours/plans.json'), 'utf8')).toContain('"yearly": "1200"')
})

test('does not follow a link out of the folder of all clients', async () => {
  await writeClient(withError)
  const link = join(run.dir, 'ours/instance.json')
  const file = `${run.dir}-outside.json`
  await rename(link, file)
  await symlink(file, link)
  const before = await readFile(file, 'utf8')
  expect(await mediplan(['check', '--fix', run.dir])).toBe(2)
  expect(run.output).toContain("ours/instance.json leads outside the clients' folder. Change it there.")
  expect(await readFile(file, 'utf8')).toBe(before)
  await rm(file)
})
