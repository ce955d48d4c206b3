import { fileName, isYearFile } from '../contract/clientFiles.ts'
import { LineMap } from '../clients/LineMap.ts'
import { defaultLanguage } from '../contract/languages.ts'
import type { Diagnostic, Edit, Span } from './Diagnostic.ts'
import { runRules, type RuleFinding, type Finding } from './LinterRule.ts'
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
  readonly #findings: RuleFinding[] = []

  /**
   * @param kind without it, checks only the syntax
   * @param language the client's first language, in which rules see the texts
   */
  constructor(path: string, text: string, kind?: DocumentKind, language: string = defaultLanguage) {
    const file = fileName(path)
    this.document = new JsonDocument(path, text, kind && isYearFile(file) ? { file, language } : undefined)
    this.report(runRules(syntaxRules, ({ check }) => check(this.document)))
    const { isJsonc } = this.document
    const { errors, warnings } =
      kind && isJsonc ? checkStructure(this.document, kind) : { errors: [], warnings: [] }
    this.report([...errors, ...warnings])
    this.isSchemaValid = isJsonc && errors.length === 0
  }

  report(findings: RuleFinding[]) {
    this.#findings.push(...findings)
  }

  /** Whether it can be parsed and is not another kind of document. It can still have errors. */
  get hasExpectedKind(): boolean {
    return this.document.isJsonc && !this.#findings.some(({ rule }) => rule.code === wrongDocument.code)
  }

  diagnostics(): Diagnostic[] {
    return locate(this.document, this.#findings)
  }
}

/** Adds the file, lines, and columns to findings, and their fixes as edits. */
export function locate(document: JsonDocument, findings: readonly RuleFinding[]): Diagnostic[] {
  const lines = new LineMap(document.text)
  return findings.map((finding) => {
    const { rule, pointer, message, help } = finding
    const { offset, length } = finding.span ?? findSpan(document, finding)
    const fix = document.isUtf8 ? (finding.fix ?? toEdits(document, finding)) : undefined
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
  })
}

function findSpan(document: JsonDocument, { pointer, spanInValue, isAboutName }: Finding): Span {
  const node = spanInValue && document.find(pointer)
  return node
    ? spanWithin(document, node, spanInValue)
    : document.findSpan(pointer, isAboutName ? 'name' : 'value')
}

function toEdits(document: JsonDocument, finding: Finding): Edit[] | undefined {
  const { pointer, isAboutName = false, references = [], replacement, deletions } = finding
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
