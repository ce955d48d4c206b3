import type { Node } from 'jsonc-parser'
import type { Fault, Found } from './Fault.ts'
import type { Edit, Diagnostic } from './Diagnostic.ts'
import type { LineMap } from '../clients/LineMap.ts'
import type { JsonDocument, Span } from './source/JsonDocument.ts'
import { spanWithin } from './source/withinText.ts'
import { visible } from './visible.ts'

/** A fault with the lines and columns that it stands at. */
export function locate(source: JsonDocument, lines: LineMap, [rule, fault]: Found): Diagnostic {
  const { pointer, message, help } = fault
  const { offset, length } = fault.span ?? spanOf(source, fault)
  const fix = source.isReadable ? (fault.fix ?? fixOf(source, fault)) : undefined
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

function spanOf(source: JsonDocument, { pointer, part, isAboutName }: Fault): Span {
  const node = part && source.find(pointer)
  return node ? spanWithin(source, node, part) : source.spanOf(pointer, isAboutName ? 'name' : 'value')
}

function fixOf(source: JsonDocument, fault: Fault): Edit[] | undefined {
  const { pointer, isAboutName = false, references = [], replacement, cuts } = fault
  const nodes = [pointer, ...references]
    .map((each) => (isAboutName ? source.findName(each) : source.find(each)))
    .filter((node) => node !== undefined)
  const replaced = ({ offset, length }: Node) => [{ offset, length, text: JSON.stringify(replacement) }]
  const cut = (node: Node) => cuts!.map((part) => ({ ...spanWithin(source, node, part), text: '' }))
  if (replacement !== undefined) return nodes.flatMap(replaced)
  return cuts && nodes.flatMap(cut)
}
