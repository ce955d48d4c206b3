import { getNodeValue, type Node } from 'jsonc-parser'

/**
 * Finds the old item of a list for each new one: itself, else one with the same value, else the one in its place if
 * that is not used otherwise.
 * @param nodes by list or object of the old value
 */
export function matchItems(
  old: readonly Node[],
  items: readonly unknown[],
  nodes: ReadonlyMap<unknown, Node>,
): (Node | undefined)[] {
  const unused = new Set(old)
  const matches = Array.from<Node | undefined>({ length: items.length })
  const matchBy = (find: (item: unknown, index: number) => Node | undefined) => {
    for (const [index, item] of items.entries()) {
      const node = matches[index] ? undefined : find(item, index)
      if (node && unused.delete(node)) matches[index] = node
    }
  }
  matchBy((item) => nodes.get(item))
  matchBy((item, index) => (old[index] && isScalarWith(old[index], item) ? old[index] : undefined))
  if (unused.size === 0 || matches.every((node) => node)) return matches
  const byValue = new Map<string, Node[]>()
  for (const node of unused) {
    const value = JSON.stringify(getNodeValue(node))
    byValue.set(value, [...(byValue.get(value) ?? []), node])
  }
  matchBy((item) => byValue.get(JSON.stringify(item))?.shift())
  matchBy((_, index) => old[index])
  return matches
}

/** Whether a node is neither a list nor an object, and has a value. */
export function isScalarWith(node: Node, value: unknown): boolean {
  return node.type !== 'array' && node.type !== 'object' && node.value === value
}
