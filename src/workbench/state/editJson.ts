import { applyEdits, modify, type JSONPath } from 'jsonc-parser'

const formattingOptions = { insertSpaces: true, tabSize: 2 }

/** Sets a value in a JSON text, or removes it if it is undefined. The rest of the text stays as it is. */
export function editJson(text: string, path: JSONPath, value: unknown): string {
  return applyEdits(text, modify(text, path, value, { formattingOptions }))
}
