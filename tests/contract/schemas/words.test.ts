import { expect, test } from 'vitest'
import type { Schema } from '../../../src/contract/schemaKeywords.ts'
import { definitionOf, partsOf, resolved } from './parts.ts'
import { faultsOf, schemas } from './schemaFiles.ts'

const parts = [...schemas].flatMap(([name, whole]) =>
  [...partsOf(whole)].map(([pointer, part]) => ({ name, pointer, part, whole })),
)
/** The schemas that describe values: of properties, rows of lists, and values of maps. */
const described = parts
  .filter(({ pointer }) => /\/(properties\/[^/]+|items|additionalProperties)$/.test(pointer))
  // OpenAPI requires a description of the rows of every list, even if it is always empty.
  .filter(({ pointer, part }) => !pointer.endsWith('/items') || Object.keys(part).length > 0)
  .map(({ part, whole, name, pointer }) => ({ name, pointer, schema: resolved(whole, part) }))

/** Rules for a schema's texts and limits. */
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

test.each(rules)('Everything in a schema %s', (_, isBroken) => {
  const broken = described.filter(isBroken).map(({ name, pointer }) => `${name}#${pointer}`)
  expect(broken).toEqual([])
})

test('Every value that consultants write has an error message', () => {
  const incomplete = described.filter(
    ({ name, schema }) =>
      writtenByConsultants.has(name) &&
      ('enum' in schema || typesOf(schema).some((type) => writtenAsOneWord.has(type))) &&
      !/^(Write|Choose|Say|The) .*\.$/.test(String(schema.errorMessage ?? schema.patternErrorMessage)),
  )
  expect(incomplete.map(({ name, pointer }) => `${name}#${pointer}`)).toEqual([])
})

test('Every object and list that consultants write has an error message with its properties', () => {
  const own = parts.filter(({ name }) => writtenByConsultants.has(name))
  const incomplete = own.filter(({ part, whole }) => !namesWhatCanStand(resolved(whole, part), part))
  expect(incomplete.map(({ name, pointer }) => `${name}#${pointer}`)).toEqual([])
})

test('Every advisory keyword exists', () => {
  const unsaid = parts.flatMap(({ name, pointer, part }) =>
    (part.advisory ?? [])
      .filter((keyword) => !(keyword in part))
      .map((keyword) => `${name}#${pointer}: ${keyword}`),
  )
  expect(unsaid).toEqual([])
})

// Editors show the definition's texts; validators check both.
test('No keyword repeats one of the referenced definition', () => {
  const twice = parts.flatMap(({ name, pointer, part, whole }) => {
    const definition = definitionOf(whole, part)
    return Object.keys(part)
      .filter((keyword) => keyword in definition)
      .map((keyword) => `${name}#${pointer}: ${keyword}`)
  })
  expect(twice).toEqual([])
})

test('Every schema has something to describe', () => {
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
 * An object's error message names its properties if there are not too many; a list's shows a row. Conditions have no
 * message.
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
  // Completion lists them if there are too many.
  return (
    schema.additionalProperties !== false || (names.length > 20 ? says !== '' : named.length === names.length)
  )
}

function typesOf({ type }: Schema): string[] {
  return [type ?? []].flat() as string[]
}

/** The limits that a schema needs; an enum needs no others. */
function limitsOf(schema: Schema) {
  if ('enum' in schema) return []
  const limits = typesOf(schema).flatMap((type) => limitsByType[type] ?? [])
  return isMap(schema) ? [...limits, 'maxProperties'] : limits
}

function isMap({ additionalProperties }: Schema) {
  return typeof additionalProperties === 'object'
}

/** With an example, an enum, or a snippet; a list with its rows, a map with its values. */
function showsWhatToWrite(schema: Schema): boolean {
  const rows = (schema.items ?? schema.additionalProperties) as Schema | false | undefined
  return (
    ['examples', 'enum', 'const', 'defaultSnippets'].some((keyword) => keyword in schema) ||
    typesOf(schema).includes('boolean') ||
    (rows ? showsWhatToWrite(rows) : false)
  )
}
