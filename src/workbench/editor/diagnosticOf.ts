import type { Diagnostic as EditorDiagnostic } from '@codemirror/lint'
import type { Edit, Diagnostic } from '../../check/Diagnostic.ts'

/**
 * A diagnostic as the editor underlines it.
 * @param length of the text, which may have become shorter since it was checked
 * @param onFix called with the edits that mend it, which are those of the text that was checked
 */
export function toEditorDiagnostic(
  { severity, start, end, message, help, fix }: Diagnostic,
  length: number,
  onFix: (fix: Edit[]) => void,
): EditorDiagnostic {
  return {
    from: Math.min(start.offset, length),
    to: Math.min(Math.max(end.offset, start.offset), length),
    severity,
    message: `${message}\n${help}`,
    ...(fix && { actions: [{ name: 'Fix', apply: () => onFix(fix) }] }),
  }
}
