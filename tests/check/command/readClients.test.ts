import { spawn } from 'node:child_process'
import { cp, mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { mediplan } from '../../../src/check/command/mediplan.ts'
import { prepareClientsFolder, run, writeClient } from './clientsFolder.ts'

prepareClientsFolder()

beforeEach(() => writeClient())

test.each(['empty', 'outer'])(
  'finds no client in %s, which has only hidden folders and packages',
  async (path) => {
    await mkdir(join(run.dir, 'empty'))
    for (const ignored of ['.draft', 'node_modules'])
      await cp(join(run.dir, 'ours'), join(run.dir, 'outer', ignored), { recursive: true })
    expect(await mediplan(['check', join(run.dir, path)])).toBe(2)
    expect(run.output).toMatch(/There is no client in \S+\.$/m)
  },
)

describe('Follows links, but not', () => {
  it.each([
    ['a link to nowhere', 'ours/gone', 'nowhere'],
    ['a link into a file', 'ours/inside', 'plans.json/inside'],
    ['a link to itself', 'ours/loop', 'loop'],
    ['a link to the parent folder', 'ours/2029', '..'],
    ["a link to the clients' folder", 'all', '.'],
  ])('%s', async (_, path, to) => {
    await symlink(to, join(run.dir, path))
    expect(await mediplan(['check', '--strict', run.dir])).toBe(0)
  })

  it('unlike a link to a client', async () => {
    await rename(join(run.dir, 'ours'), join(run.dir, '.mounted'))
    await symlink('.mounted', join(run.dir, 'ours'))
    expect(await mediplan(['check', run.dir])).toBe(0)
    expect(run.output).toBe('No problems in 3 files.\n')
  })
})

test('reports a missing keys.json when only a client is checked', async () => {
  await rm(join(run.dir, 'keys.json'))
  expect(await mediplan(['check', join(run.dir, 'ours')])).toBe(1)
  expect(run.output).toContain("The clients' folder has no keys.json")
})

test('exits quietly if the reader closes the pipe', async () => {
  await mkdir(join(run.dir, 'strays'))
  for (let index = 0; index < 1000; index += 1)
    await writeFile(join(run.dir, 'strays', `${String(index).padStart(60, 'x')}.csv`), '')
  const command = resolve('src/check/command/mediplan.js')
  const child = spawn(process.execPath, [command, 'check', run.dir])
  let errors = ''
  child.stderr.on('data', (text) => (errors += String(text)))
  child.stdout.once('data', () => child.stdout.destroy())
  const code = await new Promise((end) => child.on('close', end))
  expect([code, errors]).toEqual([0, ''])
})
