import type { Node } from 'jsonc-parser'
import { inside } from '../../contract/pointer.ts'
import type { Fault } from '../Fault.ts'
import type { Source } from './Source.ts'

/** Properties that an object has twice: a parser takes one and tells nobody. */
export function repeatedProperties({ tree }: Source): Fault[] {
  return tree ? [...repeatedIn(tree, '')] : []
}

function* repeatedIn(node: Node, pointer: string): Generator<Fault> {
  if (node.type === 'array') {
    for (const [place, child] of (node.children ?? []).entries())
      yield* repeatedIn(child, inside(pointer, place))
  } else if (node.type === 'object') {
    const names = new Set<string>()
    for (const { children: [name, value] = [] } of node.children ?? []) {
      if (!name) continue
      const own = inside(pointer, name.value as string)
      if (names.has(name.value as string)) yield repeated(name, own)
      names.add(name.value as string)
      if (value) yield* repeatedIn(value, own)
    }
  }
}

function repeated(name: Node, pointer: string): Fault {
  return {
    pointer,
    span: name,
    message: `'${String(name.value)}' stands in this object before, and only the last one counts.`,
    mend: 'Take out the one that is not meant.',
  }
}
