import { writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { mediplan } from '../../src/command/mediplan.ts'
import { diskError, injectFault, repairDisk } from '../check/files/faultyDisk.ts'
import { pseudoLanguage } from '../kit/pseudoLocale.ts'
import { prepareClientsFolder, replacing, run, writeClient } from './clientsFolder.ts'

prepareClientsFolder()

let parent: string
let out: string
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'sites-'))
  out = join(parent, 'acme')
})
afterEach(async () => {
  repairDisk()
  await rm(parent, { recursive: true })
})

const build = (...options: string[]) =>
  mediplan(['build', 'ours', '--clients', run.dir, '--out', out, ...options])

/** The documents that the page loads. */
async function readData() {
  const page = await readFile(join(out, 'index.html'), 'utf8')
  const [, path] = /"client-data" content="([^"]*)"/.exec(page)!
  return JSON.parse(await readFile(join(out, path!), 'utf8')) as Record<string, unknown>
}

const renamed = (name: string) => replacing('ours/instance.json', '"Ours"', `"${name}"`)

/** Fails when the page gets its name. */
function failAtPage() {
  injectFault((change, path) => {
    if (change === 'rename' && path.endsWith('index.html')) throw diskError('ENOSPC')
  })
}

it('contains the languages that the client lists, and nothing about other clients or keys', async () => {
  await writeClient((files) => {
    for (const name of ['instance.json', 'plans.json'])
      files.set(`theirs/${name}`, files.get(`ours/${name}`)!.replace('"Ours"', '"Theirs"'))
    replacing('ours/instance.json', '"displayName":', '"languages": ["en", "vi"], "displayName":')(files)
    for (const tag of ['vi', 'fr'])
      files.set(`ours/languages/${tag}.json`, JSON.stringify({ ...pseudoLanguage, locale: tag }))
    files.set('keys.json', '{ "keys": { "our-key": "ours", "their-key": "theirs" } }')
  })
  expect(await build('--consultancy', 'Acme & Co.')).toBe(0)
  expect(Object.keys(await readData()).toSorted()).toEqual([
    'instance.json',
    'languages/vi.json',
    'plans.json',
  ])
  const page = await readFile(join(out, 'index.html'), 'utf8')
  expect(page).toContain('content="Acme &amp; Co."')
  expect(run.output).not.toContain('names no consultancy')
  expect(page + JSON.stringify(await readData())).not.toMatch(/Theirs|our-key|their-key/)
})

it('has no files of the calculator for an API after it becomes a static site', async () => {
  await writeClient()
  await build('--api', 'https://api.example.com/')
  expect(run.output).toContain('The footer names no consultancy. Set "consultancy" in mediplan.config.json.')
  await build()
  const files = await readdir(out, { recursive: true })
  await rm(out, { recursive: true })
  await build()
  expect(files.toSorted()).toEqual((await readdir(out, { recursive: true })).toSorted())
})

it('does not exist if the first build fails', async () => {
  await writeClient()
  failAtPage()
  expect(await build()).toBe(2)
  expect(run.output).toContain(`Cannot write ${out} (ENOSPC). The disk is full. Nothing is written.`)
  repairDisk()
  expect(await readdir(parent)).toEqual([])
})

it('keeps a file that appears in its folder during the first build', async () => {
  await writeClient()
  await mkdir(out)
  injectFault((change) => {
    if (change === 'rename') writeFileSync(join(out, 'CNAME'), 'calculator.example.com')
  })
  expect(await build()).toBe(2)
  expect(run.output).toContain(`Cannot write ${out} (ENOTEMPTY). The folder is not empty.`)
  expect(await readdir(parent, { recursive: true })).toEqual(['acme', 'acme/CNAME'])
})

it('keeps the earlier page with its documents if a later build fails, until one succeeds', async () => {
  await writeClient(renamed('Earlier'))
  await build()
  await writeClient(renamed('Later'))
  failAtPage()
  expect(await build()).toBe(2)
  repairDisk()
  expect((await readData())['instance.json']).toMatchObject({ client: { displayName: 'Earlier' } })
  expect(await build()).toBe(0)
  expect((await readData())['instance.json']).toMatchObject({ client: { displayName: 'Later' } })
  expect(await readdir(join(out, 'assets'))).toHaveLength(
    (await readdir('dist/pages/site/assets')).length + 1,
  )
})
