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
 * The binding keywords of a schema: without the help for editors, and without the keywords that it lists as `advisory`.
 * Advice is for the author of a document, such as a name that is too long for its tile or a property that nothing
 * reads. A payload that ignores it is accepted, since another API may send one. Does not change the schemas inside.
 */
export function binding({ advisory = [], ...schema }: Schema): Schema {
  return without(schema, [...editorKeywords, ...advisory])
}

/** The binding and the advisory keywords of a schema, without the help for editors. */
export function withoutHelp({ advisory: _, ...schema }: Schema): Schema {
  return without(schema, editorKeywords)
}

function without(schema: Schema, keywords: string[]): Schema {
  const removed = new Set(keywords)
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !removed.has(keyword)))
}
