import type { Node } from 'jsonc-parser'
import type { UnlocatedDiagnostic, RuleDiagnostic } from './UnlocatedDiagnostic.ts'
import type { Edit, Diagnostic } from './Diagnostic.ts'
import type { LineMap } from './source/LineMap.ts'
import type { JsonDocument, Span } from './source/JsonDocument.ts'
import { spanWithin } from './source/withinText.ts'
import { visible } from './visible.ts'

/** Adds the file, line, and column to a diagnostic. */
export function locate(source: JsonDocument, lines: LineMap, unlocated: RuleDiagnostic): Diagnostic {
  const { rule, pointer, message, help } = unlocated
  const { offset, length } = unlocated.span ?? spanOf(source, unlocated)
  const fix = source.isReadable ? (unlocated.fix ?? fixOf(source, unlocated)) : undefined
  return {
    rule: rule.code,
    severity: rule.severity,
    file: source.path,
    pointer,
    start: lines.positionOf(offset),
    end: lines.positionOf(offset + length),
    message: visible(message),
    help: visible(help),
    ...(fix && { fix }),
  }
}

function spanOf(source: JsonDocument, { pointer, part, isAboutName }: UnlocatedDiagnostic): Span {
  const node = part && source.find(pointer)
  return node ? spanWithin(source, node, part) : source.spanOf(pointer, isAboutName ? 'name' : 'value')
}

function fixOf(source: JsonDocument, unlocated: UnlocatedDiagnostic): Edit[] | undefined {
  const { pointer, isAboutName = false, references = [], replacement, cuts } = unlocated
  const nodes = [pointer, ...references]
    .map((each) => (isAboutName ? source.findName(each) : source.find(each)))
    .filter((node) => node !== undefined)
  const replaced = ({ offset, length }: Node) => [{ offset, length, text: JSON.stringify(replacement) }]
  const cut = (node: Node) => cuts!.map((part) => ({ ...spanWithin(source, node, part), text: '' }))
  if (replacement !== undefined) return nodes.flatMap(replaced)
  return cuts && nodes.flatMap(cut)
}
