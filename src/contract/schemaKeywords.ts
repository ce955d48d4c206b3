export type Schema = { title?: string; advisory?: string[]; [keyword: string]: unknown }

/** Keywords of VS Code's JSON service, beyond JSON Schema. */
export const editorKeywords = [
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
  return without(schema, [...editorKeywords, ...advisory])
}

/** A schema without the keywords for editors, but with the advisory ones. Does not change inner schemas. */
export function withoutEditorKeywords({ advisory: _, ...schema }: Schema): Schema {
  return without(schema, editorKeywords)
}

function without(schema: Schema, keywords: string[]): Schema {
  const removed = new Set(keywords)
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !removed.has(keyword)))
}
