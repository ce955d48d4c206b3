import type { Fault, RuleName } from './Fault.ts'
import type { Finding } from './Finding.ts'
import type { LineMap } from './source/LineMap.ts'
import type { Source } from './source/Source.ts'

/** A fault with the lines and columns that it stands at. */
export function locate(source: Source, lines: LineMap, rule: RuleName, fault: Fault): Finding {
  const { pointer, message, mend, fix } = fault
  const { offset, length } = fault.span ?? source.spanOf(pointer)
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
