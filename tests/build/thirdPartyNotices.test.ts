import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { thirdPartyNotices } from '../../src/build/thirdPartyNotices.ts'
import type { BuildName } from '../../src/build/buildFolders.ts'
import { buildOnce } from '../../src/build/builds.ts'

const files = {
  'licensed.js':
    "import { text } from 'first'\nimport { text as other } from 'second'\nconsole.log(text, other)",
  'unlicensed.js': "import { text } from 'unlicensed'\nconsole.log(text)",
  'node_modules/first/package.json': '{ "name": "first", "version": "1.0.0", "license": "MIT" }',
  'node_modules/first/LICENSE': 'The terms.',
  'node_modules/first/index.js': 'export const text = Math.random() + 1',
  'node_modules/second/package.json': '{ "name": "second", "version": "2.0.0", "license": "MIT" }',
  'node_modules/second/LICENSE': 'The terms.',
  'node_modules/second/index.js': 'export const text = Math.random() + 2',
  'node_modules/unlicensed/package.json': '{ "name": "unlicensed", "version": "1.0.0", "license": "MIT" }',
  'node_modules/unlicensed/index.js': 'export const text = Math.random() + 3',
}

let folder = ''

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'mediplan-notices-')))
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
})
afterAll(() => rm(folder, { recursive: true }))

async function buildFile(name: string) {
  const { output } = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [thirdPartyNotices()],
    build: { write: false, rolldownOptions: { input: join(folder, name) } },
  })) as Rolldown.RolldownOutput
  return output
}

describe('The third-party notices', () => {
  it('contain each text once, below the names of its packages', async () => {
    const [, notices, ...others] = await buildFile('licensed.js')
    expect(notices).toMatchObject({ fileName: 'THIRD-PARTY-NOTICES.txt' })
    expect(notices?.type === 'asset' && notices.source).toContain(
      'first 1.0.0 (MIT)\nsecond 2.0.0 (MIT)\n\nThe terms.\n',
    )
    expect(others).toEqual([])
  })

  it('fail the build if a package has no license text', async () => {
    await expect(buildFile('unlicensed.js')).rejects.toThrow(/Add the license of unlicensed to licenseFiles/)
  })

  it.each<BuildName>(['calculator', 'site', 'embedded'])(
    'of the build "%s" name every package in it, and the page refers to them',
    async (name) => {
      const outputs = await buildOnce(name)
      const sourceOf = (file: string) => {
        const output = outputs.find(({ fileName }) => fileName === file)
        return output?.type === 'asset' ? output.source : ''
      }
      const ids = outputs.flatMap((output) => (output.type === 'chunk' ? output.moduleIds : []))
      const packages = ids.flatMap((id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? [])
      const notices = sourceOf('THIRD-PARTY-NOTICES.txt')
      const lines = notices.split('\n')
      const isNamed = (each: string) => lines.some((line) => line.startsWith(`${each} `))
      expect(packages).toEqual(expect.arrayContaining(['react', 'react-dom', 'scheduler', '@rjsf/core']))
      expect(
        [...new Set(packages), '@iconify-json/lucide', 'rolldown'].filter((each) => !isNamed(each)),
      ).toEqual([])
      expect(notices).toMatch(/Lucide Icons and Contributors[^]*Cole Bemis/)
      expect(notices).toMatch(/Meta Platforms, Inc\. and affiliates/)
      expect(notices).toMatch(/Apache License\s+Version 2\.0/)
      const base = name === 'embedded' ? '/' : './'
      expect(sourceOf('index.html')).toContain(
        `<link rel="license" type="text/plain" href="${base}THIRD-PARTY-NOTICES.txt">`,
      )
    },
  )
})
