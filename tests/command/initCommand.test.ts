import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, test } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { mediplan } from '../../src/command/mediplan.ts'
import { prepareClientsFolder, run } from './clientsFolder.ts'

prepareClientsFolder()

interface Workflow {
  jobs: { check: { steps: { run?: string }[] } }
}

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

test('its .gitignore ignores what the commands write, and no client', async () => {
  await mediplan(['init', run.dir])
  const git = (...args: string[]) => promisify(execFile)('git', ['-C', run.dir, ...args])
  await git('init', '--quiet')
  const written = ['site/index.html', 'previews/a.html', 'acme-2027-preview.html', 'node_modules/a/index.js']
  const files = ['clients/site/plans.json', 'clients/previews/plans.json', 'clients/node-modules/plans.json']
  const { stdout } = await git('check-ignore', ...written, ...files)
  expect(stdout.trim().split('\n')).toEqual(written)
})

test('it quotes its folder in the next command for a shell', async () => {
  await mediplan(['init', join(run.dir, "our $1 'clients'")])
  expect(run.output).toMatch(/^ {2}cd '.*\/our \$1 '\\''clients'\\'''$/m)
})

test('its workflow checks strictly, describes changes, and builds a preview of every plan year', async () => {
  await mediplan(['init', run.dir])
  const { jobs } = parseYaml(await read('.github/workflows/clients.yml')) as Workflow
  const scripts = jobs.check.steps.flatMap((step) => step.run ?? [])
  expect(scripts).toEqual(
    expect.arrayContaining([
      'npx mediplan check --strict',
      expect.stringMatching(/^npx mediplan compare --since/),
    ]),
  )
  await mkdir(join(run.dir, 'clients/sample/2028'))
  const script = `npx() { echo "$@"; }\n${scripts.find((text) => text.includes('preview'))}`
  const { stdout } = await promisify(execFile)('bash', ['-ec', script], { cwd: run.dir })
  expect(stdout).toBe('mediplan preview sample\nmediplan preview sample --year 2028\n')
})

test.each([
  ['names the consultancy', ['--consultancy', 'Acme & Co.'], 'Acme & Co.'],
  ['says how to name the consultancy', [], undefined],
])('it %s', async (_, options, consultancy) => {
  await mediplan(['init', run.dir, ...options])
  expect((await readJson('mediplan.config.json')).consultancy).toBe(consultancy)
  const hint = 'add "consultancy": "<your name>" to mediplan.config.json'
  expect(run.output.includes(hint)).toBe(consultancy === undefined)
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
      'beside a configuration in package.json',
      (folder) => writeFile(join(folder, 'package.json'), '{ "mediplan": {} }'),
      'package.json has a configuration already',
    ],
    [
      'if package.json is not JSON',
      (folder) => writeFile(join(folder, 'package.json'), '{'),
      'package.json is not a JSON object.',
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
