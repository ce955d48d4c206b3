import { codeFrameColumns } from '@babel/code-frame'
import stringWidth from 'string-width'
import { replaceControlCharacters } from '../../controlCharacters.ts'
import type { Diagnostic } from '../../Diagnostic.ts'

/** Lines to show above and below the marked one. */
const contextLines = 1

/** The frame shows only part of a longer line, for example in a minified file. */
const maxLineLength = 160

/** Splits a text into lines for codeFrame, which also breaks lines at U+2028 and U+2029. JSON does not. */
export function splitLines(text: string): string[] {
  return text
    .replaceAll(/[\u2028\u2029]/g, ' ')
    .split(/\r\n|\r|\n/)
    .map(replaceControlCharacters)
}

/**
 * The lines around a diagnostic, with carets below its first line. '' if it is about the whole file.
 * @param paint colors the marks
 */
export function codeFrame(
  lines: string[],
  { start, end }: Pick<Diagnostic, 'start' | 'end'>,
  paint: (marks: string) => string = (marks) => marks,
): string {
  const isAboutFile = start.offset === 0 && end.offset === 0
  if (isAboutFile) return ''
  const line = lines[start.line - 1] ?? ''
  const firstLine = Math.max(start.line - contextLines, 1)
  const context = lines.slice(firstLine - 1, start.line + contextLines)
  const isTooWide = context.some((each) => each.length > maxLineLength)
  const left = isTooWide ? Math.max(start.column - maxLineLength / 2, 0) : 0
  const shown = isTooWide ? [line.slice(left, left + maxLineLength)] : context
  const lastColumn = end.line === start.line ? end.column : line.length + 1
  const column = start.column - left
  const endColumn = Math.max(column + 1, Math.min(lastColumn - left, maxLineLength))
  const location = { start: { line: start.line, column }, end: { line: start.line, column: endColumn } }
  const options = {
    startLine: isTooWide ? start.line : firstLine,
    linesAbove: contextLines,
    linesBelow: contextLines,
  }
  const frame = codeFrameColumns(shown.join('\n'), location, options)
  return paintMarks(frame, line.slice(left), { column, endColumn }, paint)
}

/** Paints the marks, and makes the carets as wide as a terminal shows the characters above them. */
function paintMarks(
  frame: string,
  line: string,
  { column, endColumn }: { column: number; endColumn: number },
  paint: (marks: string) => string,
) {
  const before = line.slice(0, column - 1)
  const marked = line.slice(column - 1, endColumn - 1)
  const shift = ' '.repeat(Math.max(0, stringWidth(before) - before.replaceAll('\t', '').length))
  const carets = '^'.repeat(Math.max(1, stringWidth(marked)))
  return frame
    .replace(/^>/m, () => paint('>'))
    .replace(/^( +\|\s*?)\^+$/m, (_, gutter: string) => `${gutter}${shift}${paint(carets)}`)
}
