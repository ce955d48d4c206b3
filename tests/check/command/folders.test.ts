import { spawn } from 'node:child_process'
import { cp, mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { mediplan } from '../../../src/check/command/mediplan.ts'
import { prepareClientsFolder, run, writeClient } from './clientsFolder.ts'

prepareClientsFolder()

beforeEach(() => writeClient())

describe('Where there is no client, it does not run', () => {
  beforeEach(async () => {
    await mkdir(join(run.dir, 'empty'))
    await mkdir(join(run.dir, 'outer/fixtures/clients'), { recursive: true })
    await cp(join(run.dir, 'ours'), join(run.dir, 'outer/fixtures/clients/ours'), { recursive: true })
    await cp(join(run.dir, 'ours'), join(run.dir, '.draft'), { recursive: true })
    await cp(join(run.dir, 'ours'), join(run.dir, 'outer/node_modules/ours'), { recursive: true })
  })

  it.each([
    [
      'in the folder above',
      'outer/fixtures',
      /There is no client in \S+outer\/fixtures\. Did you mean \S+outer\/fixtures\/clients\?$/m,
    ],
    [
      'two folders above',
      'outer',
      /There is no client in \S+outer\. Did you mean \S+outer\/fixtures\/clients\?$/m,
    ],
    ['in an empty folder', 'empty', /There is no client in \S+empty\.$/m],
    ['in a folder with a dot', '.draft', /There is no client in \S+\.draft\.$/m],
    ['in what is installed', 'outer/node_modules/nothing', /^There is no file or folder \S+nothing\.$/m],
  ])('%s', async (_, path, words) => {
    expect(await mediplan(['check', join(run.dir, path)])).toBe(2)
    expect(run.said).toMatch(words)
  })
})

describe('Links are followed as far as they lead to something', () => {
  it.each([
    ['a link to nowhere', 'ours/gone', 'nowhere'],
    ['a link into a file', 'ours/inside', 'plans.json/inside'],
    ['a link to itself', 'ours/loop', 'loop'],
    ['a link to the folder above', 'ours/2029', '..'],
    ['a link to the folder of all', 'all', '.'],
  ])('%s', async (_, path, to) => {
    await symlink(to, join(run.dir, path))
    expect(await mediplan(['check', '--strict', run.dir])).toBe(0)
  })

  it('a client that is mounted is checked', async () => {
    await rename(join(run.dir, 'ours'), join(run.dir, '.mounted'))
    await symlink('.mounted', join(run.dir, 'ours'))
    expect(await mediplan(['check', run.dir])).toBe(0)
    expect(run.said).toBe('3 files, nothing wrong.\n')
  })
})

test('That no keys.json stands beside a client is told when the client alone is asked for', async () => {
  await rm(join(run.dir, 'keys.json'))
  expect(await mediplan(['check', join(run.dir, 'ours')])).toBe(1)
  expect(run.said).toContain("The clients' folder has no keys.json")
})

test('It ends quietly when nobody reads on', async () => {
  await mkdir(join(run.dir, 'strays'))
  for (let place = 0; place < 1000; place += 1)
    await writeFile(join(run.dir, 'strays', `${String(place).padStart(60, 'x')}.csv`), '')
  const command = resolve('src/check/command/mediplan.js')
  const child = spawn(process.execPath, [command, 'check', run.dir])
  let complaint = ''
  child.stderr.on('data', (text) => (complaint += String(text)))
  child.stdout.once('data', () => child.stdout.destroy())
  const code = await new Promise((end) => child.on('close', end))
  expect([code, complaint]).toEqual([0, ''])
})
