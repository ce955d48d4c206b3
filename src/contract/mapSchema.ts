import type { Schema } from './schemaKeywords.ts'

// The keywords in our schemas that contain schemas.
const maps = new Set(['properties', '$defs', 'patternProperties'])
const lists = new Set(['allOf'])
const single = new Set(['items', 'additionalProperties', 'propertyNames', 'not', 'if', 'then', 'else'])

/** Applies `change` to a schema and to every schema inside it. */
export function mapSchema(schema: Schema, change: (schema: Schema) => Schema): Schema {
  const map = (part: unknown) => (isSchema(part) ? mapSchema(part, change) : part)
  const mapInside = (keyword: string, value: unknown) => {
    if (maps.has(keyword))
      return Object.fromEntries(Object.entries(value as Schema).map(([key, part]) => [key, map(part)]))
    if (lists.has(keyword)) return (value as unknown[]).map(map)
    return single.has(keyword) ? map(value) : value
  }
  return change(
    Object.fromEntries(
      Object.entries(schema).map(([keyword, value]) => [keyword, mapInside(keyword, value)]),
    ),
  )
}

/** False for the schemas `true` and `false`, which contain nothing. */
function isSchema(part: unknown): part is Schema {
  return typeof part === 'object' && part !== null
}
