import { cp, readFile } from 'node:fs/promises'
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

describe('What is asked for is what is told of', () => {
  beforeEach(async () => {
    await writeClient(withError)
    await cp(join(run.dir, 'ours'), join(run.dir, 'theirs'), { recursive: true })
  })

  it.each([
    ['a folder of clients', '', ['keys.json:2:3', 'ours/instance.json:3:17', 'theirs/instance.json:3:17']],
    ['a client, which no key leads to', 'theirs', ['keys.json:2:3', 'theirs/instance.json:3:17']],
    ['a file', 'ours/instance.json', ['ours/instance.json:3:17']],
    ['a file, and the errors of the other of its plan year', 'ours/plans.json', ['ours/instance.json:3:17']],
    ['the keys', 'keys.json', ['keys.json:2:3']],
  ])('%s', async (_, path, places) => {
    await mediplan(['check', join(run.dir, path)])
    const found = [...run.said.matchAll(/^\S*?clients-\w+\/(\S+) error/gm)].map(([, place]) => place)
    expect(found).toEqual(places)
  })

  it('a year of a client, and the errors of the current one', async () => {
    await cp(join(run.dir, 'ours/plans.json'), join(run.dir, 'ours/2028/plans.json'))
    await mediplan(['check', join(run.dir, 'ours/2028')])
    expect([...run.said.matchAll(/ error (\S+)$/gm)].map(([, rule]) => rule)).toEqual([
      'missing-file',
      'wrong-type',
    ])
  })

  it('the folder of CLIENTS_DIR when none is named', async () => {
    vi.stubEnv('CLIENTS_DIR', run.dir)
    expect(await mediplan(['check'])).toBe(1)
  })
})

describe('Nothing is called fine that could not be checked whole', () => {
  it.each([
    ['plans.json', 'an instance that does not fit', withError, 'instance.json', 'wrong-type'],
    [
      'plans.json',
      'an instance that is no JSON',
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
    ['2028', 'a current instance that does not fit', withError, 'instance.json', 'wrong-type'],
  ])('%s beside %s', async (path, _, break_, file, rule) => {
    await writeClient((files) => {
      for (const name of ['instance.json', 'plans.json'])
        files.set(
          `ours/2028/${name}`,
          files.get(`ours/${name}`)!.replace('"planYear": 2027', '"planYear": 2028'),
        )
      break_(files)
    })
    expect(await mediplan(['check', join(run.dir, 'ours', path)])).toBe(1)
    expect(run.said).toMatch(new RegExp(`ours/${file}:\\d+:\\d+ error ${rule}\n`))
  })

  it('but for what is only odd in the other file', async () => {
    await writeClient(withWarning)
    expect(await mediplan(['check', '--strict', join(run.dir, 'ours/plans.json')])).toBe(0)
  })
})

test('What is mended is told once; a second time there is nothing left to help', async () => {
  await writeClient((files) => {
    withError(files)
    replacing('ours/plans.json', '"id": 7', '"id": "7"')(files)
  })
  expect(await mediplan(['check', '--fix', run.dir])).toBe(0)
  expect(run.said).toMatch(/instance\.json:3:17 fixed wrong-type/)
  expect(run.said).toContain('fixed id-of-another-type')
  expect(run.said).toContain('"2027" → 2027')
  expect(run.said).toContain('"7" → 7')
  const mended = await readFile(join(run.dir, 'ours/plans.json'), 'utf8')
  run.said = ''
  expect(await mediplan(['check', '--fix', run.dir])).toBe(0)
  expect(run.said).toBe('3 files, nothing wrong.\n')
  expect(await readFile(join(run.dir, 'ours/plans.json'), 'utf8')).toBe(mended)
})

test('Files beside those that were named are not written, nor is it promised', async () => {
  await writeClient(withError)
  await mediplan(['check', '--fix', join(run.dir, 'ours/plans.json')])
  expect(run.said).toMatch(/ error wrong-type$/m)
  expect(run.said).not.toContain('--fix')
  expect(await readFile(join(run.dir, 'ours/instance.json'), 'utf8')).toContain('"2027"')
})
