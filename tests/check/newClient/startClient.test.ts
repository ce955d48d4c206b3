import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { checkClients } from '../../../src/check/checkClients.ts'
import { readClients } from '../../../src/check/command/readClients.ts'
import { startClient as startOrAsk, type NewOptions } from '../../../src/check/newClient/startClient.ts'
import { calculate } from '../../../src/engine/calculate.ts'
import { readDocuments } from '../../../src/clients/clientFolder.ts'
import { createClients } from '../../../src/clients/clients.ts'

let dir = ''
let said = ''

const startClient = (client: string, options: NewOptions) => startOrAsk(client, { yes: true, ...options })

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'new-client-'))
  said = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += String(text)
    return true
  })
})

afterEach(async () => {
  vi.restoreAllMocks()
  await rm(dir, { recursive: true })
})

const everything: NewOptions = {
  bands: ['Under $60,000', '$60,000 to $90,000', 'Over $90,000'],
  locations: ['Boise', 'Elsewhere'],
  surcharges: ['I use tobacco'],
  credits: ['I take part in the wellness program'],
  savings: true,
  singleChild: true,
  plans: ['ppo', 'hdhp', 'copay'],
}

describe('What it writes passes the strict check and calculates', () => {
  it.each<[string, NewOptions]>([
    ['without an option', {}],
    ['with everything', everything],
    ['with bands in one text', { bands: ['Under 60; Over 60'] }],
    ['without the custom scenario', { customScenario: false }],
    ['with copays and an HSA', { plans: ['copay', 'hdhp'] }],
    ['with one plan', { plans: ['ppo'] }],
    ['in each year that the law has figures for', { year: 2024, plans: ['ppo', 'hdhp', 'copay'] }],
    ['in a year that nothing is published for', { year: 2030, ...everything }],
    [
      'with two plans of each kind',
      { ...everything, plans: ['hdhp', 'ppo', 'copay', 'ppo', 'hdhp', 'copay'] },
    ],
    [
      'with blanks around names, and blank names',
      { bands: ['a ', ' b'], surcharges: ['', ' '], name: ' Acme ' },
    ],
    ['with names that make no id', { locations: ['東京', '大阪', 'custom'], bands: ['A', 'a!', '…'] }],
  ])('%s', async (_, options) => {
    await startClient('acme-co', { year: 2027, ...options, dir })
    expect(checkClients((await readClients({ root: dir, selected: [''] })).texts)).toEqual([])
    const { instance, model } = createClients(await readDocuments(dir)).get('acme-co')!.current
    const { bestPlan } = calculate(model, {
      coverage: 'EF',
      scenario: 'usual',
      customScenario: null,
      surcharges: {},
      location: instance.locations[0]?.id ?? null,
      salaryBand: instance.salaryBands[0]?.id ?? null,
      savingsStyle: instance.savingsStyles[0]?.id ?? null,
    })
    expect(model.plans.map(({ plan }) => plan.key)).toContain(bestPlan)
  })
})

test('With --yes nobody is asked, not even at a terminal', async () => {
  const terminal = { input: new PassThrough(), output: new PassThrough() }
  await startOrAsk('acme-co', { dir, yes: true }, terminal)
  expect(terminal.output.readableLength).toBe(0)
})

test('Its key is added to those that are there, however they are written', async () => {
  await startClient('first', { dir })
  const keys = '{\r\n  "keys": { "a-key": "first" }\r\n}\r\n'
  await writeFile(join(dir, 'keys.json'), keys)
  await startClient('second', { dir, key: 'S3cret' })
  const text = await readFile(join(dir, 'keys.json'), 'utf8')
  expect(text.replaceAll('\r\n', '')).not.toContain('\n')
  expect(JSON.parse(text)).toEqual({ keys: { 'a-key': 'first', S3cret: 'second' } })
})

describe('Nothing is written of what the strict check would find something in', () => {
  it.each<[string, NewOptions, string]>([
    ['no address', { url: 'nonsense' }, 'not an http or https address'],
    ['no name', { name: '' }, "'displayName' is empty"],
    ['an overlong name', { name: 'x'.repeat(300) }, 'has 300 characters'],
    ['a third plan of a kind', { plans: ['ppo', 'ppo', 'ppo'] }, '2 plans of a kind'],
    ['the same band twice', { bands: ['Low', 'low'] }, 'is also the name of another row'],
    ['markup', { locations: ['<b>x</b>'] }, "'<b>'"],
  ])('%s', async (_, options, sentence) => {
    await expect(startClient('acme-co', { dir, ...options })).rejects.toThrow(sentence)
    expect(await readdir(dir)).toEqual([])
  })
})

test('What cannot be written leaves nothing behind, and can be tried again', async () => {
  await startClient('first', { dir })
  const keys = await readFile(join(dir, 'keys.json'), 'utf8')
  await chmod(join(dir, 'keys.json'), 0o444)
  await expect(startClient('second', { dir })).rejects.toThrow(
    /^Cannot write \S+ \(EACCES\); nothing was written\.$/,
  )
  await chmod(join(dir, 'keys.json'), 0o644)
  expect((await readdir(dir)).toSorted()).toEqual(['first', 'keys.json'])
  expect(await readFile(join(dir, 'keys.json'), 'utf8')).toBe(keys)
  await startClient('second', { dir })
  expect((await readdir(dir)).toSorted()).toEqual(['first', 'keys.json', 'second'])
})

test('It says what it wrote', async () => {
  await startClient('acme-co', { dir })
  expect(said).toContain(`  ${join(dir, 'acme-co/plans.json')}\n`)
})

describe('Nothing is written over', () => {
  it.each<[string, string, NewOptions, string]>([
    ['a folder that is there, with its key', 'first', {}, 'Choose another folder name, or delete it'],
    ['a key that is taken', 'second', { key: 'first' }, 'choose another with --key'],
    ['a key with a space', 'second', { key: 'a key' }, 'without spaces'],
    ['a folder whose name starts with a hyphen', '-second', {}, 'a letter or digit first'],
    ['a folder outside', '../second', {}, 'letters, digits, hyphens and underscores'],
  ])('%s', async (_, client, options, sentence) => {
    await startClient('first', { dir })
    const before = await readClients({ root: dir, selected: [''] })
    await expect(startClient(client, { dir, ...options })).rejects.toThrow(
      expect.objectContaining({ name: 'UsageError', message: expect.stringContaining(sentence) as string }),
    )
    expect(await readClients({ root: dir, selected: [''] })).toEqual(before)
  })

  it('keys that are no JSON', async () => {
    await writeFile(join(dir, 'keys.json'), '{')
    await expect(startClient('first', { dir })).rejects.toThrow('mediplan check')
  })
})
