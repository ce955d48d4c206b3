import { applyEdits, findNodeAtLocation, parseTree, type JSONPath } from 'jsonc-parser'

/** Renames the properties of an object in a JSON text where they stand. */
export function renameProperties(text: string, object: JSONPath, rename: (name: string) => string): string {
  const tree = parseTree(text)
  const properties = (tree && findNodeAtLocation(tree, object))?.children ?? []
  const edits = properties.flatMap(({ type, children: [name] = [] }) => {
    if (type !== 'property' || !name) return []
    const renamed = rename(name.value as string)
    if (renamed === name.value) return []
    return [{ offset: name.offset, length: name.length, content: JSON.stringify(renamed) }]
  })
  return applyEdits(text, edits)
}
