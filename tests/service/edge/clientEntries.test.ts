import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readDocuments } from '../../../src/clients/readDocuments.ts'
import { createClients, type Client } from '../../../src/clients/clients.ts'
import { bilingualClient, bilingualDocuments } from '../../kit/bilingualClient.ts'
import { clientEntries, parseEntry } from '../../../src/service/edge/clientEntries.ts'

const documents = await readDocuments(join(import.meta.dirname, '../../../fixtures/clients'))

function withKeys(keys: Record<string, string>) {
  return new Map(documents).set('keys.json', { keys })
}

const everyFolder = Object.fromEntries(
  [...createClients(documents).keys()].map((folder) => [`${folder}-key`, folder]),
)

/** What a client serves, in each language. */
function contentOf({ years }: Client) {
  return [...years.values()].flatMap((year) => year.languages.map((language) => year.inLanguage(language)))
}

describe('The entries of a clients folder', () => {
  it('contain the client of each key', () => {
    const clients = createClients(documents)
    const entries = clientEntries(documents)
    expect(entries.map(({ name }) => name)).toEqual([...clients.keys()].map((key) => `client:${key}`))
    for (const [index, client] of [...clients.values()].entries())
      expect(contentOf(parseEntry(entries[index]!.value))).toEqual(contentOf(client))
  })

  it('contain the languages of the client', () => {
    const rivers = Object.entries(bilingualDocuments()).map(
      ([path, each]) => [`rivers/${path}`, each] as const,
    )
    const [entry] = clientEntries(
      new Map<string, unknown>([['keys.json', { keys: { key: 'rivers' } }], ...rivers]),
    )
    const parsed = parseEntry(entry!.value)
    expect(contentOf(parsed).map(({ language }) => language)).toEqual(['en', 'es', 'ar-XB'])
    expect(contentOf(parsed)).toEqual(contentOf(bilingualClient()))
  })

  it('contain no other client and no key', () => {
    const entry = clientEntries(withKeys(everyFolder)).find(({ name }) => name === 'client:marlow-key')
    const { folder, documents: own } = JSON.parse(entry!.value) as { folder: string; documents: object }
    expect(folder).toBe('marlow')
    expect(Object.keys(own).toSorted()).toEqual([
      '2028/instance.json',
      '2028/plans.json',
      'instance.json',
      'plans.json',
    ])
    expect(entry!.value).not.toContain('marlow-key')
  })

  it('include one entry for each key of a client', () => {
    const [first, second] = clientEntries(withKeys({ ...everyFolder, another: 'marlow' }))
      .filter(({ value }) => value.startsWith('{"folder":"marlow"'))
      .map(({ value }) => value)
    expect(first).toBe(second)
  })

  it('are not created if any document has problems', () => {
    const broken = new Map(documents).set('marlow/2028/plans.json', { plans: [] })
    expect(() => clientEntries(broken)).toThrow(/^marlow\/2028\/plans\.json cannot be served/)
  })

  it('are not created for a key that is too long, which the error does not quote', () => {
    const long = 'k'.repeat(506)
    const create = () => clientEntries(withKeys({ ...everyFolder, [long]: 'marlow' }))
    expect(create).toThrow(`Key ${Object.keys(everyFolder).length + 1} has more than 505 characters`)
    expect(() => clientEntries(withKeys({ ...everyFolder, [long.slice(1)]: 'marlow' }))).not.toThrow()
  })
})
