import type { Diagnostic } from '@codemirror/lint'
import type { Finding } from '../../check/Finding.ts'

/**
 * A finding as the editor underlines it.
 * @param length of the text, which may have become shorter since it was checked
 */
export function diagnosticOf(
  { severity, start, end, message, mend, fix }: Finding,
  length: number,
): Diagnostic {
  return {
    from: Math.min(start.offset, length),
    to: Math.min(Math.max(end.offset, start.offset), length),
    severity,
    message: `${message}\n${mend}`,
    ...(fix && {
      actions: [
        {
          name: 'Mend',
          apply: (view) =>
            view.dispatch({
              changes: fix.map(({ offset, length: cut, text }) => ({
                from: offset,
                to: offset + cut,
                insert: text,
              })),
            }),
        },
      ],
    }),
  }
}
