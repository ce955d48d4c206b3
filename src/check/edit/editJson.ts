import type { Node } from 'jsonc-parser'
import { LineMap } from '../../clients/LineMap.ts'
import { JsonWriter, isContainer } from './JsonWriter.ts'
import { LRUCache } from 'lru-cache'
import { applyEdits } from '../applyFixes.ts'
import { JsonDocument } from '../source/JsonDocument.ts'
import { editTree } from './editTree.ts'

/** Why an edit cannot be made, in sentences for the user. No text has changed. */
export class EditError extends Error {}

/** Copies an item of a list with its formatting and the comments in it. */
export type Copy = <Part>(part: Part) => Part

/**
 * Changes the value of a JSON text, and writes only what differs: everything else keeps its comments, order, and
 * formatting.
 * @param change returns the new value. It can change the value that it gets, whose objects have no prototype.
 * @param name of the file, for error messages
 * @throws EditError if the text has syntax errors
 */
export function editJson(
  text: string,
  change: (value: unknown, copy: Copy) => unknown,
  name = 'The file',
): string {
  const root = parse(text, name)
  const { value: before, nodes } = editables.get(root) ?? toEditable(root)
  // If the change fails, the value is neither the old nor the new one.
  editables.delete(root)
  const copied = new Map<unknown, Node>()
  const copy = <Part>(part: Part) =>
    copyValue(part, (from, to) => {
      const node = nodes.get(from) ?? copied.get(from)
      if (node) copied.set(to, node)
    }) as Part
  const value = change(before, copy)
  const writer = new JsonWriter(text, nodes, copied)
  const edits = writer.listEdits(root, value)
  const changed = edits.length === 0 ? text : applyEdits(text, edits)
  if (changed !== text) {
    // Parsing a large text takes longer than changing its tree.
    documents.delete(text)
    documents.set(changed, new JsonDocument('', changed, undefined, editTree(root, edits)))
  }
  const { replaced } = writer
  if (replaced) {
    for (const { owner, name: part, parent, index } of replaced)
      owner[part as never] = toValue(parent.children![index]!, nodes) as never
    editables.set(root, { value, nodes })
  }
  return changed
}

/** A value that an edit can change in place, and the nodes of its lists and objects. */
interface Editable {
  value: unknown
  nodes: Map<unknown, Node>
}

/** By root: a value that one edit has changed serves the next one, because creating a large value takes longer. */
const editables = new WeakMap<Node, Editable>()

function toEditable(root: Node): Editable {
  const nodes = new Map<unknown, Node>()
  return { value: toValue(root, nodes), nodes }
}

/** @throws EditError if the text has syntax errors */
function parse(text: string, name: string): Node {
  if (text.trim() === '') throw new EditError(`${name} is empty.`)
  const document = parseText(text)
  if (document.isJsonc) return document.tree!
  const { line } = new LineMap(text).positionAt(document.errors[0]?.offset ?? 0)
  throw new EditError(
    `${name} has a syntax error in line ${line}. Choose File → Show JSON and correct it first.`,
  )
}

/** Without prototypes, every name can be a property. */
function toValue(node: Node, nodes: Map<unknown, Node>): unknown {
  if (node.type !== 'array' && node.type !== 'object') return node.value
  const value =
    node.type === 'array' ? node.children!.map((item) => toValue(item, nodes)) : toObject(node, nodes)
  nodes.set(value, node)
  return value
}

function toObject({ children: properties }: Node, nodes: Map<unknown, Node>): object {
  const object = Object.create(null) as Record<string, unknown>
  for (const { children } of properties!) {
    const [name, value] = children!
    object[name!.value as string] = toValue(value!, nodes)
  }
  return object
}

/**
 * A deep copy of a JSON value, with the translations of its texts. Its objects have no prototype, so that every name can
 * be a property.
 */
export function copyValue(value: unknown, onCopied?: (from: object, to: object) => void): unknown {
  if (!isContainer(value)) return value
  const copy = Array.isArray(value)
    ? value.map((item) => copyValue(item, onCopied))
    : copyObject(value, onCopied)
  onCopied?.(value, copy)
  return copy
}

function copyObject(value: object, onCopied?: (from: object, to: object) => void): object {
  const copy = Object.create(null) as Record<string | symbol, unknown>
  for (const name of Reflect.ownKeys(value))
    copy[name] = typeof name === 'symbol' ? value[name as never] : copyValue(value[name as never], onCopied)
  return copy
}

/** Enough for both documents of a year: on disk, before, and after a change. */
const documents = new LRUCache<string, JsonDocument>({ max: 8 })

/** Parses a text. Remembers the last texts, because several readers and the next edit need the same document. */
export function parseText(text: string): JsonDocument {
  const known = documents.get(text)
  if (known) return known
  const document = new JsonDocument('', text)
  documents.set(text, document)
  return document
}
