import { execFile } from 'node:child_process'
import { mkdir, rm, symlink } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeEach, describe, expect, it } from 'vitest'
import { mediplan } from '../../../src/check/command/mediplan.ts'
import { createClientFiles } from '../../../src/workbench/clients/disk/clientFiles.ts'
import { prepareClientsFolder, run, writeClient } from './clientsFolder.ts'

prepareClientsFolder()

beforeEach(() => writeClient((files) => files.set('accepted.json', '{}')))

const makePipe = (path: string) => promisify(execFile)('mkfifo', [path])

const reportedFiles = () =>
  [...run.output.matchAll(/clients-\w+\/(\S+):1:1 error irregular-file$/gm)].map(([, path]) => path)

describe('Reports one error without blocking, also with --fix, if', () => {
  it.each<[document: string, kind: string, make: (path: string) => Promise<unknown>]>([
    ['keys.json', 'a named pipe', makePipe],
    ['accepted.json', 'a folder', (path) => mkdir(path)],
    ['ours/instance.json', 'a device', (path) => symlink('/dev/zero', path)],
    [
      'ours/plans.json',
      'a named pipe',
      async (path) => makePipe(`${path}.pipe`).then(() => symlink(`${path}.pipe`, path)),
    ],
    ['accepted.json', 'a link that leads nowhere', (path) => symlink('nowhere.json', path)],
    ['ours/plans.json', 'a link that leads nowhere', (path) => symlink(path, path)],
  ])('%s is %s', async (document, kind, make) => {
    const path = join(run.dir, document)
    await rm(path)
    await make(path)
    expect(await mediplan(['check', '--fix', run.dir])).toBe(1)
    expect(reportedFiles()).toEqual([document])
    expect(run.output).toContain(`This is ${kind}, not a file, so it cannot be read.`)
    expect(run.output).not.toMatch(/missing-file|empty-file|wrong-type/)
    run.output = ''
    expect(await mediplan(['check', path])).toBe(1)
    expect(reportedFiles()).toEqual([document])
  })
})

it('reports a socket', async () => {
  const path = join(run.dir, 'ours/plans.json')
  await rm(path)
  const server = createServer().listen(path)
  try {
    expect(await mediplan(['check', run.dir])).toBe(1)
    expect(run.output).toContain('This is a socket, not a file, so it cannot be read.')
  } finally {
    await new Promise((end) => server.close(end))
  }
})

it('reports a named pipe that is not a document as a stray file, without blocking', async () => {
  await makePipe(join(run.dir, 'ours/notes.json'))
  expect(await mediplan(['check', run.dir])).toBe(0)
  expect(run.output).toContain('warning stray-file')
})

it('does not create a client if keys.json cannot be read', async () => {
  await rm(join(run.dir, 'keys.json'))
  await makePipe(join(run.dir, 'keys.json'))
  expect(await mediplan(['new', 'zephyr', '--dir', run.dir])).toBe(2)
  expect(run.output).toContain('keys.json: it is a named pipe, not a file.')
})

it('makes the workbench reject only the irregular file', async () => {
  await rm(join(run.dir, 'accepted.json'))
  await makePipe(join(run.dir, 'accepted.json'))
  await rm(join(run.dir, 'keys.json'))
  await makePipe(join(run.dir, 'keys.json'))
  const files = createClientFiles(run.dir)
  await expect(files.read('accepted.json')).rejects.toThrow('accepted.json is a named pipe, not a file.')
  await expect(files.read('ours/plans.json')).resolves.toHaveProperty('version')
  await expect(files.readKey('ours')).rejects.toThrow('keys.json is a named pipe, not a file.')
})
