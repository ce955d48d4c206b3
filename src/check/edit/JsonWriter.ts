import type { Node } from 'jsonc-parser'
import { lineBreak } from '../../clients/LineMap.ts'
import { applyEdits } from '../applyFixes.ts'
import type { Edit } from '../Diagnostic.ts'
import { isScalarWith, matchItems, writeMembers, type NewMember } from './members.ts'

type Properties = Readonly<Record<string, unknown>>

/** The place of a value that the change has replaced. */
interface Replaced {
  /** The list or object that has it. */
  owner: object
  name: string | number
  /** The node above its own, and the index of its own in there. */
  parent: Node
  index: number
}

/** A new list or object is written on one line like its neighbor if it is at most this long. */
const maxInlineLength = 100

/** Writes the parts of a JSON text that a new value changes. */
export class JsonWriter {
  readonly #text: string
  readonly #nodes: ReadonlyMap<unknown, Node>
  readonly #copied: ReadonlyMap<unknown, Node>
  readonly #indentation: string
  readonly #lineEnd: string
  readonly #replaced: Replaced[] = []
  #isRootReplaced = false

  /**
   * @param nodes by list or object of the old value, which the new value can contain
   * @param copied the nodes that other lists and objects of the new value are copies of
   */
  constructor(text: string, nodes: ReadonlyMap<unknown, Node>, copied: ReadonlyMap<unknown, Node>) {
    this.#text = text
    this.#nodes = nodes
    this.#copied = copied
    this.#indentation = /[\r\n]([ \t]+)\S/.exec(text)?.[1] ?? '  '
    this.#lineEnd = lineBreak.exec(text)?.[0] ?? '\n'
  }

  /** The values that the change has replaced, after `listEdits`; null if the root is one of them. */
  get replaced(): readonly Replaced[] | null {
    return this.#isRootReplaced ? null : this.#replaced
  }

  /** The edits that give the root another value. Each replaces one list, object, or other value. */
  listEdits(root: Node, value: unknown): Edit[] {
    const edits: Edit[] = []
    this.#addEdits(root, value, edits, {}, '')
    return edits
  }

  /** @param owner the list or object that has the value under a name; undefined inside another value than the old one */
  #addEdits(node: Node, value: unknown, edits: Edit[], owner?: object, name?: string | number): void {
    const isOther = owner !== undefined && isContainer(value) && this.#nodes.get(value) !== node
    const inside = isOther ? undefined : owner
    let edit: Edit | undefined
    if (node.type === 'array' && Array.isArray(value)) edit = this.#editList(node, value, edits, inside)
    else if (node.type === 'object' && isContainer(value) && !Array.isArray(value))
      edit = this.#editObject(node, value as Properties, edits, inside)
    else if (!isScalarWith(node, value)) {
      const { offset, length, parent } = node
      const isInline = parent !== undefined && this.#isOnOneLine(parent)
      edit = { offset, length, text: this.#format(value, this.#indentationAt(offset), isInline) }
    }
    if (edit) edits.push(edit)
    if (!owner || (!edit && !isOther)) return
    const { parent } = node
    if (parent) this.#replaced.push({ owner, name: name!, parent, index: parent.children!.indexOf(node) })
    else this.#isRootReplaced = true
  }

  #editList(list: Node, items: readonly unknown[], edits: Edit[], owner?: object): Edit | undefined {
    const old = list.children!
    const isUnchanged =
      items.length === old.length &&
      items.every((item, index) => this.#nodes.get(item) === old[index] || isScalarWith(old[index]!, item))
    const matches = isUnchanged ? old : matchItems(old, items, this.#nodes)
    if (items.length === old.length && matches.every((node, index) => node === old[index])) {
      for (const [index, item] of items.entries())
        this.#addEdits(old[index]!, item, edits, owner && items, index)
      return undefined
    }
    const members = items.map((item, index) => {
      const node = matches[index]
      if (node) return { node, text: this.#write(node, item) }
      const source = this.#copied.get(item) ?? this.#nodes.get(item)
      return { text: source ? this.#write(source, item) : this.#formatMember(list, item) }
    })
    return this.#memberEdit(list, members)
  }

  #editObject(object: Node, properties: Properties, edits: Edit[], owner?: object): Edit | undefined {
    const old = object.children!
    const all = Object.keys(properties)
    const names = all.filter((name) => properties[name] !== undefined)
    if (names.length === old.length && old.every((property, index) => nameOf(property) === names[index])) {
      // The next edit must not find properties without a value.
      if (owner)
        for (const name of all)
          if (properties[name] === undefined) delete (properties as Record<string, unknown>)[name]
      for (const property of old) {
        const name = nameOf(property)
        this.#addEdits(property.children![1]!, properties[name], edits, owner && properties, name)
      }
      return undefined
    }
    const kept = old.filter((property) => names.includes(nameOf(property)))
    // JSON.parse reads the last property of a name.
    const propertyOf = new Map(kept.map((property) => [nameOf(property), property]))
    const members: (NewMember & { name: string })[] = kept.map((node) => {
      const name = nameOf(node)
      const isRead = propertyOf.get(name) === node
      return { name, node, text: isRead ? this.#writeProperty(node, properties[name]) : this.#slice(node) }
    })
    let index = 0
    for (const name of names) {
      const found = members.findLastIndex((member) => member.name === name)
      if (found >= 0) index = found + 1
      else {
        const text = `${JSON.stringify(name)}: ${this.#formatMember(object, properties[name])}`
        members.splice(index, 0, { name, text })
        index += 1
      }
    }
    return this.#memberEdit(object, members)
  }

  #memberEdit(container: Node, members: NewMember[]): Edit {
    const { offset, length } = container
    const isInline = this.#isInline(container)
    const space = container.type === 'object' ? ' ' : ''
    const spacing = {
      beforeMember: isInline ? space : this.#lineEnd + this.#memberIndentation(container),
      beforeClose: isInline ? space : this.#lineEnd + this.#indentationAt(offset),
    }
    return { offset, length, text: writeMembers(this.#text, container, members, spacing) }
  }

  #writeProperty(property: Node, value: unknown): string {
    const [, node] = property.children!
    return this.#text.slice(property.offset, node!.offset) + this.#write(node!, value)
  }

  /** A value in the format of a node. */
  #write(node: Node, value: unknown): string {
    const edits: Edit[] = []
    this.#addEdits(node, value, edits)
    return applyEdits(
      this.#slice(node),
      edits.map((edit) => ({ ...edit, offset: edit.offset - node.offset })),
    )
  }

  /** A value for a new member, in the format of the other members. */
  #formatMember(container: Node, value: unknown): string {
    const inline = this.#format(value, '', true)
    if (this.#isInline(container)) return inline
    const neighbor = container.type === 'array' ? container.children?.at(-1) : undefined
    const isNeighborInline = neighbor !== undefined && this.#isOnOneLine(neighbor)
    if (isContainer(value) && isNeighborInline && inline.length <= maxInlineLength) return inline
    return this.#format(value, this.#memberIndentation(container), false)
  }

  #format(value: unknown, indentation: string, isInline: boolean): string {
    if (isInline) return formatInline(value)
    const text = JSON.stringify(value, null, this.#indentation) ?? 'null'
    return text.replaceAll('\n', this.#lineEnd + indentation)
  }

  /** Whether the members are on one line. An empty list or object is like what contains it. */
  #isInline(container: Node): boolean {
    if (container.children!.length > 0) return this.#isOnOneLine(container)
    return container.parent !== undefined && this.#isOnOneLine(container.parent.parent ?? container.parent)
  }

  #isOnOneLine({ offset, length }: Node): boolean {
    return !lineBreak.test(this.#text.slice(offset, offset + length))
  }

  #memberIndentation({ offset, children = [] }: Node): string {
    const [first] = children
    const isOnOwnLine = first && /^\s*$/.test(this.#lineBefore(first.offset))
    return isOnOwnLine ? this.#lineBefore(first.offset) : this.#indentationAt(offset) + this.#indentation
  }

  #indentationAt(offset: number): string {
    return /^[ \t]*/.exec(this.#lineBefore(offset))![0]
  }

  /** The text between the start of the line and an offset. */
  #lineBefore(offset: number): string {
    let start = offset
    while (start > 0 && !lineBreak.test(this.#text[start - 1]!)) start -= 1
    return this.#text.slice(start, offset)
  }

  #slice({ offset, length }: Node): string {
    return this.#text.slice(offset, offset + length)
  }
}

export function isContainer(value: unknown): value is readonly unknown[] | Properties {
  return typeof value === 'object' && value !== null
}

function nameOf({ children }: Node): string {
  return children![0]!.value as string
}

function formatInline(value: unknown): string {
  if (!isContainer(value)) return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(formatInline).join(', ')}]`
  const properties = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .map(([name, each]) => `${JSON.stringify(name)}: ${formatInline(each)}`)
  return properties.length > 0 ? `{ ${properties.join(', ')} }` : '{}'
}
