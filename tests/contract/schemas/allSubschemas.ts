import type { Schema } from '../../../src/contract/schemaKeywords.ts'

const maps = ['properties', '$defs', 'patternProperties']
const lists = ['allOf', 'anyOf', 'oneOf']
const single = ['items', 'additionalProperties', 'propertyNames']

/**
 * A schema and every schema inside it, by JSON Pointer, except conditions, which have no texts.
 * @param change applied to each schema
 */
export function* allSubschemas(
  whole: Schema,
  change = (part: Schema) => part,
  pointer = '',
): Generator<[pointer: string, part: Schema]> {
  const schema = change(whole)
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
    if (typeof part === 'object') yield* allSubschemas(part, change, `${pointer}${path}`)
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
