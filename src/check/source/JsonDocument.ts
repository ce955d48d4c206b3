import { getNodeValue, parseTree, type Node, type ParseError } from 'jsonc-parser'
import { findNode } from '../../clients/findNode.ts'
import { firstUnreadable } from '../../contract/encoding.ts'
import { ownerOf } from '../../contract/pointer.ts'
import { isTooDeep } from './levels.ts'

/** From where to where, by offset. */
export interface Span {
  offset: number
  length: number
}

/** A JSON file: what it says, as far as it can be read, and where it says it. */
export class JsonDocument {
  /** What the text says; undefined when it cannot be read at all. */
  readonly value: unknown
  /** Whether it is JSON as JSON.parse takes it. */
  readonly isJson: boolean
  /** Whether all of the file was text, so that it can be written back as it was. */
  readonly isReadable: boolean
  /** Where it is no JSON, comments and trailing commas aside. */
  readonly errors: ParseError[] = []
  readonly tree: Node | undefined

  constructor(
    readonly path: string,
    readonly text: string,
  ) {
    this.isReadable = firstUnreadable(text) < 0
    // A byte order mark is no JSON. A space in its place keeps all offsets.
    const plain = text.replace(/^\uFEFF/, ' ')
    this.tree = treeOf(plain, this.errors)
    const parsed = parsedBy(text)
    this.isJson = parsed !== undefined
    this.value = parsed ? parsed.value : this.tree && (getNodeValue(this.tree) as unknown)
  }

  /** Whether what it says is certain, whatever may be wrong with how it says it. */
  get isCertain(): boolean {
    return this.tree !== undefined && this.errors.length === 0
  }

  find(pointer: string): Node | undefined {
    return findNode(this.tree, pointer)
  }

  /** The name of the property that a pointer leads to; undefined for a row. */
  findName(pointer: string): Node | undefined {
    const parent = this.find(pointer)?.parent
    return parent?.type === 'property' ? parent.children?.[0] : undefined
  }

  /**
   * Where to point for the value that a pointer leads to. Of a list or an object that is its name, or for lack of
   * one its first bracket; of what is not there, what should hold it.
   */
  spanOf(pointer: string, part: 'name' | 'value' = 'value'): Span {
    const node = this.find(pointer)
    if (!node) {
      return pointer === '' ? { offset: 0, length: 0 } : this.spanOf(ownerOf(pointer))
    }
    const isWide = node.type === 'object' || node.type === 'array'
    const name = this.findName(pointer)
    if (name && (isWide || part === 'name')) return name
    return isWide ? { offset: node.offset, length: 1 } : node
  }
}

/** None of a text that is too deep: reading it, and all that goes through it, calls itself for each level. */
function treeOf(text: string, errors: ParseError[]): Node | undefined {
  if (isTooDeep(text)) return undefined
  return parseTree(text, errors, { allowTrailingComma: true, disallowComments: false })
}

function parsedBy(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}
