import stringWidth from 'string-width'
import { lineBreak } from '../../clients/LineMap.ts'
import { replaceControlCharacters } from '../../check/controlCharacters.ts'
import type { Diagnostic } from '../../check/Diagnostic.ts'

/** Lines to show above and below the marked one. */
const contextLines = 1

/** The frame shows only part of a longer line, for example in a minified file. */
const maxLineLength = 160

/** Splits a text into lines that a terminal shows as one line each. */
export function splitLines(text: string): string[] {
  return text
    .replaceAll(/[\u2028\u2029]/g, ' ')
    .split(lineBreak)
    .map(replaceControlCharacters)
}

/** The lines around a diagnostic, with carets below its first line. '' if it is about the whole file. */
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
  const lastShown = Math.max(start.column + 1, Math.min(lastColumn, left + maxLineLength))
  // Carets are as wide as a terminal shows the characters above them.
  const indent = line
    .slice(left, start.column - 1)
    .replaceAll(/[^\t]+/g, (text) => ' '.repeat(stringWidth(text)))
  const carets = '^'.repeat(Math.max(1, stringWidth(line.slice(start.column - 1, lastShown - 1))))
  const firstShown = isTooWide ? start.line : firstLine
  const gutterWidth = String(firstShown + shown.length - 1).length
  return shown
    .flatMap((text, index) => {
      const number = firstShown + index
      const isMarked = number === start.line
      const gutter = `${isMarked ? paint('>') : ' '} ${String(number).padStart(gutterWidth)} |`
      const marks = isMarked ? [`  ${' '.repeat(gutterWidth)} | ${indent}${paint(carets)}`] : []
      return [text === '' ? gutter : `${gutter} ${text}`, ...marks]
    })
    .join('\n')
}
