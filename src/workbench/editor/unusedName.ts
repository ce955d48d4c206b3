import { findNodeAtLocation, parseTree, type JSONPath } from 'jsonc-parser'

/** A row as a snippet writes it, whose first property is a name to fill in. */
const named = /^\{\s*"(?<property>\w+)": (?<value>"\$\{1:(?<name>[^}]*)\}")/

/** What a snippet would not take as plain text. */
const special = /[\\${}"]/

interface Row {
  text: string
  /** Of the row in the text: its list, and the number in it. */
  place: JSONPath
  /** The names that the client has for such rows, given the property; undefined where any name will do. */
  known: (property: string) => (string | number)[] | undefined
}

/**
 * A snippet for a row, under a name that the list does not have yet: the snippet's own as long as it will do, or else
 * the first of the client's that is left, or the snippet's own with a number.
 */
export function underUnusedName(snippet: string, { text, place, known }: Row): string {
  const { property, value, name } = named.exec(snippet)?.groups ?? {}
  if (property === undefined || value === undefined || name === undefined) return snippet
  if (typeof place.at(-1) !== 'number') return snippet
  const used = new Set(createNameLookup(text, place.slice(0, -1), property))
  const names = known(property)
  const isFree = (each: string | number) => !used.has(each) && !special.test(String(each))
  if (isFree(name) && (names?.includes(name) ?? true)) return snippet
  const free = names ? names.find(isFree) : numbered(name).find(isFree)
  if (free === undefined) return snippet
  return snippet.replace(value, () => (typeof free === 'number' ? `\${1:${free}}` : `"\${1:${free}}"`))
}

function createNameLookup(text: string, list: JSONPath, property: string): unknown[] {
  const tree = parseTree(text)
  const rows = (tree && findNodeAtLocation(tree, list)?.children) ?? []
  return rows.map((row): unknown => findNodeAtLocation(row, [property])?.value)
}

function numbered(name: string) {
  return Array.from({ length: 100 }, (_, index) => `${name}-${index + 2}`)
}
