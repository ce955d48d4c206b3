import builder from 'junit-report-builder'
import { escapeControlCharacters, escapeOutput } from '../../controlCharacters.ts'
import type { Report } from './Report.ts'

/**
 * For build servers: a suite for each file, with a failed case for each diagnostic that affects the exit code and a
 * passed case for each other one.
 */
export function formatJunit({ files, strict }: Report): string {
  const report = builder.newBuilder().name('mediplan check')
  for (const { path: rawPath, diagnostics } of files) {
    // XML cannot contain most control characters, even escaped.
    const path = escapeControlCharacters(rawPath)
    const suite = report.testSuite().name(path)
    if (diagnostics.length === 0) suite.testCase().className(path).name('has no problems').file(path)
    for (const { rule, severity, start, message, help } of diagnostics) {
      const position = `${start.line}:${start.column}`
      const testCase = suite.testCase().className(path).name(`${rule} at ${position}`).file(path)
      if (strict || severity === 'error')
        testCase.failure(message, severity).stacktrace(escapeCdataEnd(`${path}:${position}\n${help}`))
      else testCase.standardOutput(escapeCdataEnd(`${path}:${position} ${severity}: ${message} ${help}`))
    }
  }
  return escapeOutput(report.build())
}

/** The library writes these texts as CDATA sections, but escapes only the first `]]>` in each. */
function escapeCdataEnd(text: string) {
  return text.replaceAll(']]>', ']] >')
}
