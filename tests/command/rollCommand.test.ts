import { chmod, cp, readdir, readFile, realpath, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { readClients } from '../../src/command/readClients.ts'
import { checkClients } from '../../src/check/checkClients.ts'
import { mediplan } from '../../src/command/mediplan.ts'
import { withLock } from '../../src/check/files/withLock.ts'
import { logos, withLogoUrl } from '../kit/logos.ts'
import { sampleClients } from '../check/sampleTexts.ts'
import { prepareClientsFolder, run } from './clientsFolder.ts'

prepareClientsFolder()
beforeEach(async () => {
  for (const name of ['alder', 'marlow', 'prairie', 'accepted.json'])
    await cp(join(sampleClients, name), join(run.dir, name), { recursive: true })
  const keys = { alder: 'alder', marlow: 'marlow', prairie: 'prairie' }
  await writeFile(
    join(run.dir, 'keys.json'),
    JSON.stringify({ $schema: '../../schemas/v1/keys.schema.json', keys }),
  )
})

const roll = (...args: string[]) => mediplan(['roll', ...args, '--clients', run.dir])
const read = (path: string) => readFile(join(run.dir, path), 'utf8')
const readAll = async () => (await readClients({ root: run.dir, selected: [''] })).texts

test('writes the files of the new year, and lists what to review', async () => {
  expect(await roll('alder', '2028')).toBe(0)
  expect(JSON.parse(await read('alder/2028/instance.json'))).toMatchObject({ client: { planYear: 2028 } })
  expect(run.output).toContain(`Written:\n  ${join(run.dir, 'alder/2028/instance.json')}`)
  expect(run.output).toContain('Updated:\n  Plan year: 2027 → 2028\n')
  expect(run.output).toContain('  Deductibles\n    ')
  expect(run.output).toMatch(
    /Source of the amounts: .{89}… \(contains the old year\) {3}plans\.json\/source\n/,
  )
})

test('escapes characters that would control the terminal', async () => {
  const instance = JSON.parse(await read('alder/instance.json')) as { client: { url: string } }
  instance.client.url = 'https://example.com/\u001b[2J\u009b2J\u202e\u200b\nWritten:'
  await writeFile(join(run.dir, 'alder/instance.json'), JSON.stringify(instance))
  expect(await roll('alder', '2028')).toBe(0)
  expect(run.output).toContain(String.raw`/\u001b[2J\u009b2J\u202e\u200b\u000aWritten:`)
  expect(run.output).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u)
})

test('copies the year of another folder, or the current one', async () => {
  expect(await roll('marlow', '2029', '--from', '2028')).toBe(0)
  expect(await read('marlow/2029/plans.json')).toBe(await read('marlow/2028/plans.json'))
  expect(await roll('marlow/', '2030', '--from', '2027')).toBe(0)
  expect(run.output).toContain('Plan year: 2027 → 2030\n')
})

test('each year keeps its logo file', async () => {
  const path = (name: string) => join(run.dir, 'alder', name)
  await writeFile(path('instance.json'), withLogoUrl(await read('alder/instance.json'), 'logo.png'))
  await writeFile(path('logo.png'), logos.png)
  await roll('alder', '2028')
  expect(run.output).toContain(path('2028/logo.png'))
  expect(await readFile(path('2028/logo.png'))).toEqual(logos.png)
  await writeFile(path('2028/logo.png'), logos.webp)
  await roll('alder', '2028', '--current')
  expect(await readFile(path('logo.png'))).toEqual(logos.webp)
  expect(await readFile(path('2027/logo.png'))).toEqual(logos.png)
  expect(await readdir(path(''))).not.toContain('2028')
})

test('makes a preview year the current one, and moves accepted warnings with their files', async () => {
  await roll('alder', '2028')
  const old = await read('alder/plans.json')
  expect(await roll('alder', '2028', '--current')).toBe(0)
  expect(run.output).toContain('2028 is the current plan year of alder.')
  expect((await readdir(join(run.dir, 'alder'))).toSorted()).toEqual(['2027', 'instance.json', 'plans.json'])
  expect(JSON.parse(await read('alder/instance.json'))).toMatchObject({ client: { planYear: 2028 } })
  expect(await read('alder/2027/plans.json')).toBe(old.replace('../../../', '../../../../'))
  expect(JSON.parse(await read('accepted.json'))).toHaveProperty([
    'alder/2027/plans.json',
    'copays-over-maximum',
  ])
  const problems = checkClients(await readAll())
  expect(problems.map(({ file, rule }) => `${file} ${rule}`)).toContain(
    'alder/plans.json copays-over-maximum',
  )
})

test('--current keeps a save that another process makes at the same time', async () => {
  await roll('prairie', '2028')
  const path = join(run.dir, 'prairie/plans.json')
  let rolling: Promise<number> | undefined
  await withLock(await realpath(run.dir), async () => {
    rolling = roll('prairie', '2028', '--current')
    await setTimeout(200)
    await writeFile(
      path,
      (await readFile(path, 'utf8')).replace('"en": "Paycheck', '"en": "Saved meanwhile. Paycheck'),
    )
  })
  expect(await rolling).toBe(0)
  expect(await read('prairie/2027/plans.json')).toContain('Saved meanwhile.')
})

describe('writes nothing, and says why, if', () => {
  it.each([
    [
      'the year exists',
      ['marlow', '2028'],
      '2028 exists already. Make it the current year with --current, name another year, or delete this',
    ],
    ['the year is the current one', ['alder', '2027'], '2027 is the current plan year of alder already.'],
    ['there is no such client', ['nobody', '2028'], "There is no client 'nobody' in "],
    ['the client is a path', ['alder/../alder', '2028'], "Did you mean 'alder'?"],
    ['the year is not a year', ['alder', '28'], 'Write a year from 2000 to 2099, such as 2027.'],
    [
      'there is no year to make current',
      ['alder', '2028', '--current'],
      'Create it first, without --current.',
    ],
    ['the current year is to become it', ['alder', '2027', '--current'], '2027 is the current plan year of'],
    ['there is no year to copy', ['marlow', '2030', '--from', '2020'], 'Leave out --from to copy 2027.'],
    ['options contradict', ['marlow', '2028', '--current', '--from', '2027'], 'either --from or --current'],
    [
      'the folder of the old year exists',
      ['marlow', '2028', '--current'],
      'already exists. Delete it first.',
    ],
  ])('%s', async (name, args, message) => {
    if (name.startsWith('the folder of the old year'))
      await cp(join(run.dir, 'marlow/2028'), join(run.dir, 'marlow/2027'), { recursive: true })
    const before = await readAll()
    expect(await roll(...args)).toBe(2)
    expect(run.output).toContain(message)
    expect(await readAll()).toEqual(before)
  })

  it('a file has errors', async () => {
    await writeFile(join(run.dir, 'alder/plans.json'), '{')
    expect(await roll('alder', '2028')).toBe(2)
    expect(run.output).toContain('plans.json has errors. Fix them first.')
  })

  it('a file is write-protected', async () => {
    await chmod(join(run.dir, 'marlow/2028/plans.json'), 0o444)
    const before = await readAll()
    expect(await roll('marlow', '2028', '--current')).toBe(2)
    expect(run.output).toMatch(
      /Cannot write \S+ \(EACCES\)\. You do not have permission\. Nothing was written\./,
    )
    expect(await readAll()).toEqual(before)
  })
})
