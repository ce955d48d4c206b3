import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type ClientEvent, LiveClients } from '../../src/clients/LiveClients.ts'
import { bilingualDocuments } from '../kit/bilingualClient.ts'

let root: string
let events: ClientEvent[]
let clients: LiveClients

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'languages-'))
  await write('keys.json', { keys: { key: 'rivers' } })
  for (const [path, document] of Object.entries(bilingualDocuments())) await write(`rivers/${path}`, document)
  events = []
  clients = new LiveClients(root, (event) => events.push(event))
  await clients.scan({ isFirst: true })
})
afterEach(() => rm(root, { recursive: true, force: true }))

it('serves the languages of a client', () => {
  expect([textsIn('ar-XB'), textsIn('es'), clients.problems]).toEqual(['Skip in Arabic', undefined, []])
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
  expect([textsIn('ar-XB'), clients.problems]).toEqual([undefined, []])
})

it('keeps the last valid version of a client with a wrong language, and reports its line', async () => {
  await writeFile(join(root, 'rivers/languages/ar-XB.json'), '{\n  "shell": {\n    "skip": 5\n  }\n}')
  await scanTwice()
  expect([textsIn('ar-XB'), events.at(-1)?.kind]).toEqual(['Skip in Arabic', 'failed'])
  expect(clients.problems).toMatchObject([
    {
      client: 'rivers',
      file: 'rivers/languages/ar-XB.json',
      errors: [{ pointer: '/shell/skip', expected: 'a text', line: 3, column: 5 }],
    },
  ])
})

it('reports a language that is not JSON', async () => {
  await writeFile(join(root, 'rivers/languages/ar-XB.json'), '{')
  await scanTwice()
  expect(clients.problems).toMatchObject([{ file: 'rivers/languages/ar-XB.json' }])
})

it('reports a folder of languages that cannot be read', async () => {
  await rm(join(root, 'rivers/languages'), { recursive: true })
  await symlink('languages', join(root, 'rivers/languages'))
  await scanTwice()
  expect([textsIn('ar-XB'), clients.problems]).toMatchObject(['Skip in Arabic', [{ client: 'rivers' }]])
})

it('ignores other files in the folder of languages', async () => {
  events = []
  await write('rivers/languages/notes.txt', 'Hello')
  await write('rivers/languages/old/vi.json', 5)
  await write('rivers/languages/Vietnamese.json', 5)
  await scanTwice()
  expect([events, clients.problems]).toEqual([[], []])
})

/** A text that the client provides in a language. */
function textsIn(language: string) {
  const { body } = clients.get('key')!.current.inLanguage(language)
  return (JSON.parse(body) as { language?: { shell: { skip: string } } }).language?.shell.skip
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
