import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { mediplan } from '../../../src/check/command/mediplan.ts'
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

describe('Reports only what was requested:', () => {
  beforeEach(async () => {
    await writeClient(withError)
    await cp(join(run.dir, 'ours'), join(run.dir, 'theirs'), { recursive: true })
  })

  it.each([
    ["the clients' folder", '', ['keys.json:2:3', 'ours/instance.json:3:17', 'theirs/instance.json:3:17']],
    ['a client, and that no key leads to it', 'theirs', ['keys.json:2:3', 'theirs/instance.json:3:17']],
    ['a file', 'ours/instance.json', ['ours/instance.json:3:17']],
    [
      'a file, and the errors of the other document of its plan year',
      'ours/plans.json',
      ['ours/instance.json:3:17'],
    ],
    ['the keys', 'keys.json', ['keys.json:2:3']],
  ])('%s', async (_, path, positions) => {
    await mediplan(['check', join(run.dir, path)])
    const reported = [...run.output.matchAll(/^\S*?clients-\w+\/(\S+) error/gm)].map(
      ([, position]) => position,
    )
    expect(reported).toEqual(positions)
  })

  it('a preview year, and the errors of the current year', async () => {
    await cp(join(run.dir, 'ours/plans.json'), join(run.dir, 'ours/2028/plans.json'))
    await mediplan(['check', join(run.dir, 'ours/2028')])
    expect([...run.output.matchAll(/ error (\S+)$/gm)].map(([, rule]) => rule)).toEqual([
      'missing-file',
      'wrong-type',
    ])
  })

  it("a client's language, and the errors of all languages of a client", async () => {
    await mkdir(join(run.dir, 'theirs/languages'))
    await writeFile(join(run.dir, 'theirs/languages/fr.json'), '{}')
    const rules = async (path: string) => {
      run.output = ''
      await mediplan(['check', join(run.dir, path)])
      return [...run.output.matchAll(/(\S+\.json):\S+ error (\S+)$/gm)].map(
        ([, file, rule]) => `${file!.split('/').slice(-2).join('/')} ${rule}`,
      )
    }
    const own = 'languages/fr.json missing-text'
    expect(await rules('theirs/languages/fr.json')).toEqual([
      expect.stringContaining('folder-without-key'),
      own,
    ])
    expect(await rules('theirs/languages')).toContain(own)
    expect(await rules('theirs/plans.json')).toContain(own)
    expect(await rules('ours')).not.toContain(own)
  })

  it('CLIENTS_DIR if there is no path', async () => {
    vi.stubEnv('CLIENTS_DIR', run.dir)
    expect(await mediplan(['check'])).toBe(1)
  })
})

describe('Reports errors that prevent a complete check:', () => {
  it.each([
    ['plans.json', 'an instance with a schema error', withError, 'instance.json', 'wrong-type'],
    [
      'plans.json',
      'an instance that is not JSON',
      replacing('ours/instance.json', '{', '['),
      'instance.json',
      'json-syntax',
    ],
    ['plans.json', 'no instance', without('ours/instance.json'), 'instance.json', 'missing-file'],
    ['instance.json', 'no plans', without('ours/plans.json'), 'plans.json', 'missing-file'],
    [
      'instance.json',
      'plans without one of its services',
      replacing('ours/plans.json', '"id": "visit"', '"id": "vet"'),
      'plans.json',
      'service-without-price',
    ],
    ['2028', 'a current instance with a schema error', withError, 'instance.json', 'wrong-type'],
  ])('%s with %s', async (path, _, change, file, rule) => {
    await writeClient((files) => {
      for (const name of ['instance.json', 'plans.json'])
        files.set(
          `ours/2028/${name}`,
          files.get(`ours/${name}`)!.replace('"planYear": 2027', '"planYear": 2028'),
        )
      change(files)
    })
    expect(await mediplan(['check', join(run.dir, 'ours', path)])).toBe(1)
    expect(run.output).toMatch(new RegExp(`ours/${file}:\\d+:\\d+ error ${rule}\n`))
  })

  it('but not warnings in the other file', async () => {
    await writeClient(withWarning)
    expect(await mediplan(['check', '--strict', join(run.dir, 'ours/plans.json')])).toBe(0)
  })
})

test('reports what --fix fixed once, and nothing the second time', async () => {
  await writeClient((files) => {
    withError(files)
    replacing('ours/plans.json', '"id": 7', '"id": "7"')(files)
  })
  expect(await mediplan(['check', '--fix', run.dir])).toBe(0)
  expect(run.output).toMatch(/instance\.json:3:17 fixed wrong-type/)
  expect(run.output).toContain('fixed id-of-another-type')
  expect(run.output).toContain('"2027" → 2027')
  expect(run.output).toContain('"7" → 7')
  const fixed = await readFile(join(run.dir, 'ours/plans.json'), 'utf8')
  run.output = ''
  expect(await mediplan(['check', '--fix', run.dir])).toBe(0)
  expect(run.output).toBe('No problems in 3 files.\n')
  expect(await readFile(join(run.dir, 'ours/plans.json'), 'utf8')).toBe(fixed)
})

test('neither fixes other files nor offers to', async () => {
  await writeClient(withError)
  await mediplan(['check', '--fix', join(run.dir, 'ours/plans.json')])
  expect(run.output).toMatch(/ error wrong-type$/m)
  expect(run.output).not.toContain('--fix')
  expect(await readFile(join(run.dir, 'ours/instance.json'), 'utf8')).toContain('"2027"')
})
