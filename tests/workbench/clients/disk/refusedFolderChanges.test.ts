import { readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { diskError, injectFault, repairDisk } from '../../../check/files/faultyDisk.ts'
import { clients, home, newFiles, prepareFolders, send, snapshot } from './folders.ts'

prepareFolders()

describe('Refused, with nothing changed:', () => {
  const refused: [string, string, string, object | undefined, number, string][] = [
    ['a name that is taken', 'POST', 'alder/name', { name: 'marlow' }, 409, 'already exists'],
    ['a name with odd characters', 'POST', 'alder/name', { name: 'a/b' }, 409, 'Name the folder'],
    ['a client that does not exist', 'POST', 'nobody/name', { name: 'b' }, 409, 'There is no'],
    ['deleting a client that does not exist', 'DELETE', 'nobody', undefined, 409, 'There is no'],
    ['deleting a year that does not exist', 'DELETE', 'alder/2031', undefined, 409, 'There is no'],
    ['deleting another folder', 'DELETE', 'alder/other', undefined, 403, 'not the folder of a year'],
    ['a current year that does not exist', 'POST', 'alder/2031/current', undefined, 409, 'no file'],
    ['a key that is taken', 'PUT', '/client-keys/alder', { key: 'marlow' }, 409, 'already leads to marlow'],
    ['a key with a space', 'PUT', '/client-keys/alder', { key: 'a b' }, 409, 'visible ASCII'],
    [
      'a key for a client that does not exist',
      'PUT',
      '/client-keys/nobody',
      { key: 'k' },
      409,
      'There is no',
    ],
    ['a request without a body', 'PUT', '/client-keys/alder', undefined, 400, 'malformed'],
    ['a key that is not a text', 'PUT', '/client-keys/alder', { key: 1 }, 400, 'malformed'],
    ['a new client without files', 'POST', '/client-folders', { client: 'b', key: 'b' }, 400, 'malformed'],
    ['the parent folder', 'DELETE', '%2e%2e', undefined, 404, ''],
    ['a path outside', 'DELETE', '..%2fclients', undefined, 403, "not the name of a client's folder"],
    ['a hidden folder', 'DELETE', '.git', undefined, 403, "not the name of a client's folder"],
    ['a new name outside', 'POST', 'alder/name', { name: '../alder' }, 409, 'Name the folder'],
  ]

  it('what has no client, year, name, or key that it can change', async () => {
    const before = await snapshot()
    for (const [name, method, path, body, status, message] of refused) {
      const response = await send(method, path.startsWith('/') ? path : `/client-folders/${path}`, body)
      expect([name, response.status]).toEqual([name, status])
      expect(await response.text()).toContain(message)
    }
    expect(await snapshot()).toEqual(before)
  })

  it('a new client with the name of another or outside the folder', async () => {
    const before = await snapshot()
    for (const client of ['alder', '../zephyr', '.zephyr', ''])
      expect(
        (await send('POST', '/client-folders', { client, key: 'z', files: await newFiles() })).status,
      ).toBe(409)
    expect(await snapshot()).toEqual(before)
  })

  const longName = 'é'.repeat(200)

  it.each<[string, string, object?]>([
    ['GET', `/client-files/${longName}/plans.json`],
    ['PUT', `/client-files/alder/languages/en${'-abcdefgh'.repeat(30)}.json`],
    ['DELETE', `/client-folders/alder/${'1'.repeat(300)}`],
    ['POST', `/client-folders/alder/name`, { name: 'x'.repeat(300) }],
    ['PUT', `/client-keys/${longName}`, { key: 'k' }],
  ])('%s %s, whose name is too long', async (method, path, body) => {
    const before = await snapshot()
    const response = await send(method, path, body)
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
    expect(await response.text()).not.toBe('')
    expect(await snapshot()).toEqual(before)
  })

  it('every change if the disk is read-only', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const files = await newFiles()
    injectFault(() => {
      throw diskError('EROFS')
    })
    const responses = [
      await send('POST', '/client-folders', { client: 'zephyr', key: 'z', files }),
      await send('DELETE', '/client-folders/alder'),
      await send('PUT', '/client-files/zephyr/plans.json', {}),
    ]
    repairDisk()
    for (const response of responses) {
      expect(response.status).toBe(500)
      expect(await response.text()).toBe('clients: The disk is read-only.')
    }
  })

  it('a link out of the folder, or to another client', async () => {
    await symlink('..', join(clients, 'out'))
    await symlink('alder', join(clients, 'linked'))
    const before = await snapshot()
    for (const name of ['out', 'linked']) {
      expect((await send('DELETE', `/client-folders/${name}`)).status).toBe(403)
      expect((await send('POST', `/client-folders/${name}/name`, { name: 'new' })).status).toBe(403)
    }
    expect(await snapshot()).toEqual(before)
  })

  it('a client with a document that is a link', async () => {
    await rm(join(clients, 'alder/plans.json'))
    await symlink('../../secret.json', join(clients, 'alder/plans.json'))
    const response = await send('DELETE', '/client-folders/alder')
    expect(response.status).toBe(409)
    expect(await response.text()).toContain('alder/plans.json is a link to another place.')
    expect(await readFile(join(home, 'secret.json'), 'utf8')).toBe('secret')
  })

  it.each([
    ['keys.json', 'keys.json has errors'],
    ['accepted.json', 'accepted.json has problems of its own'],
  ])('a change while %s is malformed', async (name, message) => {
    await writeFile(join(clients, name), '{')
    const before = await snapshot()
    for (const response of [
      await send('DELETE', '/client-folders/alder'),
      await send('POST', '/client-folders/alder/name', { name: 'new' }),
    ]) {
      expect(response.status).toBe(409)
      expect(await response.text()).toContain(message)
    }
    expect(await snapshot()).toEqual(before)
  })
})
