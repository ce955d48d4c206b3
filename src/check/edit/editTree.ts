import { parseTree, type Node } from 'jsonc-parser'
import type { Edit } from '../Diagnostic.ts'

/** The parser's type is read-only. */
type MutableNode = { -readonly [Name in keyof Node]: Node[Name] }

/**
 * Changes the tree of a text in place to that of the edited text, and returns its root.
 * @param edits each replaces one list, object, or other value, and they do not overlap
 */
export function editTree(root: Node, edits: readonly Edit[]): Node {
  const rest = edits.toSorted((one, other) => one.offset - other.offset)
  let shift = 0
  const edit = (node: Node): Node => {
    const { offset, length, children, parent } = node
    const end = offset + length
    const [next] = rest
    if (!next || next.offset >= end) {
      if (shift !== 0) move(node, shift)
      return node
    }
    if (next.offset === offset && next.length === length) {
      rest.shift()
      const written = parseTree(next.text, [], { allowTrailingComma: true })!
      move(written, offset + shift)
      shift += next.text.length - length
      return parent ? Object.assign(written, { parent }) : written
    }
    const before = shift
    children?.forEach((child, index) => (children[index] = edit(child)))
    moveStart(node, before)
    ;(node as MutableNode).length = end + shift - node.offset
    return node
  }
  return edit(root)
}

function move(node: Node, by: number) {
  moveStart(node, by)
  node.children?.forEach((child) => move(child, by))
}

function moveStart(node: MutableNode, by: number) {
  node.offset += by
  // The colon of a property follows its name, which is never edited.
  if (node.colonOffset !== undefined) node.colonOffset += by
}
