import pc from 'picocolors'
import { keysFile } from '../../../contract/clientFiles.ts'
import type { Finding } from '../../Finding.ts'
import { visible } from '../../visible.ts'
import { frameOf, linesOf } from './frame.ts'
import { countsOf, type Report, type ReportedFile } from './Report.ts'

/**
 * For people: each finding with its place, a code frame, what is wrong and how to mend it, and the counts at the end.
 * @param isTerminal whether colour is of use; NO_COLOR and FORCE_COLOR have the last word
 */
export function asText(report: Report, isTerminal: boolean): string {
  const colours = pc.createColors(takesColour(isTerminal))
  const parts = report.files.flatMap((file) => {
    // A line of keys.json holds a key, and this ends in logs.
    const lines = file.path.endsWith(keysFile) ? [] : linesOf(file.text)
    return [
      ...file.fixed.map((finding) => fixedText(file, finding, colours)),
      ...file.findings.map((finding) => findingText(file, finding, lines, colours)),
    ]
  })
  return `${[...parts, summary(report, colours)].join('\n')}\n`
}

function takesColour(isTerminal: boolean) {
  const { FORCE_COLOR: forced = '', NO_COLOR: none = '' } = process.env
  if (none !== '' || forced === '0' || forced === 'false') return false
  return forced !== '' || (isTerminal && pc.isColorSupported)
}

type Colours = ReturnType<typeof pc.createColors>

function fixedText(file: ReportedFile, finding: Finding, { green, dim }: Colours) {
  const { start, rule, message, change } = finding
  // What keys.json says is secret, and this ends in logs.
  const isShown = change && !file.path.endsWith(keysFile)
  return [
    `${visible(file.path)}:${start.line}:${start.column} ${green('fixed')} ${dim(rule)}`,
    `  ${message}`,
    ...(isShown ? [`  ${visible(change.before)} → ${visible(change.after)}`] : []),
    '',
  ].join('\n')
}

function findingText(file: ReportedFile, finding: Finding, lines: string[], colours: Colours) {
  const { red, yellow, bold, dim, cyan } = colours
  const { line, column } = finding.start
  const paint = finding.severity === 'error' ? red : yellow
  const frame = lines.length === 0 ? '' : frameOf(lines, finding, paint)
  const place = `${cyan(visible(file.path))}:${line}:${column}`
  return [
    `${place} ${paint(finding.severity)} ${dim(finding.rule)}`,
    `  ${bold(finding.message)}`,
    `  ${finding.mend}`,
    ...(frame === '' ? [] : ['', frame]),
    '',
  ].join('\n')
}

function summary(report: Report, { green }: Colours) {
  const { files, errors, warnings, fixed, fixable } = countsOf(report)
  const found =
    errors + warnings === 0
      ? green(`${counted(files, 'file')}, nothing wrong.`)
      : `${counted(errors, 'error')} and ${counted(warnings, 'warning')} in ${counted(files, 'file')}.`
  return [
    found,
    ...(fixed > 0 ? [`${fixed} fixed.`] : []),
    ...(fixable > 0 ? [`${fixable} can be fixed with --fix.`] : []),
  ].join(' ')
}

function counted(count: number, noun: string) {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
