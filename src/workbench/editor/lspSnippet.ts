import { fileName, parentFolder } from '../../contract/clientFiles.ts'

/**
 * Converts a snippet of the Language Server Protocol to CodeMirror's syntax: all fields get braces, and a choice
 * becomes its first option.
 * @param path the file that the snippet is inserted into
 */
export function toTemplate(snippet: string, path: string): string {
  return resolveVariables(snippet, path)
    .replace(/\$\{(\d+)\|([^|,]*)[^|]*\|\}/g, '${$1:$2}')
    .replace(/(?<!\\)\$(\d+)/g, (_, field) => `\${${field}}`)
    .replace(/\\([$\\}])/g, '$1')
}

const variable =
  /\$\{(TM_\w+)\/(?<pattern>(?:\\.|[^\\/])*)\/(?<format>(?:\$\{\d+:\+[^}]*\}|[^/])*)\/(?<flags>[a-z]*)\}/g

/**
 * Resolves variables with a transformation: `${TM_DIRECTORY/pattern/format/}`. In the format, `${1:+text}` becomes
 * the text if the pattern's first group matches; everything else is plain text. Our schemas use a variable to write a
 * `$` in a property name, because the JSON service does not escape it there.
 * @param path the file that the snippet is inserted into, with slashes
 */
export function resolveVariables(snippet: string, path: string): string {
  const values = new Map([
    ['TM_DIRECTORY', parentFolder(path)],
    ['TM_FILENAME', fileName(path)],
  ])
  return snippet.replace(
    variable,
    (_, name: string, pattern: string, format: string, flags: string) =>
      values
        .get(name)
        ?.replace(new RegExp(pattern, flags), (...groups: unknown[]) => fillFormat(format, groups)) ?? '',
  )
}

function fillFormat(format: string, groups: unknown[]) {
  return format.replace(/\$\{(\d+):\+([^}]*)\}/g, (_, group: string, text: string) =>
    groups[Number(group)] ? text : '',
  )
}
