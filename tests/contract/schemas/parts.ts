import type { Schema } from '../../../src/contract/schemaKeywords.ts'

const maps = ['properties', '$defs', 'patternProperties']
const lists = ['allOf', 'anyOf', 'oneOf']
const single = ['items', 'additionalProperties', 'propertyNames']

/**
 * A schema and every schema inside it, by JSON Pointer; but not the conditions, which describe nothing.
 * @param seen what of each is looked at
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

/** A part with what it refers to laid over it, as VS Code does: there the words of the definition win. */
export function resolved(whole: Schema, part: Schema): Schema {
  return { ...part, ...definitionOf(whole, part) }
}

/** What a part refers to; nothing where it refers to nothing. */
export function definitionOf({ $defs }: Schema, { $ref }: Schema): Schema {
  return typeof $ref === 'string'
    ? (($defs as Record<string, Schema>)[$ref.slice('#/$defs/'.length)] ?? {})
    : {}
}
