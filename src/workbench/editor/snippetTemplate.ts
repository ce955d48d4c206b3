/**
 * A snippet of the language server protocol as CodeMirror writes one: every field in braces, choices by their first.
 */
export function asTemplate(snippet: string): string {
  return snippet
    .replace(/\$\{(\d+)\|([^,|]*)[^|]*\|\}/g, (_, field, first) => `\${${field}:${first}}`)
    .replace(/(?<!\\)\$(\d+)/g, (_, field) => `\${${field}}`)
    .replace(/\\([$\\}])/g, '$1')
}
