import builder from 'junit-report-builder'
import type { Report } from './Report.ts'

/** For build servers: a suite for each file, a failed case for each diagnostic that counts, and a passed one for the rest. */
export function asJunit({ files, strict }: Report): string {
  const report = builder.newBuilder().name('mediplan check')
  for (const { path, diagnostics } of files) {
    const suite = report.testSuite().name(path)
    if (diagnostics.length === 0) suite.testCase().className(path).name('has no diagnostics').file(path)
    for (const { rule, severity, start, message, help } of diagnostics) {
      const place = `${path}:${start.line}:${start.column}`
      const entry = suite
        .testCase()
        .className(path)
        .name(`${rule} at ${start.line}:${start.column}`)
        .file(path)
      if (strict || severity === 'error')
        entry.failure(message, severity).stacktrace(withoutEnd(`${place}\n${help}`))
      else entry.standardOutput(withoutEnd(`${place} ${severity}: ${message} ${help}`))
    }
  }
  return report.build()
}

/** The library writes these texts as CDATA sections, and keeps only the first that would end one from ending it. */
function withoutEnd(text: string) {
  return text.replaceAll(']]>', ']] >')
}
