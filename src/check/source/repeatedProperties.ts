import { getNodeValue, type Node } from 'jsonc-parser'
import { childPointer } from '../../contract/pointer.ts'
import type { Finding } from '../LinterRule.ts'
import type { JsonDocument } from './JsonDocument.ts'

/** A property whose name occurs earlier in the same object. */
interface RepeatedProperty {
  name: Node
  pointer: string
  hasSameValue: boolean
}

export function findRepeatedProperties(document: JsonDocument): Finding[] {
  return findRepeats(document)
    .filter(({ hasSameValue }) => hasSameValue)
    .map((repeat) => toDiagnostic(repeat, 'is already in this object.', 'Remove one of the two.'))
}

/** Parsers silently take the last value. */
export function findContradictingProperties(document: JsonDocument): Finding[] {
  return findRepeats(document)
    .filter(({ hasSameValue }) => !hasSameValue)
    .map((repeat) =>
      toDiagnostic(
        repeat,
        'is already in this object with another value, and only the last one counts.',
        'Remove the wrong one.',
      ),
    )
}

/** After a syntax error, what looks like one object may be two. */
function findRepeats({ tree, isJsonc }: JsonDocument): RepeatedProperty[] {
  return tree && isJsonc ? [...repeatsIn(tree, '')] : []
}

function* repeatsIn(node: Node, pointer: string): Generator<RepeatedProperty> {
  if (node.type === 'array') {
    for (const [index, child] of (node.children ?? []).entries())
      yield* repeatsIn(child, childPointer(pointer, index))
  } else if (node.type === 'object') {
    const values = new Map<string, Node>()
    for (const { children: [name, value] = [] } of node.children ?? []) {
      if (!name || !value) continue
      const key = name.value as string
      const propertyPointer = childPointer(pointer, key)
      const previous = values.get(key)
      if (previous) yield { name, pointer: propertyPointer, hasSameValue: toJson(previous) === toJson(value) }
      values.set(key, value)
      yield* repeatsIn(value, propertyPointer)
    }
  }
}

function toJson(node: Node) {
  return JSON.stringify(getNodeValue(node))
}

function toDiagnostic({ name, pointer }: RepeatedProperty, problem: string, help: string): Finding {
  return { pointer, span: name, message: `'${String(name.value)}' ${problem}`, help }
}
