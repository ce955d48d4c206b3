import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { mediplan } from '../../../src/check/command/mediplan.ts'
import { replacing, run, prepareClientsFolder, withError, writeClient } from './clientsFolder.ts'

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
    ['a file without a fault', 'ours/plans.json', []],
    ['the keys', 'keys.json', ['keys.json:2:3']],
  ])('%s', async (_, path, places) => {
    await mediplan(['check', join(run.dir, path)])
    const found = [...run.said.matchAll(/^\S*?clients-\w+\/(\S+) error/gm)].map(([, place]) => place)
    expect(found).toEqual(places)
  })

  it('a year of a client', async () => {
    await cp(join(run.dir, 'ours/plans.json'), join(run.dir, 'ours/2028/plans.json'))
    await mediplan(['check', join(run.dir, 'ours/2028')])
    expect([...run.said.matchAll(/ error (\S+)$/gm)].map(([, rule]) => rule)).toEqual(['missing-file'])
  })

  it('the folder of CLIENTS_DIR when none is named', async () => {
    vi.stubEnv('CLIENTS_DIR', run.dir)
    expect(await mediplan(['check'])).toBe(1)
  })
})

test('What is mended is told once; a second time there is nothing left to mend', async () => {
  await writeClient((files) => {
    withError(files)
    replacing('ours/plans.json', '"id": 7', '"id": "7"')(files)
  })
  expect(await mediplan(['check', '--fix', run.dir])).toBe(0)
  expect(run.said).toMatch(/instance\.json:3:17 mended wrong-type/)
  expect(run.said).toContain('mended id-of-another-type')
  const mended = await readFile(join(run.dir, 'ours/plans.json'), 'utf8')
  run.said = ''
  expect(await mediplan(['check', '--fix', run.dir])).toBe(0)
  expect(run.said).toBe('3 files, nothing wrong.\n')
  expect(await readFile(join(run.dir, 'ours/plans.json'), 'utf8')).toBe(mended)
})

test('Files beside those that were named are not written', async () => {
  await writeClient(withError)
  await mediplan(['check', '--fix', join(run.dir, 'ours/plans.json')])
  expect(await readFile(join(run.dir, 'ours/instance.json'), 'utf8')).toContain('"2027"')
})
