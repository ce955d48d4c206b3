import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { mediplan } from '../../src/command/mediplan.ts'
import { prepareClientsFolder, run } from './clientsFolder.ts'

prepareClientsFolder()

const read = (path: string) => readFile(join(run.dir, path), 'utf8')
const readJson = async (path: string) => JSON.parse(await read(path)) as Record<string, unknown>

test('mediplan init creates a repository whose client passes the strict check', async () => {
  expect(await mediplan(['init', join(run.dir, 'new')])).toBe(0)
  run.output = ''
  expect(await mediplan(['check', '--strict', '--clients', join(run.dir, 'new/clients')])).toBe(0)
  expect(run.output).toContain('No problems in 3 files.')
  expect(await readJson('new/package.json')).toMatchObject({
    name: 'new',
    scripts: { dev: 'mediplan dev', check: 'mediplan check --strict' },
    devDependencies: { mediplan: expect.stringMatching(/^\^\d+\.\d+\.\d+$/) },
  })
  expect(await readJson('new/clients/sample/plans.json')).toMatchObject({
    $schema: '../../node_modules/mediplan/schemas/v1/plans.schema.json',
  })
})

test('its settings lead editors to schemas that the package has', async () => {
  await mediplan(['init', run.dir])
  const settings = await readJson('.vscode/settings.json')
  const urls = (settings['json.schemas'] as { url: string }[]).map(({ url }) => url)
  const names = urls.map((url) => url.replace('./node_modules/mediplan/schemas/v1/', ''))
  expect(await readdir('schemas/v1')).toEqual(expect.arrayContaining(names))
})

test('its workflow checks strictly and builds previews', async () => {
  await mediplan(['init', run.dir])
  const workflow = JSON.stringify(parseYaml(await read('.github/workflows/clients.yml')))
  expect(workflow).toContain('npx mediplan check --strict')
  expect(workflow).toContain('npx mediplan preview')
  expect(workflow).toContain('npx mediplan compare --since')
})

test('it keeps the files of the folder, and adds to package.json', async () => {
  await writeFile(join(run.dir, 'README.md'), 'Ours')
  await writeFile(
    join(run.dir, 'package.json'),
    '{\n    "scripts": { "check": "ours" },\n    "dependencies": { "mediplan": "file:mediplan.tgz" }\n}\n',
  )
  expect(await mediplan(['init', run.dir])).toBe(0)
  expect(await read('README.md')).toBe('Ours')
  expect(run.output).toContain('Kept as they are:')
  const { scripts, dependencies, devDependencies } = await readJson('package.json')
  expect([scripts, dependencies, devDependencies]).toEqual([
    expect.objectContaining({ check: 'ours', dev: 'mediplan dev' }),
    { mediplan: 'file:mediplan.tgz' },
    undefined,
  ])
})

describe('it writes nothing', () => {
  it.each<[string, (folder: string) => Promise<unknown>, string]>([
    ['beside a folder of clients', (folder) => mkdir(join(folder, 'clients')), 'exists already'],
    [
      'beside a configuration',
      (folder) => writeFile(join(folder, 'mediplan.config.json'), '{}'),
      'exists already',
    ],
    [
      'beside a configuration in JavaScript',
      (folder) => writeFile(join(folder, 'mediplan.config.mjs'), 'export default {}'),
      'exists already',
    ],
    [
      'if package.json is not an object',
      (folder) => writeFile(join(folder, 'package.json'), '[]'),
      'package.json is not a JSON object.',
    ],
  ])('%s', async (_, prepare, message) => {
    await prepare(run.dir)
    const before = await readdir(run.dir)
    expect(await mediplan(['init', run.dir])).toBe(2)
    expect(run.output).toContain(message)
    expect(await readdir(run.dir)).toEqual(before)
  })
})
