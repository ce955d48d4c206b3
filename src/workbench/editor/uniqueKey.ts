import { findNodeAtLocation, parseTree, type JSONPath } from 'jsonc-parser'

/** A snippet for a row whose first property is a key to fill in. */
const rowSnippet = /^\{\s*"(?<property>\w+)": (?<value>"\$\{1:(?<key>[^}]*)\}")/

/** Characters with a meaning in snippets. */
const snippetSyntax = /[\\${}"]/

interface Row {
  text: string
  /** The location of the row: its list and the index in it. */
  location: JSONPath
  /** Returns the keys that a property can refer to; undefined if it may have any key. */
  knownKeys: (property: string) => (string | number)[] | undefined
}

/**
 * Gives a row's snippet a key that the list does not contain yet: the snippet's own key if possible, or else the first
 * unused one of `knownKeys`, or the snippet's own key with a number.
 */
export function withUniqueKey(snippet: string, { text, location, knownKeys }: Row): string {
  const { property, value, key } = rowSnippet.exec(snippet)?.groups ?? {}
  if (property === undefined || value === undefined || key === undefined) return snippet
  if (typeof location.at(-1) !== 'number') return snippet
  const used = new Set(readKeys(text, location.slice(0, -1), property))
  const known = knownKeys(property)
  const isFree = (each: string | number) => !used.has(each) && !snippetSyntax.test(String(each))
  if (isFree(key) && (known?.includes(key) ?? true)) return snippet
  const free = known ? known.find(isFree) : numbered(key).find(isFree)
  if (free === undefined) return snippet
  return snippet.replace(value, () => (typeof free === 'number' ? `\${1:${free}}` : `"\${1:${free}}"`))
}

function readKeys(text: string, list: JSONPath, property: string): unknown[] {
  const tree = parseTree(text)
  const rows = (tree && findNodeAtLocation(tree, list)?.children) ?? []
  return rows.map((row): unknown => findNodeAtLocation(row, [property])?.value)
}

function numbered(key: string) {
  return Array.from({ length: 100 }, (_, index) => `${key}-${index + 2}`)
}
