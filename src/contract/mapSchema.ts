import type { Schema } from './schemaKeywords.ts'

// What has schemas inside, of the keywords that our schemas use.
const maps = new Set(['properties', '$defs', 'patternProperties'])
const lists = new Set(['allOf'])
const parts = new Set(['items', 'additionalProperties', 'propertyNames', 'not', 'if', 'then', 'else'])

/** A schema of ours with `change` applied to it and to every schema inside it. */
export function mapSchema(schema: Schema, change: (schema: Schema) => Schema): Schema {
  const map = (part: unknown) => (isSchema(part) ? mapSchema(part, change) : part)
  const mapInside = (keyword: string, value: unknown) => {
    if (maps.has(keyword))
      return Object.fromEntries(Object.entries(value as Schema).map(([key, part]) => [key, map(part)]))
    if (lists.has(keyword)) return (value as unknown[]).map(map)
    return parts.has(keyword) ? map(value) : value
  }
  return change(
    Object.fromEntries(
      Object.entries(schema).map(([keyword, value]) => [keyword, mapInside(keyword, value)]),
    ),
  )
}

/** False of `true` and `false`, which are schemas with nothing inside. */
function isSchema(part: unknown): part is Schema {
  return typeof part === 'object' && part !== null
}
