import type { YearTexts } from '../../../src/contract/yearDocuments.ts'
import { describe, expect, it } from 'vitest'
import { addEntry } from '../../../src/check/edit/addEntry.ts'
import { deleteEntry, duplicateEntry, moveEntry, renameId } from '../../../src/check/edit/changeEntry.ts'
import { EditProblem } from '../../../src/check/edit/editJson.ts'
import { idsOf, lists, type ListName } from '../../../src/check/edit/lists.ts'
import { createClient } from '../../../src/clients/clients.ts'
import { isSampled } from '../../kit/sampledClients.ts'
import { sampleNames, sampleTexts } from '../sampleTexts.ts'

/** The documents of a year, if the service accepts them. @throws DocumentError */
function accept(texts: YearTexts) {
  const documents = Object.entries(texts).map(([name, text]) => [name, JSON.parse(text) as unknown] as const)
  createClient('sample', new Map(documents))
  return Object.fromEntries(documents) as Record<keyof YearTexts, unknown>
}

const cases = sampleNames
  .filter(isSampled)
  .flatMap((client) => (Object.keys(lists) as ListName[]).map((list) => ({ client, list })))

describe.each(cases)('$list of $client are valid after one is', ({ client, list }) => {
  const texts = sampleTexts(client)
  const ids = idsOf(accept(texts), lists[list].source, list).filter((id) => id !== undefined)

  it('renamed, and the same after it gets its ID back', () => {
    // An empty ID cannot be given back.
    for (const id of ids.filter((each) => each !== '')) {
      const renamed = renameId(texts, list, id, 'renamed')
      accept(renamed)
      expect(renameId(renamed, list, 'renamed', id)).toEqual(texts)
    }
  })

  it('deleted, unless the documents need it', () => {
    for (const id of ids) {
      try {
        accept(deleteEntry(texts, list, id))
      } catch (error) {
        expect(error).toBeInstanceOf(EditProblem)
      }
    }
  })

  it('duplicated, moved, or added', () => {
    const changed = ids.flatMap((id) => [
      duplicateEntry(texts, list, id).texts,
      moveEntry(texts, list, id, 1),
    ])
    for (const each of [...changed, addEntry(texts, list, 'New').texts])
      expect(() => accept(each)).not.toThrow()
  })
})
