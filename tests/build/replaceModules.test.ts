import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { replaceModules, type Replacement } from '../../src/build/replaceModules.ts'

const files = {
  'main.js': "import { text } from 'form'\nimport './other.js'\nconsole.log(text)",
  'other.js': "import { merge } from './merge.js'\nconsole.log(merge)",
  'merge.js': "export const merge = 'our own'",
  'ours.js': "export const merge = 'the replacement'",
  'node_modules/form/package.json': '{ "type": "module", "main": "form.js" }',
  'node_modules/form/form.js': "import { merge } from './merge.js'\nexport const text = merge",
  'node_modules/form/merge.js': "export const merge = 'the original'",
  'node_modules/form/nested/index.js':
    "import { merge } from '../merge.js'\nimport { merge as other } from './merge.js'\nexport const text = merge + other",
  'node_modules/form/nested/merge.js': "export const merge = 'another'",
}

let folder = ''

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'mediplan-replacements-')))
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
})
afterAll(() => rm(folder, { recursive: true }))

async function buildWith(changes: Partial<Replacement>) {
  const row = { importer: 'form', imported: /\/merge\.js$/, replacement: join(folder, 'ours.js'), ...changes }
  const { output } = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [replaceModules([row])],
    build: { write: false, rolldownOptions: { input: join(folder, 'main.js') } },
  })) as Rolldown.RolldownOutput
  return output[0].code
}

describe('A replacement', () => {
  it('replaces the module for its package only', async () => {
    const code = await buildWith({})
    expect(code).toContain('the replacement')
    expect(code).toContain('our own')
    expect(code).not.toContain('the original')
  })

  it.each([
    ['matches no import', { imported: /\/renamed\.js$/ }],
    ['names a package that is not in the build', { importer: 'elsewhere' }],
  ])('fails the build if it %s', async (_, changes) => {
    await expect(buildWith(changes)).rejects.toThrow(
      /ours\.js must replace exactly one module that \w+ imports\. .* matched no module\./,
    )
  })

  it('fails the build if it matches two modules, and names both', async () => {
    await writeFile(
      join(folder, 'node_modules/form/form.js'),
      "export { text } from './nested/index.js'\nimport './merge.js'",
    )
    const error = await buildWith({}).catch(String)
    expect(error).toMatch(/\/merge\\\.js\$\/ matched 2 modules\./)
    expect(error).toContain(join(folder, 'node_modules/form/merge.js'))
    expect(error).toContain(join(folder, 'node_modules/form/nested/merge.js'))
  })
})
