import { createScanner, getNodeValue, parseTree, type Node, type ParseError } from 'jsonc-parser'
import { findNode } from '../../clients/locateIssues.ts'
import { findEncodingError } from '../../contract/findEncodingError.ts'
import type { YearFile } from '../../contract/clientFiles.ts'
import { isTranslatable, isTranslations, localize, shownLanguage } from '../../contract/languages.ts'
import { childPointer, parentPointer } from '../../contract/pointer.ts'
import type { Span } from '../Diagnostic.ts'

/** How a document shows the texts that it has in several languages. */
export interface Localization {
  file: YearFile
  language: string
}

/** A JSON file: its value as far as it can be parsed, and the positions of its parts. */
export class JsonDocument {
  /** Undefined if nothing can be parsed. With a localization, each text is a string. */
  readonly value: unknown
  /** The value with each text as the file has it: a string or a map of languages. */
  readonly source: unknown
  /** Whether JSON.parse accepts it. */
  readonly isJson: boolean
  #parsed: ParsedTree | undefined

  /** @param tree of the text without syntax errors, if it is known */
  constructor(
    readonly path: string,
    readonly text: string,
    private readonly localization?: Localization,
    tree?: Node,
  ) {
    this.#parsed = tree && { tree, errors: [] }
    const parsed = parseJson(text)
    this.isJson = parsed !== undefined
    this.source = parsed ? parsed.value : this.tree && (getNodeValue(this.tree) as unknown)
    const { file, language } = localization ?? {}
    this.value = file && language ? localize(this.source, file, language, language).document : this.source
  }

  /** Whether the file is UTF-8, so that writing the text back loses nothing. */
  get isUtf8(): boolean {
    return findEncodingError(this.text) < 0
  }

  get tree(): Node | undefined {
    return this.#parse().tree
  }

  /** Syntax errors other than comments and trailing commas. */
  get errors(): readonly ParseError[] {
    return this.#parse().errors
  }

  /** Parses the tree when it is needed first, because JSON.parse is much faster and gives the value alone. */
  #parse(): ParsedTree {
    // JSON does not allow a byte order mark. A space in its place keeps all offsets.
    return (this.#parsed ??= toTree(this.text.replace(/^\uFEFF/, ' ')))
  }

  /** Whether it is JSON, apart from comments, trailing commas, and a byte order mark: its value is certain. */
  get isJsonc(): boolean {
    return this.tree !== undefined && this.errors.length === 0
  }

  /** The value at a JSON Pointer. For a text in several languages, the one that is in `value`. */
  find(pointer: string): Node | undefined {
    const node = findNode(this.tree, pointer)
    const { file, language } = this.localization ?? {}
    if (node?.type !== 'object' || !file || !language || !isTranslatable(file, pointer)) return node
    const texts = getNodeValue(node) as unknown
    if (!isTranslations(texts)) return node
    return findNode(node, childPointer('', shownLanguage(texts, language, language)))
  }

  /** The property name at a JSON Pointer; undefined for a list entry. */
  findName(pointer: string): Node | undefined {
    const parent = findNode(this.tree, pointer)?.parent
    return parent?.type === 'property' ? parent.children?.[0] : undefined
  }

  /**
   * The characters to mark for a JSON Pointer. For a list or an object, its name, or its opening bracket if it has no
   * name. For a missing value, its closest ancestor.
   */
  findSpan(pointer: string, part: 'name' | 'value' = 'value'): Span {
    const node = this.find(pointer)
    if (!node) return pointer === '' ? { offset: 0, length: 0 } : this.findSpan(parentPointer(pointer))
    const isContainer = node.type === 'object' || node.type === 'array'
    const name = this.findName(pointer)
    if (name && (isContainer || part === 'name')) return name
    return isContainer ? { offset: node.offset, length: 1 } : node
  }
}

interface ParsedTree {
  tree: Node | undefined
  errors: ParseError[]
}

/** Without a tree if the text is nested too deeply: the parser and everything that walks the tree are recursive. */
function toTree(text: string): ParsedTree {
  const errors: ParseError[] = []
  const tree = isTooDeep(text)
    ? undefined
    : parseTree(text, errors, { allowTrailingComma: true, disallowComments: false })
  return { tree, errors }
}

/** Far more than any document needs, and few enough for the call stack. */
const maxDepth = 1000

/** Like the parser, ignores a closing bracket that does not fit the open one. */
function isTooDeep(text: string): boolean {
  const scanner = createScanner(text, true)
  const closing: string[] = []
  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    const start = text[scanner.getTokenOffset()]
    if (start === '[') closing.push(']')
    else if (start === '{') closing.push('}')
    else if (start === closing.at(-1)) closing.pop()
    if (closing.length > maxDepth) return true
  }
  return false
}

function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}
