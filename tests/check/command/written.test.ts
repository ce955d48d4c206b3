import { chmod, readFile, readlink, rename, stat, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mediplan } from '../../../src/check/command/mediplan.ts'
import { prepareClientsFolder, replacing, run, withError, writeClient } from './clientsFolder.ts'

prepareClientsFolder()

test('What is mended keeps its mode, and a link leads to it as before', async () => {
  await writeClient(withError)
  const file = join(run.dir, 'kept.json')
  const link = join(run.dir, 'ours/instance.json')
  await rename(link, file)
  await chmod(file, 0o640)
  await symlink('../kept.json', link)
  await mediplan(['check', '--fix', join(run.dir, 'ours')])
  expect(await readlink(link)).toBe('../kept.json')
  expect((await stat(file)).mode & 0o777).toBe(0o640)
  expect(await readFile(file, 'utf8')).toContain('"planYear": 2027')
})

test('A file that cannot be written stays as it was, and the others are mended and told of', async () => {
  await writeClient((files) => {
    withError(files)
    replacing('ours/plans.json', '"yearly": 1200\n', '"yearly": "1200"\n')(files)
  })
  await chmod(join(run.dir, 'ours/plans.json'), 0o444)
  expect(await mediplan(['check', '--fix', run.dir])).toBe(2)
  expect(run.said).toMatch(/instance\.json:3:17 fixed wrong-type/)
  expect(run.said).toMatch(/plans\.json:\d+:\d+ error wrong-type/)
  expect(run.said).toContain('Cannot write ours/plans.json (EACCES).\n')
  expect(run.said).not.toContain(' at ')
  expect(await readFile(join(run.dir, 'ours/plans.json'), 'utf8')).toContain('"yearly": "1200"')
})
