/**
 * A snippet of the language server protocol as CodeMirror writes one: every field in braces, and of choices the first
 * that fits.
 */
export function asTemplate(snippet: string, fits: (choice: string) => boolean = () => true): string {
  return snippet
    .replace(/\$\{(\d+)\|([^|]*)\|\}/g, (_, field: string, list: string) => {
      const choices = list.split(',')
      return `\${${field}:${choices.find(fits) ?? choices[0]}}`
    })
    .replace(/(?<!\\)\$(\d+)/g, (_, field) => `\${${field}}`)
    .replace(/\\([$\\}])/g, '$1')
}
