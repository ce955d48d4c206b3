import pc from 'picocolors'
import { keysFile } from '../../../contract/clientFiles.ts'
import type { Diagnostic } from '../../Diagnostic.ts'
import { sameWords, type Repeated } from '../../sameWords.ts'
import { visible } from '../../visible.ts'
import { frameOf, linesOf } from './frame.ts'
import { countsOf, type Report, type ReportedFile } from './Report.ts'

/** How many other places of a repeated diagnostic to list: as many as fit on two lines. */
const mostPlaces = 20

/**
 * For people: each diagnostic with its place, a code frame, what is wrong and how to mend it, and the counts at the end.
 * Shows a repeated diagnostic once per file. If the number of diagnostics is limited, shows errors before warnings.
 * @param isTerminal whether colour is of use; NO_COLOR and FORCE_COLOR have the last word
 */
export function asText(report: Report, isTerminal: boolean): string {
  const colours = pc.createColors(takesColour(isTerminal))
  const { quiet = false, maxDiagnostics = Infinity } = report
  const isShown = ({ severity }: Diagnostic) => !quiet || severity === 'error'
  const files = report.files.map((file) => ({ file, groups: sameWords(file.diagnostics.filter(isShown)) }))
  const groups = files.flatMap((each) => each.groups)
  if (quiet && groups.length === 0) return ''
  const shown = new Set(worstFirst(groups).slice(0, maxDiagnostics))
  const parts = files.flatMap(({ file, groups: own }) => {
    const ownShown = own.filter((group) => shown.has(group))
    const lines = ownShown.length > 0 ? linesOf(file.text) : []
    return [
      ...(quiet ? [] : sameWords(file.fixed).map((group) => fixedText(file, group, colours))),
      ...ownShown.map((group) => findingText(file, group, lines, colours)),
    ]
  })
  const rest = groups.length - shown.size
  const more = rest > 0 ? [`${rest} more not shown. Show all with --max-diagnostics none.\n`] : []
  return `${[...parts, ...more, summary(report, colours)].join('\n')}\n`
}

function worstFirst(groups: readonly Repeated[]) {
  return groups.toSorted(([a], [b]) => Number(b.severity === 'error') - Number(a.severity === 'error'))
}

function takesColour(isTerminal: boolean) {
  const { FORCE_COLOR: forced = '', NO_COLOR: none = '' } = process.env
  if (none !== '' || forced === '0' || forced === 'false') return false
  return forced !== '' || (isTerminal && pc.isColorSupported)
}

type Colours = ReturnType<typeof pc.createColors>

function fixedText(file: ReportedFile, [diagnostic, ...others]: Repeated, { green, dim }: Colours) {
  const { start, rule, message } = diagnostic
  // The values in keys.json are secret, and this output ends up in logs.
  const changes =
    diagnostic.file === keysFile ? [] : [diagnostic, ...others].flatMap(({ change }) => change ?? [])
  return [
    `${visible(file.path)}:${start.line}:${start.column} ${green('fixed')} ${dim(rule)}`,
    `  ${message}`,
    ...new Set(changes.map(({ before, after }) => `  ${visible(before)} → ${visible(after)}`)),
    ...otherPlaces(others),
    '',
  ].join('\n')
}

function findingText(
  file: ReportedFile,
  [diagnostic, ...others]: Repeated,
  lines: string[],
  colours: Colours,
) {
  const { red, yellow, bold, dim, cyan } = colours
  const { line, column } = diagnostic.start
  const paint = diagnostic.severity === 'error' ? red : yellow
  // A line of keys.json holds a key, and this output ends up in logs.
  const frame = diagnostic.file === keysFile ? '' : frameOf(lines, diagnostic, paint)
  const place = `${cyan(visible(file.path))}:${line}:${column}`
  return [
    `${place} ${paint(diagnostic.severity)} ${dim(diagnostic.rule)}`,
    `  ${bold(diagnostic.message)}`,
    `  ${diagnostic.help}`,
    ...otherPlaces(others),
    ...(frame === '' ? [] : ['', frame]),
    '',
  ].join('\n')
}

function otherPlaces(others: readonly Diagnostic[]): string[] {
  if (others.length === 0) return []
  const places = others.slice(0, mostPlaces).map(({ start }) => `${start.line}:${start.column}`)
  const rest = others.length - places.length
  return [
    `  Also in ${counted(others.length, 'other place')}: ${places.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`,
  ]
}

function summary(report: Report, { green }: Colours) {
  const { files, errors, warnings, fixed, fixable } = countsOf(report)
  if (report.quiet === true) return `${counted(errors, 'error')} in ${counted(files, 'file')}.`
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
