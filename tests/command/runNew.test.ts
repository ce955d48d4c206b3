import { personalQuestions, type PersonalAnswers } from '../../src/contract/personalQuestions.ts'
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { checkClients } from '../../src/check/checkClients.ts'
import { readClients } from '../../src/command/readClients.ts'
import { mediplan } from '../../src/command/mediplan.ts'
import { runNew, type NewOptions } from '../../src/command/runNew.ts'
import { calculate } from '../../src/engine/calculate.ts'
import { readDocuments } from '../../src/clients/readDocuments.ts'
import { createClients } from '../../src/clients/clients.ts'

let dir = ''
let output = ''

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'new-client-'))
  output = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output += String(text)
    return true
  })
})

afterEach(async () => {
  vi.restoreAllMocks()
  await rm(dir, { recursive: true })
})

const everything: NewOptions = {
  salaryBands: ['Under $60,000', '$60,000 to $90,000', 'Over $90,000'],
  locations: ['Boise', 'Elsewhere'],
  surcharges: ['I use tobacco'],
  credits: ['I take part in the wellness program'],
  savings: true,
  singleChild: true,
  plans: ['ppo', 'hdhp', 'copay'],
}

async function findRules() {
  const { texts } = await readClients({ root: dir, selected: [''] })
  return checkClients(texts).map(({ rule }) => rule)
}

describe('writes a client that lacks only its own values for a strict check, and calculates', () => {
  it.each<[string, NewOptions]>([
    ['without options', {}],
    ['with every option', everything],
    ['with one plan, and without the custom scenario', { customScenario: false, plans: ['ppo'] }],
    ['in the first year with known legal limits', { year: 2024, plans: ['ppo', 'hdhp', 'copay'] }],
    [
      'with two plans of each kind in a year without published limits',
      { year: 2030, ...everything, plans: ['hdhp', 'ppo', 'copay', 'ppo', 'hdhp', 'copay'] },
    ],
    [
      'with bands in one text, blanks around names, and blank names',
      { salaryBands: ['a ; b'], surcharges: ['', ' '], name: ' Acme ' },
    ],
    ['with names that yield no id', { locations: ['東京', '大阪', 'custom'], salaryBands: ['A', 'a!', '…'] }],
  ])('%s', async (_, options) => {
    await runNew('acme-co', { year: 2027, ...options, clients: dir })
    expect(output).toContain(`  ${join(dir, 'acme-co/plans.json')}\n`)
    expect(output).toMatch(/^\d+ typical values are not reviewed: \d+ plan names?, .+ and 1 source\.$/m)
    const expected = (options.locations ?? []).length > 1 ? ['no-effect-question'] : []
    expect(await findRules()).toEqual([...expected, 'typical-values'])
    const { instance, model } = createClients(await readDocuments(dir)).get('acme-co')!.current
    const { bestPlan } = calculate(model, {
      coverage: 'EF',
      scenario: 'usual',
      customScenario: null,
      surcharges: {},
      ...(Object.fromEntries(
        personalQuestions.map(({ list, answer }) => [answer, instance[list][0]?.id ?? null]),
      ) as PersonalAnswers),
    })
    expect(model.plans.map(({ plan }) => plan.key)).toContain(bestPlan)
  })
})

test('adds the key to keys.json and keeps its formatting', async () => {
  await runNew('first', { clients: dir })
  const keys = '{\r\n  "keys": { "a-key": "first" }\r\n}\r\n'
  await writeFile(join(dir, 'keys.json'), keys)
  await runNew('second', { clients: dir, key: 'S3cret' })
  const text = await readFile(join(dir, 'keys.json'), 'utf8')
  expect(text.replaceAll('\r\n', '')).not.toContain('\n')
  expect(JSON.parse(text)).toEqual({ keys: { 'a-key': 'first', S3cret: 'second' } })
})

it.each([
  ['https://example.com/schemas/v1/', 'https://example.com/schemas/v1/plans.schema.json'],
  ['../schemas/v1/', '../../schemas/v1/plans.schema.json'],
  ['./', '../plans.schema.json'],
])('finds the schemas where keys.json finds its own: %s', async (schemas, address) => {
  const keys = { $schema: `${schemas}keys.schema.json`, keys: {} }
  await writeFile(join(dir, 'keys.json'), JSON.stringify(keys))
  await runNew('acme-co', { clients: dir })
  expect(JSON.parse(await readFile(join(dir, 'acme-co/plans.json'), 'utf8'))).toHaveProperty(
    '$schema',
    address,
  )
  expect(await findRules()).toEqual(['typical-values'])
})

describe('writes nothing if the strict check would report', () => {
  it.each<[string, NewOptions, string]>([
    ['an address that is not a URL', { url: 'nonsense' }, 'not an http or https address'],
    ['an empty name', { name: '' }, "'displayName' is empty"],
    ['a third plan of a kind', { plans: ['ppo', 'ppo', 'ppo'] }, '2 plans of a kind'],
    [
      'a surcharge that reads like a credit, which no accepted.json can accept yet',
      { surcharges: ['I completed the wellness program'] },
      'Write -600 for a credit.\nNothing was written.',
    ],
    ['the same band twice', { salaryBands: ['Low', 'low'] }, 'is also the name of another row'],
  ])('%s', async (_, options, sentence) => {
    await expect(runNew('acme-co', { clients: dir, ...options })).rejects.toThrow(sentence)
    expect(await readdir(dir)).toEqual([])
  })
})

test('rejects a rise of prices that makes them unusual, and says which ones it takes', async () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  expect(await mediplan(['new', 'acme', '--trend', '50', '--clients', dir])).toBe(2)
  expect(write.mock.calls.join('')).toContain('Write a percentage from 0 to 10 without %, such as 3.3.')
})

test('leaves nothing behind if a file cannot be written, and succeeds later', async () => {
  await runNew('first', { clients: dir })
  const keys = await readFile(join(dir, 'keys.json'), 'utf8')
  await chmod(join(dir, 'keys.json'), 0o444)
  await expect(runNew('second', { clients: dir })).rejects.toThrow(
    /^Cannot write \S+ \(EACCES\)\. You do not have permission\. Nothing was written\.$/,
  )
  await chmod(join(dir, 'keys.json'), 0o644)
  expect((await readdir(dir)).toSorted()).toEqual(['first', 'keys.json'])
  expect(await readFile(join(dir, 'keys.json'), 'utf8')).toBe(keys)
  await runNew('second', { clients: dir })
  expect((await readdir(dir)).toSorted()).toEqual(['first', 'keys.json', 'second'])
})

describe('does not overwrite, and rejects', () => {
  it.each<[string, string, NewOptions, string]>([
    ['a folder that exists, with its key', 'first', {}, 'Choose another folder name, or delete it'],
    ['a key that is taken', 'second', { key: 'first' }, 'Choose another key'],
    ['a key with a space', 'second', { key: 'a key' }, 'without spaces'],
    ['a folder whose name starts with a hyphen', '-second', {}, 'starting with a letter or digit'],
    ['a folder that npm uses', 'node_modules', {}, 'because npm uses this one'],
    ['a folder that differs from another one only in case', 'First', {}, '/first already exists.'],
    ['a folder that Windows cannot create', 'com1', {}, 'because Windows cannot create this one'],
    ['a folder with the name of a plan year', '2028', {}, 'because a number names a plan year'],
    ['a folder outside', '../second', {}, 'letters, digits, hyphens, and underscores'],
  ])('%s', async (_, client, options, sentence) => {
    await runNew('first', { clients: dir })
    const before = await readClients({ root: dir, selected: [''] })
    await expect(runNew(client, { clients: dir, ...options })).rejects.toThrow(
      expect.objectContaining({ name: 'UsageError', message: expect.stringContaining(sentence) as string }),
    )
    expect(await readClients({ root: dir, selected: [''] })).toEqual(before)
  })

  it.each(['{', '[]', '{ "keys": 5 }', '{ "keys": [] }'])('the keys.json %s', async (text) => {
    await writeFile(join(dir, 'keys.json'), text)
    await expect(runNew('first', { clients: dir })).rejects.toThrow('mediplan check')
  })
})

test('quotes the paths of the next steps for a shell', async () => {
  const clients = join(dir, "Ann's")
  await runNew('acme', { clients })
  const quoted = String.raw`'${dir}/Ann'\''s`
  expect(output).toContain(`npx mediplan dev --clients ${quoted}'`)
  expect(output).toContain(`npx mediplan check --strict ${quoted}/acme'`)
})
