import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type ClientEvent, LiveClients } from '../../src/clients/LiveClients.ts'
import type { InstancePayload } from '../../src/contract/instance.ts'
import { logos, pngUrl, withLogoUrl } from '../kit/logos.ts'
import { bilingualDocuments } from '../kit/bilingualClient.ts'
import { Reloadable } from '../../src/clients/Reloadable.ts'

const samples = join(import.meta.dirname, '../../fixtures/clients')

let root: string
let events: ClientEvent[]
let clients: LiveClients

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'clients-'))
  await cp(join(samples, 'marlow'), join(root, 'marlow'), { recursive: true })
  await cp(join(samples, 'fernhill'), join(root, 'fernhill'), { recursive: true })
  await write('keys.json', { keys: { 'm-1': 'marlow', 'm-2': 'marlow', 'f-1': 'fernhill' } })
  events = []
  clients = new LiveClients(root, (event) => events.push(event))
})
afterEach(() => rm(root, { recursive: true, force: true }))

it('sends a logo file in the instance, follows its changes, and sends none that employees would not see', async () => {
  const folder = join(root, 'fernhill')
  const text = await readFile(join(folder, 'instance.json'), 'utf8')
  await writeFile(join(folder, 'instance.json'), withLogoUrl(text, 'logo.png'))
  await writeFile(join(folder, 'logo.png'), logos.png)
  const logo = () => (JSON.parse(clients.get('f-1')!.current.body) as InstancePayload).client.logo
  await clients.scan({ isFirst: true })
  expect(logo()).toEqual({ alt: 'Ours', url: pngUrl })
  await writeFile(join(folder, 'logo.png'), 'not an image')
  await scanTwice()
  expect(logo()).toBeNull()
  await unlink(join(folder, 'logo.png'))
  // This is no client's folder.
  await mkdir(join(root, 'brand'))
  await writeFile(join(root, 'brand/logo.png'), logos.png)
  await scanTwice()
  expect([logo(), clients.loadErrors]).toEqual([null, []])
})

describe('The first scan', () => {
  it('loads every client under its keys', async () => {
    await clients.scan({ isFirst: true })
    expect([nameOf('m-1'), nameOf('m-2'), nameOf('f-1')]).toEqual([marlow, marlow, fernhill])
    expect([clients.count, clients.loadErrors, clients.folderOf('m-2')]).toEqual([2, [], 'marlow'])
    expect(clients.get('fernhill')).toBeUndefined()
  })

  it('reports a client with errors and loads the others', async () => {
    await write('marlow/2028/plans.json', { plans: [] })
    await clients.scan({ isFirst: true })
    expect([clients.get('m-1'), nameOf('f-1')]).toEqual([null, fernhill])
    expect(clients.get('nobody')).toBeUndefined()
    expect(clients.loadErrors).toMatchObject([
      { client: 'marlow', file: 'marlow/2028/plans.json', since: expect.stringMatching(/^\d{4}-/) as string },
    ])
    const error = { pointer: '/persons', expected: 'a value', line: 1, column: 1 }
    expect(clients.loadErrors[0]?.errors).toContainEqual(error)
  })

  it.each([
    ['without its folder', () => rm(root, { recursive: true }), '.'],
    ['without keys', () => unlink(join(root, 'keys.json')), 'keys.json'],
    ['with keys.json that is not JSON', () => writeFile(join(root, 'keys.json'), '{"keys"'), 'keys.json'],
  ])('loads no client %s until that is fixed', async (_, damage, file) => {
    const backup = await mkdtemp(join(tmpdir(), 'backup-'))
    await cp(root, backup, { recursive: true })
    await damage()
    await clients.scan({ isFirst: true })
    expect([clients.count, clients.loadErrors.map((each) => each.file)[0]]).toEqual([0, file])
    expect(clients.get('m-1')).toBeNull()
    await cp(backup, root, { recursive: true })
    await rm(backup, { recursive: true })
    await scanTwice()
    expect([clients.count, clients.loadErrors]).toEqual([2, []])
  })
})

describe('A change', () => {
  beforeEach(() => clients.scan({ isFirst: true }))

  it('is served as a whole once it is stable', async () => {
    await rewrite('marlow/instance.json', marlow, 'Marlow New')
    await clients.scan()
    expect(nameOf('m-1')).toBe(marlow)
    await clients.scan()
    expect([nameOf('m-1'), clients.loadErrors]).toEqual(['Marlow New', []])
  })

  it('of the target of a link is served', async () => {
    await Promise.all([stageVersion('v1', 'One'), stageVersion('v2', 'Two')])
    await rm(join(root, 'marlow'), { recursive: true })
    await symlink('..data/marlow', join(root, 'marlow'))
    await switchTo('v1')
    await scanTwice()
    expect(nameOf('m-1')).toBe('One')
    await switchTo('v2')
    await scanTwice()
    expect([nameOf('m-1'), clients.loadErrors]).toEqual(['Two', []])
  })

  it('that is written in parts is not served before it is complete', async () => {
    const whole = await content('marlow/instance.json')
    for (let end = 0; end < whole.length; end += Math.ceil(whole.length / 7)) {
      await writeFile(join(root, 'marlow/instance.json'), whole.slice(0, end))
      await clients.scan()
      expect([nameOf('m-1'), clients.loadErrors]).toEqual([marlow, []])
    }
  })
})

describe('A file with errors', () => {
  beforeEach(() => clients.scan({ isFirst: true }))

  it.each([
    ['cut short', () => writeFile(join(root, 'marlow/plans.json'), '{"plans": ['), 'marlow/plans.json', ''],
    ['with another document', () => write('marlow/plans.json', []), 'marlow/plans.json', ''],
    ['that was removed', () => unlink(join(root, 'marlow/plans.json')), 'marlow/plans.json', ''],
    ['in a removed folder', () => rm(join(root, 'marlow'), { recursive: true }), 'marlow/instance.json', ''],
    [
      'of a lost year',
      () => unlink(join(root, 'marlow/2028/instance.json')),
      'marlow/2028/instance.json',
      '',
    ],
  ])(
    '%s keeps the last valid version, is reported once, and can be fixed',
    async (_, damage, file, pointer) => {
      await damage()
      await scanTwice()
      events = []
      await scanTwice()
      expect([nameOf('m-1'), nameOf('f-1'), clients.count, events]).toEqual([marlow, fernhill, 2, []])
      expect(clients.loadErrors).toMatchObject([{ client: 'marlow', file, errors: [{ pointer }] }])
      await cp(join(samples, 'marlow'), join(root, 'marlow'), { recursive: true })
      await scanTwice()
      expect([nameOf('m-1'), clients.loadErrors, events]).toEqual([
        marlow,
        [],
        [{ kind: 'loaded', file: 'marlow' }],
      ])
    },
  )

  it('keeps the time of its first error until it is fixed', async () => {
    await write('marlow/plans.json', [])
    await scanTwice()
    const [first] = clients.loadErrors
    await write('marlow/plans.json', {})
    await scanTwice()
    const [second] = clients.loadErrors
    expect(second?.since).toBe(first?.since)
    expect(second?.errors).not.toEqual(first?.errors)
  })

  it('keeps the last valid keys', async () => {
    await write('keys.json', { keys: { 'm-1': 5 } })
    await scanTwice()
    expect([nameOf('m-1'), nameOf('f-1')]).toEqual([marlow, fernhill])
    expect(clients.loadErrors).toMatchObject([
      { client: null, file: 'keys.json', errors: [{ pointer: '/keys' }] },
    ])
    expect(JSON.stringify([events, clients.loadErrors])).not.toMatch(/[mf]-\d/)
  })

  it('keeps all clients if the folder of all clients was removed', async () => {
    await rm(root, { recursive: true })
    await scanTwice()
    expect([nameOf('m-1'), clients.loadErrors]).toMatchObject([marlow, [{ client: null, file: '.' }]])
  })
})

describe('A client is added and removed', () => {
  beforeEach(() => clients.scan({ isFirst: true }))

  it('with a folder and a key', async () => {
    await cp(join(samples, 'prairie'), join(root, 'prairie'), { recursive: true })
    await scanTwice()
    expect(clients.loadErrors).toMatchObject([
      { client: null, file: 'keys.json', errors: [{ expected: 'a key for the folder prairie' }] },
    ])
    await write('keys.json', { keys: { 'm-1': 'marlow', 'f-1': 'fernhill', 'p-1': 'prairie' } })
    await scanTwice()
    expect([nameOf('p-1'), clients.loadErrors]).toEqual(['Prairie County Schools', []])
    expect(events).toContainEqual({ kind: 'fixed', file: 'keys.json' })
  })

  it('with a key, at once', async () => {
    await write('keys.json', { keys: { 'm-2': 'marlow', 'f-1': 'fernhill' } })
    await scanTwice()
    expect([nameOf('m-1'), nameOf('m-2')]).toEqual([undefined, marlow])
    await write('keys.json', { keys: { 'f-1': 'fernhill' } })
    await rm(join(root, 'marlow'), { recursive: true })
    await scanTwice()
    await clients.scan()
    expect([nameOf('m-2'), clients.count, clients.loadErrors]).toEqual([undefined, 1, []])
    expect(events).toContainEqual({ kind: 'removed', file: 'marlow' })
  })

  it('with the folder of a year', async () => {
    await rm(join(root, 'marlow/2028'), { recursive: true })
    await scanTwice()
    expect([...clients.get('m-1')!.years.keys()]).toEqual([2027])
    await cp(join(samples, 'marlow/2028'), join(root, 'marlow/2028'), { recursive: true })
    await scanTwice()
    expect([...clients.get('m-1')!.years.keys()]).toEqual([2027, 2028])
  })
})

describe('A client with languages of its own', () => {
  beforeEach(async () => {
    await rm(root, { recursive: true })
    await write('keys.json', { keys: { key: 'rivers' } })
    for (const [path, document] of Object.entries(bilingualDocuments()))
      await write(`rivers/${path}`, document)
    await clients.scan({ isFirst: true })
  })

  it('serves a language that changes, and one that is added', async () => {
    await write('rivers/languages/ar-XB.json', { shell: { skip: 'Changed' } })
    await scanTwice()
    expect(textsIn('ar-XB')).toBe('Changed')
    const { 'instance.json': instance } = bilingualDocuments()
    instance.client.languages.push('vi')
    await write('rivers/instance.json', instance)
    await write('rivers/languages/vi.json', { shell: { skip: 'Added' } })
    await scanTwice()
    expect([textsIn('ar-XB'), textsIn('vi')]).toEqual(['Changed', 'Added'])
  })

  it('serves English instead of a language that is removed', async () => {
    await rm(join(root, 'rivers/languages'), { recursive: true })
    await scanTwice()
    expect([textsIn('ar-XB'), clients.loadErrors]).toEqual([undefined, []])
  })

  it('keeps the last valid version of a client with a wrong language, and reports its line', async () => {
    await writeFile(join(root, 'rivers/languages/ar-XB.json'), '{\n  "shell": {\n    "skip": 5\n  }\n}')
    await scanTwice()
    expect([textsIn('ar-XB'), events.at(-1)?.kind]).toEqual(['Skip in Arabic', 'failed'])
    expect(clients.loadErrors).toMatchObject([
      {
        client: 'rivers',
        file: 'rivers/languages/ar-XB.json',
        errors: [{ pointer: '/shell/skip', expected: 'a text', line: 3, column: 5 }],
      },
    ])
  })

  it('reports a folder of languages that cannot be read', async () => {
    await rm(join(root, 'rivers/languages'), { recursive: true })
    await symlink('languages', join(root, 'rivers/languages'))
    await scanTwice()
    expect([textsIn('ar-XB'), clients.loadErrors]).toMatchObject(['Skip in Arabic', [{ client: 'rivers' }]])
  })

  it('ignores other files in the folder of languages', async () => {
    events = []
    await write('rivers/languages/notes.txt', 'Hello')
    await write('rivers/languages/old/vi.json', 5)
    await write('rivers/languages/Vietnamese.json', 5)
    await scanTwice()
    expect([events, clients.loadErrors]).toEqual([[], []])
  })
})

it('serves the last version after many renames', async () => {
  await clients.scan({ isFirst: true })
  for (let renames = 0; renames < 30; renames++) {
    const scanning = clients.scan()
    await rename(join(root, 'marlow'), join(root, 'away'))
    await rename(join(root, 'away'), join(root, 'marlow'))
    await scanning
    expect(nameOf('m-1')).toBe(marlow)
  }
  await rewrite('marlow/instance.json', marlow, 'After the renames')
  await scanTwice()
  await clients.scan()
  expect([nameOf('m-1'), clients.loadErrors]).toEqual(['After the renames', []])
})

it('does not wait for a pipe in place of a file', async () => {
  await clients.scan({ isFirst: true })
  await unlink(join(root, 'fernhill/plans.json'))
  await promisify(execFile)('mkfifo', [join(root, 'fernhill/plans.json')])
  await rewrite('marlow/instance.json', marlow, 'Next to a pipe')
  await scanTwice()
  expect([nameOf('m-1'), nameOf('f-1')]).toEqual(['Next to a pipe', fernhill])
  expect(clients.loadErrors).toMatchObject([{ client: 'fernhill', file: 'fernhill/plans.json' }])
})

it('reports a scan that does not end, since the last one that did', async () => {
  await clients.scan({ isFirst: true })
  const { scannedAt } = clients
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6000 })
  onTestFinished(() => void vi.useRealTimers())
  expect(clients.loadErrors).toEqual([
    {
      client: null,
      file: '.',
      errors: [{ pointer: '', expected: 'to be readable within 5 seconds' }],
      since: scannedAt.toISOString(),
    },
  ])
  await clients.scan()
  expect(clients.loadErrors).toEqual([])
})

const marlow = 'Marlow Instruments'
const fernhill = 'Fernhill College'

function nameOf(key: string) {
  return clients.get(key)?.current.instance.client.displayName
}

/** The first scan finds a change. The second one finds the same version and loads it. */
async function scanTwice() {
  await clients.scan()
  await clients.scan()
}

async function write(path: string, document: unknown) {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), JSON.stringify(document))
}

function content(path: string) {
  return readFile(join(root, path), 'utf8')
}

async function rewrite(path: string, from: string, to: string, into = path) {
  await writeFile(join(root, into), (await content(path)).replace(from, to))
}

/** Writes another version of Marlow's folder, in the layout of a Kubernetes volume. */
async function stageVersion(version: string, name: string) {
  const folder = `..${version}/marlow`
  await cp(join(samples, 'marlow'), join(root, folder), { recursive: true })
  await rewrite(`${folder}/instance.json`, marlow, name)
}

async function switchTo(version: string) {
  await symlink(`..${version}`, join(root, '..next'))
  await rename(join(root, '..next'), join(root, '..data'))
}

/** A text that the client provides in a language. */
function textsIn(language: string) {
  const { body } = clients.get('key')!.current.inLanguage(language)
  return (JSON.parse(body) as { language?: { shell: { skip: string } } }).language?.shell.skip
}

it.each([
  ['changing', 'does not exist', 'ENOENT'],
  ['changing', 'is in a folder that became a file', 'ENOTDIR'],
  ['failed', 'may not be read', 'EACCES'],
])('is %s if a file %s (%s)', async (outcome, _, code) => {
  const client = new Reloadable('zephyr', () => Promise.reject(Object.assign(new Error(code), { code })))
  expect(await client.update(new Map([['zephyr/plans.json', '1']]), true)).toBe(outcome)
  expect(client.loadError === undefined).toBe(outcome === 'changing')
})
