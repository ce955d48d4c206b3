export type Schema = { title?: string; advisory?: string[]; [keyword: string]: unknown }

/** What editors read beyond JSON Schema: VS Code's JSON service shows and completes with them. */
export const editorKeywords = [
  'defaultSnippets',
  'enumDescriptions',
  'markdownDescription',
  'errorMessage',
  'patternErrorMessage',
  'doNotSuggest',
]

/**
 * What binds everyone of a schema, without what is inside it: not the help for editors, and not the keywords that it
 * lists as `advisory`. Those are for whoever writes a document (a name that is too long for its tile, a property that
 * nobody reads); a payload that breaks them is taken, since another API may well send it.
 */
export function binding({ advisory = [], ...schema }: Schema): Schema {
  return without(schema, [...editorKeywords, ...advisory])
}

/** What a schema asks for and advises, without the help for editors. */
export function withoutHelp({ advisory: _, ...schema }: Schema): Schema {
  return without(schema, editorKeywords)
}

function without(schema: Schema, keywords: string[]): Schema {
  const left = new Set(keywords)
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !left.has(keyword)))
}
