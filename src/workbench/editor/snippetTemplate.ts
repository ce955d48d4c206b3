import { resolveVariables } from './lspSnippet.ts'

/**
 * A snippet of the language server protocol as CodeMirror writes one: every field in braces, and of choices the first.
 * @param path of the file that it is written into
 */
export function toTemplate(snippet: string, path: string): string {
  return resolveVariables(snippet, path)
    .replace(/\$\{(\d+)\|([^|,]*)[^|]*\|\}/g, '${$1:$2}')
    .replace(/(?<!\\)\$(\d+)/g, (_, field) => `\${${field}}`)
    .replace(/\\([$\\}])/g, '$1')
}
