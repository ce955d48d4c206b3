import type { Node } from 'jsonc-parser'
import type { LineMap } from '../clients/LineMap.ts'
import { escapeControlCharacters } from './controlCharacters.ts'
import type { Diagnostic, Edit, Span } from './Diagnostic.ts'
import type { JsonDocument } from './source/JsonDocument.ts'
import type { RuleDiagnostic, UnlocatedDiagnostic } from './UnlocatedDiagnostic.ts'

/** Adds the file, lines, and columns to a diagnostic, and its fix as edits. */
export function locate(document: JsonDocument, lines: LineMap, unlocated: RuleDiagnostic): Diagnostic {
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

function findSpan(document: JsonDocument, { pointer, spanInValue, isAboutName }: UnlocatedDiagnostic): Span {
  const node = spanInValue && document.find(pointer)
  return node
    ? spanWithin(document, node, spanInValue)
    : document.findSpan(pointer, isAboutName ? 'name' : 'value')
}

function toEdits(document: JsonDocument, unlocated: UnlocatedDiagnostic): Edit[] | undefined {
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
