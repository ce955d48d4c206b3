import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { app, clients, list, newFiles, prepareFolders, read, send, snapshot, undo } from './folders.ts'

prepareFolders()

const headers = { 'Sec-Fetch-Site': 'same-origin' }
const path = 'alder/languages/fr.json'

beforeEach(async () => {
  await mkdir(join(clients, 'alder/languages'))
  await writeFile(join(clients, path), '{"shell":{}}')
  await writeFile(join(clients, 'alder/languages/notes.txt'), 'notes')
})

test('the languages of a client are listed, read, and saved like its documents', async () => {
  const { paths } = await list()
  expect(paths).toContain(path)
  expect(paths).not.toContain('alder/languages/notes.txt')
  const response = await app.request(`/client-files/${path}`, { headers })
  expect(await response.text()).toBe('{"shell":{}}')
  const saved = await app.request(`/client-files/${path}`, {
    method: 'PUT',
    body: '{}',
    headers: { ...headers, 'If-Match': response.headers.get('etag')! },
  })
  expect(saved.status).toBe(204)
  expect(await read(path)).toBe('{}')
})

test('they are deleted and renamed with the client, and restored by Undo', async () => {
  const before = await snapshot()
  await send('DELETE', '/client-folders/alder')
  expect(await readdir(join(clients, 'alder/languages'))).toEqual(['notes.txt'])
  await undo()
  expect(await snapshot()).toEqual(before)
  await send('POST', '/client-folders/alder/name', { name: 'elder' })
  expect(await read('elder/languages/fr.json')).toBe('{"shell":{}}')
})

test("they stay when one of the client's years is deleted", async () => {
  await mkdir(join(clients, 'alder/2028'))
  await writeFile(join(clients, 'alder/2028/plans.json'), '{}')
  await send('DELETE', '/client-folders/alder/2028')
  expect((await readdir(join(clients, 'alder'))).toSorted()).toEqual([
    'instance.json',
    'languages',
    'plans.json',
  ])
})

test('a new client can have languages, which Undo removes', async () => {
  const before = await snapshot()
  const files = { ...(await newFiles()), 'languages/fr.json': '{}', 'languages/../../x.json': 'no' }
  await send('POST', '/client-folders', { client: 'zephyr', key: 'z', files })
  expect(await readdir(join(clients, 'zephyr'), { recursive: true })).toEqual(
    expect.arrayContaining(['instance.json', 'languages', 'languages/fr.json', 'plans.json']),
  )
  expect((await undo()).status).toBe(200)
  expect(await snapshot()).toEqual(before)
})
