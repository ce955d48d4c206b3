import { chmod, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, test, vi } from 'vitest'
import { checkClients } from '../../../../src/check/checkClients.ts'
import { readClients } from '../../../../src/command/readClients.ts'
import { logos, pngUrl, withLogoUrl } from '../../../kit/logos.ts'
import { clients, list, newFiles, prepareFolders, read, send, snapshot, undo } from './folders.ts'

prepareFolders()

const changes = {
  'creating a client': async () =>
    send('POST', '/client-folders', { client: 'zephyr', key: 'z', files: await newFiles() }),
  'renaming a client': () => send('POST', '/client-folders/prairie/name', { name: 'steppe' }),
  'deleting a client': () => send('DELETE', '/client-folders/prairie'),
  'deleting a year': () => send('DELETE', '/client-folders/marlow/2028'),
  'making a year the current one': () => send('POST', '/client-folders/marlow/2028/current'),
  'changing a key': () => send('PUT', '/client-keys/prairie', { key: 'new' }),
}

describe('On disk,', () => {
  it('a created client has its files and its key, and passes the check', async () => {
    await changes['creating a client']()
    expect(JSON.parse(await read('keys.json'))).toHaveProperty('keys.z', 'zephyr')
    expect(await read('zephyr/plans.json')).toBe(await read('marlow/plans.json'))
    const { texts } = await readClients({ root: clients, selected: ['zephyr'] })
    expect(checkClients(texts).filter(({ file }) => file.startsWith('zephyr/'))).toEqual([])
  })

  it("a client's logo is a file, which is deleted with the client and returns with it", async () => {
    const { 'instance.json': instance, ...files } = await newFiles()
    const withLogo = { ...files, 'instance.json': withLogoUrl(instance, pngUrl) }
    await send('POST', '/client-folders', { client: 'zephyr', key: 'z', files: withLogo })
    expect(await read('zephyr/instance.json')).toBe(withLogoUrl(instance, 'logo.png'))
    const before = await snapshot()
    await send('DELETE', '/client-folders/zephyr')
    expect(await readdir(clients)).not.toContain('zephyr')
    await undo()
    expect(await snapshot()).toEqual(before)
    expect(before[join(clients, 'zephyr/logo.png')]).toBe(logos.png.toString('base64'))
  })

  it('a renamed client has its keys and accepted warnings under the new name', async () => {
    await changes['renaming a client']()
    expect(await readdir(clients)).not.toContain('prairie')
    expect(JSON.parse(await read('keys.json'))).toMatchObject({
      keys: { prairie: 'steppe', prairie2: 'steppe' },
    })
    expect(JSON.parse(await read('accepted.json'))).toHaveProperty([
      'steppe/plans.json',
      'copays-over-maximum',
    ])
    expect(await read('accepted.json')).not.toContain('prairie/')
  })

  it('nothing refers to a deleted client', async () => {
    await changes['deleting a client']()
    expect((await readdir(clients)).toSorted()).toEqual(['accepted.json', 'alder', 'keys.json', 'marlow'])
    expect(await read('keys.json')).not.toContain('prairie')
    expect(await read('accepted.json')).not.toContain('prairie/')
  })

  it('a deleted year has no folder', async () => {
    await changes['deleting a year']()
    expect((await readdir(join(clients, 'marlow'))).toSorted()).toEqual([
      'instance.json',
      'plans.json',
      'signed.json',
    ])
  })

  it('the sign-off of each year stays with its documents when another year becomes the current one', async () => {
    await changes['making a year the current one']()
    expect(await read('marlow/signed.json')).toBe('as in marlow/2028/signed.json')
    expect(await read('marlow/2027/signed.json')).toBe('as in marlow/signed.json')
    expect(await readdir(join(clients, 'marlow'))).not.toContain('2028')
  })

  it('a renamed client has its log of changes', async () => {
    await changes['renaming a client']()
    expect(await read('steppe/CHANGES.md')).toBe('as in prairie/CHANGES.md')
  })

  it('a new key has the place of the old one', async () => {
    await changes['changing a key']()
    expect(Object.entries((JSON.parse(await read('keys.json')) as { keys: object }).keys)).toEqual([
      ['a-key', 'alder'],
      ['marlow', 'marlow'],
      ['new', 'prairie'],
      ['prairie2', 'prairie'],
    ])
  })
})

test.each(Object.entries(changes))('Undo restores every byte after %s', async (_, change) => {
  const before = await snapshot()
  const response = await change()
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual((await list()).undoable)
  expect(await snapshot()).not.toEqual(before)
  expect((await undo()).status).toBe(200)
  expect(await snapshot()).toEqual(before)
  expect((await list()).undoable).toBeNull()
})

test('no change is made while a file is write-protected', async () => {
  for (const path of ['keys.json', 'marlow/2028/plans.json']) await chmod(join(clients, path), 0o444)
  vi.spyOn(console, 'error').mockReturnValue()
  const before = await snapshot()
  for (const change of Object.values(changes)) {
    const response = await change()
    expect(response.status).toBe(500)
    expect(await response.text()).toMatch(/^(keys|plans)\.json: You do not have permission\.$/)
  }
  expect(await snapshot()).toEqual(before)
  expect((await list()).undoable).toBeNull()
})

test('a response never contains keys of other clients', async () => {
  for (const response of [
    await send('DELETE', '/client-folders/prairie'),
    await send('PUT', '/client-keys/marlow', { key: 'new' }),
    await send('PUT', '/client-keys/marlow', { key: 'a-key' }),
  ])
    expect(await response.text()).not.toContain('a-key')
})

test('comments in keys.json stay', async () => {
  await writeFile(
    join(clients, 'keys.json'),
    '{\n  // Ours\n  "keys": {\n    "k": "alder" // The first\n  }\n}\n',
  )
  expect((await send('PUT', '/client-keys/alder', { key: 'other' })).status).toBe(200)
  expect(await read('keys.json')).toBe(
    '{\n  // Ours\n  "keys": {\n    "other": "alder" // The first\n  }\n}\n',
  )
})

test('creates keys.json with the first key', async () => {
  await rm(join(clients, 'keys.json'))
  expect((await send('PUT', '/client-keys/alder', { key: 'first' })).status).toBe(200)
  expect(JSON.parse(await read('keys.json'))).toMatchObject({ keys: { first: 'alder' } })
})

test('of several renames at the same time to one name, one succeeds', async () => {
  const statuses = await Promise.all(
    ['alder', 'marlow', 'prairie'].map(
      async (client) => (await send('POST', `/client-folders/${client}/name`, { name: 'new' })).status,
    ),
  )
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409])
})
