import { isAbsolute } from 'node:path'
import { pathToFileURL } from 'node:url'
import packageJson from '../../../../package.json' with { type: 'json' }
import { keysFile } from '../../../contract/clientFiles.ts'
import { pointerWithoutKey } from '../../../contract/keys.ts'
import { allRules } from '../../allRules.ts'
import { escapeControlCharacters, escapeOutput } from '../../controlCharacters.ts'
import type { Diagnostic, Severity } from '../../Diagnostic.ts'
import { countDiagnostics, type Report } from './Report.ts'

export type Format = 'text' | 'json' | 'junit' | 'sarif'

/** Libraries are loaded on demand: importing them takes longer than many checks. */
export const formats: Record<Format, (report: Report) => Promise<string> | string> = {
  text: async (report) => {
    const { formatText } = await import('./formatText.ts')
    // Despite its type, isTTY is undefined for a pipe.
    return formatText(report, Boolean(process.stdout.isTTY))
  },
  json: formatJson,
  junit: formatJunit,
  sarif: formatSarif,
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
  return formatDocument({
    counts: countDiagnostics(report),
    diagnostics: withPath('diagnostics'),
    fixed: withPath('fixed'),
  })
}

/** A pointer into keys.json can contain a key, and reports end up in logs. */
function withoutKey({ file, pointer }: Diagnostic) {
  return file === keysFile ? pointerWithoutKey(pointer) : pointer
}

/**
 * For build servers: a suite for each file, with a failed case for each diagnostic that affects the exit code and a
 * passed case for each other one.
 */
async function formatJunit({ files, strict }: Report): Promise<string> {
  const { default: builder } = await import('junit-report-builder')
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

/** General help. Each diagnostic says how to fix it. */
const ruleHelp: Record<Severity, string> = {
  error:
    'The client cannot be served until this is fixed. `mediplan check --fix` fixes what has only one possible meaning.',
  warning:
    'The client is served, but probably not as intended. If a warning is intended, say why in accepted.json next to keys.json: { "<file>": { "<rule>": "<reason>" } }.',
}

/** The line breaks of LineMap. Without them, SARIF counts no lone \r. */
const newlineSequences = ['\r\n', '\r', '\n']

/** For code scanning: SARIF 2.1.0 with all rules. */
function formatSarif({ files }: Report): string {
  const rules = allRules.map(({ code, severity, title }) => ({
    id: code,
    shortDescription: { text: title },
    help: { text: ruleHelp[severity] },
    defaultConfiguration: { level: severity },
  }))
  const reported = files.filter(({ diagnostics }) => diagnostics.length > 0)
  const results = reported.flatMap(({ path, diagnostics }, index) =>
    diagnostics.map(({ rule, severity, start, end, message, help }) => ({
      level: severity,
      message: { text: `${message} ${help}` },
      ruleId: rule,
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: toUri(path), index },
            region: {
              startLine: start.line,
              startColumn: start.column,
              endLine: end.line,
              endColumn: end.column,
            },
          },
        },
      ],
      ruleIndex: rules.findIndex(({ id }) => id === rule),
    })),
  )
  const artifacts = reported.map(({ path }) => ({
    sourceLanguage: path.endsWith('.json') ? 'JSON' : 'unknown',
    location: { uri: toUri(path) },
  }))
  const driver = { name: 'mediplan check', rules, version: packageJson.version }
  return formatDocument({
    $schema: 'http://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, results, columnKind: 'utf16CodeUnits', newlineSequences, artifacts }],
  })
}

function toUri(path: string) {
  return isAbsolute(path) ? pathToFileURL(path).href : path.split('/').map(encodeURIComponent).join('/')
}

function formatDocument(document: object) {
  return `${escapeOutput(JSON.stringify(document, null, 2))}\n`
}
