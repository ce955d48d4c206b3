import { placeWithoutKey } from '../../../contract/keys.ts'
import { keysFile } from '../../../contract/clientFiles.ts'
import type { Finding } from '../../Finding.ts'
import { countsOf, type Report } from './Report.ts'

/** One object: the counts, and every finding with the path from the working directory. */
export function asJson(report: Report): string {
  const withPath = (kind: 'findings' | 'fixed') =>
    report.files.flatMap((file) =>
      file[kind].map((finding) => ({ ...finding, file: file.path, pointer: shownPointer(finding) })),
    )
  const document = { counts: countsOf(report), findings: withPath('findings'), fixed: withPath('fixed') }
  return `${JSON.stringify(document, null, 2)}\n`
}

/** A pointer into keys.json can hold a key, and this ends in logs. */
function shownPointer({ file, pointer }: Finding) {
  return file === keysFile ? placeWithoutKey(pointer) : pointer
}
