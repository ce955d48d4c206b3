const transformed =
  /\$\{(TM_\w+)\/(?<pattern>(?:\\.|[^\\/])*)\/(?<format>(?:\$\{\d+:\+[^}]*\}|[^/])*)\/(?<flags>[a-z]*)\}/g

/**
 * Writes into a snippet what it says of the file that it goes into: `${TM_DIRECTORY/pattern/format/}`, of whose format
 * `${1:+text}` is there where the pattern's first group is. No place to fill in comes of it, and what a format holds is
 * plain text. That is the only way to a `$` in the name of a property, where the JSON service writes no escapes.
 * @param path of the file, with slashes
 */
export function resolveVariables(snippet: string, path: string): string {
  const slash = path.lastIndexOf('/')
  const values = new Map([
    ['TM_DIRECTORY', path.slice(0, Math.max(slash, 0))],
    ['TM_FILENAME', path.slice(slash + 1)],
  ])
  return snippet.replace(
    transformed,
    (_, name: string, pattern: string, format: string, flags: string) =>
      values.get(name)?.replace(new RegExp(pattern, flags), (...groups: unknown[]) => fill(format, groups)) ??
      '',
  )
}

function fill(format: string, groups: unknown[]) {
  return format.replace(/\$\{(\d+):\+([^}]*)\}/g, (_, group: string, text: string) =>
    groups[Number(group)] ? text : '',
  )
}
