import { expect, test } from 'vitest'
import type { Schema } from '../../../src/contract/schemaKeywords.ts'
import { definitionOf, partsOf, resolved } from './parts.ts'
import { faultsOf, schemas } from './schemaFiles.ts'

const parts = [...schemas].flatMap(([name, whole]) =>
  [...partsOf(whole)].map(([pointer, part]) => ({ name, pointer, part, whole })),
)
/** What a value can be described by: the properties, the rows of lists and the values of maps. */
const described = parts
  .filter(({ pointer }) => /\/(properties\/[^/]+|items|additionalProperties)$/.test(pointer))
  // OpenAPI requires a description of the rows of every list, even if it is always empty.
  .filter(({ pointer, part }) => !pointer.endsWith('/items') || Object.keys(part).length > 0)
  .map(({ part, whole, name, pointer }) => ({ name, pointer, schema: resolved(whole, part) }))

/** Rules on a schema's words and limits, with a check that finds what breaks them. */
const rules: [rule: string, isBroken: (place: (typeof described)[number]) => boolean][] = [
  ['has a title', ({ schema }) => !/^[A-Z]/.test(String(schema.title))],
  ['has a description in sentences', ({ schema }) => !/^[A-Z"].*[.…]$/.test(String(schema.description))],
  [
    'has a description that says more than its title',
    ({ schema }) => schema.description === `${schema.title}.`,
  ],
  ['shows what to write', ({ schema }) => !showsWhatToWrite(schema)],
  [
    'has examples that fit',
    ({ name, pointer, schema }) =>
      ((schema.examples ?? []) as unknown[]).some((example) => faultsOf(name, example, pointer).length > 0),
  ],
  [
    'explains each of its values',
    ({ schema: { enum: values = [], enumDescriptions = [] } }) =>
      new Set(enumDescriptions as string[]).size !== (values as unknown[]).length,
  ],
  [
    'says what true means',
    ({ schema }) => typesOf(schema).includes('boolean') && !/\btrue\b/i.test(String(schema.description)),
  ],
  ['has limits', ({ schema }) => limitsOf(schema).some((limit) => schema[limit] === undefined)],
]

test.each(rules)('Everything that a schema describes %s', (_, isBroken) => {
  const broken = described.filter(isBroken).map(({ name, pointer }) => `${name}#${pointer}`)
  expect(broken).toEqual([])
})

test('An editor says how to write each value of what consultants write', () => {
  const untold = described.filter(
    ({ name, schema }) =>
      writtenByConsultants.has(name) &&
      ('enum' in schema || typesOf(schema).some((type) => writtenAsOneWord.has(type))) &&
      !/^(Write|Choose|Say|The) .*\.$/.test(String(schema.errorMessage ?? schema.patternErrorMessage)),
  )
  expect(untold.map(({ name, pointer }) => `${name}#${pointer}`)).toEqual([])
})

test('An editor says what can stand in each object and list of what consultants write', () => {
  const own = parts.filter(({ name }) => writtenByConsultants.has(name))
  const untold = own.filter(({ part, whole }) => !namesWhatCanStand(resolved(whole, part), part))
  expect(untold.map(({ name, pointer }) => `${name}#${pointer}`)).toEqual([])
})

test('What is marked as advisory is said', () => {
  const unsaid = parts.flatMap(({ name, pointer, part }) =>
    (part.advisory ?? [])
      .filter((keyword) => !(keyword in part))
      .map((keyword) => `${name}#${pointer}: ${keyword}`),
  )
  expect(unsaid).toEqual([])
})

// Editors show the definition's words, validators hold against both.
test('Nothing is said beside a reference that its definition says too', () => {
  const twice = parts.flatMap(({ name, pointer, part, whole }) => {
    const definition = definitionOf(whole, part)
    return Object.keys(part)
      .filter((keyword) => keyword in definition)
      .map((keyword) => `${name}#${pointer}: ${keyword}`)
  })
  expect(twice).toEqual([])
})

test('There is something to describe in every schema', () => {
  expect(new Set(described.map(({ name }) => name))).toEqual(new Set(schemas.keys()))
})

const writtenByConsultants = new Set(['instance', 'plans', 'keys', 'accepted'])
const writtenAsOneWord = new Set(['string', 'number', 'integer', 'boolean'])

const limitsByType: Record<string, string[]> = {
  string: ['maxLength'],
  number: ['minimum', 'maximum'],
  integer: ['minimum', 'maximum'],
  array: ['maxItems'],
}

/**
 * An object's words name its properties, as far as they fit; a list's show a row. What a condition asks for says
 * nothing.
 */
function namesWhatCanStand(schema: Schema, { $ref }: Schema): boolean {
  const { errorMessage: says = '', properties = {} } = schema as {
    errorMessage?: string
    properties?: object
  }
  if ($ref !== undefined) return true
  if (typesOf(schema).includes('array')) return !('title' in schema) || says.includes('[{')
  const names = Object.keys(properties)
  const named = names.filter((name) => says.includes(name))
  // More than can be listed are for completion to list.
  return (
    schema.additionalProperties !== false || (names.length > 20 ? says !== '' : named.length === names.length)
  )
}

function typesOf({ type }: Schema): string[] {
  return [type ?? []].flat() as string[]
}

/** The limits that a schema needs; a list of values is a limit by itself. */
function limitsOf(schema: Schema) {
  if ('enum' in schema) return []
  const limits = typesOf(schema).flatMap((type) => limitsByType[type] ?? [])
  return isMap(schema) ? [...limits, 'maxProperties'] : limits
}

function isMap({ additionalProperties }: Schema) {
  return typeof additionalProperties === 'object'
}

/** By an example, by the values to choose from, by a snippet; a list by its rows, a map by its values. */
function showsWhatToWrite(schema: Schema): boolean {
  const rows = (schema.items ?? schema.additionalProperties) as Schema | false | undefined
  return (
    ['examples', 'enum', 'const', 'defaultSnippets'].some((keyword) => keyword in schema) ||
    typesOf(schema).includes('boolean') ||
    (rows ? showsWhatToWrite(rows) : false)
  )
}
