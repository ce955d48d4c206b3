import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { execFile } from 'node:child_process'
import { tmpdir, userInfo } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createClientFiles } from '../../../../src/workbench/clients/disk/createClientFiles.ts'
import { createFilesApp } from '../../../../src/workbench/clients/disk/createFilesApp.ts'
import type { Preview } from '../../../../src/preview/buildPreview.ts'
import type { ClientKey } from '../../../../src/workbench/diskApi.ts'
import { logos, pngUrl, webpUrl, withLogoUrl } from '../../../kit/logos.ts'
import { sampleTexts } from '../../state/session/sampleClients.ts'

const fernhill = sampleTexts('fernhill')
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
  it('lists the documents of the clients with the names of the current year, and no other files', async () => {
    await writeFile(join(clients, 'acme/notes.txt'), '')
    await writeFile(join(clients, 'acme/2028/signed.json'), '{}')
    await writeFile(join(clients, 'acme/.plans.json'), '')
    await writeFile(join(clients, 'accepted.json'), '{ "acme": {} }')
    await writeFile(join(clients, 'acme/instance.json'), '{ "client": { "displayName": "Acme Inc.", } }')
    await mkdir(join(clients, 'other'))
    await writeFile(join(clients, 'other/instance.json'), '[')
    const response = await get('')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await response.json()).toEqual({
      folder: clients,
      paths: ['acme/2028/plans.json', 'acme/instance.json', 'other/instance.json'],
      ignoredLinks: [],
      signOffs: ['acme/2028/signed.json'],
      clientNames: { acme: 'Acme Inc.' },
      accepted: '{ "acme": {} }',
      schemas: `${relative(clients, join(import.meta.dirname, '../../../../schemas/v1'))}/`,
      undoable: null,
    })
  })

  it('reports a missing folder', async () => {
    await rm(clients, { recursive: true })
    for (const response of [await get(''), await put('acme/instance.json', '{}')]) {
      expect(response.status).toBe(404)
      expect(await response.text()).toBe(`The folder ${clients} does not exist.`)
    }
  })

  it('returns a document with its version and its byte order mark', async () => {
    await writeFile(join(clients, 'acme/instance.json'), '\uFEFF{}')
    const response = await get('/acme/instance.json')
    expect(response.headers.get('etag')).toMatch(/^"[\w-]{43}"$/)
    expect(Buffer.from(await response.arrayBuffer()).toString()).toBe('\uFEFF{}')
  })

  it('responds 404 if there is no such document', async () => {
    expect((await get('/acme/plans.json')).status).toBe(404)
  })
})

describe('A logo', () => {
  const path = 'acme/instance.json'
  const onDisk = () => readFile(join(clients, path), 'utf8')
  const read = async () => (await get(`/${path}`)).text()
  const save = async (text: string) => {
    const version = (await get(`/${path}`)).headers.get('etag')!
    return put(path, text, version)
  }
  const withUrl = (url: string) => withLogoUrl('{ "client": {} }', url)

  it('is a file on disk, and in the text that the workbench edits', async () => {
    const saved = await save(withUrl(pngUrl))
    expect(saved.status).toBe(204)
    expect(saved.headers.get('etag')).toBe((await get(`/${path}`)).headers.get('etag'))
    expect(await onDisk()).toBe(withUrl('logo.png'))
    expect(await readFile(join(clients, 'acme/logo.png'))).toEqual(logos.png)
    expect(await read()).toBe(withUrl(pngUrl))
    expect(await (await get('')).json()).toMatchObject({ paths: ['acme/2028/plans.json', path] })
  })

  it('replaces the file of the one before, which Undo and Save bring back', async () => {
    await save(withUrl(pngUrl))
    await save(withUrl(webpUrl))
    expect((await readdir(join(clients, 'acme'))).toSorted()).toEqual(['2028', 'instance.json', 'logo.webp'])
    await save(withUrl(pngUrl))
    expect(await read()).toBe(withUrl(pngUrl))
    await save('{ "client": {} }')
    expect((await readdir(join(clients, 'acme'))).toSorted()).toEqual(['2028', 'instance.json'])
  })

  it('is a conflict if another program has changed the file', async () => {
    await save(withUrl(pngUrl))
    const version = (await get(`/${path}`)).headers.get('etag')!
    await writeFile(join(clients, 'acme/logo.png'), Buffer.concat([logos.png, logos.png]))
    expect((await put(path, withUrl(webpUrl), version)).status).toBe(412)
    expect((await readdir(join(clients, 'acme'))).toSorted()).toEqual(['2028', 'instance.json', 'logo.png'])
  })

  it('stays in its place, with its name, if employees do not see the file or it is elsewhere', async () => {
    await writeFile(join(clients, path), withUrl('logo.png'))
    await symlink(join(home, 'secret.json'), join(clients, 'acme/logo.png'))
    expect(await read()).toBe(withUrl('logo.png'))
    await rm(join(clients, 'acme/logo.png'))
    await writeFile(join(clients, 'acme/logo.png'), 'secret')
    expect(await read()).toBe(withUrl('logo.png'))
    await save(withUrl(webpUrl))
    expect(await readFile(join(clients, 'acme/logo.png'), 'utf8')).toBe('secret')
  })

  it('changes neither the file nor the text if one of them cannot be written', async () => {
    await save(withUrl(pngUrl))
    await chmod(join(clients, path), 0o444)
    expect((await save(withUrl(webpUrl))).status).toBe(403)
    expect(await read()).toBe(withUrl(pngUrl))
    expect((await readdir(join(clients, 'acme'))).toSorted()).toEqual(['2028', 'instance.json', 'logo.png'])
  })
})

describe('Writing', () => {
  it('replaces the version that the request names, with line endings and a byte order mark', async () => {
    const version = (await get('/acme/instance.json')).headers.get('etag')!
    const response = await put('acme/instance.json', '\uFEFF{\r\n}', version)
    expect(response.status).toBe(204)
    expect((await get('/acme/instance.json')).headers.get('etag')).toBe(response.headers.get('etag'))
    expect(await readFile(join(clients, 'acme/instance.json'), 'utf8')).toBe('\uFEFF{\r\n}')
    expect(await readdir(join(clients, 'acme'))).toEqual(['2028', 'instance.json'])
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

  it.each(['accepted.json', 'acme/signed.json', 'acme/2028/signed.json'])(
    'replaces %s under the same rules',
    async (path) => {
      expect((await put(path, '{}')).status).toBe(204)
      expect((await put(path, '{"a":1}')).status).toBe(412)
      expect(await readFile(join(clients, path), 'utf8')).toBe('{}')
    },
  )

  it.each([
    ['another version is named', 'acme/instance.json', '"other"'],
    ['no version is named', 'acme/instance.json', undefined],
    ['it was deleted meanwhile', 'acme/plans.json', '"gone"'],
  ])('does not replace a file if %s', async (_, path, version) => {
    expect((await put(path, 'mine', version)).status).toBe(412)
    expect(await readFile(join(clients, 'acme/instance.json'), 'utf8')).toBe('{}')
  })
})

it('exactly one of many saves of a version succeeds, also on two servers and under two paths', async () => {
  await symlink('acme', join(clients, 'linked'))
  const apps = [app, createFilesApp(createClientFiles(clients))]
  const headers = { ...sameOrigin, 'If-Match': (await get('/acme/instance.json')).headers.get('etag')! }
  const responses = await Promise.all(
    Array.from({ length: 8 }, async (_, index) =>
      apps[index % 2]!.request(`/client-files/${index % 4 < 2 ? 'acme' : 'linked'}/instance.json`, {
        method: 'PUT',
        body: `save ${index}`,
        headers,
      }),
    ),
  )
  const statuses = responses.map(({ status }) => status)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([204, ...Array<number>(7).fill(412)])
  const saved = await readFile(join(clients, 'acme/instance.json'), 'utf8')
  expect(saved).toBe(`save ${statuses.indexOf(204)}`)
})

describe('A path outside the clients', () => {
  it.each([
    '../secret.json',
    '..%2f..%2fsecret.json',
    '.git/instance.json',
    'acme\\..\\instance.json',
    'acme/instance.json%00.txt',
    'keys.json',
    'acme/notes.txt',
    'acme/CHANGES.md',
    'signed.json',
    'acme/languages/signed.json',
    'acme/languages/notes.txt',
    'acme/languages/a/fr.json',
    'acme/2028/languages/fr.json',
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
    ['is the one that selects it', '{ "keys": { "other": "else", "secret": "acme" } }', 'secret', []],
    ['is null if keys.json is malformed', '{ "keys": [] }', null, []],
    ['is null if keys.json is not JSON', '{', null, []],
    ['is null if there is no keys.json', null, null, ['missing-file']],
  ])('%s', async (_, text, key, rules) => {
    if (text === null) await rm(join(clients, 'keys.json'))
    else await writeFile(join(clients, 'keys.json'), text)
    const read = (await readKey('acme')) as ClientKey
    expect({ key: read.key, rules: read.diagnostics.map(({ rule }) => rule) }).toEqual({ key, rules })
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

  it('is not returned if the disk fails, and the error is logged', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    await rm(join(clients, 'keys.json'))
    await mkdir(join(clients, 'keys.json'))
    expect((await app.request('/client-keys/acme', { headers: sameOrigin })).status).toBe(500)
    expect(log).toHaveBeenCalledOnce()
  })
})

describe('The log of changes', () => {
  const log = (client: string, entry: string) =>
    app.request(`/client-changes/${client}`, {
      method: 'POST',
      headers: sameOrigin,
      body: JSON.stringify({ entry }),
    })
  const read = () => readFile(join(clients, 'acme/CHANGES.md'), 'utf8')

  it('gets an entry with the time and the author for each save, also for those at the same time', async () => {
    await promisify(execFile)('git', ['init', '--quiet', clients])
    const config = 'user.name=Jane Doe\nuser.email=jane@example.com'
    for (const line of config.split('\n'))
      await promisify(execFile)('git', ['-C', clients, 'config', ...line.split('=')])
    const entries = ['- One', '- Two', '- Three']
    const responses = await Promise.all(entries.map(async (entry) => log('acme', entry)))
    expect(responses.map(({ status }) => status)).toEqual([204, 204, 204])
    const text = await read()
    expect(text).toMatch(/^# Changes\n\n## \d{4}-\d\d-\d\d \d\d:\d\d UTC, Jane Doe <jane@example\.com>\n\n- /)
    expect(text.match(/^## .* Jane Doe <jane@example\.com>$/gm)).toHaveLength(3)
    for (const entry of entries) expect(text).toContain(`\n\n${entry}\n`)
  })

  it("names the system's user without Git", async () => {
    vi.stubEnv('PATH', '')
    await log('acme', '- One')
    expect(await read()).toContain(` UTC, ${userInfo().username}\n`)
    vi.unstubAllEnvs()
  })

  it('is not written for a client that does not exist, or outside the clients', async () => {
    expect((await log('nobody', '- One')).status).toBe(404)
    expect((await log('..%2f', '- One')).status).toBe(403)
    await symlink(home, join(clients, 'linked'))
    expect((await log('linked', '- One')).status).toBe(403)
    expect(await readdir(home)).toEqual(['clients', 'secret.json'])
    expect(await readdir(join(clients, 'acme'))).toEqual(['2028', 'instance.json'])
  })
})

describe('The preview file', () => {
  const post = (instance: string) => {
    const body = JSON.stringify({
      texts: { 'instance.json': instance, 'plans.json': fernhill['plans.json'] },
    })
    return app.request('/client-preview', { method: 'POST', headers: sameOrigin, body })
  }

  it('contains the posted texts', async () => {
    const response = await post(
      fernhill['instance.json']!.replaceAll('Fernhill College', 'Fernhill University'),
    )
    expect(response.status).toBe(200)
    const { page } = (await response.json()) as Preview
    expect(page).toContain('Fernhill University')
    expect(page).not.toContain('Fernhill College')
  })

  it.each(['{', '{}'])('is not built from texts with errors: %s', async (text) => {
    const response = await post(text)
    expect(response.status).toBe(422)
    expect(await response.text()).toBe('The calculator cannot load these files. First fix their errors.')
  })
})
