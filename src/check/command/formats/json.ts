import { pointerWithoutKey } from '../../../contract/keys.ts'
import { keysFile } from '../../../contract/clientFiles.ts'
import type { Diagnostic } from '../../Diagnostic.ts'
import { countsOf, type Report } from './Report.ts'

/** One object: the counts, and every diagnostic with the path from the working directory. */
export function asJson(report: Report): string {
  const withPath = (kind: 'diagnostics' | 'fixed') =>
    report.files.flatMap((file) =>
      file[kind].map((diagnostic) => ({ ...diagnostic, file: file.path, pointer: shownPointer(diagnostic) })),
    )
  const document = {
    counts: countsOf(report),
    diagnostics: withPath('diagnostics'),
    fixed: withPath('fixed'),
  }
  return `${JSON.stringify(document, null, 2)}\n`
}

/** A pointer into keys.json can hold a key, and this ends in logs. */
function shownPointer({ file, pointer }: Diagnostic) {
  return file === keysFile ? pointerWithoutKey(pointer) : pointer
}
