import instanceSchema from '../../../schemas/v1/instance.schema.json' with { type: 'json' }
import plansSchema from '../../../schemas/v1/plans.schema.json' with { type: 'json' }
import type { YearTexts } from '../../../src/contract/yearDocuments.ts'
import { describe, expect, it } from 'vitest'
import { addEntries } from '../../../src/check/edit/addEntries.ts'
import { deleteEntry, duplicateEntry, moveEntry, renameId } from '../../../src/check/edit/changeEntry.ts'
import { EditError } from '../../../src/check/edit/editJson.ts'
import { idsOf, lists, type ListName } from '../../../src/check/edit/lists.ts'
import { createClient } from '../../../src/clients/clients.ts'
import { isFullRun, isSampled } from '../../kit/fullRun.ts'
import { sampleNames, sampleTexts } from '../sampleTexts.ts'
import { references } from '../../../src/check/edit/references.ts'

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
  const ids = idsOf(accept(texts), lists[list].source, list)
    .filter((id) => id !== undefined)
    .filter((_, index) => isFullRun || index < 3)

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
        expect(error).toBeInstanceOf(EditError)
      }
    }
  })

  it('duplicated, moved, or added', () => {
    const changed = ids.flatMap((id) => [
      duplicateEntry(texts, list, id).texts,
      moveEntry(texts, list, id, 1),
    ])
    for (const each of [...changed, addEntries(texts, list, ['New']).texts])
      expect(() => accept(each)).not.toThrow()
  })
})

interface Schema {
  $ref?: string
  allOf?: Schema[]
  properties?: Record<string, Schema>
  items?: Schema
}

/** The locations of all IDs in documents of a schema. */
function idLocations(schema: Schema, at: string[] = []): string[] {
  const refs = [schema, ...(schema.allOf ?? [])].map(({ $ref }) => $ref)
  if (refs.includes('#/$defs/id')) return [at.join('/')]
  const name = schema.$ref?.replace('#/$defs/', '')
  const definition = name && (plansSchema.$defs as Record<string, Schema>)[name]
  return [
    ...(definition ? idLocations(definition, at) : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([each, inner]) => idLocations(inner, [...at, each])),
    ...(schema.items ? idLocations(schema.items, [...at, '*']) : []),
  ]
}

it.each([
  ['instance.json', instanceSchema],
  ['plans.json', plansSchema],
] as const)('every ID that the schema of %s allows belongs to an entry or is a reference', (file, schema) => {
  const ofEntries = (Object.keys(lists) as ListName[])
    .filter((list) => file in lists[list].names && lists[list].key === 'id')
    .map((list) => `${list}/*/id`)
  const ofReferences = references
    .filter((reference) => reference.file === file && !reference.isByName && reference.list !== 'plans')
    .map(({ location }) => location)
    .filter((location) => !location.startsWith('typical/'))
  expect([...ofEntries, ...ofReferences].toSorted()).toEqual(idLocations(schema as Schema).toSorted())
})
