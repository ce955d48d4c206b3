import { expect, test } from 'vitest'
import type { Schema } from '../../../src/contract/schemaKeywords.ts'
import { definitionOf, allSubschemas, resolved, schemaErrors, schemas } from './schemaFiles.ts'

const parts = [...schemas].flatMap(([name, whole]) =>
  [...allSubschemas(whole)].map(([pointer, part]) => ({ name, pointer, part, whole })),
)
/** The schemas of values: of properties, rows of lists, and values of maps. */
const values = parts
  .filter(({ pointer }) => /\/(properties\/[^/]+|items|additionalProperties)$/.test(pointer))
  // OpenAPI requires a description of the rows of every list, even if it is always empty.
  .filter(({ pointer, part }) => !pointer.endsWith('/items') || Object.keys(part).length > 0)
  .map(({ part, whole, name, pointer }) => ({ name, pointer, schema: resolved(whole, part) }))

/** Rules for a schema's texts and limits. */
const rules: [rule: string, isBroken: (described: (typeof values)[number]) => boolean][] = [
  ['has a title', ({ schema }) => !/^[A-Z]/.test(String(schema.title))],
  ['has a description in sentences', ({ schema }) => !/^[A-Z"].*[.…]$/.test(String(schema.description))],
  [
    'has a description that says more than its title',
    ({ schema }) => schema.description === `${schema.title}.`,
  ],
  ['shows an example value', ({ schema }) => !showsExample(schema)],
  [
    'has examples that fit',
    ({ name, pointer, schema }) =>
      ((schema.examples ?? []) as unknown[]).some(
        (example) => schemaErrors(name, example, pointer).length > 0,
      ),
  ],
  [
    'explains each of its values',
    ({ schema: { enum: options = [], enumDescriptions = [] } }) =>
      new Set(enumDescriptions as string[]).size !== (options as unknown[]).length,
  ],
  [
    'says what true means',
    ({ schema }) =>
      typesOf(schema).includes('boolean') &&
      !/\btrue\b/i.test(`${String(schema.description)} ${String(schema['x-json'])}`),
  ],
  ['has limits', ({ schema }) => limitsOf(schema).some((limit) => schema[limit] === undefined)],
]

test.each(rules)('Everything in a schema %s', (_, isBroken) => {
  const broken = values.filter(isBroken).map(({ name, pointer }) => `${name}#${pointer}`)
  expect(broken).toEqual([])
})

test('Every primitive value that consultants write has an error message', () => {
  const incomplete = values.filter(
    ({ name, schema }) =>
      writtenByConsultants.has(name) &&
      ('enum' in schema || typesOf(schema).some((type) => primitiveTypes.has(type))) &&
      !/^(Write|Choose|Say|The) .*\.$/.test(String(schema.errorMessage ?? schema.patternErrorMessage)),
  )
  expect(incomplete.map(({ name, pointer }) => `${name}#${pointer}`)).toEqual([])
})

test('Every object and list that consultants write has an error message with its properties', () => {
  const own = parts.filter(({ name }) => writtenByConsultants.has(name))
  const incomplete = own.filter(({ part, whole }) => !namesItsProperties(resolved(whole, part), part))
  expect(incomplete.map(({ name, pointer }) => `${name}#${pointer}`)).toEqual([])
})

test('Every advisory keyword exists', () => {
  const missing = parts.flatMap(({ name, pointer, part }) =>
    (part.advisory ?? [])
      .filter((keyword) => !(keyword in part))
      .map((keyword) => `${name}#${pointer}: ${keyword}`),
  )
  expect(missing).toEqual([])
})

// Editors show the definition's texts; validators check both.
test('No keyword repeats one of the referenced definition', () => {
  const repeated = parts.flatMap(({ name, pointer, part, whole }) => {
    const definition = definitionOf(whole, part)
    return Object.keys(part)
      .filter((keyword) => keyword in definition)
      .map((keyword) => `${name}#${pointer}: ${keyword}`)
  })
  expect(repeated).toEqual([])
})

const writtenByConsultants = new Set(['instance', 'plans', 'keys', 'accepted'])
const primitiveTypes = new Set(['string', 'number', 'integer', 'boolean'])

const limitsByType: Record<string, string[]> = {
  string: ['maxLength'],
  number: ['minimum', 'maximum'],
  integer: ['minimum', 'maximum'],
  array: ['maxItems'],
}

/** An object's error message names its properties, unless there are too many; a list's shows a row or a value. */
function namesItsProperties(schema: Schema, { $ref }: Schema): boolean {
  const {
    errorMessage = '',
    properties = {},
    items = {},
  } = schema as { errorMessage?: string; properties?: object; items?: Schema }
  if ($ref !== undefined) return true
  // Conditions have no title and no message.
  if (typesOf(schema).includes('array'))
    return !('title' in schema) || errorMessage.includes('properties' in items ? '[{' : '["')
  const names = Object.keys(properties)
  const named = names.filter((name) => errorMessage.includes(name))
  // Completion lists them if there are too many.
  return (
    schema.additionalProperties !== false ||
    (names.length > 20 ? errorMessage !== '' : named.length === names.length)
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

/** Whether it has an example, an enum, or a snippet; for a list, its rows, and for a map, its values. */
function showsExample(schema: Schema): boolean {
  const rows = (schema.items ?? schema.additionalProperties) as Schema | false | undefined
  return (
    ['examples', 'enum', 'const', 'defaultSnippets'].some((keyword) => keyword in schema) ||
    typesOf(schema).includes('boolean') ||
    (rows ? showsExample(rows) : false)
  )
}
