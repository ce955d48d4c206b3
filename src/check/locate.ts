import type { Node } from 'jsonc-parser'
import type { Fault, Found } from './Fault.ts'
import type { Edit, Finding } from './Finding.ts'
import type { LineMap } from './source/LineMap.ts'
import type { Source, Span } from './source/Source.ts'
import { spanWithin } from './source/withinText.ts'
import { visible } from './visible.ts'

/** A fault with the lines and columns that it stands at. */
export function locate(source: Source, lines: LineMap, [rule, fault]: Found): Finding {
  const { pointer, message, mend } = fault
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
    mend: visible(mend),
    ...(fix && { fix }),
  }
}

function spanOf(source: Source, { pointer, part, isAboutName }: Fault): Span {
  const node = part && source.find(pointer)
  return node ? spanWithin(source, node, part) : source.spanOf(pointer, isAboutName ? 'name' : 'value')
}

function fixOf(source: Source, fault: Fault): Edit[] | undefined {
  const { pointer, isAboutName = false, references = [], replacement, cuts } = fault
  const nodes = [pointer, ...references]
    .map((each) => (isAboutName ? source.findName(each) : source.find(each)))
    .filter((node) => node !== undefined)
  const replaced = ({ offset, length }: Node) => [{ offset, length, text: JSON.stringify(replacement) }]
  const cut = (node: Node) => cuts!.map((part) => ({ ...spanWithin(source, node, part), text: '' }))
  if (replacement !== undefined) return nodes.flatMap(replaced)
  return cuts && nodes.flatMap(cut)
}
