import type { Schema } from '../../../src/contract/schemaKeywords.ts'

const maps = ['properties', '$defs', 'patternProperties']
const lists = ['allOf', 'anyOf', 'oneOf']
const single = ['items', 'additionalProperties', 'propertyNames']

/**
 * A schema and every schema inside it, by JSON Pointer, without its conditions, which describe nothing.
 * @param seen which part of each schema to use
 */
export function* partsOf(
  whole: Schema,
  seen = (part: Schema) => part,
  pointer = '',
): Generator<[pointer: string, part: Schema]> {
  const schema = seen(whole)
  yield [pointer, schema]
  const inside = [
    ...maps.flatMap((keyword) =>
      Object.entries((schema[keyword] ?? {}) as Record<string, Schema>).map(
        ([name, part]) => [`/${keyword}/${name}`, part] as const,
      ),
    ),
    ...lists.flatMap((keyword) =>
      ((schema[keyword] ?? []) as Schema[]).map((part, index) => [`/${keyword}/${index}`, part] as const),
    ),
    ...single.map((keyword) => [`/${keyword}`, schema[keyword] as Schema | undefined] as const),
  ]
  for (const [path, part] of inside)
    if (typeof part === 'object') yield* partsOf(part, seen, `${pointer}${path}`)
}

/** A schema merged with its referenced definition, whose keywords win, as in VS Code. */
export function resolved(whole: Schema, part: Schema): Schema {
  return { ...part, ...definitionOf(whole, part) }
}

/** The definition that a schema refers to; empty if there is none. */
export function definitionOf({ $defs }: Schema, { $ref }: Schema): Schema {
  return typeof $ref === 'string'
    ? (($defs as Record<string, Schema>)[$ref.slice('#/$defs/'.length)] ?? {})
    : {}
}
