import { codeFrameColumns } from '@babel/code-frame'
import widthOf from 'string-width'
import type { Diagnostic } from '../../Diagnostic.ts'
import { visibleLine } from '../../visible.ts'

/** Lines above and below the one that is pointed at. */
const around = 1

/** A line that is longer is shown in part: some files are one line. */
const longestLine = 160

/** The lines of a text, as frames show them: a frame's own end at two more characters, which are no ends in JSON. */
export function linesOf(text: string): string[] {
  return text
    .replaceAll(/[\u2028\u2029]/g, ' ')
    .split(/\r\n|\r|\n/)
    .map(visibleLine)
}

/**
 * The lines around a diagnostic with a caret below what is meant; '' where it is about the whole file. Of a diagnostic that
 * goes over several lines, the first is pointed at.
 * @param paint gives the marks their colour
 */
export function frameOf(
  lines: string[],
  { start, end }: Pick<Diagnostic, 'start' | 'end'>,
  paint: (marks: string) => string = (marks) => marks,
): string {
  const isOfWholeFile = start.offset === 0 && end.offset === 0
  if (isOfWholeFile) return ''
  const line = lines[start.line - 1] ?? ''
  const first = Math.max(start.line - around, 1)
  const neighbours = lines.slice(first - 1, start.line + around)
  const isWide = neighbours.some((each) => each.length > longestLine)
  const left = isWide ? Math.max(start.column - longestLine / 2, 0) : 0
  const shown = isWide ? [line.slice(left, left + longestLine)] : neighbours
  const lastColumn = end.line === start.line ? end.column : line.length + 1
  const column = start.column - left
  const endColumn = Math.max(column + 1, Math.min(lastColumn - left, longestLine))
  const place = { start: { line: start.line, column }, end: { line: start.line, column: endColumn } }
  const options = { startLine: isWide ? start.line : first, linesAbove: around, linesBelow: around }
  const frame = codeFrameColumns(shown.join('\n'), place, options)
  return withMarks(frame, line.slice(left), { column, endColumn }, paint)
}

/** The frame with its marks painted, and its carets as wide as a terminal shows what is above them. */
function withMarks(
  frame: string,
  line: string,
  { column, endColumn }: { column: number; endColumn: number },
  paint: (marks: string) => string,
) {
  const before = line.slice(0, column - 1)
  const meant = line.slice(column - 1, endColumn - 1)
  const shift = ' '.repeat(Math.max(0, widthOf(before) - before.replaceAll('\t', '').length))
  const carets = '^'.repeat(Math.max(1, widthOf(meant)))
  return frame
    .replace(/^>/m, () => paint('>'))
    .replace(/^( +\|\s*?)\^+$/m, (_, gutter: string) => `${gutter}${shift}${paint(carets)}`)
}
