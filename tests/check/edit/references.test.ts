import { expect, it } from 'vitest'
import instanceSchema from '../../../schemas/instance.schema.json' with { type: 'json' }
import plansSchema from '../../../schemas/plans.schema.json' with { type: 'json' }
import { lists, type ListName } from '../../../src/check/edit/lists.ts'
import { references } from '../../../src/check/edit/references.ts'

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
  expect([...ofEntries, ...ofReferences].toSorted()).toEqual(idLocations(schema as Schema).toSorted())
})
