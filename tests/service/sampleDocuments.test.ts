import { expect, it } from 'vitest'
import { tryCreateClients } from '../../src/clients/clients.ts'
import { sampleDocuments } from '../../src/service/sampleDocuments.ts'
import { bilingualDocuments } from '../kit/bilingualClient.ts'

const texts = Object.entries(bilingualDocuments()).map(
  ([path, document]) => [`rivers/${path}`, JSON.stringify(document)] as const,
)

it('has the documents of each client and year, its languages, and its folder as its key', () => {
  const notes = [
    ['rivers/notes.json', '{}'],
    ['rivers/languages/old/vi.json', '{}'],
  ] as const
  const documents = sampleDocuments([...texts, ...notes])
  expect(Object.fromEntries(documents)).toEqual({
    'keys.json': { keys: { rivers: 'rivers' } },
    ...Object.fromEntries(texts.map(([path, text]) => [path, JSON.parse(text) as unknown])),
  })
  const { clients, errors } = tryCreateClients(documents)
  expect(errors).toEqual([])
  expect(clients.get('rivers')?.current.inLanguage('ar-XB').body).toContain('Skip in Arabic')
})

it('keeps a file that is not JSON, so that only its client has problems', () => {
  const broken = texts.map(([path, text]) => [path.replace('rivers', 'broken'), text.slice(1)] as const)
  const { clients, errors } = tryCreateClients(sampleDocuments([...texts, ...broken]))
  expect([...clients.entries()].map(([key, client]) => [key, client !== null])).toEqual([
    ['rivers', true],
    ['broken', false],
  ])
  expect(errors.map(({ path }) => path)).toEqual(['broken/languages/ar-XB.json'])
})
