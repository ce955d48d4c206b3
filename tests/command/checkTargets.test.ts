import { cp, mkdir, readFile, rename, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { mediplan } from '../../src/command/mediplan.ts'
import { clientFiles } from '../check/sample.ts'
import {
  prepareClientsFolder,
  replacing,
  run,
  withError,
  without,
  withWarning,
  writeClient,
} from './clientsFolder.ts'

prepareClientsFolder()

/** The reported files, each with its rule. */
const reported = () =>
  [...run.output.matchAll(/clients-\w+\/(\S+):\d+:\d+ (?:error|warning) (\S+)$/gm)].map(
    ([, file, rule]) => `${file} ${rule}`,
  )

async function check(...args: string[]) {
  run.output = ''
  return mediplan(['check', ...args])
}

describe('Reports only what was requested:', () => {
  const [key, ours, theirs] = [
    'keys.json folder-without-key',
    'ours/instance.json wrong-type',
    'theirs/instance.json wrong-type',
  ]

  beforeEach(async () => {
    await writeClient(withError)
    await cp(join(run.dir, 'ours'), join(run.dir, 'theirs'), { recursive: true })
  })

  it.each([
    ["the clients' folder", '', [key, ours, theirs]],
    ['a client, and that no key leads to it', 'theirs', [key, theirs]],
    ['a file', 'ours/instance.json', [ours]],
    ['a file, and the errors of the other document of its plan year', 'ours/plans.json', [ours]],
    ['the keys', 'keys.json', [key]],
  ])('%s', async (_, path, expected) => {
    await check(join(run.dir, path))
    expect(reported()).toEqual(expected)
  })

  it('a preview year, and the errors of the current year', async () => {
    await cp(join(run.dir, 'ours/plans.json'), join(run.dir, 'ours/2028/plans.json'))
    await check(join(run.dir, 'ours/2028'))
    expect(reported()).toEqual(['ours/2028/instance.json missing-file', ours])
  })

  it.each(['theirs/languages/fr.json', 'theirs/languages', 'theirs/plans.json'])(
    '%s, and the errors of all languages of its client',
    async (path) => {
      await mkdir(join(run.dir, 'theirs/languages'))
      await writeFile(join(run.dir, 'theirs/languages/fr.json'), '{ "shell": 5 }')
      await check(join(run.dir, path))
      expect(reported()).toContain('theirs/languages/fr.json wrong-text')
      await check(join(run.dir, 'ours'))
      expect(run.output).not.toContain('fr.json')
    },
  )

  it('CLIENTS_DIR if there is no path, or the client there with that name', async () => {
    vi.stubEnv('CLIENTS_DIR', run.dir)
    await check()
    expect(reported()).toEqual([key, ours, theirs])
    for (const name of ['theirs', 'theirs/']) {
      await check(name)
      expect(reported()).toEqual([key, theirs])
    }
    expect(await check('ourz')).toBe(2)
    expect(run.output).toContain("Did you mean 'ours'?")
  })
})

describe('Reports errors that prevent a complete check:', () => {
  it.each([
    ['plans.json', 'an instance with a schema error', withError, 'instance.json wrong-type'],
    [
      'plans.json',
      'a broken instance',
      replacing('ours/instance.json', '{', '['),
      'instance.json json-syntax',
    ],
    ['plans.json', 'no instance', without('ours/instance.json'), 'instance.json missing-file'],
    ['instance.json', 'no plans', without('ours/plans.json'), 'plans.json missing-file'],
    ['2028', 'a current instance with a schema error', withError, 'instance.json wrong-type'],
  ])('%s with %s', async (path, _, change, error) => {
    await writeClient((files) => {
      for (const name of ['instance.json', 'plans.json'])
        files.set(
          `ours/2028/${name}`,
          files.get(`ours/${name}`)!.replace('"planYear": 2027', '"planYear": 2028'),
        )
      change(files)
    })
    expect(await check(join(run.dir, 'ours', path))).toBe(1)
    expect(reported()).toContain(`ours/${error}`)
  })

  it.each([
    ['is not JSON', '{', 'json-syntax'],
    ['has another form', '{ "keys": ["ours"] }', 'wrong-keys'],
  ])('a keys.json that %s', async (_, keys, rule) => {
    await writeClient((files) => files.set('keys.json', keys))
    expect(await check(join(run.dir, 'ours'))).toBe(1)
    expect(reported()).toEqual([`keys.json ${rule}`])
  })

  it('but not warnings in the other file', async () => {
    await writeClient(withWarning)
    expect(await check('--strict', join(run.dir, 'ours/plans.json'))).toBe(0)
  })

  it('a missing keys.json', async () => {
    await writeClient(without('keys.json'))
    expect(await check(join(run.dir, 'ours'))).toBe(1)
    expect(run.output).toContain("The clients' folder has no keys.json")
  })
})

test.each(['empty', 'outer'])(
  'finds no client in %s, which has only hidden folders and packages',
  async (path) => {
    await writeClient()
    await mkdir(join(run.dir, 'empty'))
    for (const ignored of ['.draft', 'node_modules'])
      await cp(join(run.dir, 'ours'), join(run.dir, 'outer', ignored), { recursive: true })
    expect(await check(join(run.dir, path))).toBe(2)
    expect(run.output).toMatch(/There is no client in \S+\. The folder of a client has/)
  },
)

test('follows a link to a client, but no link to nowhere, into a file, or to a folder above', async () => {
  await writeClient()
  await rename(join(run.dir, 'ours'), join(run.dir, '.mounted'))
  await symlink('.mounted', join(run.dir, 'ours'))
  for (const [path, to] of [
    ['ours/gone', 'nowhere'],
    ['ours/inside', 'plans.json/inside'],
    ['ours/loop', 'loop'],
    ['ours/2029', '..'],
    ['all', '.'],
  ])
    await symlink(to!, join(run.dir, path!))
  expect(await check('--strict', run.dir)).toBe(0)
  expect(run.output).toBe('No problems in 3 files.\n')
})

describe('Standard input replaces a file, which', () => {
  const mockStdin = (text: string) =>
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([text]) as typeof process.stdin)

  it("can be a client's language", async () => {
    await writeClient()
    await mkdir(join(run.dir, 'ours/languages'))
    mockStdin('{ "locale": 5 }')
    await check('-', '--stdin-filename', join(run.dir, 'ours/languages/fr.json'))
    expect(reported()).toContain('ours/languages/fr.json wrong-locale')
  })

  it('is checked together with the other files of its client, and stays unchanged', async () => {
    await writeClient()
    const path = join(run.dir, 'ours/plans.json')
    mockStdin(clientFiles((_, plans) => plans.locations.pop()).get('ours/plans.json')!)
    expect(await check('-', '--stdin-filename', path)).toBe(1)
    expect(reported()).toEqual(['ours/plans.json location-without-factor'])
    expect(await readFile(path, 'utf8')).toBe(clientFiles().get('ours/plans.json'))
  })

  it('need not exist', async () => {
    await writeClient(without('ours/plans.json'))
    mockStdin(clientFiles().get('ours/plans.json')!)
    expect(await check('-', '--stdin-filename', join(run.dir, 'ours/plans.json'))).toBe(0)
    expect(run.output).toBe('No problems in 1 file.\n')
  })

  it.each([
    [['-'], 'Name the file that standard input replaces'],
    [['-', '--fix'], '--fix cannot write to standard input.'],
    [['-', 'fixtures/clients'], 'Standard input (-) cannot be combined with other paths.'],
    [['fixtures/clients', '--stdin-filename', 'plans.json'], '--stdin-filename needs the path -'],
    [['-', '--stdin-filename', 'notes.json'], 'Name a document after --stdin-filename: instance.json,'],
    [['-', '--stdin-filename', 'nowhere/at/all/plans.json'], 'There is no file or folder'],
  ])('is named: rejects %j', async (args, message) => {
    mockStdin('{}')
    expect(await check(...args)).toBe(2)
    expect(run.output).toContain(message)
  })
})
