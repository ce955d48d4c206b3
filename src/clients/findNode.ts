import type { Node } from 'jsonc-parser'
import { partsOf } from '../contract/pointer.ts'

/** The value at a JSON Pointer. Of duplicate properties it takes the last one, as JSON.parse does. */
export function findNode(tree: Node | undefined, pointer: string): Node | undefined {
  return partsOf(pointer).reduce<Node | undefined>((node, part) => {
    if (node?.type === 'array') return node.children?.[Number(part)]
    return node?.children?.findLast(({ children: [name] = [] }) => name?.value === part)?.children?.[1]
  }, tree)
}
