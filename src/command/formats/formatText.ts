import pc from 'picocolors'
import { keysFile } from '../../contract/clientFiles.ts'
import { escapeControlCharacters } from '../../check/controlCharacters.ts'
import { type Diagnostic, groupRepeated, type DiagnosticGroup } from '../../check/Diagnostic.ts'
import { codeFrame, splitLines } from './codeFrame.ts'
import { countDiagnostics, type Report, type ReportedFile } from './Report.ts'

/** How many other positions of a repeated diagnostic to list: as many as fit on two lines. */
const maxPositions = 20

/**
 * For people: each diagnostic with its position, message, help, and a code frame, and the counts at the end. Shows a
 * repeated diagnostic once per file. If the number of diagnostics is limited, shows errors before warnings.
 * @param isTerminal whether to use colors, unless NO_COLOR or FORCE_COLOR decides
 */
export function formatText(report: Report, isTerminal: boolean): string {
  const colors = pc.createColors(shouldUseColors(isTerminal))
  const { quiet = false, maxDiagnostics = Infinity } = report
  const files = report.files.map((file) => ({
    file,
    groups: groupRepeated(file.diagnostics.filter(({ severity }) => !quiet || severity === 'error')),
  }))
  const groups = files.flatMap((each) => each.groups)
  if (quiet && groups.length === 0) return ''
  const shown = new Set(errorsFirst(groups).slice(0, maxDiagnostics))
  const parts = files.flatMap(({ file, groups: groupsOfFile }) => {
    const shownOfFile = groupsOfFile.filter((group) => shown.has(group))
    const lines = shownOfFile.length > 0 ? splitLines(file.text) : []
    return [
      ...(quiet ? [] : groupRepeated(file.fixed).map((group) => formatFixed(file, group, colors))),
      ...shownOfFile.map((group) => formatDiagnostic(file, group, lines, colors)),
    ]
  })
  const hidden = groups.length - shown.size
  const hint = hidden > 0 ? [`${hidden} more not shown. Show all with --max-diagnostics none.\n`] : []
  return `${[...parts, ...hint, formatSummary(report, colors)].join('\n')}\n`
}

function errorsFirst(groups: readonly DiagnosticGroup[]) {
  return groups.toSorted(([a], [b]) => Number(b.severity === 'error') - Number(a.severity === 'error'))
}

function shouldUseColors(isTerminal: boolean) {
  const { FORCE_COLOR: force = '', NO_COLOR: none = '' } = process.env
  if (none !== '' || force === '0' || force === 'false') return false
  return force !== '' || (isTerminal && pc.isColorSupported)
}

type Colors = ReturnType<typeof pc.createColors>

function formatFixed(file: ReportedFile, [diagnostic, ...others]: DiagnosticGroup, { green, dim }: Colors) {
  const { start, rule, message } = diagnostic
  // keys.json contains secrets, and this output ends up in logs.
  const changes =
    diagnostic.file === keysFile ? [] : [diagnostic, ...others].flatMap(({ change }) => change ?? [])
  return [
    `${escapeControlCharacters(file.path)}:${start.line}:${start.column} ${green('fixed')} ${dim(rule)}`,
    `  ${message}`,
    ...new Set(
      changes.map(
        ({ before, after }) => `  ${escapeControlCharacters(before)} → ${escapeControlCharacters(after)}`,
      ),
    ),
    ...formatOtherPositions(others),
    '',
  ].join('\n')
}

function formatDiagnostic(
  file: ReportedFile,
  [diagnostic, ...others]: DiagnosticGroup,
  lines: string[],
  { red, yellow, bold, dim, cyan }: Colors,
) {
  const { line, column } = diagnostic.start
  const paint = diagnostic.severity === 'error' ? red : yellow
  // keys.json contains secrets, and this output ends up in logs.
  const frame = diagnostic.file === keysFile ? '' : codeFrame(lines, diagnostic, paint)
  const position = `${cyan(escapeControlCharacters(file.path))}:${line}:${column}`
  return [
    `${position} ${paint(diagnostic.severity)} ${dim(diagnostic.rule)}`,
    `  ${bold(diagnostic.message)}`,
    `  ${diagnostic.help}`,
    ...formatOtherPositions(others),
    ...(frame === '' ? [] : ['', frame]),
    '',
  ].join('\n')
}

function formatOtherPositions(others: readonly Diagnostic[]): string[] {
  if (others.length === 0) return []
  const positions = others.slice(0, maxPositions).map(({ start }) => `${start.line}:${start.column}`)
  const hidden = others.length - positions.length
  return [
    `  Also in ${pluralize(others.length, 'other place')}: ${positions.join(', ')}${hidden > 0 ? ` and ${hidden} more` : ''}.`,
  ]
}

function formatSummary(report: Report, { green }: Colors) {
  const { files, errors, warnings, fixed, fixable } = countDiagnostics(report)
  const inFiles = `in ${pluralize(files, 'file')}.`
  if (report.quiet === true) return `${pluralize(errors, 'error')} ${inFiles}`
  const counts = `${pluralize(errors, 'error')}, ${pluralize(warnings, 'warning')}`
  const problems = errors + warnings
  const accepted = report.files.reduce((count, file) => count + file.accepted, 0)
  return [
    problems === 0
      ? green(`No problems ${inFiles}`)
      : `${pluralize(problems, 'problem')} (${counts}) ${inFiles}`,
    ...(accepted > 0 ? [`${accepted} accepted.`] : []),
    ...(fixed > 0 ? [`${fixed} fixed.`] : []),
    ...(fixable > 0 ? [`${fixable} can be fixed with --fix.`] : []),
  ].join(' ')
}

function pluralize(count: number, noun: string) {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
