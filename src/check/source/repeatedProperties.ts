import { getNodeValue, type Node } from 'jsonc-parser'
import { inside } from '../../contract/pointer.ts'
import type { UnlocatedDiagnostic } from '../UnlocatedDiagnostic.ts'
import type { JsonDocument } from './JsonDocument.ts'

/** A property that an object has before. */
interface Repeat {
  name: Node
  pointer: string
  isAlike: boolean
}

/** Properties that an object has twice, with the same value. */
export function repeatedProperties(source: JsonDocument): UnlocatedDiagnostic[] {
  return repeatsIn(source)
    .filter(({ isAlike }) => isAlike)
    .map((repeat) => faultOf(repeat, 'is already in this object.', 'Remove one of the two.'))
}

/** Properties that an object has with two values: a parser takes the last and tells nobody. */
export function contradictingProperties(source: JsonDocument): UnlocatedDiagnostic[] {
  return repeatsIn(source)
    .filter(({ isAlike }) => !isAlike)
    .map((repeat) =>
      faultOf(
        repeat,
        'is already in this object with another value, and only the last one counts.',
        'Remove the wrong one.',
      ),
    )
}

/** None of a text that is not understood: what seems to be one object may be two. */
function repeatsIn({ tree, isCertain }: JsonDocument): Repeat[] {
  return tree && isCertain ? [...repeatsOf(tree, '')] : []
}

function* repeatsOf(node: Node, pointer: string): Generator<Repeat> {
  if (node.type === 'array') {
    for (const [place, child] of (node.children ?? []).entries())
      yield* repeatsOf(child, inside(pointer, place))
  } else if (node.type === 'object') {
    const before = new Map<string, Node>()
    for (const { children: [name, value] = [] } of node.children ?? []) {
      if (!name || !value) continue
      const key = name.value as string
      const own = inside(pointer, key)
      const first = before.get(key)
      if (first) yield { name, pointer: own, isAlike: textOf(first) === textOf(value) }
      before.set(key, value)
      yield* repeatsOf(value, own)
    }
  }
}

function textOf(node: Node) {
  return JSON.stringify(getNodeValue(node))
}

function faultOf({ name, pointer }: Repeat, words: string, help: string): UnlocatedDiagnostic {
  return { pointer, span: name, message: `'${String(name.value)}' ${words}`, help }
}
