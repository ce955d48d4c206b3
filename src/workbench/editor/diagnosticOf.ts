import type { Diagnostic } from '@codemirror/lint'
import type { Edit, Finding } from '../../check/Finding.ts'

/**
 * A finding as the editor underlines it.
 * @param length of the text, which may have become shorter since it was checked
 * @param onMend called with the edits that mend it, which are those of the text that was checked
 */
export function diagnosticOf(
  { severity, start, end, message, mend, fix }: Finding,
  length: number,
  onMend: (fix: Edit[]) => void,
): Diagnostic {
  return {
    from: Math.min(start.offset, length),
    to: Math.min(Math.max(end.offset, start.offset), length),
    severity,
    message: `${message}\n${mend}`,
    ...(fix && { actions: [{ name: 'Fix', apply: () => onMend(fix) }] }),
  }
}
