import { subschemasAt, type Schema } from '../../../src/check/structure/subschemas.ts'
import { childPointer, parsePointer } from '../../../src/contract/pointer.ts'

const oddValues: unknown[] = [
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
const oddNames = ['', 'a b', 'unknown']

type Map = Record<string, unknown>

/** Variants of a valid document, each of which breaks a limit at one place. */
export function* variantsOf(schema: Schema, document: unknown): Generator {
  for (const [pointer, value] of placesIn(document)) {
    const layers = subschemasAt(schema, pointer)
    const grown = layers.flatMap((layer) => [...beyond(layer, value)])
    for (const odd of [...oddValues, ...grown]) yield withValue(document, parsePointer(pointer), odd)
  }
}

/** Every value of a document, with its pointer. */
function* placesIn(value: unknown, pointer = ''): Generator<[pointer: string, value: unknown]> {
  yield [pointer, value]
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) yield* placesIn(part, childPointer(pointer, name))
}

/** Values just outside the limits of a schema. */
function* beyond(schema: Schema, value: unknown): Generator {
  const { minimum, maximum, maxLength, maxItems } = schema as Record<string, number | undefined>
  if (minimum !== undefined) yield minimum - 1
  if (maximum !== undefined) yield maximum + 1
  if (maxLength !== undefined) yield String(value) + 'x'.repeat(maxLength)
  if (Array.isArray(value)) yield* otherLists(value, maxItems)
  else if (typeof value === 'object' && value !== null) yield* otherMaps(schema, value as Map)
}

function* otherLists(list: unknown[], maxItems = list.length): Generator<unknown[]> {
  yield Array.from({ length: maxItems + 1 }, () => list[0] ?? {})
  // Properties of two rows that one row must not have together.
  for (const row of list) yield [{ ...(list[0] as Map), ...(row as Map) }, ...list.slice(1)]
}

function* otherMaps({ maxProperties, propertyNames }: Schema, map: Map): Generator<Map> {
  const [value = 0] = Object.values(map)
  const { maxLength } = (propertyNames ?? {}) as { maxLength?: number }
  const names = maxLength === undefined ? oddNames : [...oddNames, 'k'.repeat(maxLength + 1)]
  for (const name of names) yield { ...map, [name]: value }
  if (typeof maxProperties === 'number')
    yield Object.fromEntries(Array.from({ length: maxProperties + 1 }, (_, place) => [`k${place}`, value]))
}

/** The document with another value at a place, or with none. */
function withValue(document: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value
  if (Array.isArray(document))
    return document.flatMap((row: unknown, place) =>
      String(place) !== name
        ? [row]
        : value === undefined && rest.length === 0
          ? []
          : [withValue(row, rest, value)],
    )
  const { [name]: inner, ...others } = document as Map
  return value === undefined && rest.length === 0
    ? others
    : { ...others, [name]: withValue(inner, rest, value) }
}
