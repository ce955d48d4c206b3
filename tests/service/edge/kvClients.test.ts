import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { readDocuments } from '../../../src/clients/readDocuments.ts'
import { clientEntries } from '../../../src/service/edge/clientEntries.ts'
import { createKvClients } from '../../../src/service/edge/kvClients.ts'

const documents = await readDocuments(join(import.meta.dirname, '../../../fixtures/clients'))
const entries = clientEntries(documents)

let stored: Map<string, string>
let isDown: boolean
const get = vi.fn<(name: string) => Promise<string | null>>(async (name) => {
  if (isDown) throw new Error('The namespace does not respond')
  return stored.get(name) ?? null
})
const report = vi.fn<(error: unknown) => void>()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  stored = new Map(entries.map(({ name, value }) => [name, value]))
  isDown = false
})
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

const open = () => createKvClients({ get }, report)
const later = () => vi.setSystemTime(Date.now() + 31_000)
const corrupt = () => stored.set('client:marlow', '{"folder":"marlow","documents":{}}')

describe('A client in a namespace', () => {
  it('is read once every 30 seconds', async () => {
    const clients = open()
    const [first, second] = [await clients.get('marlow'), await clients.get('marlow')]
    expect(second).toBe(first)
    expect(get).toHaveBeenCalledOnce()
  })

  it('is not validated again while its entry is unchanged', async () => {
    const clients = open()
    const first = await clients.get('marlow')
    later()
    expect(await clients.get('marlow')).toBe(first)
    expect(get).toHaveBeenCalledTimes(2)
  })

  it('is replaced within 30 seconds of its entry', async () => {
    const clients = open()
    await clients.get('marlow')
    stored.set('client:marlow', stored.get('client:fernhill')!)
    expect((await clients.get('marlow'))?.current.instance.client.displayName).toBe('Marlow Instruments')
    later()
    expect((await clients.get('marlow'))?.current.instance.client.displayName).toBe('Fernhill College')
  })

  it('is removed within 30 seconds of its entry', async () => {
    const clients = open()
    await clients.get('marlow')
    stored.delete('client:marlow')
    later()
    expect(await clients.get('marlow')).toBeUndefined()
    expect(report).not.toHaveBeenCalled()
  })
})

describe.each([
  ['has problems', corrupt, /^marlow\/instance\.json cannot be served/],
  ['is not JSON', () => stored.set('client:marlow', '{'), /JSON/],
  ['cannot be read', () => (isDown = true), /does not respond/],
])('An entry that %s', (_, fail, message) => {
  it('keeps the last valid version and is reported once every 30 seconds', async () => {
    const clients = open()
    const first = await clients.get('marlow')
    fail()
    later()
    expect(await clients.get('marlow')).toBe(first)
    expect(await clients.get('marlow')).toBe(first)
    expect(report).toHaveBeenCalledOnce()
    expect(report).toHaveBeenCalledWith(
      expect.objectContaining({ message: expect.stringMatching(message) as string }),
    )
  })

  it('is reported, and its client is null without a valid version', async () => {
    fail()
    expect(await open().get('marlow')).toBeNull()
    expect(report).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: expect.stringMatching(message) as string }),
    )
  })
})

describe('An unknown key', () => {
  it.each(['', ' ', 'two words', 'café', 'line\nbreak', 'k'.repeat(506)])(
    'is not read if it cannot be a key, like %j',
    async (key) => {
      expect(await open().get(key)).toBeUndefined()
      expect(get).not.toHaveBeenCalled()
    },
  )

  it('evicts no client, however many there are', async () => {
    const clients = open()
    await clients.get('marlow')
    for (let index = 0; index < 1000; index++) await clients.get(`nobody-${index}`)
    get.mockClear()
    await clients.get('marlow')
    expect(get).not.toHaveBeenCalled()
  })
})

test('The cache holds 500 clients and evicts the oldest', async () => {
  const value = stored.get('client:fernhill')!
  for (let index = 0; index <= 500; index++) stored.set(`client:${index}`, value)
  const clients = open()
  for (let index = 0; index <= 500; index++) await clients.get(String(index))
  get.mockClear()
  for (let index = 1; index <= 500; index++) await clients.get(String(index))
  expect(get).not.toHaveBeenCalled()
  await clients.get('0')
  expect(get).toHaveBeenCalledOnce()
})
