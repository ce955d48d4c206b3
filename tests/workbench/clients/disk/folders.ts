import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, vi } from 'vitest'
import { createClientFiles } from '../../../../src/workbench/clients/disk/createClientFiles.ts'
import { createFilesApp } from '../../../../src/workbench/clients/disk/createFilesApp.ts'
import type { DiskListing } from '../../../../src/workbench/diskApi.ts'

const samples = join(import.meta.dirname, '../../../../fixtures/clients')
const sameOrigin = { 'Sec-Fetch-Site': 'same-origin' }
export let home = ''
export let clients = ''
export let app: ReturnType<typeof createFilesApp>

/** Copies sample clients to a folder before each test, and serves it. */
export function prepareFolders(): void {
  beforeEach(prepare)
  afterEach(async () => {
    vi.restoreAllMocks()
    await rm(home, { recursive: true })
  })
}

async function prepare() {
  home = await mkdtemp(join(tmpdir(), 'mediplan-folders-'))
  clients = join(home, 'clients')
  for (const name of ['alder', 'marlow', 'prairie'])
    await cp(join(samples, name), join(clients, name), { recursive: true })
  const keys = { 'a-key': 'alder', marlow: 'marlow', prairie: 'prairie', prairie2: 'prairie' }
  // The last two keys are on one line, which an edit does not restore by itself.
  await writeFile(
    join(clients, 'keys.json'),
    JSON.stringify({ $schema: '../../schemas/v1/keys.schema.json', keys }, null, 2).replace(
      ',\n    "prairie2"',
      ', "prairie2"',
    ),
  )
  const accepted = Object.fromEntries(
    ['alder', 'prairie'].map((name) => [`${name}/plans.json`, { 'copays-over-maximum': 'As published.' }]),
  )
  await writeFile(join(clients, 'accepted.json'), JSON.stringify(accepted, null, 2))
  await writeFile(join(home, 'secret.json'), 'secret')
  for (const path of ['marlow/signed.json', 'marlow/2028/signed.json', 'prairie/CHANGES.md'])
    await writeFile(join(clients, path), `as in ${path}`)
  app = createFilesApp(createClientFiles(clients))
}

export const send = async (method: string, path: string, body?: object) =>
  app.request(path, { method, headers: sameOrigin, ...(body && { body: JSON.stringify(body) }) })

export const list = async () =>
  (await (await app.request('/client-files', { headers: sameOrigin })).json()) as DiskListing

export const undo = async () => send('POST', '/client-folders/undo', { id: (await list()).undoable?.id })

export const read = (path: string) => readFile(join(clients, path), 'utf8')

/** The bytes of all files, in base64, by path. */
export async function snapshot() {
  const paths = await readdir(home, { recursive: true, withFileTypes: true })
  const files = paths.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  return Object.fromEntries(
    await Promise.all(files.toSorted().map(async (path) => [path, await readFile(path, 'base64')] as const)),
  )
}

export const newFiles = async () => ({
  'instance.json': await read('marlow/instance.json'),
  'plans.json': await read('marlow/plans.json'),
})
