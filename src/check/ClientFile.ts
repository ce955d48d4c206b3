import { fileName, isYearFile } from '../contract/clientFiles.ts'
import { LineMap } from '../clients/LineMap.ts'
import { defaultLanguage } from '../contract/languages.ts'
import type { Diagnostic, Edit, Span } from './Diagnostic.ts'
import { internalError, runRule, type RuleFinding, type Finding } from './LinterRule.ts'
import { JsonDocument } from './source/JsonDocument.ts'
import { syntaxRules } from './source/syntaxRules.ts'
import { checkStructure } from './structure/checkStructure.ts'
import type { DocumentKind } from './structure/SchemaViolation.ts'
import { wrongDocument } from './structure/documentKinds.ts'
import type { Node } from 'jsonc-parser'
import { escapeControlCharacters } from './controlCharacters.ts'

export class ClientFile {
  readonly document: JsonDocument
  /** Whether the document has the type that its schema describes, which rules rely on. */
  readonly isSchemaValid: boolean
  #diagnostics: RuleFinding[] = []

  /**
   * @param kind without it, checks only the syntax
   * @param language the client's first language, in which rules see the texts
   */
  constructor(path: string, text: string, kind?: DocumentKind, language: string = defaultLanguage) {
    const file = fileName(path)
    this.document = new JsonDocument(path, text, kind && isYearFile(file) ? { file, language } : undefined)
    for (const rule of syntaxRules) this.report(runRule(rule, () => rule.check(this.document)))
    const { isJsonc } = this.document
    const { errors, warnings } =
      kind && isJsonc ? checkStructure(this.document, kind) : { errors: [], warnings: [] }
    this.report([...errors, ...warnings])
    this.isSchemaValid = isJsonc && errors.length === 0
  }

  report(diagnostics: RuleFinding[]) {
    this.#diagnostics.push(...diagnostics)
  }

  /** Reports a diagnostic instead of those with the same pointer. */
  replaceAtPointer(diagnostic: RuleFinding) {
    const others = this.#diagnostics.filter(({ pointer }) => pointer !== diagnostic.pointer)
    this.#diagnostics = [...others, diagnostic]
  }

  /** Whether it can be parsed and is not another kind of document. It can still have errors. */
  get hasExpectedKind(): boolean {
    return this.document.isJsonc && !this.#diagnostics.some(({ rule }) => rule.code === wrongDocument.code)
  }

  /** Internal errors do not count: they say nothing about the file, and other rules still run. */
  get hasErrors(): boolean {
    return this.#diagnostics.some(({ rule }) => rule.severity === 'error' && rule.code !== internalError.code)
  }

  diagnostics(): Diagnostic[] {
    if (this.#diagnostics.length === 0) return []
    const lines = new LineMap(this.document.text)
    return this.#diagnostics.map((diagnostic) => locate(this.document, lines, diagnostic))
  }
}

/** Adds the file, lines, and columns to a diagnostic, and its fix as edits. */
export function locate(document: JsonDocument, lines: LineMap, unlocated: RuleFinding): Diagnostic {
  const { rule, pointer, message, help } = unlocated
  const { offset, length } = unlocated.span ?? findSpan(document, unlocated)
  const fix = document.isUtf8 ? (unlocated.fix ?? toEdits(document, unlocated)) : undefined
  return {
    rule: rule.code,
    severity: rule.severity,
    file: document.path,
    pointer,
    start: lines.positionAt(offset),
    end: lines.positionAt(offset + length),
    message: escapeControlCharacters(message),
    help: escapeControlCharacters(help),
    ...(fix && { fix }),
  }
}

function findSpan(document: JsonDocument, { pointer, spanInValue, isAboutName }: Finding): Span {
  const node = spanInValue && document.find(pointer)
  return node
    ? spanWithin(document, node, spanInValue)
    : document.findSpan(pointer, isAboutName ? 'name' : 'value')
}

function toEdits(document: JsonDocument, unlocated: Finding): Edit[] | undefined {
  const { pointer, isAboutName = false, references = [], replacement, deletions } = unlocated
  const nodes = [pointer, ...references]
    .map((each) => (isAboutName ? document.findName(each) : document.find(each)))
    .filter((node) => node !== undefined)
  if (replacement !== undefined)
    return nodes.map(({ offset, length }) => ({ offset, length, text: JSON.stringify(replacement) }))
  return (
    deletions &&
    nodes.flatMap((node) =>
      deletions.map((deletion) => ({ ...spanWithin(document, node, deletion), text: '' })),
    )
  )
}

/** One decoded character of a JSON string: an escape sequence or the character itself. */
const encodedCharacter = /\\u[\da-f]{4}|\\[\s\S]|[\s\S]/gi

/**
 * Converts a span of a decoded string to its span in the file, where escape sequences are longer.
 * @param node the string, including its quotation marks
 */
function spanWithin({ text }: JsonDocument, { offset, length }: Node, span: Span): Span {
  const characters = text.slice(offset + 1, offset + length - 1).match(encodedCharacter) ?? []
  const totalLength = (some: string[]) => some.reduce((sum, each) => sum + each.length, 0)
  return {
    offset: offset + 1 + totalLength(characters.slice(0, span.offset)),
    length: totalLength(characters.slice(span.offset, span.offset + span.length)),
  }
}
