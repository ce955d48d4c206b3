import { keysFile } from '../../contract/clientFiles.ts'
import { pointerWithoutKey } from '../../contract/keys.ts'
import { escapeOutput } from '../../check/controlCharacters.ts'
import type { Diagnostic } from '../../check/Diagnostic.ts'
import { countDiagnostics, type Report } from './Report.ts'

export type Format = 'text' | 'json'

/** Libraries are loaded on demand: importing them takes longer than many checks. */
export const formats: Record<Format, (report: Report) => Promise<string> | string> = {
  text: async (report) => {
    const { formatText } = await import('./formatText.ts')
    // Despite its type, isTTY is undefined for a pipe.
    return formatText(report, Boolean(process.stdout.isTTY))
  },
  json: formatJson,
}

/** One object with the counts and all diagnostics. Paths are relative to the working directory. */
function formatJson(report: Report): string {
  const withPath = (kind: 'diagnostics' | 'fixed') =>
    report.files.flatMap((file) =>
      file[kind].map((diagnostic) => ({
        ...diagnostic,
        file: file.path,
        pointer: withoutKey(diagnostic),
      })),
    )
  const document = {
    counts: countDiagnostics(report),
    diagnostics: withPath('diagnostics'),
    fixed: withPath('fixed'),
  }
  return `${escapeOutput(JSON.stringify(document, null, 2))}\n`
}

/** A pointer into keys.json can contain a key, and reports end up in logs. */
function withoutKey({ file, pointer }: Diagnostic) {
  return file === keysFile ? pointerWithoutKey(pointer) : pointer
}
