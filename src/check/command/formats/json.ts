import { countsOf, type Report } from './Report.ts'

/** One object: the counts, and every finding with the path from the working directory. */
export function asJson(report: Report): string {
  const withPath = (kind: 'findings' | 'fixed') =>
    report.files.flatMap((file) => file[kind].map((finding) => ({ ...finding, file: file.path })))
  const document = { counts: countsOf(report), findings: withPath('findings'), fixed: withPath('fixed') }
  return `${JSON.stringify(document, null, 2)}\n`
}
