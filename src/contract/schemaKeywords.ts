export type Schema = { title?: string; advisory?: string[]; [keyword: string]: unknown }

/** Keywords beyond JSON Schema: those of VS Code's JSON service, and x-json (see describedForJson). */
export const editorKeywords = [
  'x-json',
  'defaultSnippets',
  'enumDescriptions',
  'markdownDescription',
  'errorMessage',
  'patternErrorMessage',
  'doNotSuggest',
]

/**
 * A schema with only its binding keywords: without those for editors, and without those that it lists as `advisory`.
 * Advisory keywords are for authors of documents: they find a name that is too long for its tile, or a property that
 * nothing reads. Payloads that break them are accepted, because other APIs may send some. Does not change inner schemas.
 */
export function binding({ advisory = [], ...schema }: Schema): Schema {
  return without(inOneLanguage(describedForJson(schema)), [...editorKeywords, ...advisory])
}

/** A schema without the keywords for editors, but with the advisory ones. Does not change inner schemas. */
export function withoutEditorKeywords({ advisory: _, ...schema }: Schema): Schema {
  return without(inOneLanguage(describedForJson(schema)), editorKeywords)
}

/**
 * Descriptions are for readers of forms. The keyword x-json adds what only authors of JSON need, such as what null means
 * and the names of properties. Does not change inner schemas.
 */
export function describedForJson({ 'x-json': hint, ...schema }: Schema): Schema {
  return hint === undefined ? schema : { ...schema, description: [schema.description, hint].join(' ') }
}

/**
 * The schema of a text in one language, from that of a text in a client's file, which can also be a map of languages.
 * Returns other schemas unchanged. Does not change inner schemas.
 */
export function inOneLanguage({ translatable, ...schema }: Schema): Schema {
  if (translatable !== true) return schema
  const { minProperties: _min, maxProperties: _max, additionalProperties: _texts, type, ...rest } = schema
  const types = [type].flat().filter((name) => name !== 'object')
  return { type: types.length === 1 ? types[0] : types, ...rest }
}

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

// The keywords in our schemas that contain schemas.
const maps = new Set(['properties', '$defs', 'patternProperties'])
const lists = new Set(['allOf'])
const single = new Set(['items', 'additionalProperties', 'propertyNames', 'not', 'if', 'then', 'else'])

/** False for the schemas `true` and `false`, which contain nothing. */
function isSchema(part: unknown): part is Schema {
  return typeof part === 'object' && part !== null
}

function without(schema: Schema, keywords: string[]): Schema {
  const removed = new Set(keywords)
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !removed.has(keyword)))
}
