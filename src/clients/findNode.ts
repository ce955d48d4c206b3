import type { Node } from 'jsonc-parser'
import { parsePointer } from '../contract/pointer.ts'

/**
 * The node that a JSON Pointer leads to; undefined if there is none. For a property that appears twice it is the last
 * one, which is the one that JSON.parse reads; jsonc-parser's findNodeAtLocation returns the first.
 */
export function findNode(tree: Node | undefined, pointer: string): Node | undefined {
  return parsePointer(pointer).reduce<Node | undefined>((node, part) => {
    if (node?.type === 'array') return node.children?.[Number(part)]
    return node?.children?.findLast(({ children }) => children?.[0]?.value === part)?.children?.[1]
  }, tree)
}
