import { subschemasAt, type Schema } from '../../../src/check/structure/subschemas.ts'
import { childPointer, parsePointer } from '../../../src/contract/pointer.ts'

const unusualValues: unknown[] = [
  undefined,
  null,
  true,
  0.5,
  -1,
  '',
  ' ',
  'x',
  '__proto__',
  'custom',
  [],
  {},
  [0],
]
const unusualNames = ['', 'a b', 'unknown']

type JsonObject = Record<string, unknown>

/** Variants of a valid document that differ at one pointer. Most of them break a limit there. */
export function* variantsOf(schema: Schema, document: unknown): Generator {
  for (const [pointer, value] of valuesIn(document)) {
    const outside = subschemasAt(schema, pointer).flatMap((subschema) => [...valuesOutside(subschema, value)])
    for (const each of [...unusualValues, ...outside]) yield withValue(document, parsePointer(pointer), each)
  }
}

/** Every value of a document, with its pointer. */
function* valuesIn(value: unknown, pointer = ''): Generator<[pointer: string, value: unknown]> {
  yield [pointer, value]
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) yield* valuesIn(part, childPointer(pointer, name))
}

/** Values just outside the limits of a schema. */
function* valuesOutside(schema: Schema, value: unknown): Generator {
  const { minimum, maximum, maxLength, maxItems } = schema as Record<string, number | undefined>
  if (minimum !== undefined) yield minimum - 1
  if (maximum !== undefined) yield maximum + 1
  if (maxLength !== undefined) yield String(value) + 'x'.repeat(maxLength)
  if (Array.isArray(value)) yield* listVariants(value, maxItems)
  else if (typeof value === 'object' && value !== null) yield* objectVariants(schema, value as JsonObject)
}

function* listVariants(list: unknown[], maxItems = list.length): Generator<unknown[]> {
  yield Array.from({ length: maxItems + 1 }, () => list[0] ?? {})
  // Combines the properties of two rows: some must not be in one row.
  for (const row of list) yield [{ ...(list[0] as JsonObject), ...(row as JsonObject) }, ...list.slice(1)]
}

function* objectVariants(
  { maxProperties, propertyNames }: Schema,
  object: JsonObject,
): Generator<JsonObject> {
  const [value = 0] = Object.values(object)
  const { maxLength } = (propertyNames ?? {}) as { maxLength?: number }
  const names = maxLength === undefined ? unusualNames : [...unusualNames, 'k'.repeat(maxLength + 1)]
  for (const name of names) yield { ...object, [name]: value }
  if (typeof maxProperties === 'number')
    yield Object.fromEntries(Array.from({ length: maxProperties + 1 }, (_, index) => [`k${index}`, value]))
}

/** The document with another value at a pointer, or without a value there. */
function withValue(document: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value
  if (Array.isArray(document))
    return document.flatMap((row: unknown, index) =>
      String(index) !== name
        ? [row]
        : value === undefined && rest.length === 0
          ? []
          : [withValue(row, rest, value)],
    )
  const { [name]: inner, ...others } = document as JsonObject
  return value === undefined && rest.length === 0
    ? others
    : { ...others, [name]: withValue(inner, rest, value) }
}
