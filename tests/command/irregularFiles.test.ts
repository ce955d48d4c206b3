import { execFile } from 'node:child_process'
import { mkdir, rm, symlink, chmod, readFile, readlink, rename, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { mediplan } from '../../src/command/mediplan.ts'
import { createClientFiles } from '../../src/workbench/clients/disk/createClientFiles.ts'
import { prepareClientsFolder, run, writeClient, replacing, withError } from './clientsFolder.ts'
import { readClients } from '../../src/command/readClients.ts'
import { checkTarget } from '../../src/command/checkFiles.ts'

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
  expect(await mediplan(['new', 'zephyr', '--clients', run.dir])).toBe(2)
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

describe('A fix', () => {
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
    const { files, writeErrors } = await checkTarget(target, contents, { fix: true })
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
})
