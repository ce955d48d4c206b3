import type { Fault, Found } from './Fault.ts'
import type { Edit, Finding } from './Finding.ts'
import type { LineMap } from './source/LineMap.ts'
import type { Source } from './source/Source.ts'

/** A fault with the lines and columns that it stands at. */
export function locate(source: Source, lines: LineMap, [rule, fault]: Found): Finding {
  const { pointer, message, mend } = fault
  const { offset, length } = fault.span ?? source.spanOf(pointer, fault.isAboutName ? 'name' : 'value')
  const fix = fault.fix ?? replacing(source, fault)
  return {
    rule: rule.code,
    severity: rule.severity,
    file: source.path,
    pointer,
    start: lines.positionOf(offset),
    end: lines.positionOf(offset + length),
    message,
    mend,
    ...(fix && { fix }),
  }
}

function replacing(source: Source, { pointer, replacement, references = [] }: Fault): Edit[] | undefined {
  if (replacement === undefined) return undefined
  const nodes = [pointer, ...references].map((each) => source.find(each))
  return nodes.flatMap((node) =>
    node ? [{ offset: node.offset, length: node.length, text: JSON.stringify(replacement) }] : [],
  )
}
