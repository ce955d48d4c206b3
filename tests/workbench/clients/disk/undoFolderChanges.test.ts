import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import type * as changes from '../../../../src/workbench/clients/disk/createUndoableChanges.ts'
import { importFresh } from '../../../kit/importFresh.ts'
import { clients, list, newFiles, prepareFolders, send, snapshot, undo } from './folders.ts'

prepareFolders()

const createClient = async () =>
  send('POST', '/client-folders', { client: 'zephyr', key: 'z', files: await newFiles() })

test('a delete keeps files that are not documents of the client', async () => {
  await writeFile(join(clients, 'alder/brochure.pdf'), 'pages')
  await send('DELETE', '/client-folders/alder')
  expect(await readdir(join(clients, 'alder'))).toEqual(['brochure.pdf'])
  expect((await undo()).status).toBe(200)
  expect(await readdir(join(clients, 'alder'))).toEqual(['brochure.pdf', 'instance.json', 'plans.json'])
})

test('Undo restores a file that is not UTF-8', async () => {
  await writeFile(join(clients, 'alder/plans.json'), Buffer.from([0xff, 0xfe, 0x7b]))
  const before = await snapshot()
  await send('DELETE', '/client-folders/alder')
  await undo()
  expect(await snapshot()).toEqual(before)
})

test('Undo replaces nothing that has changed since', async () => {
  await send('DELETE', '/client-folders/alder')
  await mkdir(join(clients, 'alder'))
  await writeFile(join(clients, 'alder/plans.json'), 'theirs')
  const before = await snapshot()
  const response = await undo()
  expect(response.status).toBe(409)
  expect(await response.text()).toBe('alder/plans.json has changed on disk in the meantime.')
  expect(await snapshot()).toEqual(before)
})

test('a change can be undone after the development server has restarted in the same process', async () => {
  const before = await snapshot()
  await send('DELETE', '/client-folders/prairie')
  const { createUndoableChanges } = (await importFresh(
    'workbench/clients/disk/createUndoableChanges.ts',
  )) as typeof changes
  const restarted = createUndoableChanges(clients)
  await restarted.undo(restarted.last()!.id)
  expect(await snapshot()).toEqual(before)
})

test('several changes are undone one after another', async () => {
  const before = await snapshot()
  await send('POST', '/client-folders/alder/name', { name: 'elder' })
  await send('DELETE', '/client-folders/elder')
  await undo()
  await undo()
  expect(await snapshot()).toEqual(before)
  expect((await send('POST', '/client-folders/undo', { id: 'unknown' })).status).toBe(409)
})

test('changes that are undone at the same time leave the others undoable', async () => {
  for (const client of ['alder', 'prairie']) {
    await mkdir(join(clients, client, '2028'))
    await writeFile(join(clients, client, '2028/plans.json'), '{}')
  }
  const before = await snapshot()
  const ids: unknown[] = []
  for (const client of ['marlow', 'alder', 'prairie']) {
    await send('DELETE', `/client-folders/${client}/2028`)
    ids.push((await list()).undoable?.id)
  }
  const undoing = ids.slice(0, 2).map((id) => send('POST', '/client-folders/undo', { id }))
  expect((await Promise.all(undoing)).map(({ status }) => status)).toEqual([200, 200])
  expect((await undo()).status).toBe(200)
  expect(await snapshot()).toEqual(before)
  expect((await list()).undoable).toBeNull()
})

test('of two requests to undo the same change, one succeeds', async () => {
  await send('DELETE', '/client-folders/prairie')
  const responses = await Promise.all([undo(), undo()])
  const failed = responses.filter(({ status }) => status === 409)
  expect(await Promise.all(failed.map((response) => response.text()))).toEqual([
    'This can no longer be undone.',
  ])
})

test.each([
  ['zephyr/2028/plans.json', 'zephyr/2028/plans.json is new since. Delete the client instead.'],
  ['zephyr/languages/de.json', 'zephyr/languages/de.json is new since. Delete the client instead.'],
  ['zephyr/plans.json', 'zephyr/plans.json has changed on disk in the meantime.'],
])('Undo of a new client refuses to hide %s, which was saved since', async (path, message) => {
  await createClient()
  await mkdir(dirname(join(clients, path)), { recursive: true })
  await writeFile(join(clients, path), '{}')
  const before = await snapshot()
  const response = await undo()
  expect(response.status).toBe(409)
  expect(await response.text()).toBe(message)
  expect(await snapshot()).toEqual(before)
})
