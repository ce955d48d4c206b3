import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createClientFiles } from '../../../src/workbench/disk/clientFiles.ts'
import { createFilesApp } from '../../../src/workbench/disk/filesApp.ts'

const own = { 'Sec-Fetch-Site': 'same-origin' }
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

afterEach(() => rm(home, { recursive: true }))

const get = (path: string, headers: Record<string, string> = own) =>
  app.request(`/client-files${path}`, { headers })

const put = (path: string, body: string, version?: string) =>
  app.request(`/client-files/${path}`, {
    method: 'PUT',
    body,
    headers: version === undefined ? own : { ...own, 'If-Match': version },
  })

describe('reading', () => {
  it('lists the documents of the clients, and neither keys nor what lies about', async () => {
    await writeFile(join(clients, 'acme/notes.txt'), '')
    await writeFile(join(clients, 'acme/.plans.json'), '')
    expect(await (await get('')).json()).toEqual(['acme/2028/plans.json', 'acme/instance.json'])
  })

  it('gives a document with the name of its state', async () => {
    const response = await get('/acme/instance.json')
    expect(await response.text()).toBe('{}')
    expect(response.headers.get('etag')).toMatch(/^"[\w-]{43}"$/)
  })

  it('says that there is none', async () => {
    expect((await get('/acme/plans.json')).status).toBe(404)
  })
})

describe('writing', () => {
  it('replaces the state that it says it replaces', async () => {
    const version = (await get('/acme/instance.json')).headers.get('etag')!
    const response = await put('acme/instance.json', '{"a":1}', version)
    expect(response.status).toBe(204)
    expect((await get('/acme/instance.json')).headers.get('etag')).toBe(response.headers.get('etag'))
    expect(await readFile(join(clients, 'acme/instance.json'), 'utf8')).toBe('{"a":1}')
    expect(await readdir(join(clients, 'acme'))).toEqual(['2028', 'instance.json'])
  })

  it('makes the folder of a new client', async () => {
    expect((await put('new/2027/plans.json', '{}')).status).toBe(204)
    expect(await readFile(join(clients, 'new/2027/plans.json'), 'utf8')).toBe('{}')
  })

  it.each([
    ['is of another state', '"other"'],
    ['is there, and was not expected', undefined],
  ])('leaves alone what %s', async (_, version) => {
    expect((await put('acme/instance.json', 'mine', version)).status).toBe(412)
    expect(await readFile(join(clients, 'acme/instance.json'), 'utf8')).toBe('{}')
  })

  it('does not bring back what was deleted meanwhile', async () => {
    expect((await put('acme/plans.json', 'mine', '"gone"')).status).toBe(412)
  })
})

describe('what is no document of a client', () => {
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
  ])('%s is neither read nor written', async (path) => {
    const statuses = [(await get(`/${path}`)).status, (await put(path, 'mine')).status]
    expect(statuses.every((status) => status === 403 || status === 404)).toBe(true)
    expect(await readFile(join(home, 'secret.json'), 'utf8')).toBe('secret')
    expect(await readdir(home)).toEqual(['clients', 'secret.json'])
  })

  it.each([
    ['a file', 'acme/plans.json', '../../secret.json'],
    ['a folder', 'linked', '..'],
  ])('%s that is a link is not followed', async (_, path, target) => {
    await symlink(target, join(clients, path))
    const inside = path.endsWith('.json') ? path : `${path}/instance.json`
    expect((await get(`/${inside}`)).status).toBe(403)
    expect((await put(inside, 'mine')).status).toBe(403)
    expect(await readFile(join(home, 'secret.json'), 'utf8')).toBe('secret')
  })
})

describe('a page from elsewhere', () => {
  it.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['another port', { 'Sec-Fetch-Site': 'same-site' }],
    ['what is not a page', {}],
  ])('of %s gets nothing', async (_, headers) => {
    expect((await get('', headers)).status).toBe(403)
    expect((await get('/acme/instance.json', headers)).status).toBe(403)
  })
})
