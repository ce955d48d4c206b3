import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  realpath,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createClientFiles } from '../../../../src/workbench/clients/disk/clientFiles.ts'
import { createFilesApp } from '../../../../src/workbench/clients/disk/filesApp.ts'
import type { ClientKey } from '../../../../src/workbench/diskApi.ts'
import { withLock } from '../../../../src/check/files/withLock.ts'

const sameOrigin = { 'Sec-Fetch-Site': 'same-origin' }
let home = ''
let clients = ''
let app: ReturnType<typeof createFilesApp>

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'mediplan-files-'))
  clients = join(home, 'clients')
  await mkdir(join(clients, 'acme/2028'), { recursive: true })
  await writeFile(join(home, 'secret.json'), 'secret')
  await writeFile(join(clients, 'keys.json'), 'secret')
  await writeFile(join(clients, 'acme/instance.json'), '{}')
  await writeFile(join(clients, 'acme/2028/plans.json'), '[]')
  app = createFilesApp(createClientFiles(clients))
})

afterEach(() => {
  vi.restoreAllMocks()
  return rm(home, { recursive: true })
})

const get = (path: string) => app.request(`/client-files${path}`, { headers: sameOrigin })

const put = (path: string, body: string, version?: string) =>
  app.request(`/client-files/${path}`, {
    method: 'PUT',
    body,
    headers: version === undefined ? sameOrigin : { ...sameOrigin, 'If-Match': version },
  })

describe('Reading', () => {
  it('lists the documents of the clients, and no other files', async () => {
    await writeFile(join(clients, 'acme/notes.txt'), '')
    await writeFile(join(clients, 'acme/.plans.json'), '')
    expect(await (await get('')).json()).toEqual({
      folder: clients,
      paths: ['acme/2028/plans.json', 'acme/instance.json'],
      ignoredLinks: [],
      clientNames: {},
      accepted: null,
      schemas: `${relative(clients, join(import.meta.dirname, '../../../../schemas'))}/`,
      undoable: null,
    })
  })

  it('lists the display names in the documents of the current year, also of documents with errors', async () => {
    await writeFile(join(clients, 'acme/instance.json'), '{ "client": { "displayName": "Acme Inc.", } }')
    await mkdir(join(clients, 'other'))
    await writeFile(join(clients, 'other/instance.json'), '[')
    expect(await (await get('')).json()).toMatchObject({ clientNames: { acme: 'Acme Inc.' } })
  })

  it('includes accepted.json in the list', async () => {
    await writeFile(join(clients, 'accepted.json'), '{ "acme": {} }')
    expect(await (await get('')).json()).toMatchObject({ accepted: '{ "acme": {} }' })
  })

  it('responds 500 if accepted.json cannot be read', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    await mkdir(join(clients, 'accepted.json'))
    expect((await get('')).status).toBe(500)
    expect(log).toHaveBeenCalledOnce()
  })

  it('reports a missing folder', async () => {
    await rm(clients, { recursive: true })
    for (const response of [await get(''), await put('acme/instance.json', '{}')]) {
      expect(response.status).toBe(404)
      expect(await response.text()).toBe(`The folder ${clients} does not exist.`)
    }
  })

  it('keeps a byte order mark', async () => {
    await writeFile(join(clients, 'acme/instance.json'), '\uFEFF{}')
    expect(Buffer.from(await (await get('/acme/instance.json')).arrayBuffer()).toString()).toBe('\uFEFF{}')
  })

  it('returns a document with its version', async () => {
    const response = await get('/acme/instance.json')
    expect(await response.text()).toBe('{}')
    expect(response.headers.get('etag')).toMatch(/^"[\w-]{43}"$/)
  })

  it('responds 404 if there is no such document', async () => {
    expect((await get('/acme/plans.json')).status).toBe(404)
  })
})

describe('Writing', () => {
  it('replaces the version that the request names', async () => {
    const version = (await get('/acme/instance.json')).headers.get('etag')!
    const response = await put('acme/instance.json', '{"a":1}', version)
    expect(response.status).toBe(204)
    expect((await get('/acme/instance.json')).headers.get('etag')).toBe(response.headers.get('etag'))
    expect(await readFile(join(clients, 'acme/instance.json'), 'utf8')).toBe('{"a":1}')
    expect(await readdir(join(clients, 'acme'))).toEqual(['2028', 'instance.json'])
  })

  it('keeps permissions, line endings, and a byte order mark', async () => {
    const file = join(clients, 'acme/instance.json')
    await chmod(file, 0o660)
    const version = (await get('/acme/instance.json')).headers.get('etag')!
    expect((await put('acme/instance.json', '\uFEFF{\r\n}', version)).status).toBe(204)
    expect((await stat(file)).mode & 0o777).toBe(0o660)
    expect(await readFile(file, 'utf8')).toBe('\uFEFF{\r\n}')
  })

  it('refuses to replace a read-only file', async () => {
    const file = join(clients, 'acme/instance.json')
    await chmod(file, 0o444)
    const version = (await get('/acme/instance.json')).headers.get('etag')!
    const response = await put('acme/instance.json', 'mine', version)
    expect(response.status).toBe(403)
    expect(await response.text()).toMatch(/write-protected/)
    expect(await readFile(file, 'utf8')).toBe('{}')
    expect((await stat(file)).mode & 0o777).toBe(0o444)
  })

  it('creates the folder of a new client', async () => {
    expect((await put('new/2027/plans.json', '{}')).status).toBe(204)
    expect(await readFile(join(clients, 'new/2027/plans.json'), 'utf8')).toBe('{}')
  })

  it('replaces accepted.json under the same rules', async () => {
    expect((await put('accepted.json', '{}')).status).toBe(204)
    expect((await put('accepted.json', '{"a":1}')).status).toBe(412)
    expect(await readFile(join(clients, 'accepted.json'), 'utf8')).toBe('{}')
  })

  it.each([
    ['another version is named', '"other"'],
    ['no version is named', undefined],
  ])('does not replace a file if %s', async (_, version) => {
    expect((await put('acme/instance.json', 'mine', version)).status).toBe(412)
    expect(await readFile(join(clients, 'acme/instance.json'), 'utf8')).toBe('{}')
  })

  it('does not restore a file that was deleted meanwhile', async () => {
    expect((await put('acme/plans.json', 'mine', '"gone"')).status).toBe(412)
  })
})

describe('Saving at the same time', () => {
  const paths = ['acme/instance.json', 'linked/instance.json']
  /** Saves one version eight times, on two servers that share only the disk, under two paths of the same file. */
  async function saveAll(version?: string) {
    const apps = [app, createFilesApp(createClientFiles(clients))]
    const headers = version === undefined ? sameOrigin : { ...sameOrigin, 'If-Match': version }
    const texts = Array.from({ length: 8 }, (_, index) => `save ${index}`)
    const responses = await Promise.all(
      texts.map(async (body, index) =>
        apps[index % 2]!.request(`/client-files/${paths[(index >> 1) % 2]}`, {
          method: 'PUT',
          body,
          headers,
        }),
      ),
    )
    const statuses = responses.map(({ status }) => status)
    return { statuses: statuses.toSorted((a, b) => a - b), saved: texts[statuses.indexOf(204)] }
  }
  const oneOfEight = [204, 412, 412, 412, 412, 412, 412, 412]

  beforeEach(() => symlink('acme', join(clients, 'linked')))

  it('succeeds for exactly one save of a version', async () => {
    const version = (await get('/acme/instance.json')).headers.get('etag')!
    const { statuses, saved } = await saveAll(version)
    expect(statuses).toEqual(oneOfEight)
    expect(await readFile(join(clients, 'acme/instance.json'), 'utf8')).toBe(saved)
  })

  it('succeeds for exactly one save of a new file', async () => {
    await rm(join(clients, 'acme/instance.json'))
    const { statuses, saved } = await saveAll()
    expect(statuses).toEqual(oneOfEight)
    expect(await readFile(join(clients, 'acme/instance.json'), 'utf8')).toBe(saved)
  })

  it('continues after a failed save', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    await mkdir(join(clients, 'acme/plans.json'))
    const [failed, done] = await Promise.all([put('acme/plans.json', '{}'), put('new/plans.json', '{}')])
    expect([failed.status, done.status]).toEqual([500, 204])
    expect(log).toHaveBeenCalledOnce()
    expect((await put('new/instance.json', '{}')).status).toBe(204)
  })

  it('waits for a slow save', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    const done: string[] = []
    const saveNext = async () => {
      await put('new/plans.json', '{}')
      done.push('next')
    }
    await withLock(await realpath(clients), async () => {
      vi.advanceTimersByTime(12_000)
      await setTimeout(50)
      void saveNext()
      await setTimeout(100)
      done.push('long')
    })
    vi.useRealTimers()
    await expect.poll(() => done).toEqual(['long', 'next'])
  })
})

describe('A path outside the clients', () => {
  it.each([
    '../secret.json',
    'acme/../../secret.json',
    '..%2f..%2fsecret.json',
    'acme/..%2f..%2fsecret.json',
    'acme%2f..%2finstance.json',
    '%2e%2e/instance.json',
    '.git/instance.json',
    'acme/.instance.json',
    'acme\\..\\instance.json',
    'acme/instance.json%00.txt',
    'keys.json',
    'acme/notes.txt',
    'acme/deep/instance.json',
    'acme/2028/deep/plans.json',
    '/etc/instance.json',
    'instance.json',
  ])('is neither read nor written: %s', async (path) => {
    const statuses = [(await get(`/${path}`)).status, (await put(path, 'mine')).status]
    expect(statuses.every((status) => status === 403 || status === 404)).toBe(true)
    expect(await readFile(join(home, 'secret.json'), 'utf8')).toBe('secret')
    expect(await readdir(home)).toEqual(['clients', 'secret.json'])
  })

  it.each([
    ['out of the folder', 'acme/plans.json', '../../secret.json'],
    ['to the keys', 'acme/plans.json', '../keys.json'],
    ['to the parent folder', 'linked', '..'],
  ])('behind a link %s is ignored, and listed as such', async (_, path, target) => {
    const inside = path.endsWith('.json') ? path : `${path}/instance.json`
    await writeFile(join(home, 'instance.json'), 'secret')
    await symlink(target, join(clients, path))
    expect((await get(`/${inside}`)).status).toBe(403)
    expect((await put(inside, 'mine')).status).toBe(403)
    expect(await (await get('')).json()).toMatchObject({
      paths: ['acme/2028/plans.json', 'acme/instance.json'],
      ignoredLinks: [inside],
    })
    for (const file of [join(home, 'secret.json'), join(home, 'instance.json'), join(clients, 'keys.json')])
      expect(await readFile(file, 'utf8')).toBe('secret')
  })

  it('does not include links inside the folder, which are followed', async () => {
    await symlink('acme', join(clients, 'linked'))
    expect(await (await get('')).json()).toMatchObject({
      paths: expect.arrayContaining(['linked/2028/plans.json', 'linked/instance.json']),
      ignoredLinks: [],
    })
    const response = await get('/linked/instance.json')
    expect(await response.text()).toBe('{}')
    expect((await put('linked/instance.json', 'new', response.headers.get('etag')!)).status).toBe(204)
    expect(await readFile(join(clients, 'acme/instance.json'), 'utf8')).toBe('new')
    expect(await readlink(join(clients, 'linked'))).toBe('acme')
  })
})

describe('The key of a client', () => {
  const readKey = async (client: string) =>
    (await app.request(`/client-keys/${client}`, { headers: sameOrigin })).json()

  it.each([
    ['is the one that selects it, and no other', { keys: { other: 'else', secret: 'acme' } }, 'secret'],
    ['is null if keys.json is malformed', { keys: [] }, null],
  ])('%s', async (_, keys, key) => {
    await writeFile(join(clients, 'keys.json'), JSON.stringify(keys))
    expect(await readKey('acme')).toEqual({ key, diagnostics: [] })
  })

  it('is null if no key selects it, with the diagnostic, but without the keys of others', async () => {
    await writeFile(join(clients, 'keys.json'), '{\n  "keys": { "secret": "else" }\n}')
    const answer = await readKey('acme')
    expect(answer).toMatchObject({
      key: null,
      diagnostics: [{ rule: 'folder-without-key', file: 'keys.json', pointer: '/keys', start: { line: 2 } }],
    })
    expect(JSON.stringify(answer)).not.toMatch(/secret|else/)
  })

  it.each([
    ['there is no keys.json', () => rm(join(clients, 'keys.json')), ['missing-file']],
    ['it is not JSON', () => writeFile(join(clients, 'keys.json'), '{'), []],
  ])('is null if %s', async (_, change, rules) => {
    await change()
    const { key, diagnostics } = (await readKey('acme')) as ClientKey
    expect({ key, rules: diagnostics.map(({ rule }) => rule) }).toEqual({ key: null, rules })
  })

  it('is not returned if the disk fails, and the error is logged', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    await rm(join(clients, 'keys.json'))
    await mkdir(join(clients, 'keys.json'))
    expect((await app.request('/client-keys/acme', { headers: sameOrigin })).status).toBe(500)
    expect(log).toHaveBeenCalledOnce()
  })
})
